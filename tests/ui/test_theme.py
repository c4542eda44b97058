"""Colours and sizes: readable in every look, following the system and the window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from tests.ui import hands
from tests.ui.eyes import distance
from tests.ui.games import begin, finished, seed_for, written
from tests.ui.pictures import contrast, ground_under, picture, words_on
from tests.ui.table import Table
from yacht_desktop.rules import Category
from yacht_desktop.ui.theme import Theme
from yacht_desktop.ui.tokens import CONTRAST, DARK, LIGHT, SETS, Appearance, Scheme, Tokens
from yacht_desktop.ui.tones import dot, empty_bar, gold_on_surface, gold_text

LAY = Callable[..., Table]

LOOKS = {Appearance.LIGHT: LIGHT, Appearance.DARK: DARK, Appearance.CONTRAST: CONTRAST}
ALL = {
    **{f"{scheme}, light": pair.light for scheme, pair in SETS.items()},
    **{f"{scheme}, dark": pair.dark for scheme, pair in SETS.items()},
    "high contrast": CONTRAST,
}

TEXT = [
    ("ink", "bg"),
    ("muted", "bg"),
    ("accent", "bg"),
    ("ink", "surface"),
    ("muted", "surface"),
    ("accent", "surface"),
    ("ink", "soft"),
    ("muted", "soft"),
    ("accent", "soft"),
    ("surface", "accent"),
    ("on_tray", "tray_top"),
    ("on_tray", "tray_bottom"),
    ("off_tray", "tray_top"),
    ("off_tray", "tray_bottom"),
    ("gold", "tray_top"),
    ("gold", "tray_bottom"),
    ("ink_on_gold", "gold"),
    ("ink_on_strip", "strip"),
    ("ink_on_strip", "surface"),
]
GRAPHICS = [
    ("gold", "tray_top"),
    ("gold", "tray_bottom"),
    ("die", "tray_top"),
    ("die", "tray_bottom"),
    ("pip", "die"),
    ("tray_line", "tray_bottom"),
    ("advice", "die"),
    ("accent", "surface"),
    ("ink", "strip"),
    ("focus", "bg"),
    ("focus", "surface"),
    ("focus", "soft"),
    ("focus", "strip"),
    ("focus_on_tray", "tray_top"),
    ("focus_on_tray", "tray_bottom"),
]


# What tells two states of a thing apart by colour, beside a word, a weight or a shape. Accent and
# muted are not among them: some eyes can't tell them apart, and the weight or a line says the same.
APART = [
    ("ink", "muted"),
    ("ink", "accent"),
    ("accent", "surface"),
    ("accent", "line"),
    ("gold", "on_tray"),
    ("gold", "tray_top"),
    ("gold", "tray_bottom"),
    ("gold", "die"),
    ("advice", "die"),
    ("advice", "pip"),
    ("focus_on_tray", "gold"),
    ("strip", "surface"),
    ("soft", "surface"),
]
CLEARLY = 2.0  # just visible side by side


@pytest.mark.parametrize("tokens", ALL.values(), ids=ALL.keys())
@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia", "greyscale"])
def test_what_colours_tell_apart_all_eyes_can_tell_apart(tokens: Tokens, eyes: str) -> None:
    alike = {
        f"{one}, {other}": round(distance(eyes, getattr(tokens, one), getattr(tokens, other)), 1)
        for one, other in APART
        if distance(eyes, getattr(tokens, one), getattr(tokens, other)) < CLEARLY
        if not (tokens is CONTRAST and (one, other) == ("strip", "surface"))  # an edge instead
    }
    assert not alike


@pytest.mark.parametrize("tokens", ALL.values(), ids=ALL.keys())
@pytest.mark.parametrize(("least", "pairs"), [(4.5, TEXT), (3.0, GRAPHICS)], ids=["text", "rest"])
def test_tokens_that_meet_have_contrast(
    tokens: Tokens, least: float, pairs: list[tuple[str, str]]
) -> None:
    weak = {
        f"{one} on {other}": round(contrast(getattr(tokens, one), getattr(tokens, other)), 2)
        for one, other in pairs
        if contrast(getattr(tokens, one), getattr(tokens, other)) < least
    }
    assert not weak


@pytest.mark.parametrize("tokens", ALL.values(), ids=ALL.keys())
def test_text_keeps_its_contrast_under_the_pointer(tokens: Tokens) -> None:
    assert contrast(tokens.ink_on_gold, tokens.gold.lighter(106)) >= 4.5
    assert contrast(tokens.ink_on_gold, tokens.gold.darker(112)) >= 4.5
    assert contrast(tokens.ink_on_strip, tokens.strip.darker(106)) >= 4.5


@pytest.fixture
def lost(lay: LAY, tmp_path: Path) -> Table:
    """A game that can't beat its record any more: 3-3-3-6-6 comes next."""
    finished(tmp_path, 230)
    struck = [("12346", "yacht"), ("12346", "big_straight")]
    begin(tmp_path, seed_for("33366", turn=3), written(struck))
    return lay()


def weak_words(table: Table) -> dict[str, float]:
    """The words on screen whose contrast, measured from their pixels, is too low."""
    image = picture(table.window)
    found = {}
    for words in words_on(table.window):
        reached = contrast(QColor(words.colour), ground_under(image, words))
        if words.text.strip() and reached < 4.5:
            found[words.text] = round(reached, 2)
    return found


@pytest.mark.parametrize("look", LOOKS)
def test_every_word_on_screen_can_be_read(lost: Table, look: Appearance) -> None:
    lost.actions.appearances[look].trigger()
    QApplication.processEvents()
    assert not weak_words(lost)
    lost.press("Space", "1", "2")
    hands.point_at(lost.view.viewport(), lost.place(Category.YACHT))
    assert not weak_words(lost)
    lost.press("3", "4", "5")
    hands.point_at(lost.view.viewport(), lost.place(Category.FULL_HOUSE))
    assert not weak_words(lost)
    hands.point_at(lost.strip)
    lost.board.notice.say("A sentence", "An offer")
    assert not weak_words(lost)
    hands.point_at(lost.tray.undo_button)
    lost.finish_game()
    assert not weak_words(lost)


@pytest.mark.parametrize("look", LOOKS)
def test_choosing_a_look_changes_everything_at_once(table: Table, look: Appearance) -> None:
    table.actions.appearances[look].trigger()
    QApplication.processEvents()
    tokens = LOOKS[look]
    assert table.theme.tokens == tokens
    image = picture(table.window)
    ground = table.board.mapTo(table.window, table.board.rect().bottomLeft())
    assert image.pixelColor(ground) == tokens.bg
    for role, colour in {
        QPalette.ColorRole.Window: tokens.bg,
        QPalette.ColorRole.WindowText: tokens.ink,
        QPalette.ColorRole.Base: tokens.surface,
        QPalette.ColorRole.Highlight: tokens.accent,
        QPalette.ColorRole.ToolTipText: tokens.ink,
    }.items():
        assert QApplication.palette().color(role) == colour


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("look", [Appearance.LIGHT, Appearance.DARK])
def test_every_word_can_be_read_in_every_theme(
    lost: Table, scheme: Scheme, look: Appearance
) -> None:
    lost.actions.look.schemes[scheme].trigger()
    lost.actions.appearances[look].trigger()
    lost.press("Space", "1", "2")
    QApplication.processEvents()
    pair = SETS[scheme]
    assert lost.theme.tokens == (pair.light if look is Appearance.LIGHT else pair.dark)
    assert not weak_words(lost)


def test_high_contrast_is_the_same_in_every_theme(table: Table) -> None:
    table.actions.appearances[Appearance.CONTRAST].trigger()
    for scheme in Scheme:
        table.actions.look.schemes[scheme].trigger()
        assert table.theme.tokens == CONTRAST


def test_only_the_chosen_look_is_ticked(table: Table) -> None:
    for look in Appearance:
        table.actions.appearances[look].trigger()
        ticked = [one for one, action in table.actions.appearances.items() if action.isChecked()]
        assert ticked == [look]


@pytest.fixture
def theme(app: QApplication) -> Iterator[Theme]:
    theme = Theme(app, Appearance.SYSTEM, still=False)
    yield theme
    theme.setParent(None)
    theme.deleteLater()


@pytest.fixture
def changes(theme: Theme) -> list[None]:
    """Grows with each change of the theme."""
    seen: list[None] = []
    theme.changed.connect(lambda: seen.append(None))
    return seen


def test_system_is_followed_live(app: QApplication, theme: Theme, changes: list[None]) -> None:
    """Off screen there is no system to change its mind, but this is how it would tell."""
    assert theme.tokens == LIGHT
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    app.styleHints().accessibility().contrastPreferenceChanged.emit(
        Qt.ContrastPreference.HighContrast
    )
    assert len(changes) == 2


@pytest.mark.parametrize("look", LOOKS)
def test_own_choice_wins_over_the_system(app: QApplication, theme: Theme, look: Appearance) -> None:
    theme.set_appearance(look)
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.tokens == LOOKS[look]


def test_sizes_grow_in_steps_and_never_shrink(theme: Theme, changes: list[None]) -> None:
    for scale, seen in ((0.5, 1.0), (1.0, 1.0), (1.01, 1.0), (1.03, 1.05), (2.8, 2.8), (1.0, 1.0)):
        theme.set_window_scale(scale)
        assert theme.scale == pytest.approx(seen)
    assert len(changes) == 3


def test_text_of_the_system_sets_the_least_size(app: QApplication) -> None:
    usual = QFont(app.font())
    for pixels, scale in ((9, 1.0), (14, 1.0), (21, 1.5), (28, 2.0)):
        larger = QFont(usual)
        larger.setPixelSize(pixels)
        app.setFont(larger)
        theme = Theme(app, Appearance.SYSTEM, still=False)
        app.setFont(usual)
        assert theme.scale == pytest.approx(scale)
        assert theme.px(10) == round(10 * scale)
        assert theme.gap(10) == 10
        assert theme.font(16).pixelSize() == round(16 * scale)
        theme.deleteLater()


def test_figures_have_equal_widths(theme: Theme) -> None:
    assert theme.figures(17, QFont.Weight.Bold).featureValue(QFont.Tag("tnum")) == 1


def test_calm_is_told_once(theme: Theme, changes: list[None]) -> None:
    assert theme.animates
    theme.set_system_is_still(True)
    theme.set_system_is_still(True)
    assert not theme.animates
    assert len(changes) == 1
    theme.set_system_is_still(False)
    theme.set_still(True)
    assert not theme.animates


@pytest.mark.parametrize("tokens", ALL.values(), ids=ALL.keys())
def test_things_in_charts_are_seen_on_their_ground(tokens: Tokens) -> None:
    one_dot, ground = dot(tokens), tokens.surface
    parts = zip(_parts(one_dot), _parts(ground), strict=True)
    opaque = one_dot.alphaF()
    seen = QColor.fromRgbF(*(opaque * over + (1 - opaque) * under for over, under in parts))
    assert contrast(seen, ground) >= 3
    assert contrast(tokens.muted, ground) >= 3
    assert contrast(tokens.accent, empty_bar(tokens)) >= 3
    assert contrast(gold_on_surface(tokens), ground) >= 3
    assert contrast(gold_text(tokens), ground) >= 4.5


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()
