"""What the record book says of games, lists and filters; the figures speak in `record_words`."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from yacht_desktop.records import Counts, Entry, Kind, Other
from yacht_desktop.rules import Amend, Game, Hold, Leave, Move, Roll, Score, Slots
from yacht_desktop.ui import dates, review_words
from yacht_desktop.ui.judging import Judgement
from yacht_desktop.ui.period import Period
from yacht_desktop.ui.words import category_name, fill

translate = QCoreApplication.translate

_OFTEN, _NEARLY_ALWAYS, _RAREST = 0.4, 0.95, 1e-9
_KINDS = {
    Kind.UNAIDED: QT_TRANSLATE_NOOP("Records", "Unaided"),
    Kind.ASSISTED: QT_TRANSLATE_NOOP("Records", "Assisted"),
    Kind.TABLE: QT_TRANSLATE_NOOP("Records", "Dice from the table"),
    Kind.PRACTICE: QT_TRANSLATE_NOOP("Records", "Practice"),
}
_PERIODS = {
    Period.EVER: QT_TRANSLATE_NOOP("Records", "Ever"),
    Period.YEAR: QT_TRANSLATE_NOOP("Records", "This year"),
    Period.MONTH: QT_TRANSLATE_NOOP("Records", "This month"),
    Period.WEEK: QT_TRANSLATE_NOOP("Records", "This week"),
    Period.DAY: QT_TRANSLATE_NOOP("Records", "Today"),
}
_STATES = {
    "playing": QT_TRANSLATE_NOOP("Records", "Unfinished"),
    "abandoned": QT_TRANSLATE_NOOP("Records", "Abandoned"),
    "set aside": QT_TRANSLATE_NOOP("Records", "Unreadable"),
}
_ROLLS = {
    1: QT_TRANSLATE_NOOP("Records", "Turn %1 of %2, first roll"),
    2: QT_TRANSLATE_NOOP("Records", "Turn %1 of %2, second roll"),
    3: QT_TRANSLATE_NOOP("Records", "Turn %1 of %2, third roll"),
}


def kind(value: Kind) -> str:
    """What the games of a kind are called."""
    return translate("Records", str(_KINDS[value]))


def period(value: Period) -> str:
    """What a period is called."""
    return translate("Records", str(_PERIODS[value]))


def heading(counts: Counts) -> str:
    """How many games there are, and since when; empty while there is none."""
    if not counts.finished or counts.first is None:
        return ""
    games = translate("Records", "%n games since %1", "", counts.finished)
    return fill(games, dates.in_month(counts.first))


def points(total: int) -> str:
    """A total in words."""
    return translate("Records", "%n points", "", total)


def rarity(chance: float | None) -> str:
    """How often perfect play does as well, for a narrow column; empty while it is not known."""
    if chance is None:
        return ""
    if chance > _NEARLY_ALWAYS:
        return translate("Records", "nearly all")
    if chance > _OFTEN:
        return fill(translate("Records", "%1 in 10"), min(9, round(10 * chance)))
    if chance < _RAREST:
        return translate("Records", "almost never")
    return fill(translate("Records", "1 in %1"), QLocale().toString(_round(1 / chance)))


def entry(line: Entry, chance: float | None, judgement: Judgement | None) -> str:
    """A line of the list of best games, for somebody who hears it."""
    text = translate("Records", "Place %1, %2, %3")
    parts = [fill(text, line.place, points(line.total), dates.in_full(line.at.date()))]
    if chance is not None:
        parts.append(review_words.rarity(chance))
    if judgement is not None:
        unit = review_words.Unit(is_chance=False)
        luck, given_away = unit.gained(judgement.luck), unit.given_away(judgement.given_away)
        parts.append(fill(translate("Records", "luck %1, given away %2"), luck, given_away))
    return ", ".join(parts)


def luck_explained() -> str:
    """What the figure of luck counts."""
    return translate("Records", "Points that the dice gave, against what was to be expected")


def given_away_explained() -> str:
    """What the figure of things given away counts."""
    return translate("Records", "Points that better decisions would have brought, on average")


def state(name: str) -> str:
    """Why a game has no place in the list."""
    return translate("Records", str(_STATES.get(name, name)))


def other(line: Other, turns: int) -> str:
    """A line of the list of unfinished and abandoned games, for somebody who hears it."""
    return ", ".join((state(line.state), dates.in_full(line.at.date()), turn_of(line.turn, turns)))


def turn_of(turn: int, turns: int) -> str:
    """How far a game is."""
    return fill(translate("Records", "turn %1 of %2"), turn, turns)


def leftovers(counts: Counts) -> str:
    """How many games have no place in the list; empty if there is none."""
    parts = [
        translate("Records", "%n abandoned", "", counts.abandoned) if counts.abandoned else "",
        translate("Records", "%n unfinished", "", counts.unfinished) if counts.unfinished else "",
        translate("Records", "%n unreadable", "", counts.set_aside) if counts.set_aside else "",
    ]
    return ", ".join(part for part in parts if part)


def deleted_ones(games: int) -> str:
    """How many games were deleted; empty if none was."""
    return translate("Records", "%n deleted", "", games) if games else ""


def bring_back(games: int) -> str:
    """The command that undoes all deletions since the program was started."""
    return translate("Records", "Bring back %n", "", games)


def deleted(games: int) -> str:
    """What has just happened."""
    return translate("Records", "%n games deleted.", "", games)


def brought_back(games: int) -> str:
    """What has just been undone."""
    return translate("Records", "%n games brought back.", "", games)


def delete_all(games: int) -> str:
    """What it takes to delete a whole list."""
    text = translate(
        "Records",
        "This deletes all %n games of these rules and this kind. To go on, type their number: %1",
        "",
        games,
    )
    return fill(text, games)


def empty(*, is_ever: bool) -> str:
    """That a list has no game."""
    if not is_ever:
        return translate("Records", "No game in this time.")
    return translate(
        "Records",
        "No game of this kind is finished yet. Play one to its end: it has its place here.",
    )


def no_others() -> str:
    """That nothing was left unfinished."""
    return translate("Records", "No game was left unfinished.")


def beginning() -> tuple[str, str]:
    """What there is before the first move."""
    return translate("Records", "Before the first roll"), translate("Records", "The card is empty.")


def move_title(made: Move, before: Game, names: tuple[str, ...]) -> str:
    """Where in a game a move was made, and by whom, from the state that it was made in."""
    turn, turns = before.turn, before.turns
    match made:
        case Score():
            title = fill(translate("Records", "Turn %1 of %2, scoring"), turn, turns)
        case Roll():
            title = fill(translate("Records", str(_ROLLS[before.rolls_used + 1])), turn, turns)
        case Hold():
            title = fill(translate("Records", str(_ROLLS[before.rolls_used])), turn, turns)
        case _:
            title = fill(translate("Records", "Turn %1 of %2"), turn, turns)
    seat = made.player if isinstance(made, (Leave, Amend)) else before.player
    return title if len(names) == 1 else f"{player(names, seat)} · {title}"


def move(made: Move, before: Game) -> str:
    """What a move did, to the state before it."""
    match made:
        case Roll():
            return _rolled(made, before)
        case Hold():
            if not made.slots:
                return translate("Records", "Held none.")
            return fill(translate("Records", "Held %1."), _faces(before.faces or (), made.slots))
        case Score():
            text = translate("Records", "%1 in %2.")
            earned = points(before.potential(made.category) or 0)
            return fill(text, earned, category_name(made.category))
        case Leave():
            return translate("Records", "Left the game.")
        case Amend():
            box = made.to or made.category
            earned = points(before.ruleset.points(box, made.faces))
            text = translate("Records", "Corrected: %1 in %2.")
            return fill(text, earned, category_name(box))


def _rolled(made: Roll, before: Game) -> str:
    """The dice that were thrown, as they fell."""
    text = translate("Records", "Rolled %n dice: %1.", "", len(before.loose))
    return fill(text, _faces(made.faces, frozenset(before.loose)))


def _faces(faces: Sequence[int], slots: Slots) -> str:
    return "-".join(str(faces[slot]) for slot in sorted(slots))


def player(names: tuple[str, ...], seat: int) -> str:
    """What a player is called."""
    return names[seat].strip() or fill(translate("Records", "Player %1"), seat + 1)


def streak_rule() -> str:
    """What a streak of days is; also for those who ask what the figure means."""
    return translate(
        "Records",
        "A day counts when a game of this list is finished on it, by the calendar of the place "
        "where you play. Days are in a row as long as no whole day passes without such a game. "
        "Two games less than 24 hours apart never break the row, so a journey or a changed clock "
        "can't. The row of now ends when yesterday and today have no game.",
    )


def unfinished_heading(name: str) -> str:
    """Which game is looked at that has no end."""
    return state(name)


def unreadable() -> str:
    """That a game's log makes no sense."""
    return translate("Records", "This game can't be read, so there is nothing to replay.")


def _round(number: float) -> int:
    """A number to its first two figures."""
    return round(float(f"{number:.2g}"))
