"""What every page of measured figures says of itself, and how sure a share is."""

from __future__ import annotations

import platform
import subprocess
from datetime import date
from math import sqrt


def measured() -> str:
    """When, at which commit and with which Python."""
    head = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(head, capture_output=True, text=True, check=False).stdout.strip()
    return f"date: {date.today().isoformat()}; commit: {commit or 'unknown'}; Python {platform.python_version()}"


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    p, z = hits / of, 1.96
    middle, half = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return max(0.0, middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)
