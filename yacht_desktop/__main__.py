"""`python -m yacht_desktop`, and the frozen program's first file."""

import sys

from yacht_desktop.preflight import stop_if_unable


def main() -> int:
    """Start the program, unless this machine lacks something that Qt would crash without."""
    stop_if_unable()
    from yacht_desktop.app import main as play  # Qt comes in here, and not before

    return play()


if __name__ == "__main__":
    sys.exit(main())
