"""What the program is made of, for machines: a bill of materials in CycloneDX's JSON."""

import json
import re
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from devtools.environment import LOCK
from freezing.trim import Entry

from shipping import facts, parts

PLACE = Path("resources", "sbom.cdx.json")


def written(found: Iterable[parts.Part], file: Path) -> Entry:
    """Write the bill to a file; returns it as PyInstaller's data."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(bill(found, LOCK.read_text(encoding="utf-8")), indent=1)
    file.write_text(text + "\n", encoding="utf-8")
    return str(PLACE), str(file), "DATA"


def bill(found: Iterable[parts.Part], lock: str) -> dict[str, Any]:
    """All parts with their files' digests; packages also with the digests that the lock allows."""
    components = [_component(part, _locked(lock, part.name)) for part in found]
    names = json.dumps(components, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        # The same parts have the same number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, names)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(facts.moment(), UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": facts.NAME,
                "name": facts.NAME,
                "version": facts.VERSION,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": facts.NAME, "dependsOn": [component["bom-ref"] for component in components]}
        ],
    }


def _component(part: parts.Part, digests: list[str]) -> dict[str, Any]:
    files = [
        {
            "type": "file",
            "bom-ref": f"{part.address}#{place}",
            "name": place,
            "hashes": [{"alg": "SHA-256", "content": parts.digest(source)}],
        }
        for place, source in part.files.items()
    ]
    return {
        "type": "library",
        "bom-ref": part.address,
        "name": part.name,
        "version": part.version,
        "licenses": [_licence(part.licence)],
        "purl": part.address,
        "properties": [{"name": "yacht:locked-sha256", "value": value} for value in digests],
        "components": files,
    }


def _licence(name: str) -> dict[str, Any]:
    if name == parts.UNKNOWN:
        return {"license": {"name": name}}
    return {"expression": name} if " " in name else {"license": {"id": name}}


def _locked(lock: str, name: str) -> list[str]:
    """The digests of a package's archives, any of which may have been installed."""
    entry = re.search(rf"^{re.escape(name.lower())}==(?:.*\\\n)+.*", lock, re.MULTILINE)
    return re.findall(r"sha256:(\w+)", entry[0]) if entry else []
