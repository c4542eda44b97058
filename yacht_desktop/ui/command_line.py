"""What may be said when the program is started."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication

MOST_AT_ONCE = 20
"""Files that are opened together; each may have a dialog of its own."""

_FIRST_OF_NO_TEXT, _FIRST_CARRIED = 0xDC80, 0x10FF80
_CARRIED = {_FIRST_OF_NO_TEXT + n: _FIRST_CARRIED + n for n in range(128)}
_DELIVERED = {carried: byte for byte, carried in _CARRIED.items()}
"""Bytes of a name that is no text, which Qt would drop, as signs that nobody uses."""


class Start(NamedTuple):
    """What one start is asked for."""

    folder: Path | None
    """Where everything is to be kept; None is to leave that to the system."""
    files: Sequence[Path]
    """What is to be opened."""
    is_trial: bool
    """Whether every part of the program is to be tried, and nothing else."""


def for_qt(program: str) -> list[str]:
    """Qt's own command line, which has nothing from outside.

    Among the options that it would obey are some to wait for a file for ever, to fill the memory,
    and to listen at a port. Who has to help Qt along can do so by its variables.
    """
    # Fusion by argument: setStyle would return a style, and with it make the classes of them all.
    return [program.encode(errors="replace").decode(), "-style", "fusion"]


def parsed(arguments: Sequence[str]) -> Start:
    """What is asked for; for help, its version or what makes no sense, the program ends here."""
    parser = QCommandLineParser()
    # "-display" is one mistake, not seven.
    parser.setSingleDashWordOptionMode(
        QCommandLineParser.SingleDashWordOptionMode.ParseAsLongOptions
    )
    parser.setApplicationDescription("The old game of five dice.")
    # Not Qt's own, which tells also of the options that are kept from Qt.
    parser.addOption(QCommandLineOption(["h", "help"], "Displays help on commandline options."))
    parser.addVersionOption()
    parser.addPositionalArgument("file", "Games or rules to open.", "[file]")
    parser.addOption(QCommandLineOption(["data"], "Keep everything in this folder.", "folder"))
    parser.addOption(QCommandLineOption(["selftest"], "Try every part of the program, then end."))
    parser.addOption(_for_session_managers())
    parser.process([argument.translate(_CARRIED) for argument in arguments])
    if parser.isSet("help"):
        parser.showHelp(0)
    files = [_path(name) for name in parser.positionalArguments()]
    if len(files) > MOST_AT_ONCE:
        _refuse(f"Too many files: {len(files)}; at most {MOST_AT_ONCE} are opened at once.")
    return Start(_folder(parser), files, parser.isSet("selftest"))


def _for_session_managers() -> QCommandLineOption:
    """What some start their programs with; here every start goes on where the last one ended."""
    option = QCommandLineOption(["session"], "", "id")
    option.setFlags(QCommandLineOption.Flag.HiddenFromHelp)
    return option


def _folder(parser: QCommandLineParser) -> Path | None:
    if not parser.isSet("data"):
        return None
    name = parser.value("data")
    if not name:  # a script's variable that was never set: they mean no games of ours
        _refuse("Missing value after '--data'.")
    folder = _path(name)
    try:
        str(folder).encode()
    except UnicodeEncodeError:  # Qt would make another one, and keep the settings there
        _refuse(f"The name of this folder is no text: {str(folder)!a}")
    return folder


def _path(name: str) -> Path:
    return Path(name.translate(_DELIVERED)).absolute()


def _refuse(sentence: str) -> None:
    said = f"{QCoreApplication.applicationName()}: {sentence}\n"  # as Qt says what it refuses
    QCommandLineParser.showMessageAndExit(QCommandLineParser.MessageType.Error, said, 1)
