"""The built program talks to nobody: no part of it could, and a whole session does not."""

import re
import shutil
from pathlib import Path

import pytest
from freezing import elf, trim

from tests.e2e.conftest import Start
from tests.e2e.player import Player
from tests.e2e.program import BUILT
from tests.trials.privacy import is_display_or_bus

pytestmark = pytest.mark.package

FOLDER = Path(BUILT[0]).parent
# What asks the system to connect, send or listen; a socket alone goes nowhere.
CALLS = "socket,socketpair,connect,bind,listen,accept,accept4,sendto"


def test_no_module_or_library_is_for_the_network() -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    assert [path for path in files if trim.FORBIDDEN_FILES.match(path.name)] == []
    needs = elf.needs(files).values()
    loaded = {trim.stem(library) for need in needs for library in need.libraries}
    assert loaded.isdisjoint({"libQt6Network", "libssl", "libcrypto", "libcurl", "libresolv"})


@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_a_session_reaches_only_the_display_and_the_message_bus(
    start: Start, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    watched = ("strace", "-f", "-qq", "-e", f"trace={CALLS}", "-o", str(trace), *BUILT)
    program = start(command=watched)
    program.wait_for_window()
    player = Player(program)
    player.play_a_turn()
    player.roll()
    player.wait_until_stored()
    program.screen.press("ctrl+q")
    assert program.end(60) == 0

    calls = trace.read_text(encoding="utf-8").splitlines()
    families = {family for call in calls for family in re.findall(r"\b(?:AF|PF)_\w+", call)}
    assert families == {"AF_UNIX"}
    places = {place for call in calls for place in re.findall(r'sun_path=@?"([^"]+)"', call)}
    assert places
    assert [place for place in places if not is_display_or_bus(place)] == []
    assert not any(re.search(r"\b(?:bind|listen|accept4?)\(", call) for call in calls)
