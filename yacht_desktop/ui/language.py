"""The language in force: the program's words, Qt's own, and how numbers and dates are written."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from yacht_desktop.paths import TRANSLATIONS
from yacht_desktop.ui import lacking


class Language(StrEnum):
    """The languages that the program speaks, under the codes of their files."""

    ENGLISH = "en"
    SWEDISH = "sv"
    GERMAN = "de"
    NORWEGIAN = "nb"
    DUTCH = "nl"
    ICELANDIC = "is"

    @property
    def own_name(self) -> str:
        """What its speakers call it, so that they find it whatever is spoken now."""
        return _OWN_NAMES[self]


_OWN_NAMES = {
    Language.ENGLISH: "English",
    Language.SWEDISH: "Svenska",
    Language.GERMAN: "Deutsch",
    Language.NORWEGIAN: "Norsk bokmål",
    Language.DUTCH: "Nederlands",
    Language.ICELANDIC: "Íslenska",
}
_COUNTRIES = {Language.ENGLISH: "en_GB"}
"""Where most readers are whose system has another language: days come before months there."""
_RELATED = {"no": Language.NORWEGIAN, "nn": Language.NORWEGIAN}


class Speech(QObject):
    """Speaks one language at a time; whoever shows words says them anew on `changed`."""

    changed = Signal()

    def __init__(self, app: QCoreApplication, chosen: Language | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self.language = chosen or of_the_system()
        self._speak()

    def choose(self, language: Language) -> None:
        """Speak another language from now on."""
        if language is not self.language:
            self.language = language
            self._speak()
            self.changed.emit()

    def _speak(self) -> None:
        for translator in self._translators:
            self._app.removeTranslator(translator)
        QLocale.setDefault(_locale(self.language))
        ours, of_qt = (
            str(TRANSLATIONS),
            QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        )
        self._translators = []
        self._understand(f"qtbase_{self.language}", of_qt, ours)  # ours where Qt has none
        self._understand(f"yacht_{self.language}", ours)

    def _understand(self, name: str, *folders: str) -> None:
        """Use the translations of this name; without any, what is said stays English."""
        is_known = False
        for folder in folders:
            translator = QTranslator()  # held by the list alone, or each language would add some
            if translator.load(name, folder):
                self._app.installTranslator(translator)
                self._translators.append(translator)
                is_known = True
        if not is_known:
            lacking.note(f"{name}.qm")


def of_the_system() -> Language:
    """The first language of the system's list that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in tuple(Language):
            return Language(code)
        if code in _RELATED:
            return _RELATED[code]
    return Language.ENGLISH


def _locale(language: Language) -> QLocale:
    """How the system writes numbers and dates in this language, or else as most of its readers."""
    wanted, system = QLocale(_COUNTRIES.get(language, language)), QLocale.system()
    return system if system.language() == wanted.language() else wanted
