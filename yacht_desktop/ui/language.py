"""The words of the player's language; English needs its plurals, too."""

from PySide6.QtCore import QCoreApplication, QTranslator

from yacht_desktop.paths import TRANSLATIONS


def install_language(app: QCoreApplication, language: str = "en") -> None:
    """Speak a language from now on; without its file the program speaks plain English."""
    translator = QTranslator(app)
    if translator.load(f"yacht_{language}", str(TRANSLATIONS)):
        app.installTranslator(translator)
