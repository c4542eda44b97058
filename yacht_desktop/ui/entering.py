"""Dice that are read off the table: typed or picked one by one, then taken down at once."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.rules import SLOTS, Amend, Category, Game, Roll
from yacht_desktop.ui import entry_words
from yacht_desktop.ui.controller import Controller

FACES = range(1, 7)


class Box(NamedTuple):
    """A box of a player's card."""

    player: int
    category: Category


class Entering(QObject):
    """What lies there before it is a roll; a roll that was entered is the game's business.

    Whoever takes down all three rolls says which dice were held before typing the next one.
    """

    changed = Signal()

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self._typed: list[int | None] = [None] * len(SLOTS)
        self._order: list[int] = []
        self._turn: object = None
        self._is_next = False
        self._has_three = False
        self.correcting: Box | None = None
        """The box of an earlier turn whose dice are typed anew."""
        self.word = ""
        """Why the last key was refused."""
        controller.changed.connect(self._follow)
        controller.opened.connect(self._begin)
        self._begin()

    @property
    def is_on(self) -> bool:
        """Whether the dice of the game in play lie on the table."""
        return self._controller.has_table_dice and not self._controller.is_looking

    @property
    def is_open(self) -> bool:
        """Whether dice are awaited."""
        if not self.is_on:
            return False
        if self.correcting is not None:
            return True
        game = self._controller.game
        return not game.is_over and (game.faces is None or self._is_next)

    @property
    def is_typing(self) -> bool:
        """Whether anything would be lost by leaving it."""
        is_begun = bool(self.correcting) or self._is_next or bool(self._order)
        return self.is_on and is_begun

    @property
    def has_three(self) -> bool:
        """Whether all three rolls are taken down."""
        return self._has_three

    @property
    def can_go_on(self) -> bool:
        """Whether another roll of this turn can be typed next."""
        game = self._controller.game
        return self.is_on and self._has_three and not self.is_open and game.can_roll

    @property
    def faces(self) -> tuple[int | None, ...]:
        """What is typed so far, None where a face is awaited."""
        return tuple(self._typed)

    @property
    def blanks(self) -> tuple[int, ...]:
        """The slots whose faces are awaited, in the order in which they will be filled."""
        return tuple(slot for slot in SLOTS if self._typed[slot] is None)

    def set_three(self, *, three: bool) -> None:
        """Take down all three rolls, or only the last."""
        self._has_three = three
        self._is_next = self._is_next and three
        self._say("")

    def type(self, text: str) -> bool:
        """Take keys for faces; whether they mean anything here."""
        if not self.is_on or not text.strip() or not text.isprintable():
            return False
        for sign in text.strip():
            self._take(sign)
        return True

    def put(self, face: int) -> None:
        """Put a face on the first die that has none."""
        if not self.is_open:
            self._say("" if self._controller.game.is_over else entry_words.all_there())
            return
        slot = self.blanks[0]
        self._typed[slot] = face
        self._order.append(slot)
        self.word = ""
        if self.blanks:
            self.changed.emit()
        else:
            self._take_down()

    def back(self) -> None:
        """Take the last face back, be it of a roll that was entered just now."""
        if not self.is_open:
            self._reopen(SLOTS[-1])
        elif self._order:
            self._typed[self._order.pop()] = None
            self._say("")

    def clear(self, slot: int) -> None:
        """Let a die be typed again."""
        if not self.is_open:
            self._reopen(slot)
        elif slot in self._order:
            self._order.remove(slot)
            self._typed[slot] = None
            self._say("")

    def go_on(self) -> None:
        """Await the faces of the loose dice after the next roll."""
        if self.can_go_on:
            self._is_next = True
            self._blank()
            self._say("")

    def correct(self, player: int, category: Category) -> None:
        """Type the dice that were really there for a box that is filled."""
        if self.is_on:
            self.correcting = Box(player, category)
            self._blank()
            self._say("")

    def cancel(self) -> bool:
        """Leave what is being typed; whether there was anything."""
        if not self.is_typing:
            return False
        self.correcting = None
        self._is_next = False
        self._blank()
        self._say("")
        return True

    def say_missing(self) -> None:
        """Say that dice are missing before a box can be scored."""
        if self.is_open:
            self._say(entry_words.missing(len(self.blanks)))

    def _take(self, sign: str) -> None:
        face = int(sign) if sign.isdecimal() else 0
        if face in FACES:
            self.put(face)
        else:
            self._say(entry_words.no_face(sign))

    def _take_down(self) -> None:
        faces = tuple(face or 0 for face in self._typed)
        box, self.correcting = self.correcting, None
        self._is_next = False
        self._blank()
        if box is None:
            self._controller.enter(faces)
        else:
            self._controller.amend(Amend(box.player, box.category, faces))

    def _reopen(self, slot: int) -> None:
        """Take back a roll that was entered just now, but for one die."""
        game = self._controller.game
        if not isinstance(self._controller.undoable, Roll) or game.faces is None or not self.is_on:
            return
        faces = game.faces
        self._controller.undo()
        before = self._controller.game
        self._is_next = before.faces is not None
        self._blank()
        if slot in before.held:
            slot = before.loose[-1]
        for other in before.loose:
            if other != slot:
                self._typed[other] = faces[other]
                self._order.append(other)
        self._say("")

    def _begin(self) -> None:
        self.correcting = None
        self._is_next = False
        self._turn = None
        self._follow()

    def _follow(self) -> None:
        """Forget what was typed once it belongs to another turn."""
        game = self._controller.game
        turn = (game.player, game.cards, game.rolls_left, game.held)
        if turn != self._turn:
            self._turn = turn
            self._is_next = False
            if self.correcting is None:
                self._blank()
        self.word = ""
        self.changed.emit()

    def _blank(self) -> None:
        """Await all dice that are not held."""
        self._order.clear()
        game = self._controller.game
        keeps = self._is_next and self.correcting is None
        self._typed = [_held_face(game, slot) if keeps else None for slot in SLOTS]

    def _say(self, word: str) -> None:
        self.word = word
        self.changed.emit()


def _held_face(game: Game, slot: int) -> int | None:
    return game.faces[slot] if game.faces and slot in game.held else None
