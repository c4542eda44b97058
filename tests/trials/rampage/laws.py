"""What must hold after every gesture, whatever it was."""

from PySide6.QtWidgets import QApplication

from tests.trials.rampage.faults import BrokenError
from tests.trials.rampage.life import Life
from tests.ui.table import until
from yacht_desktop.records import Archive
from yacht_desktop.records.selection import Kind, Selection
from yacht_desktop.rules import Game, Ruleset, parse_move, replay
from yacht_desktop.ui.board.scorecard_model import NAME, Role

ROLLS_A_TURN = 3
PAGE = 50
Log = tuple[str, ...]


def need(holds: object, sentence: str, *details: object) -> None:
    """Raise BrokenError with the sentence unless something holds."""
    if not holds:
        raise BrokenError(" ".join((sentence, *map(repr, details))))


class Laws:
    """Compares what is shown, what is played and what is on file."""

    def __init__(self, life: Life) -> None:
        self._life = life
        self._proved: tuple[int, Log, Game] | None = None
        self._results: dict[int, tuple[object, ...]] = {}

    @property
    def stored(self) -> tuple[int, Log]:
        """The number and the log of the game in play, as another program reads them."""
        number = self._life.controller._number  # noqa: SLF001 - no player is told
        rows = self._life.rows("SELECT notation FROM move WHERE game = ? ORDER BY ply", number)
        return number, tuple(str(notation) for (notation,) in rows)

    def check(self) -> None:
        """What holds after each gesture, or once a backup is in the place of the file."""
        errands = self._life.presenters.keeping.errands
        try:
            self._check_game()
        except (BrokenError, ValueError):
            if errands.is_idle:
                raise
            until(lambda: errands.is_idle)
            self._check_game()

    def _check_game(self) -> None:
        number, log = self.stored
        if self._proved is None or self._proved[:2] != (number, log):
            self._proved = (number, log, self._replayed(number, log))
            _need_three_rolls(log)
        game = self._life.controller._session.game  # noqa: SLF001 - looked at or not
        need(game == self._proved[2], "the game is not the replay of its log", game, log)
        self._check_card()
        self._check_dice()

    def _replayed(self, number: int, log: Log) -> Game:
        ((ruleset, players),) = self._life.rows(
            "SELECT json, players FROM game JOIN ruleset ON ruleset.number = game.ruleset"
            " WHERE game.number = ?",
            number,
        )
        moves = [parse_move(notation) for notation in log]
        return replay(Ruleset.from_json(str(ruleset)), int(str(players)), moves)

    def _check_card(self) -> None:
        """The card shows the game, and the totals are its sums."""
        card, game = self._life.window.board.card, self._life.controller.game
        if self._life.window.board.tray.is_tumbling:
            return
        for column in range(NAME + 1, card.model.columnCount()):
            player = card.model.player_of(column)
            scored = game.cards[player]
            shown = [
                card.model.index(row, column).data(Role.POINTS)
                for row in range(card.model.rowCount())
            ]
            written = [scored[card.model.category(row)] for row in range(card.model.rowCount())]
            need(shown == written, "the card shows other points", shown, written)
            total = sum(points for points in shown if points is not None)
            need(total == game.totals[player], "a total is no sum", total, game.totals)
        line = card.totals if len(game.cards) > 1 and card.totals else card.total
        for total in game.totals:
            need(str(total) in line.accessibleName(), "another total is told", game.totals)

    def _check_dice(self) -> None:
        """The dice on the tray are those of the game."""
        board, controller = self._life.window.board, self._life.controller
        game = controller.game
        if controller.has_table_dice or board.tray.is_tumbling or game.faces is None:
            return
        shown = tuple(die._face for die in board.tray.dice)  # noqa: SLF001 - what it paints
        held = {slot for slot, die in enumerate(board.tray.dice) if die.isChecked()}
        need(shown == game.faces, "other dice are shown", shown, game.faces)
        need(held == game.held, "other dice are held", held, game.held)

    def check_file(self) -> None:
        """What holds now and then: every result on file, and the order of the lists."""
        for row in self._life.rows(
            "SELECT number, total, edited FROM game WHERE state = 'finished' AND deleted = 0"
        ):
            number = int(str(row[0]))
            if self._results.get(number) != row:
                self._check_result(number, row[1])
                self._results[number] = row
        playing = self._life.rows("SELECT count(*) FROM game WHERE state = 'playing'")
        need(playing[0][0] in (0, 1), "several games are played", playing)
        self._check_lists()

    def _check_result(self, number: int, total: object) -> None:
        rows = self._life.rows("SELECT notation FROM move WHERE game = ? ORDER BY ply", number)
        log = tuple(str(notation) for (notation,) in rows)
        game = self._replayed(number, log)
        need(game.is_over, "a game is finished before its end", number)
        seats = self._life.rows("SELECT total FROM seat WHERE game = ? ORDER BY player", number)
        need([row[0] for row in seats] == [*game.totals], "a result is no sum", number, seats)
        if len(game.cards) == 1:
            need(total == game.totals[0], "a total is another one", number, total)
        _need_three_rolls(log)

    def _check_lists(self) -> None:
        archive = Archive(self._life.presenters.keeping.database)
        for ruleset, _ in archive.rulesets():
            for kind in Kind:
                selection = Selection(ruleset, kind)
                size = archive.size(selection)
                pages = range(0, size, PAGE)
                best = [entry for at in pages for entry in archive.best(selection, at, PAGE)]
                order = [(-entry.total, entry.number) for entry in best]
                need(len(best) == size, "the list has gaps", size, len(best))
                need(order == sorted(order), "the list of best games is in disorder", order)
                need(len({*order}) == size, "a game is listed twice", order)
                better = {e.total: sum(b.total > e.total for b in best) for e in best}
                need(all(e.place == better[e.total] + 1 for e in best), "a place is wrong")
                numbers = archive.course(selection).numbers
                need(numbers == sorted(numbers), "the course is in disorder", numbers)


def _need_three_rolls(log: Log) -> None:
    rolls = 0
    for move in log:
        rolls += move.startswith("roll")
        need(rolls <= ROLLS_A_TURN, "more than three rolls in a turn", log)
        if move.startswith(("score", "leave")):
            rolls = 0


def need_one_dialog_of_a_kind() -> None:
    """No dialog is there twice."""
    kinds = [type(w) for w in QApplication.topLevelWidgets() if w.isVisible()]
    named = [kind.__name__ for kind in kinds if kind.__module__.startswith("yacht_desktop")]
    need(len(named) == len({*named}), "a dialog is there twice", named)
