"""What a package asks of the system: exactly what its files load and don't bring along."""

from pathlib import Path

from freezing import elf

from yacht_desktop import preflight

_NO_LIBRARY_OF_QT = {
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
}
# The oldest that have what our libraries ask for; the build looks (freezing/inspection.py).
_OLDEST = {"libc6": "2.35", "libstdc++6": "12"}
_OLDEST_GLIBCXX = "3.4.30"  # that of GCC 12
# Read by libraries that we bring: without the first no key works.
_DATA = {"deb": ["xkb-data", "fontconfig-config"], "rpm": ["xkeyboard-config", "fontconfig"]}


# Asked for only by a plugin that is passed over where it is missing: no printer, but PDF.
_OPTIONAL = {"libcups.so.2": "libcups2"}
# What plays sounds; without any of them the game is silent.
_PLAYERS = {
    "deb": "pipewire-bin | pulseaudio-utils | alsa-utils",
    "rpm": "(pipewire-utils or pulseaudio-utils or alsa-utils)",
}


class UnknownLibraryError(Exception):
    """No package is known to bring a library."""


def recommended(packager: str) -> list[str]:
    """What the program makes use of where it is there."""
    libraries = {"deb": list(_OPTIONAL.values()), "rpm": [f"{name}()(64bit)" for name in _OPTIONAL]}
    return [*libraries[packager], _PLAYERS[packager]]


def from_the_system(bundle: Path) -> list[str]:
    """The libraries that files of the bundle can't do without and that it doesn't contain."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    brought = {path.name for path in bundle.rglob("*")}
    wanted = {library for need in elf.needs(files).values() for library in need.libraries}
    return sorted(wanted - brought - _OPTIONAL.keys())


def of_deb(sonames: list[str]) -> list[str]:
    """The Debian packages that bring these libraries, and what these read."""
    of_qt = {name: preflight.packages_of([name], "apt-get")[0] for name, *_ in preflight.LIBRARIES}
    known = of_qt | _NO_LIBRARY_OF_QT
    if strangers := [name for name in sonames if name not in known]:
        raise UnknownLibraryError(f"No Debian package is known for {', '.join(strangers)}.")
    packages = {known[name] for name in sonames}
    return sorted(_with_version(name) for name in packages) + _DATA["deb"]


def of_rpm(sonames: list[str]) -> list[str]:
    """What RPM systems call these libraries, whatever their packages are called."""
    glibc = f"libc.so.6(GLIBC_{_OLDEST['libc6']})(64bit)"
    libstdcxx = f"libstdc++.so.6(GLIBCXX_{_OLDEST_GLIBCXX})(64bit)"
    return [*(f"{name}()(64bit)" for name in sonames), glibc, libstdcxx, *_DATA["rpm"]]


def _with_version(package: str) -> str:
    return f"{package} (>= {_OLDEST[package]})" if package in _OLDEST else package
