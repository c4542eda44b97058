"""Which files go into the frozen program, whatever else the machine that builds it has.

Everything here is pure: the spec hands in what PyInstaller collected and gets back what stays.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import PurePath

Entry = tuple[str, str, str]
"""One row of PyInstaller's table of contents: place in the bundle, source file, kind."""

KEPT_PLUGINS = frozenset(
    {
        # Linux: X11, native Wayland with its window frames, and no screen at all for --selftest.
        "platforms/qxcb",
        "platforms/qwayland",
        "platforms/qoffscreen",
        "wayland-shell-integration/xdg-shell",
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        # Without these two, dead keys and input methods don't reach a player's name.
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        # File dialogs of a sandboxed desktop. GNOME's and KDE's own themes are inside QtGui.
        "platformthemes/qxdgdesktopportal",
        # Printers on Linux; Windows' and macOS's own are inside QtPrintSupport.
        "printsupport/cupsprintersupport",
        # Windows and macOS. No icons or images: ours are drawn, and PNG needs no plugin.
        "platforms/qwindows",
        "platforms/qcocoa",
        "styles/qmodernwindowsstyle",
        "styles/qmacstyle",
    }
)

BUNDLED_FROM_MACHINE = frozenset(
    {
        # A desktop without Qt programs may lack these.
        "libxcb-cursor",
        "libxcb-icccm",
        "libxcb-image",
        "libxcb-keysyms",
        "libxcb-randr",
        "libxcb-render",
        "libxcb-render-util",
        "libxcb-shape",
        "libxcb-shm",
        "libxcb-sync",
        "libxcb-util",
        "libxcb-xfixes",
        "libxcb-xkb",
        "libxkbcommon",
        "libxkbcommon-x11",
        # What Python's own modules load, and Debian's libpython.
        "libexpat",
        "libffi",
        "libmpdec",
        "libsqlite3",
    }
)

LEFT_TO_HOST = frozenset(
    {
        # The runtimes of C and C++. GCC 12 or newer is wherever the promised glibc is.
        "ld-linux-aarch64",
        "ld-linux-x86-64",
        "libc",
        "libdl",
        "libgcc_s",
        "libm",
        "libpthread",
        "librt",
        "libstdc++",
        "libutil",
        "libz",
        "libzstd",
        # They have to fit the graphics driver, the X server or the compositor.
        "libEGL",
        "libGL",
        "libX11",
        "libX11-xcb",
        "libwayland-client",
        "libwayland-cursor",
        "libxcb",
        # They have to fit the settings and the services of the desktop.
        "libcups",
        "libdbus-1",
        "libfontconfig",
        "libfreetype",
        "libglib-2.0",
        "libgthread-2.0",
    }
)

# The program opens no connection, so nothing that could is on board; what would import it
# anyway (logging.handlers, email.utils, asyncio) fails at once instead of bringing it in.
_NETWORK_MODULES = (
    "socket",
    "_socket",
    "ssl",
    "_ssl",
    "socketserver",
    "asyncio",
    "multiprocessing",
    "ftplib",
    "http",
    "smtplib",
    "urllib.request",
    "xmlrpc",
    "PySide6.QtNetwork",
)
# hashlib, zipfile and shutil do without these; each brings a library from the build machine.
_MODULES_WITH_SPARE = ("_hashlib", "_bz2", "_lzma")
_TOOLS_FOR_DEVELOPERS = (
    "curses",
    "distutils",
    "doctest",
    "pdb",
    "pydoc",
    "readline",
    "setuptools",
    "tkinter",
    "unittest",
    "xml",
    # How the build machine's Python was compiled, with that machine's folders.
    "_sysconfigdata__linux_aarch64-linux-gnu",
    "_sysconfigdata__linux_x86_64-linux-gnu",
    "numpy.f2py",
    "numpy.testing",
    "numpy._core._multiarray_tests",
)
# numpy loads these only when they are named, and the coach, which is exact, names none of them.
PARTS_OF_NUMPY_FOR_OTHERS = ("numpy.fft", "numpy.ma", "numpy.polynomial", "numpy.random")
# What others import only in functions that the program never calls.
NEVER_ASKED_FOR = (
    "_pydecimal",  # where there is no _decimal
    "argparse",
    "email",
    "importlib.metadata",
    "statistics",
    "stringprep",
    "tarfile",
    "typing_extensions",
    "unicodedata",  # a megabyte, for names of hosts and for the width of a traceback's lines
)
EXCLUDED_MODULES = (
    *_NETWORK_MODULES,
    *_MODULES_WITH_SPARE,
    *_TOOLS_FOR_DEVELOPERS,
    *PARTS_OF_NUMPY_FOR_OTHERS,
    *NEVER_ASKED_FOR,
)

FORBIDDEN_FILES = re.compile(r"(?:lib)?Qt6?Network|_(?:socket|ssl|hashlib)\b|lib(?:ssl|crypto)\b")

# Where libraries aren't followed (Windows, macOS), names decide.
_UNWANTED_LIBRARIES = re.compile(
    r"(?:opengl32sw|d3dcompiler_\d+|(?:lib)?Qt6?(?:Network|OpenGL|Pdf|Qml|Quick|VirtualKeyboard)\w*)\b"
)
_PLUGIN = re.compile(r"PySide6/(?:Qt/)?plugins/(?P<kind>[^/]+)/(?:lib)?(?P<name>[^/.]+)\.")
# Qt has none of its own for Norwegian and Icelandic.
_KEPT_TRANSLATIONS = re.compile(r"/qtbase_(?:de|en|nl|sv)\.qm$")


class UnexpectedLibraryError(Exception):
    """The build machine adds a library that no list names."""


def stem(library: str) -> str:
    """Name a library without folder and version: `a/libxcb.so.1` is `libxcb`."""
    return re.split(r"\.(?:so|dylib|dll)\b", PurePath(library).name, maxsplit=1)[0]


def kept_binaries(
    entries: Iterable[Entry], loads: Mapping[str, Iterable[str]] | None
) -> list[Entry]:
    """Keep Python's modules, the listed plugins, and what these load.

    `loads` says by file names who loads whom. Without it PyInstaller's own answer is taken, less
    the names that are known to be of no use.
    """
    wanted = [entry for entry in entries if _is_wanted_by_name(entry[0])]
    if loads is None:
        return wanted
    wanted = [entry for entry in wanted if stem(entry[0]) not in LEFT_TO_HOST]
    names = {_name(entry) for entry in wanted}
    roots = [_name(entry) for entry in wanted if _is_root(entry)]
    # What the host's libraries load is the host's affair.
    used = reachable(roots, {name: names & set(loads.get(name, ())) for name in names})
    kept = [entry for entry in wanted if _name(entry) in used]
    if strangers := sorted(entry[0] for entry in kept if _is_stranger(entry)):
        raise UnexpectedLibraryError(
            f"This machine adds {', '.join(strangers)}."
            " Name it in BUNDLED_FROM_MACHINE or LEFT_TO_HOST (packaging/freezing/trim.py)."
        )
    return kept


def kept_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Keep the data that is read, and the links to libraries that are kept."""
    names = {_name(entry) for entry in binaries}
    return [
        entry
        for entry in entries
        if (PurePath(entry[1]).name in names if entry[2] == "SYMLINK" else _is_read(entry[0]))
    ]


def reachable(roots: Iterable[str], links: Mapping[str, Iterable[str]]) -> set[str]:
    """Follow the links from the roots."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(links.get(name, ()))
    return found


def _name(entry: Entry) -> str:
    return PurePath(entry[0]).name


def _is_wanted_by_name(place: str) -> bool:
    path = place.replace("\\", "/")
    if plugin := _PLUGIN.search(path):
        return f"{plugin['kind']}/{plugin['name']}" in KEPT_PLUGINS
    return not _UNWANTED_LIBRARIES.match(PurePath(path).name)


def _is_root(entry: Entry) -> bool:
    place, _, kind = entry
    return kind == "EXTENSION" or "/plugins/" in place or stem(place).startswith("libpython")


def _is_stranger(entry: Entry) -> bool:
    """Libraries of the machine lie at the top, those of wheels in their package's folder."""
    place, _, kind = entry
    if kind != "BINARY" or _name(entry) != place or stem(place).startswith("libpython"):
        return False
    return stem(place) not in BUNDLED_FROM_MACHINE


def _is_read(place: str) -> bool:
    path = place.replace("\\", "/")
    if path.startswith("PySide6/"):
        return bool(_KEPT_TRANSLATIONS.search(path))
    return not path.endswith(".ts")  # what translators write, and the program reads compiled
