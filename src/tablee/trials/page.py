"""What every page of measured figures says of itself."""

from __future__ import annotations

import platform
import subprocess
from datetime import date


def measured() -> str:
    """When, at which commit and with which Python."""
    head = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(head, capture_output=True, text=True, check=False).stdout.strip()
    return f"date: {date.today().isoformat()}; commit: {commit or 'unknown'}; Python {platform.python_version()}"
