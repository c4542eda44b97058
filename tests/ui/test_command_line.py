"""What is said when the program is started: obeyed, or refused in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.test_faults import OFFSCREEN, ROOT
from yacht_desktop.ui.command_line import MOST_AT_ONCE, for_qt, parsed

pytestmark = pytest.mark.usefixtures("app")


def run(*arguments: str | bytes, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """A start of the program that ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "yacht_desktop", *arguments],
        cwd=ROOT,
        env=OFFSCREEN | variables,
        capture_output=True,
        check=False,
    )


def refusal(*arguments: str | bytes) -> str:
    """What is said, in one line, by a program that does nothing else."""
    done = run(*arguments)
    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.startswith(b"Yacht: ")
    assert done.stderr.count(b"\n") == 1
    return done.stderr.decode().removeprefix("Yacht: ").strip()


def test_folder_and_files_are_found_from_where_one_stands() -> None:
    start = parsed(["yacht", "--data", "games", "a.yacht-games", "/b/c.yacht-rules"])
    assert start.folder == Path("games").absolute()
    assert start.files == [Path("a.yacht-games").absolute(), Path("/b/c.yacht-rules").absolute()]
    assert not start.is_trial
    assert parsed(["yacht", "--selftest"]).is_trial


def test_without_a_folder_the_system_says_which() -> None:
    assert parsed(["yacht"]).folder is None


def test_last_folder_counts_and_nothing_behind_dashes_is_an_option() -> None:
    start = parsed(["yacht", "--data", "/a", "--data=/b", "--", "--data", "-x"])
    assert start.folder == Path("/b")
    assert [file.name for file in start.files] == ["--data", "-x"]


@pytest.mark.skipif(os.name != "posix", reason="names are bytes")
@pytest.mark.parametrize(
    "name", [b"\xff", b"gr\xfc\xdfe.yacht-rules", b"\xed\xa0\x80", b"\xf4\x8f"]
)
def test_file_whose_name_is_no_text_keeps_its_name(name: bytes) -> None:
    (file,) = parsed(["yacht", os.fsdecode(b"/home/" + name)]).files
    assert os.fsencode(file) == b"/home/" + name


def test_session_managers_may_say_which_one_it_was() -> None:
    assert parsed(["yacht", "-session", "117f000101_123", "x.yacht-games"]).files[0].name


def test_qt_hears_nothing_from_outside() -> None:
    assert for_qt("/usr/bin/yacht") == ["/usr/bin/yacht", "-style", "fusion"]
    assert for_qt("/h\udcff/yacht") == ["/h?/yacht", "-style", "fusion"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--nonsense"], "Unknown option 'nonsense'."),
        (["-display", ":7"], "Unknown option 'display'."),
        (["-stylesheet", "/dev/zero"], "Unknown option 'stylesheet'."),
        (["-platform", "vnc"], "Unknown option 'platform'."),
        (["--data"], "Missing value after '--data'."),
        (["--data", ""], "Missing value after '--data'."),
        (["--selftest=1"], "Unexpected value after '--selftest'."),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(arguments: list[str], why: str) -> None:
    assert refusal(*arguments) == why


@pytest.mark.skipif(os.name != "posix", reason="names are bytes")
def test_folder_that_qt_would_call_otherwise_is_refused(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/\xff"
    assert "is no text" in refusal(b"--data", folder)
    assert list(tmp_path.iterdir()) == []


def test_more_files_than_anybody_could_answer_for_are_refused() -> None:
    names = [f"{number}.yacht-games" for number in range(MOST_AT_ONCE + 1)]
    assert f"at most {MOST_AT_ONCE}" in refusal(*names)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_tells_of_what_is_obeyed_and_of_nothing_else(word: str) -> None:
    done = run(word)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--data <folder>" in done.stdout
    assert b"-style" not in done.stdout
    assert b"session" not in done.stdout


def test_qt_may_speak_to_the_very_end(tmp_path: Path) -> None:
    done = run("--selftest", "--data", str(tmp_path), QT_DEBUG_PLUGINS="1")
    assert done.returncode == 0
