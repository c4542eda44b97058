"""The program's icon, as packaging/shipping/pictures.py draws it from the one SVG."""

from PySide6.QtGui import QIcon

from yacht_desktop.paths import ICONS


def window_icon() -> QIcon:
    """The icon in the sizes that window frames and task bars show."""
    icon = QIcon()
    for picture in ICONS.glob("yacht-desktop-*.png"):
        icon.addFile(str(picture))
    return icon
