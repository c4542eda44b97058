"""What a finished game leaves besides its log: the totals, and the points in every box."""

from collections.abc import Sequence
from sqlite3 import Connection

from yacht_desktop.rules import (
    IllegalMoveError,
    Ruleset,
    RulesetError,
    Scorecard,
    parse_move,
    replay,
)


def write_result(
    connection: Connection, number: int, cards: Sequence[Scorecard], ended: str, utc_offset: int
) -> None:
    """Finish a game that isn't, with the cards of its players in their order.

    `ended` is UTC as the file has it, `utc_offset` in minutes. Belongs into a transaction.
    """
    _write_totals(connection, number, cards)
    _write_cards(connection, number, cards)
    # Last, for only now the tally counts what the cards say.
    connection.execute(
        "UPDATE game SET state = 'finished', ended = ?, utc_offset = ?, total = ? WHERE number = ?",
        (ended, utc_offset, _best_total(cards), number),
    )


def rewrite_result(
    connection: Connection, number: int, cards: Sequence[Scorecard], now: str
) -> None:
    """Give a finished game other cards, and note `now`, in UTC, that it was corrected.

    It isn't, if its log has no correction any more. Belongs into a transaction.
    """
    # For a moment it is no result, so that the tally forgets the old cards and counts the new ones.
    connection.execute(
        "UPDATE game SET state = 'set aside', total = NULL WHERE number = ?", (number,)
    )
    _write_totals(connection, number, cards)
    connection.execute("DELETE FROM card WHERE game = ?", (number,))
    _write_cards(connection, number, cards)
    connection.execute(
        "UPDATE game SET state = 'finished', total = ?, edited = CASE WHEN EXISTS (SELECT 1"
        " FROM move WHERE game = game.number AND notation GLOB 'amend *') THEN ? END"
        " WHERE number = ?",
        (_best_total(cards), now, number),
    )


def withdraw_result(connection: Connection, number: int) -> None:
    """Let a finished game be in play again, seen by all; any other stays as it is."""
    withdrawn = connection.execute(
        "UPDATE game SET state = 'playing', ended = NULL, total = NULL, edited = NULL, deleted = 0"
        " WHERE number = ? AND state = 'finished'",
        (number,),
    )
    if withdrawn.rowcount:
        connection.execute("UPDATE seat SET total = NULL WHERE game = ?", (number,))
        connection.execute("DELETE FROM card WHERE game = ?", (number,))


def fill_cards(connection: Connection) -> None:
    """Make up the cards of games that were finished before cards were kept.

    A game whose log can't be read, or earns something else, keeps its totals and has no card.
    """
    finished = connection.execute(
        "SELECT game.number, players, total, json"
        " FROM game JOIN ruleset ON ruleset.number = game.ruleset"
        " WHERE state = 'finished'"
    ).fetchall()
    for number, players, best, json in finished:
        cards = _cards_by_log(connection, number, players, json)
        seats = connection.execute(
            "SELECT total FROM seat WHERE game = ? ORDER BY player", (number,)
        )
        totals = [total for (total,) in seats]
        if [card.total for card in cards] == totals and max(totals, default=None) == best:
            _write_cards(connection, number, cards)


def _cards_by_log(
    connection: Connection, number: int, players: int, json: str
) -> Sequence[Scorecard]:
    """The cards that the log of a game earns; none unless it can be read to the end."""
    log = connection.execute("SELECT notation FROM move WHERE game = ? ORDER BY ply", (number,))
    try:
        moves = [parse_move(notation) for (notation,) in log]
        game = replay(Ruleset.from_json(json), players, moves)
    except (IllegalMoveError, RulesetError):
        return ()
    return game.cards if game.is_over else ()


def _best_total(cards: Sequence[Scorecard]) -> int:
    """The best of those who played to the end; of everyone if nobody did."""
    full = [card.total for card in cards if card.is_full]
    return max(full or [card.total for card in cards])


def _write_totals(connection: Connection, number: int, cards: Sequence[Scorecard]) -> None:
    connection.executemany(
        "UPDATE seat SET total = ? WHERE game = ? AND player = ?",
        [(card.total, number, player) for player, card in enumerate(cards)],
    )


def _write_cards(connection: Connection, number: int, cards: Sequence[Scorecard]) -> None:
    for player, card in enumerate(cards):
        connection.execute(
            f"INSERT INTO card (game, player, {', '.join(card.categories)})"
            f" VALUES (?, ?{', ?' * len(card.points)})",
            (number, player, *card.points),
        )
