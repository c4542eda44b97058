"""The changes that are explained are of code that is there."""

from tests.trials.mutants import explained
from tests.trials.mutating import PACKAGE, ROOT


def test_explained_changes_are_of_lines_that_are_there() -> None:
    rows = list(explained())
    assert rows
    for row in rows:
        text = (ROOT / PACKAGE / row.file).read_text(encoding="utf-8")
        assert row.before in [line.strip() for line in text.splitlines()], row
        assert row.before != row.after, row
        assert row.why, row
