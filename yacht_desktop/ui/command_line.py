"""What may be said when the program is started."""

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication


def parsed(app: QCoreApplication) -> QCommandLineParser:
    """The options and files of this start; asked for help or its version, the program ends here."""
    parser = QCommandLineParser()
    parser.setApplicationDescription("The old game of five dice.")
    parser.addHelpOption()
    parser.addVersionOption()
    parser.addPositionalArgument("file", "Games or rules to open.", "[file]")
    parser.addOption(QCommandLineOption(["data"], "Keep everything in this folder.", "folder"))
    parser.addOption(QCommandLineOption(["selftest"], "Try every part of the program, then end."))
    parser.process(app)
    return parser
