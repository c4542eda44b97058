"""What software centres show: the hand-written text, the releases, and the publisher's pictures."""

import xml.etree.ElementTree as ET
from pathlib import Path

from shipping import changes, facts

PICTURES = {"board-light.png": "Playing a game", "board-dark.png": "The same in the dark"}


def write(path: Path) -> None:
    """Write the complete metainfo; pictures and addresses only where the publisher's is known.

    An address that nobody serves would be worse than none, and the project's own files know none.
    """
    tree = ET.parse(facts.linux_file(f"{facts.NAME}.metainfo.xml"))
    component = tree.getroot()
    if address := facts.project_address():
        _add_addresses(component, address)
    _add_releases(component, changes.current())
    ET.indent(tree)
    path.parent.mkdir(parents=True, exist_ok=True)
    tree.write(path, encoding="utf-8", xml_declaration=True)


def _add_addresses(component: ET.Element, address: str) -> None:
    for use, page in (("homepage", ""), ("bugtracker", "/issues")):
        ET.SubElement(component, "url", type=use).text = address + page
    pictures = ET.SubElement(component, "screenshots")
    for name, caption in PICTURES.items():
        kind = {"type": "default"} if len(pictures) == 0 else {}
        picture = ET.SubElement(pictures, "screenshot", kind)
        ET.SubElement(picture, "caption").text = caption
        place = f"{address}/releases/download/v{facts.VERSION}/{name}"
        ET.SubElement(picture, "image").text = place


def _add_releases(component: ET.Element, told: list[changes.Release]) -> None:
    releases = ET.SubElement(component, "releases")
    for told_release in told:
        values = {"version": told_release.version, "date": told_release.day.isoformat()}
        release = ET.SubElement(releases, "release", values)
        items = ET.SubElement(ET.SubElement(release, "description"), "ul")
        for item in told_release.items:
            ET.SubElement(items, "li").text = changes.plain(item)
