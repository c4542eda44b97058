"""The colours of the house for what Qt itself draws."""

from PySide6.QtGui import QPalette

from yacht_desktop.ui.tokens import Tokens

_ROLES: dict[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "bg",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "soft",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.ToolTipBase: "surface",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "surface",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.Light: "surface",
    QPalette.ColorRole.Midlight: "line",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line",
}
_FADED = (
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.WindowText,
)
"""What is muted where it can't be used."""


def palette_of(tokens: Tokens) -> QPalette:
    """A palette of these colours."""
    palette = QPalette()
    for role, token in _ROLES.items():
        palette.setColor(role, getattr(tokens, token))
    for role in _FADED:
        palette.setColor(QPalette.ColorGroup.Disabled, role, tokens.muted)
    return palette
