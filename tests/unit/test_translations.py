"""The catalogues of words: what the program says, and what is wrong with a translation of it."""

from pathlib import Path

import pytest
from devtools.catalogue import Catalogue
from devtools.messages import Message, MessageError, messages_in
from devtools.translations import FOLDER, PROGRAM, faults

PROGRAM_OF_FOUR = """
translate("Box", "Ones")
fill(translate("Action", "&Roll %1"), translate("Box", "Ones"))
translate("Sentence", "%n dice", "", count)
ORDINALS = {1: QT_TRANSLATE_NOOP("Turn", "first"
    " roll")}
translate("Turn", ORDINALS[1])
painter.translate(3, 4)
"""
ALL = [
    Message("Action", "&Roll %1"),
    Message("Box", "Ones"),
    Message("Sentence", "%n dice", "", is_plural=True),
    Message("Turn", "first roll"),
]
SWEDISH = {
    ALL[0]: ("&Kasta %1",),
    ALL[1]: ("Ettor",),
    ALL[2]: ("en tärning", "%n tärningar"),
    ALL[3]: ("första kastet",),
}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "program" / "ui"
    folder.mkdir(parents=True)
    (folder / "words.py").write_text(PROGRAM_OF_FOUR, encoding="utf-8")
    return folder.parent


def told(folder: Path, program: Path, **changes: str) -> list[str]:
    """The faults of a Swedish catalogue in which some texts are replaced by others."""
    texts = {
        message: tuple(changes.get(text, text) for text in translated)
        for message, translated in SWEDISH.items()
    }
    Catalogue("sv", texts).write(folder / "yacht_sv.ts")
    return list(faults(folder, program, mend=False))


def test_every_text_of_a_program_is_found_once(program: Path) -> None:
    assert messages_in(program) == ALL


@pytest.mark.parametrize(
    "line",
    ['translate("Box", name)', "translate(context, 'x')", 'translate("Sentence", "%n dice")'],
)
def test_texts_that_nobody_could_translate_are_refused(program: Path, line: str) -> None:
    (program / "more.py").write_text(line, encoding="utf-8")
    with pytest.raises(MessageError):
        messages_in(program)
    assert len(list(faults(program, program, mend=False))) == 1


def test_a_whole_catalogue_has_no_fault_and_keeps_its_bytes(tmp_path: Path, program: Path) -> None:
    assert told(tmp_path, program) == []
    path = tmp_path / "yacht_sv.ts"
    before = path.read_bytes()
    assert list(faults(tmp_path, program, mend=True)) == []
    assert path.read_bytes() == before
    assert Catalogue.read(path) == Catalogue("sv", SWEDISH)


@pytest.mark.parametrize(
    ("text", "wrong", "fault"),
    [
        ("Ettor", "", "not translated"),
        ("%n tärningar", "", "not translated"),
        ("&Kasta %1", "&Kasta", "placeholders"),
        ("&Kasta %1", "&Kasta %1 %1", "placeholders"),
        ("första kastet", "första %n kastet %2", "placeholders"),
        ("&Kasta %1", "Kasta %1", "&"),
        ("Ettor", "&Ettor", "&"),
    ],
)
def test_faults_are_named(tmp_path: Path, program: Path, text: str, wrong: str, fault: str) -> None:
    (line,) = told(tmp_path, program, **{text: wrong})
    assert fault in line


def test_a_number_may_be_written_as_in_the_country_or_in_words() -> None:
    message = Message("Record", "%Ln games", is_plural=True)
    assert list(Catalogue("sv", {message: ("ett spel", "%Ln spel")}).faults()) == []
    assert len(list(Catalogue("sv", {message: ("ett spel", "%Ln spel %Ln")}).faults())) == 1


def test_what_nobody_says_any_more_is_named_and_goes(tmp_path: Path, program: Path) -> None:
    old = {**SWEDISH, Message("Box", "Sevens"): ("Sjuor",)}
    del old[ALL[1]]
    Catalogue("sv", old).write(tmp_path / "yacht_sv.ts")
    assert len(list(faults(tmp_path, program, mend=False))) == 2
    assert len(list(faults(tmp_path, program, mend=True))) == 1
    mended = Catalogue.read(tmp_path / "yacht_sv.ts").translations
    assert list(mended) == ALL
    assert mended[ALL[1]] == ("",)


def test_the_program_speaks_whole_languages() -> None:
    assert list(faults(FOLDER, PROGRAM, mend=False)) == []
