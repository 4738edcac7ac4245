"""What an attack came to: what was counted, and every claim that did not hold with how to see it again."""

from __future__ import annotations

import re
import threading
from collections import Counter
from pathlib import Path

from tablee.trials.page import measured

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
SHOWN = 3
"""Examples shown of a claim that did not hold; the others are only counted."""
LONGEST = 600
"""Letters of an example."""


class Report:
    """Counts in the order they came up, figures that are no counts, and failures by claim. Several threads may write."""

    def __init__(self, title: str, seed: int) -> None:
        self.title, self.seed = title, seed
        self.counts: Counter[str] = Counter()
        self.figures: dict[str, str] = {}
        self.failed: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = {}
        self._lock = threading.Lock()

    def count(self, what: str, n: int = 1) -> None:
        with self._lock:
            self.counts[what] += n

    def fail(self, claim: str, example: str) -> None:
        """A claim did not hold; the example says how to see it again."""
        with self._lock:
            self.failed[claim] += 1
            shown = self.examples.setdefault(claim, [])
            if len(shown) < SHOWN:
                shown.append(example if len(example) <= LONGEST else f"{example[:LONGEST]}… ({len(example)} letters)")

    def check(self, holds: bool, claim: str, example: str) -> None:
        if not holds:
            self.fail(claim, example)

    @property
    def is_clean(self) -> bool:
        return not self.failed

    def __str__(self) -> str:
        """All failures, as a test shows them."""
        lines = [f"{self.title}, seed {self.seed}: {', '.join(self.told()) or 'nothing done'}"]
        for claim, n in self.failed.items():
            lines += [f"{claim}: failed {n} times"] + [f"    {example!r}" for example in self.examples[claim]]
        return "\n".join(lines)

    def told(self) -> list[str]:
        counts = [f"{what}: {n:,}" for what, n in self.counts.items()]
        return counts + [f"{what}: {figure}" for what, figure in self.figures.items()]

    def page(self) -> str:
        """One section of a page."""
        lines = [f"## {self.title}", "", f"- seed: {self.seed}", *(f"- {line}" for line in self.told())]
        lines.append(f"- claims that did not hold: {len(self.failed)}")
        for claim, n in self.failed.items():
            lines += [f"  - {claim}: {n:,} times, as in", ""]
            lines += [f"    {'`' * 3}\n    {example!r}\n    {'`' * 3}\n" for example in self.examples[claim]]
        return "\n".join(lines) + "\n"


def write_up(path: Path, title: str, command: str, about: str, reports: list[Report], seconds: float) -> int:
    """Write the page of a campaign. Returns how the command that ran it ends."""
    top = [
        f"# {title}",
        "",
        about,
        "",
        f"- command: `{command}`",
        f"- {measured()}",
        f"- duration: {seconds:.0f} s",
        "",
    ]
    page = "\n".join([*top, *(report.page() for report in reports)])
    path.write_text(page, encoding="utf-8")
    print(page)
    return 0 if all(report.is_clean for report in reports) else 1


def known_codes() -> frozenset[str]:
    """The codes of refusals that the protocol names."""
    section = PROTOCOL.read_text(encoding="utf-8").split("### Codes", 1)[1].split("\n## ", 1)[0]
    return frozenset(re.findall(r"`([a-z-]+)`", section))
