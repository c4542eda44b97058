"""`python -m yacht_desktop`, and the frozen program's first file."""

import gc
import sys

from yacht_desktop.preflight import stop_if_unable


def main() -> int:
    """Start the program, unless this machine lacks something that Qt would crash without."""
    gc.disable()  # nothing made before the first paint is garbage; the loop begins with it on
    stop_if_unable()
    from yacht_desktop.ui.plain_imports import restore_import  # Qt comes in here, and not before

    restore_import()
    from yacht_desktop.app import main as play

    return play()


if __name__ == "__main__":
    sys.exit(main())
