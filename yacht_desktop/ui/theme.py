"""The look in force: colours by the system or by choice, type and sizes by the window."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from yacht_desktop.ui.marks import Marks
from yacht_desktop.ui.palette import palette_of
from yacht_desktop.ui.tokens import LIGHT, Appearance, Scheme, Tokens, tokens_for

_USUAL_FONT = 14
"""Pixels of the system's font on a usual desktop, at which text has the sizes of the design."""

FINGER = 44
"""Pixels that everything to click or touch has at least in height."""

ZOOMS = (70, 80, 90, 100, 110, 125, 150, 175, 200)
"""Sizes of everything that the player may choose, in per cent."""


class Theme(QObject):
    """Colours and sizes for everything that paints; `changed` says to paint anew.

    Sizes are device-independent pixels of the design at 1180 x 760, times `scale`.
    """

    changed = Signal()

    def __init__(self, app: QApplication, appearance: Appearance, *, still: bool) -> None:
        super().__init__(app)
        self._app = app
        # Kept: the hints of a style-hints wrapper that Python has let go of are dangling.
        self._hints = app.styleHints()
        self._appearance = appearance
        self._still = still
        self._system_is_still = False
        self._text_scale = max(1.0, QFontInfo(app.font()).pixelSize() / _USUAL_FONT)
        self._window_scale = 1.0
        self._scheme = Scheme.HARBOUR
        self.zoom = 100
        self._fonts: dict[tuple[int, QFont.Weight], QFont] = {}
        self.tokens: Tokens = LIGHT
        self.marks = Marks.PIPS
        self._hints.colorSchemeChanged.connect(self._refresh)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        self._refresh()

    @property
    def scale(self) -> float:
        """How much larger than designed everything is drawn."""
        return self._grown * self.zoom / 100

    @property
    def growth(self) -> float:
        """How much larger the window lets it be than its text needs."""
        return self._grown / self._text_scale

    @property
    def _grown(self) -> float:
        return max(self._text_scale, self._window_scale)

    @property
    def animates(self) -> bool:
        """Whether things may move: not when the player or the system asks for calm."""
        return not self._still and not self._system_is_still

    def set_appearance(self, appearance: Appearance) -> None:
        """Choose the colours, or leave them to the system."""
        self._appearance = appearance
        self._refresh()

    def set_scheme(self, scheme: Scheme) -> None:
        """Choose a set of colours."""
        if scheme is not self._scheme:
            self._scheme = scheme
            self._refresh()

    def set_marks(self, marks: Marks) -> None:
        """Choose what stands on the dice."""
        if marks is not self.marks:
            self.marks = marks
            self.changed.emit()

    def set_zoom(self, zoom: int) -> None:
        """Choose how large everything is, in per cent: one of `ZOOMS`."""
        if zoom != self.zoom:
            self.zoom = zoom
            self.changed.emit()

    def set_still(self, still: bool) -> None:
        """Choose whether everything stays still whatever the system says."""
        self._still = still
        self.changed.emit()

    def set_system_is_still(self, still: bool) -> None:
        """Note whether the system asks for calm."""
        if still != self._system_is_still:
            self._system_is_still = still
            self.changed.emit()

    @property
    def window_scale(self) -> float:
        """How much larger than designed the window lets things be."""
        return self._window_scale

    def set_window_scale(self, scale: float) -> None:
        """Grow with the window, in steps: not every pixel of its edge lays everything out anew."""
        stepped = round(max(1.0, scale) * 20) / 20
        if stepped != self._window_scale:
            self._window_scale = stepped
            self.changed.emit()

    def px(self, size: float) -> int:
        """A length of the design in pixels of this window."""
        return round(size * self.scale)

    def gap(self, size: float) -> int:
        """A length that is to be empty: it grows with the window, not with the text."""
        return round(size * self._window_scale)

    def target(self) -> int:
        """Height of what is clicked or touched: a line with air, and room for a finger always."""
        return max(FINGER, self.px(18) + self.gap(26))

    def menu_font(self) -> QFont:
        """The system's font in the player's zoom, for what the system itself would draw."""
        font = QFont(self._app.font())
        font.setPixelSize(round(QFontInfo(font).pixelSize() * self.zoom / 100))
        return font

    def font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """The system's font at a size of the design."""
        pixels = self.px(size)
        if (pixels, weight) not in self._fonts:
            font = QFont(self._app.font())
            font.setPixelSize(pixels)
            font.setWeight(weight)
            self._fonts[pixels, weight] = font
        return self._fonts[pixels, weight]

    def figures(self, size: float, weight: QFont.Weight) -> QFont:
        """The same with figures of equal width, for columns and for numbers that run."""
        font = QFont(self.font(size, weight))
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _refresh(self) -> None:
        wishes = self._hints.accessibility().contrastPreference()
        self.tokens = tokens_for(
            self._appearance,
            self._scheme,
            is_dark=self._hints.colorScheme() == Qt.ColorScheme.Dark,
            has_contrast=wishes == Qt.ContrastPreference.HighContrast,
        )
        self._app.setPalette(palette_of(self.tokens))
        self.changed.emit()
