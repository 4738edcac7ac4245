"""What every page of measured figures says of itself, and how sure a share is."""

from __future__ import annotations

import platform
import subprocess
from datetime import date
from math import sqrt


def circumstances() -> dict[str, str]:
    """When, at which commit and with which Python."""
    head = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(head, capture_output=True, text=True, check=False).stdout.strip()
    return {"date": date.today().isoformat(), "commit": commit or "unknown", "python": platform.python_version()}


def measured() -> str:
    """The same in one line, for pages in English."""
    told = circumstances()
    return f"date: {told['date']}; commit: {told['commit']}; Python {told['python']}"


def interval(hits: float, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    p, z = hits / of, 1.96
    middle, half = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return max(0.0, middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)
