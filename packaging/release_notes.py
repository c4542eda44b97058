"""Say what is new in a version, in Markdown, for a release's page.

python packaging/release_notes.py           the version in the making
python packaging/release_notes.py v1.2.3    the version that a tag names; it must be that one
"""

import sys

from shipping import changes, facts


def main(arguments: list[str]) -> int:
    """Print the notes, or say why a tag doesn't fit the version."""
    version = arguments[0].removeprefix("v") if arguments else facts.VERSION
    if version != facts.VERSION:
        print(f"This is version {facts.VERSION}, not {version}.", file=sys.stderr)
        return 1
    try:
        print(changes.notes(version, changes.CHANGELOG.read_text(encoding="utf-8")), end="")
    except changes.UnknownVersionError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
