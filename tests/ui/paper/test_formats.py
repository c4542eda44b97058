"""Which paper is usual where."""

import pytest
from PySide6.QtCore import QLocale

from yacht_desktop.ui.paper.formats import PaperSize, usual_size


@pytest.mark.parametrize(
    ("locale", "size"),
    [
        ("en_US", PaperSize.LETTER),
        ("fr_CA", PaperSize.LETTER),
        ("es_MX", PaperSize.LETTER),
        ("en_GB", PaperSize.A4),
        ("de_DE", PaperSize.A4),
        ("is_IS", PaperSize.A4),
        ("C", PaperSize.A4),
    ],
)
def test_paper_is_the_country_s(locale: str, size: PaperSize) -> None:
    assert usual_size(QLocale(locale)) is size
