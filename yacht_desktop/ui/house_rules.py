"""The rules that this table knows: the presets, the player's own, and those being written."""

from itertools import chain, count
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from yacht_desktop.records import Houses, StoreError
from yacht_desktop.rules import PRESETS, Ruleset
from yacht_desktop.ui import house_words, words
from yacht_desktop.ui.own_rules import LONGEST_NAME, NamedRuleset, as_own, proper_name

Key = str | int
"""A preset's id, or the number of one of the player's own."""

NEW = 0
"""The key of rules that were never saved."""


class Entry(NamedTuple):
    """Rules in the list; `is_changed` if they differ from what is saved."""

    key: Key
    name: str
    ruleset: Ruleset
    is_changed: bool = False

    @property
    def is_preset(self) -> bool:
        """Whether they come with the program and stay as they are."""
        return isinstance(self.key, str)


class HouseRules(QObject):
    """Keeps the names in force that the player gave, and what is being written till it is saved."""

    changed = Signal()

    def __init__(self, houses: Houses) -> None:
        super().__init__()
        self._houses = houses
        self._own: dict[int, NamedRuleset] = {}
        self._names: dict[Ruleset, str | None] = {}
        self._drafts: dict[Key, NamedRuleset] = {}
        self._deleted: NamedRuleset | None = None
        self.trouble: StoreError | None = None
        """Why the player's own rules can't be read."""
        self.look_again()
        words.ask_for_names(self.name_of)

    @property
    def entries(self) -> list[Entry]:
        """All rules: presets, own ones in the order in which they came, and a new one."""
        keys: list[Key] = [*self._kept_keys, *([NEW] if NEW in self._drafts else [])]
        return [self.entry(key) for key in keys]

    @property
    def _kept_keys(self) -> list[Key]:
        return [*PRESETS, *self._own]

    def entry(self, key: Key) -> Entry:
        """Rules as they are being written, or else as they are kept."""
        if key in self._drafts:
            return Entry(key, *self._drafts[key], is_changed=True)
        return Entry(key, *self.kept(key))

    def kept(self, key: Key) -> NamedRuleset:
        """Rules as they are kept; those of a new one are the traditional ones."""
        if isinstance(key, str):
            return NamedRuleset(words.ruleset_name(PRESETS[key]), PRESETS[key])
        return self._own.get(key) or NamedRuleset("", as_own(PRESETS["traditional"]))

    def key_of(self, ruleset: Ruleset) -> Key | None:
        """Whose rules these are, be they called a preset's or somebody's own."""
        own = as_own(ruleset)
        keys = (key for key in self._kept_keys if as_own(self.kept(key).ruleset) == own)
        return next(keys, None)

    def name_of(self, ruleset: Ruleset) -> str | None:
        """What the player calls rules, or called them until they went."""
        if ruleset not in self._names:
            self._names[ruleset] = self._earlier_name(ruleset)
        return self._names[ruleset]

    def begin(self, like: Key) -> None:
        """Write new rules, starting from others."""
        self._drafts[NEW] = NamedRuleset("", as_own(self.entry(like).ruleset))
        self.changed.emit()

    def change(self, key: Key, name: str, ruleset: Ruleset) -> None:
        """Write on at some rules; what is as it was kept is no change."""
        draft = NamedRuleset(name, ruleset)
        if key == NEW or draft != self.kept(key):
            self._drafts[key] = draft
        else:
            self._drafts.pop(key, None)
        self.changed.emit()

    def discard(self, key: Key) -> None:
        """Forget what was not saved."""
        self._drafts.pop(key, None)
        self.changed.emit()

    def flaw(self, key: Key) -> str:
        """Why rules can't be saved as they are being written; empty if they can."""
        name, ruleset = self.entry(key)[1:3]
        if not name.strip():
            return house_words.name_is_missing()
        proper = proper_name(name)
        if proper is None:
            return house_words.name_is_improper()
        known = self.key_of(ruleset)
        if known is not None and known != key:
            return house_words.rules_are_known(self.kept(known).name)
        return house_words.name_is_taken() if self._is_taken(proper, besides=key) else ""

    def save(self, key: int) -> int:
        """Keep rules that have no flaw; their number, another one if games stay with the old.

        Raises StoreError.
        """
        entry = self.entry(key)
        number = self._houses.save(entry.name, entry.ruleset, key or None).number
        self._drafts.pop(key, None)
        self.look_again()
        return number

    def delete(self, key: int) -> None:
        """Delete some of the player's own rules, but none of their games; raises StoreError."""
        kept = self.kept(key)
        self._houses.delete(key)
        self._deleted = kept
        self._drafts.pop(key, None)
        self.look_again()

    def undelete(self) -> int:
        """Bring back what was deleted last; raises StoreError."""
        if self._deleted is None:
            raise ValueError("nothing was deleted")
        name, ruleset = self._deleted
        number = self._houses.save(self._free_name(name), ruleset).number
        self._deleted = None
        self.look_again()
        return number

    def take_in(self, name: str, ruleset: Ruleset) -> tuple[Key, bool]:
        """Take rules in from elsewhere: their key, and whether they are new; raises StoreError."""
        known = self.key_of(ruleset)
        if known is not None:
            return known, False
        number = self._houses.save(self._free_name(name), ruleset).number
        self.look_again()
        return number, True

    def look_again(self) -> None:
        """Learn what is kept; what can't be read is as good as not there, and says why."""
        try:
            own = self._houses.in_order()
            self.trouble = None
        except StoreError as error:
            own, self.trouble = [], error
        self._own = {house.number: NamedRuleset(house.name, house.ruleset) for house in own}
        self._names = {house.ruleset: house.name for house in own}
        self.changed.emit()

    def _earlier_name(self, ruleset: Ruleset) -> str | None:
        """What rules were called that are not in the list any more."""
        try:
            name = self._houses.name_of(ruleset)
        except StoreError:
            return None
        if name is not None and name in [own.name for own in self._own.values()]:
            return house_words.earlier(name, ruleset)
        return name

    def _is_taken(self, name: str, besides: Key) -> bool:
        return name in (self.kept(key).name for key in self._kept_keys if key != besides)

    def _free_name(self, name: str) -> str:
        """The name itself, or with the first number that makes it one of its own."""
        ends = chain([""], (f" {number}" for number in count(2)))
        names = (name[: LONGEST_NAME - len(end)] + end for end in ends)
        return next(free for free in names if not self._is_taken(free, besides=NEW))
