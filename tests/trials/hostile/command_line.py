"""What may be said to the program when it is started: folders, files, options, variables."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from tests.trials.hostile import good
from tests.trials.hostile.damage import NO_FILES, not_a_file
from tests.trials.hostile.readers import Reader, Told
from tests.trials.hostile.starting import Asked, start

_HERE: Final = b"@"
"""Stands for the folder of this start, which is new each time."""

_FOLDERS: Final = (
    *(b"@/data", b"data", b"./a//b/", b"@/new/er/est", b"@/a\nb", b"@/%s%n%1", b"@/<b>&amp;"),
    *(b"-x", b"--selftest", b"--", b"@/ ", b"@/\xe2\x80\xae", b"@/" + b"\xc3\xbc" * 120, b"~"),
    *(b"@/" + b"n" * 300, b"@/" + b"d/" * 3000, b"@/" + b"e" * 100_000, b"@/where/their.db"),
    *(b"@/pipe", b"@/closed", b"@/closed/in", b"@/read-only", b"@/loop", b"@/dangling"),
    *(b"/dev/null", b"/dev/zero", b"/dev/full", b"/proc/self", b"/dev/fd/0"),
)
_NO_FOLDERS: Final = (b"", b"@/\xff\xfe", b"\xe9t\xe9", b"@/\xed\xa0\x80")
"""These are refused."""

_FILES: Final = (
    *(b"missing.yacht-games", b"missing.yacht-rules", b"@/where", b"@/where/their.db", b"", b"."),
    *(b"/dev/zero", b"/dev/zero/x.yacht-rules", b"@/pipe.yacht-games", b"@/pipe.yacht-rules"),
    *(b"\xff.yacht-games", b"@/where/\xe9.yacht-rules", b"a\nb.yacht-games", b"%1.yacht-rules"),
    *(b"http://example.com/x.yacht-games", b"file:///etc/passwd", b"@/closed/x.yacht-games"),
    *(b"f" * 100_000 + b".yacht-games", b"g" * 300 + b".yacht-rules", b"h" * 255, b"i/" * 3000),
    *(b"@/loop.yacht-rules", b"@/loop.yacht-games", b"@/where/good.yacht-games", b":memory:"),
)
_OPTIONS: Final = (
    *(b"--nonsense", b"-x", b"-", b"--=", b"-=", b"--\xff=\xfe", b"--data-", b"--selftest=1"),
    *(b"-help", b"--help-all", b"-?", b"--help=x", b"-vh", b"--selftest\n", b"---data"),
)
_OPTIONS_OF_QT: Final = (
    *((b"-style", b"nonsense"), (b"-stylesheet", b"/etc/passwd"), (b"-stylesheet", b"/dev/zero")),
    *((b"-stylesheet", b"@/pipe"), (b"-platform", b"nonsense"), (b"-platform", b"vnc")),
    *((b"-platformpluginpath", b"@"), (b"-platformtheme", b"x"), (b"-plugin", b"tuiotouch")),
    *((b"-qwindowgeometry", b"99999999x99999999"), (b"-qwindowicon", b"/dev/zero"), (b"-reverse",)),
    *((b"-qmljsdebugger=port:3768,block",), (b"-widgetcount",), (b"-display", b":7")),
    *((b"-geometry", b"1x1"), (b"-qwindowtitle", b"x"), (b"-style",), (b"--platform", b"minimal")),
)
_ANSWERED: Final = (b"--help", b"-h", b"--version", b"-v")
_HOMES: Final = ("rel", "/dev/null", "/dev/null/x", "x" * 5000, "@/closed/in", "@/home/%1\n")
_VARIABLES: Final = (
    *(("XDG_DATA_HOME", "rel"), ("XDG_CONFIG_HOME", "/dev/null"), ("XDG_STATE_HOME", "")),
    *(
        ("XDG_CACHE_HOME", "@/closed"),
        ("LC_ALL", "nonsense"),
        ("LC_ALL", "\udcff"),
        ("LC_ALL", "C"),
    ),
    *(("LANGUAGE", "::x:"), ("TZ", "../../etc/passwd"), ("TMPDIR", "/nowhere")),
    *(
        ("QT_STYLE_OVERRIDE", "nonsense"),
        ("QT_QPA_PLATFORMTHEME", "nonsense"),
        ("FLATPAK_ID", "%1/"),
    ),
    *(("COLUMNS", "-1"), ("DISPLAY", "nonsense"), ("PYTHONUTF8", "0")),
)


def command(folder: Path, data: st.DataObject, told: Told) -> Callable[[], object]:
    """The command line, of the program as a process of its own."""
    root = folder / "start"
    _lay_out(root)
    named, folders = _draw_folder(data)
    rest = [*data.draw(_SAID), *named]
    if data.draw(st.integers(0, 5)) == 0:
        rest = [*named, *data.draw(_SAID)]
    if data.draw(st.integers(0, 3)) == 0:
        rest += [b"--", *data.draw(st.lists(st.sampled_from((*_FILES, *_OPTIONS)), max_size=2))]
    elif data.draw(st.integers(0, 9)) == 0:
        rest += [b"--data"]
    variables = dict(data.draw(st.lists(st.sampled_from(_VARIABLES), max_size=2)))
    if not named:
        variables["HOME"] = data.draw(st.sampled_from(_HOMES))
    here = os.fsencode(root)
    arguments = [argument.replace(_HERE, here) for argument in rest]
    variables = {name: value.replace("@", str(root)) for name, value in variables.items()}
    told.append(f"{[a[:80] for a in arguments][:9]} {_cut(variables)}")
    return partial(start, root, Asked(arguments, variables, _own(root, folders, variables)))


_SOME_FILES: Final = st.lists(st.sampled_from(_FILES), max_size=3)
_SAID: Final = st.one_of(
    *[_SOME_FILES] * 5,
    st.sampled_from((*_OPTIONS, *_ANSWERED)).map(lambda option: [option]),
    st.sampled_from(_OPTIONS_OF_QT).map(list),
    _SOME_FILES.map(lambda files: [b"--selftest", *files[:1]]),
    st.sampled_from((b"games", b"rules")).map(
        lambda kind: [b"%d.yacht-%s" % (number, kind) for number in range(1000)]
    ),
    st.lists(st.binary(max_size=30).map(lambda some: some.replace(b"\0", b"")), max_size=2),
)
"""What is said besides the folder."""


COMMAND: Final[dict[str, Reader]] = {"command": command}
"""A process each, so a share of the starts."""


def _draw_folder(data: st.DataObject) -> tuple[list[bytes], list[bytes]]:
    """What is said of the folder, and the folders that it may mean."""
    kind = data.draw(st.sampled_from(("usual", "usual", "odd", "odd", "odd", "none", "not", "two")))
    if kind == "none":
        return [], []
    if kind == "not":
        return [b"--data", data.draw(st.sampled_from(_NO_FOLDERS))], []
    names = [data.draw(st.sampled_from(_FOLDERS)) if kind != "usual" else b"@/data"]
    if kind == "two":
        names.append(data.draw(st.sampled_from(_FOLDERS)))
    said: list[bytes] = []
    for name in names:
        said += data.draw(
            st.sampled_from(([b"--data", name], [b"--data=" + name], [b"-data", name]))
        )
    return said, names[-1:]


def _lay_out(root: Path) -> None:
    """What may be named: good files, and what is none."""
    for name in ("home", "where", "closed", "read-only"):
        (root / name).mkdir(parents=True)
    (root / "where" / "their.db").write_bytes(good.profile())
    (root / "where" / "good.yacht-games").write_bytes(good.games())
    Path(os.fsdecode(os.fsencode(root / "where") + b"/\xe9.yacht-rules")).write_bytes(good.rules())
    for name in ("pipe", "pipe.yacht-games", "pipe.yacht-rules"):
        not_a_file(root / name, "pipe")
    for name in ("loop", "loop.yacht-games", "loop.yacht-rules", "dangling"):
        not_a_file(root / name, next(kind for kind in NO_FILES if name.startswith(kind)))
    (root / "read-only").chmod(0o555)
    (root / "closed").chmod(0)


def _own(root: Path, folders: list[bytes], variables: dict[str, str]) -> list[Path]:
    """Where the program may write."""
    where = root / "where"
    if folders:
        named = os.fsencode(where) + b"/" + folders[0].replace(_HERE, os.fsencode(root))
        absolute = folders[0].replace(_HERE, os.fsencode(root))
        return [Path(os.fsdecode(absolute if absolute.startswith(b"/") else named))]
    home = where / (variables.get("HOME") or "/nowhere")
    parts = (".local/share/Yacht", ".local/state/Yacht", ".config/Yacht", ".cache/Yacht")
    return [home / part for part in parts]


def _cut(variables: dict[str, str]) -> dict[str, str]:
    return {name: value[:80] for name, value in variables.items()}
