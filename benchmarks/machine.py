"""What the numbers were measured on."""

import os
import platform
from importlib.metadata import version
from pathlib import Path


def describe() -> str:
    """One line about the machine and one about what else it is doing."""
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    busy = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return (
        f"Measured on {os.cpu_count()} × {_processor()}, {system}, "
        f"Python {platform.python_version()}, PySide6 {version('PySide6_Essentials')}.\n"
        f"Processes that wanted to run in the last 1, 5 and 15 minutes: {busy}."
    )


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
