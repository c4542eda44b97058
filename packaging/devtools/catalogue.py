"""The translations of one language: a .ts file, refreshed from what the program says."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as Xml

from devtools.messages import Message

_HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
_PLACEHOLDER = re.compile(r"%L?n|%\d")
_COUNT = Counter(["%n", "%Ln"])
"""The number of a plural, plain or written as in the country; a form may say it in words."""
_MNEMONIC = re.compile(r"&(?=\w)")
_FORMS = 2
"""Singular and plural: every language that we speak has these two, each with its own rule."""

Translations = dict[Message, tuple[str, ...]]


class Catalogue(NamedTuple):
    """One language and what is translated into it; a plural message has a text for each form."""

    language: str
    translations: Translations

    @classmethod
    def read(cls, path: Path) -> "Catalogue":
        """The catalogue in a .ts file."""
        root = Xml.parse(path).getroot()
        found: Translations = {}
        for context in root.iter("context"):
            for entry in context.iter("message"):
                message = Message(
                    context.findtext("name", ""),
                    entry.findtext("source", ""),
                    entry.findtext("comment", ""),
                    entry.get("numerus") == "yes",
                )
                found[message] = tuple(_texts(entry))
        return cls(root.get("language", ""), found)

    def refreshed(self, messages: Iterable[Message]) -> "Catalogue":
        """The same language with exactly these messages; new ones have no text yet.

        English needs its plurals only: everything else is English already.
        """
        wanted = [each for each in messages if each.is_plural or self.language != "en"]
        nothing = {False: ("",), True: ("",) * _FORMS}
        return Catalogue(
            self.language,
            {each: self.translations.get(each, nothing[each.is_plural]) for each in wanted},
        )

    def faults(self) -> Iterator[str]:
        """What is wrong with the texts, a line each."""
        for message, texts in self.translations.items():
            place = f"{self.language}: {message.context}: {message.source!r}"
            if not all(texts) or len(texts) != (_FORMS if message.is_plural else 1):
                yield f"{place} is not translated"
                continue
            for text in texts:
                if _placeholders(text) - _COUNT != _placeholders(message.source) - _COUNT:
                    yield f"{place} has other placeholders in {text!r}"
                if len(_MNEMONIC.findall(text)) != len(_MNEMONIC.findall(message.source)):
                    yield f"{place} has another number of keys behind & in {text!r}"

    def write(self, path: Path) -> None:
        """Write the .ts file; the same catalogue always makes the same bytes."""
        root = Xml.Element("TS", version="2.1", language=self.language, sourcelanguage="en")
        for name, messages in groupby(sorted(self.translations), key=lambda each: each.context):
            context = Xml.SubElement(root, "context")
            Xml.SubElement(context, "name").text = name
            for message in messages:
                _add(context, message, self.translations[message])
        Xml.indent(root, "    ")
        text = Xml.tostring(root, encoding="unicode")
        path.write_text(f"{_HEAD}{text}\n", encoding="utf-8", newline="\n")


def _texts(entry: Xml.Element) -> Iterator[str]:
    translation = entry.find("translation")
    if translation is None:
        return
    forms = translation.findall("numerusform")
    yield from (form.text or "" for form in forms or [translation])


def _add(context: Xml.Element, message: Message, texts: tuple[str, ...]) -> None:
    entry = Xml.SubElement(context, "message")
    if message.is_plural:
        entry.set("numerus", "yes")
    Xml.SubElement(entry, "source").text = message.source
    if message.comment:
        Xml.SubElement(entry, "comment").text = message.comment
    translation = Xml.SubElement(entry, "translation")
    if not all(texts):
        translation.set("type", "unfinished")
    if not message.is_plural:
        (translation.text,) = texts
    else:
        for text in texts:
            Xml.SubElement(translation, "numerusform").text = text


def _placeholders(text: str) -> Counter[str]:
    return Counter(_PLACEHOLDER.findall(text))
