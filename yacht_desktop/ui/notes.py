"""Notes that a player writes to games; none is lost."""

from yacht_desktop.records import StoreError, Upkeep


class Notes:
    """Writes them at once; what could not be written is kept here, to be tried again."""

    def __init__(self, upkeep: Upkeep) -> None:
        self._upkeep = upkeep
        self._unsaved: dict[int, str] = {}

    def unsaved(self, number: int) -> str | None:
        """The note to a game as it was typed, if the file does not have it."""
        return self._unsaved.get(number)

    def write(self, number: int, text: str) -> StoreError | None:
        """Put a note to a game; an error says why the file does not have it."""
        whole = text.encode(errors="replace").decode()  # a clipboard may hold half a letter
        try:
            self._upkeep.set_note(number, whole)
        except StoreError as error:
            self._unsaved[number] = text
            return error
        self._unsaved.pop(number, None)
        return None

    def write_the_rest(self) -> None:
        """Try once more what could not be written."""
        for number, text in list(self._unsaved.items()):
            self.write(number, text)
