"""A look at the machine before the first Qt import.

Qt ends with an abort, and often with the wrong hint, when a system library or the display is
missing. Here the player gets one sentence instead. This runs before the first paint, so it imports
next to nothing and asks the cheap question first.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing itself would cost milliseconds
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from types import ModuleType

# What Qt's own files ask of a Linux system, and the package that brings it. Tests hold the first
# column against those files. The second column says which windows need the library.
_TABLE = """
soname                  window   apt-get              dnf                  pacman               zypper
libEGL.so.1             every    libegl1              libglvnd-egl         libglvnd             libglvnd
libGL.so.1              every    libgl1               libglvnd-glx         libglvnd             libglvnd
libX11.so.6             every    libx11-6             libX11               libx11               libX11-6
libdbus-1.so.3          every    libdbus-1-3          dbus-libs            dbus                 libdbus-1-3
libfontconfig.so.1      every    libfontconfig1       fontconfig           fontconfig           libfontconfig1
libfreetype.so.6        every    libfreetype6         freetype             freetype2            libfreetype6
libglib-2.0.so.0        every    libglib2.0-0         glib2                glib2                libglib-2_0-0
libgthread-2.0.so.0     every    libglib2.0-0         glib2                glib2                libgthread-2_0-0
libstdc++.so.6          every    libstdc++6           libstdc++            gcc-libs             libstdc++6
libxkbcommon.so.0       every    libxkbcommon0        libxkbcommon         libxkbcommon         libxkbcommon0
libz.so.1               every    zlib1g               zlib                 zlib                 libz1
libzstd.so.1            every    libzstd1             libzstd              zstd                 libzstd1
libX11-xcb.so.1         xcb      libx11-xcb1          libX11-xcb           libx11               libX11-xcb1
libxcb-cursor.so.0      xcb      libxcb-cursor0       xcb-util-cursor      xcb-util-cursor      libxcb-cursor0
libxcb-icccm.so.4       xcb      libxcb-icccm4        xcb-util-wm          xcb-util-wm          libxcb-icccm4
libxcb-image.so.0       xcb      libxcb-image0        xcb-util-image       xcb-util-image       libxcb-image0
libxcb-keysyms.so.1     xcb      libxcb-keysyms1      xcb-util-keysyms     xcb-util-keysyms     libxcb-keysyms1
libxcb-randr.so.0       xcb      libxcb-randr0        libxcb               libxcb               libxcb-randr0
libxcb-render-util.so.0 xcb      libxcb-render-util0  xcb-util-renderutil  xcb-util-renderutil  libxcb-render-util0
libxcb-render.so.0      xcb      libxcb-render0       libxcb               libxcb               libxcb-render0
libxcb-shape.so.0       xcb      libxcb-shape0        libxcb               libxcb               libxcb-shape0
libxcb-shm.so.0         xcb      libxcb-shm0          libxcb               libxcb               libxcb-shm0
libxcb-sync.so.1        xcb      libxcb-sync1         libxcb               libxcb               libxcb-sync1
libxcb-util.so.1        xcb      libxcb-util1         xcb-util             xcb-util             libxcb-util1
libxcb-xfixes.so.0      xcb      libxcb-xfixes0       libxcb               libxcb               libxcb-xfixes0
libxcb-xkb.so.1         xcb      libxcb-xkb1          libxcb               libxcb               libxcb-xkb1
libxcb.so.1             xcb      libxcb1              libxcb               libxcb               libxcb1
libxkbcommon-x11.so.0   xcb      libxkbcommon-x11-0   libxkbcommon-x11     libxkbcommon-x11     libxkbcommon-x11-0
libwayland-client.so.0  wayland  libwayland-client0   libwayland-client    wayland              libwayland-client0
libwayland-cursor.so.0  wayland  libwayland-cursor0   libwayland-cursor    wayland              libwayland-cursor0
"""  # noqa: E501 - a table is read along its rows
_HEADER, *LIBRARIES = [row.split() for row in _TABLE.strip().splitlines()]

INSTALL_COMMANDS = {
    "apt-get": "apt-get install",
    "dnf": "dnf install",
    "pacman": "pacman -S --needed",
    "zypper": "zypper install",
}
_FAMILIES = {"debian": "apt-get", "fedora": "dnf", "arch": "pacman", "suse": "zypper"}
_NO_SCREEN = "Yacht needs a screen, but neither DISPLAY nor WAYLAND_DISPLAY is set."
_BUNDLE: str = getattr(sys, "_MEIPASS", "")  # where the frozen program keeps its libraries


def stop_if_unable() -> None:
    """End the program with one sentence, exit code 1, where Qt would abort.

    Whether the display answers is left to Qt, which asks it anyway; if that goes wrong, the whole
    `complaint` says why.
    """
    sentence = complaint(os.environ, asks=False)
    if sentence:
        sys.exit(sentence)


def complaint(environ: Mapping[str, str], *, asks: bool = True) -> str | None:
    """Why no window can open here; None when one can. An X display is asked only if it `asks`."""
    if not sys.platform.startswith("linux"):
        return None
    candidates = platforms(environ)
    if not candidates:
        return _NO_SCREEN
    complaints = [
        _complaint_about_libraries(platform)
        or _complaint_about_display(platform, environ, asks=asks)
        for platform in candidates
    ]
    return None if None in complaints else complaints[0]  # Qt, too, tries one after the other


def platforms(environ: Mapping[str, str]) -> list[str]:
    """The kinds of windows that Qt will try to open here, by the names of its plugins."""
    chosen = environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.partition(":")[0] for name in chosen.split(";")]
    variables = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [name for name, variable in variables.items() if environ.get(variable)]


def sonames_for(*windows: str) -> list[str]:
    """The libraries that windows of these kinds need."""
    return [soname for soname, window, *_ in LIBRARIES if window in {"every", *windows}]


def missing_libraries(sonames: Iterable[str]) -> list[str]:
    """Those of the libraries that are neither in the bundle nor found by the dynamic linker."""
    # Reading the linker's own index takes a tenth of the time of opening thirty libraries.
    index = _linker_index()
    return [
        name
        for name in sonames
        if f"/{name}\0".encode() not in index
        and not _is_brought(name)
        and not _linker().opens(name)
    ]


def packages_of(sonames: Iterable[str], manager: str) -> list[str]:
    """The packages, in the words of one package manager, that bring these libraries."""
    column = _HEADER.index(manager)
    wanted = set(sonames)
    return sorted({row[column] for row in LIBRARIES if row[0] in wanted})


def package_manager(os_release: str = "/etc/os-release") -> str | None:
    """The package manager of this Linux distribution, if we know it."""
    try:
        with open(os_release, encoding="utf-8") as lines:
            named = [line.partition("=") for line in lines]
    except OSError:
        return None
    families = " ".join(value for key, _, value in named if key in {"ID", "ID_LIKE"})
    return next((_FAMILIES[family] for family in _FAMILIES if family in families), None)


def _complaint_about_libraries(platform: str) -> str | None:
    missing = missing_libraries(sonames_for(platform))
    if not missing or _plugin_opens(platform):
        return None
    manager = package_manager()
    if manager is None:
        return f"Yacht needs the system libraries {', '.join(missing)}; please install them."
    packages = packages_of(missing, manager)
    return (
        f"Yacht needs the system packages {', '.join(packages)}; "
        f"to install them, type: sudo {INSTALL_COMMANDS[manager]} {' '.join(packages)}"
    )


def _complaint_about_display(
    platform: str, environ: Mapping[str, str], *, asks: bool
) -> str | None:
    if platform == "xcb":
        display = environ.get("DISPLAY", "")
        if not display:
            return _NO_SCREEN
        if asks and not _linker().x11_answers(display):
            return f"Yacht can't reach the screen that DISPLAY names ({display!r})."
    if platform == "wayland":
        folder = environ.get("XDG_RUNTIME_DIR", "")
        socket = os.path.join(folder, environ.get("WAYLAND_DISPLAY", "wayland-0"))
        if not os.path.exists(socket):
            return f"Yacht can't reach the screen that WAYLAND_DISPLAY names ({socket!r})."
    return None


def _linker_index() -> bytes:
    try:
        with open("/etc/ld.so.cache", "rb") as cache:
            return cache.read()
    except OSError:
        return b""


def _is_brought(library: str) -> bool:
    return bool(_BUNDLE) and os.path.exists(os.path.join(_BUNDLE, library))


def _plugin_opens(platform: str) -> bool:
    """Whether Qt's plugin finds all it needs, perhaps by ways that the linker's index can't know.

    A Qt that isn't in a Python package came with its own package manager, which saw to that.
    """
    for folder in sys.path:
        plugin = os.path.join(folder, "PySide6", "Qt", "plugins", "platforms", f"libq{platform}.so")
        if os.path.exists(plugin):
            return bool(_linker().opens(plugin))
    return True


def _linker() -> ModuleType:
    from yacht_desktop import linker  # ctypes costs milliseconds, and is seldom needed

    return linker
