"""Draw anew the pictures of the icon that come with the program."""

import sys

from shipping import pictures


def main() -> int:
    """Draw them from the SVG."""
    pictures.write_pngs(pictures.window_files())
    return 0


if __name__ == "__main__":
    sys.exit(main())
