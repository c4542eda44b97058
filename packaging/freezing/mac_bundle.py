"""What macOS reads about Yacht.app: its Info.plist."""

from typing import Any

from shipping import facts

_KINDS = {
    "games": (facts.GAMES_TYPE, "Games of Yacht"),
    "rules": (facts.RULES_TYPE, "Rules for Yacht"),
}


def information() -> dict[str, Any]:
    """The property list, beyond what PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": "Yacht",
        "CFBundleShortVersionString": facts.VERSION,
        "CFBundleVersion": facts.VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "sv", "de", "nl", "nb", "is"],
        "CFBundleDocumentTypes": [_document(kind) for kind in _KINDS],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "12.0",  # Qt 6.11's own
        "LSMultipleInstancesProhibited": True,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": facts.COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        # False: dark where the system is dark.
        "NSRequiresAquaSystemAppearance": False,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "UTExportedTypeDeclarations": [_declaration(kind) for kind in _KINDS],
    }


def _name(kind: str) -> str:
    return f"{facts.COMPONENT}.{kind}"


def _document(kind: str) -> dict[str, Any]:
    return {
        "CFBundleTypeName": _KINDS[kind][1],
        "CFBundleTypeRole": "Viewer",
        "CFBundleTypeIconFile": "yacht-desktop.icns",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [_name(kind)],
    }


def _declaration(kind: str) -> dict[str, Any]:
    mime, description = _KINDS[kind]
    return {
        "UTTypeIdentifier": _name(kind),
        "UTTypeDescription": description,
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [f"yacht-{kind}"],
            "public.mime-type": mime,
        },
    }
