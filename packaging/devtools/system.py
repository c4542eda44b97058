"""What the operating system has to bring, and how to get what it lacks.

Only Linux lacks anything: on macOS and Windows, Python and the packages bring all.
"""

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from devtools.command import run
from yacht_desktop import preflight

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"

# The packages that bring what is no library of Qt's, in the words of each package manager.
PACKAGES = {
    "Xvfb": {
        "apt-get": "xvfb",
        "dnf": "xorg-x11-server-Xvfb",
        "pacman": "xorg-server-xvfb",
        "zypper": "xorg-x11-server-Xvfb",
    },
    "dbus-daemon": {
        "apt-get": "dbus",
        "dnf": "dbus-daemon",
        "pacman": "dbus",
        "zypper": "dbus-1",
    },
    "DejaVu Sans": {
        "apt-get": "fonts-dejavu-core",
        "dnf": "dejavu-sans-fonts",
        "pacman": "ttf-dejavu",
        "zypper": "dejavu-fonts",
    },
    "at-spi": dict.fromkeys(preflight.INSTALL_COMMANDS, "at-spi2-core"),
    "objdump": dict.fromkeys(preflight.INSTALL_COMMANDS, "binutils"),
    "desktop-file-validate": dict.fromkeys(preflight.INSTALL_COMMANDS, "desktop-file-utils"),
    "appstreamcli": dict.fromkeys(preflight.INSTALL_COMMANDS, "appstream"),
    "update-mime-database": dict.fromkeys(preflight.INSTALL_COMMANDS, "shared-mime-info"),
    "xmllint": {
        "apt-get": "libxml2-utils",
        "dnf": "libxml2",
        "pacman": "libxml2",
        "zypper": "libxml2-tools",
    },
    "strace": dict.fromkeys(preflight.INSTALL_COMMANDS, "strace"),
    "gcc": dict.fromkeys(preflight.INSTALL_COMMANDS, "gcc"),  # for what tests preload
    "stdio.h": {  # gcc alone does not bring it everywhere
        "apt-get": "libc6-dev",
        "dnf": "glibc-devel",
        "pacman": "glibc",
        "zypper": "glibc-devel",
    },
    "venv": {
        "apt-get": f"python{PYTHON}-venv",
        "dnf": "python3-pip",
        "pacman": "python",
        "zypper": "python3-pip",
    },
    "libpython": {
        "apt-get": f"libpython{PYTHON}",
        "dnf": "python3-libs",
        "pacman": "python",
        "zypper": f"libpython{PYTHON.replace('.', '_')}-1_0",
    },
}
FONTS = Path("/usr/share/fonts")
C_HEADER = Path("/usr/include/stdio.h")
SCREEN_READER_BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
# Not every distribution has these; what they check is checked where they are.
PACKAGES_OF_SOME = {
    "faketime": {"apt-get": "faketime"},
    "lintian": {"apt-get": "lintian"},
    "makensis": {"apt-get": "nsis"},
}
INSTALL = {
    "apt-get": [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-q", "--yes", "--no-install-recommends"],
    ],
    "dnf": [["dnf", "install", "--assumeyes"]],
    "pacman": [["pacman", "-S", "--needed", "--noconfirm"]],
    "zypper": [["zypper", "--non-interactive", "install"]],
}


def lacking_for_play() -> list[str]:
    """The libraries and tools that the game needs and this machine lacks."""
    if not sys.platform.startswith("linux"):
        return []
    windows = preflight.platforms(os.environ) or ["xcb"]
    return preflight.missing_libraries(preflight.sonames_for(*windows)) + _lacking_tools("venv")


def lacking_for_checks() -> list[str]:
    """The libraries and tools that checks, tests and the package need and this machine lacks."""
    if not sys.platform.startswith("linux"):
        return []
    libraries = preflight.missing_libraries(preflight.sonames_for("xcb", "wayland"))
    manager = preflight.package_manager()
    of_some = [tool for tool, packages in PACKAGES_OF_SOME.items() if manager in packages]
    return libraries + _lacking_tools(*PACKAGES, *of_some)


def provide(lacking: list[str]) -> None:
    """Install what is lacking when we may, else say how, and end."""
    if not lacking:
        return
    manager = preflight.package_manager()
    if manager is None:
        sys.exit(f"Yacht needs {', '.join(lacking)} from your system. Please install them.")
    packages = packages_of(lacking, manager)
    commands = [list(command) for command in INSTALL[manager]]
    commands[-1] += packages
    if not _is_root():
        commands = [["sudo", *command] for command in commands]
    line = " && ".join(" ".join(command) for command in commands)
    print(f"Yacht needs these system packages: {', '.join(packages)}.")
    if not _may_install(line):
        sys.exit(f"To install them, type:\n\n    {line}\n")
    if any(run(*command, variables={"DEBIAN_FRONTEND": "noninteractive"}) for command in commands):
        sys.exit(f"They could not be installed. This was tried:\n\n    {line}\n")


def packages_of(lacking: list[str], manager: str) -> list[str]:
    """The packages that bring these libraries and tools."""
    known = PACKAGES | PACKAGES_OF_SOME
    tools = [known[name][manager] for name in lacking if name in known]
    return sorted({*tools, *preflight.packages_of(lacking, manager)})


def _lacking_tools(*names: str) -> list[str]:
    return [name for name in names if not _is_here(name)]


def _is_here(tool: str) -> bool:
    if tool == "venv":  # uv makes environments without it
        return bool(importlib.util.find_spec("ensurepip") or shutil.which("uv"))
    if tool == "libpython":  # PyInstaller bundles it; Debian's python3 does without
        name = str(sysconfig.get_config_var("INSTSONAME"))
        beside = Path(str(sysconfig.get_config_var("LIBDIR")), name)
        return ".so" not in name or beside.exists() or not preflight.missing_libraries([name])
    if tool == "at-spi":  # no command: the message bus starts it when somebody asks
        return SCREEN_READER_BUS.exists()
    if tool == "stdio.h":
        return C_HEADER.exists()
    if tool == "DejaVu Sans":  # in which pages are compared with pictures of them
        return any(FONTS.rglob("DejaVuSans.ttf"))
    return shutil.which(tool) is not None


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _may_install(line: str) -> bool:
    if _is_root():
        return True
    if not sys.stdin.isatty() or not shutil.which("sudo"):
        return False
    return input(f"May I run this?\n\n    {line}\n\n[y/N] ").strip().lower() in {"y", "yes"}
