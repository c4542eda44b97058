"""A number with a button for one more and one less."""

import pytest

from tests.ui.table import Table


@pytest.mark.parametrize("target", [2**31, 2**63, 10**30, -(2**31) - 1])
def test_number_that_only_a_damaged_file_can_have_is_shown_as_far_as_it_goes(
    table: Table, target: int
) -> None:
    stepper = table.board.coach_panel.target
    stepper.show_value(target)
    assert stepper.box.value() == (stepper.box.maximum() if target > 0 else stepper.box.minimum())
