"""Plots as SVG: bars with intervals, and histograms. Each is also told in words for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import NamedTuple

WIDE, ROW, LEFT = 640, 26, 150
TALL, COLUMN = 180, 60
LONG = 20
"""A label with more letters stands above its bar."""


class Bar(NamedTuple):
    """A share with the interval it is known in; `mark`: where it would be by right, if anywhere."""

    label: str
    share: float
    low: float
    high: float
    told: str
    mark: float | None = None


def bars(title: str, of: Sequence[Bar]) -> str:
    """Shares as bars, from 0 to the highest of them, rounded up to a tenth."""
    above = max(len(bar.label) for bar in of) > LONG
    left, row = (0, 2 * ROW) if above else (LEFT, ROW)
    top = max(0.1, ceil(10 * max(max(bar.high, bar.mark or 0) for bar in of)) / 10)
    scale = (WIDE - left - 160) / top
    parts = []
    for i, bar in enumerate(of):
        y = i * row + row - ROW
        label = f'x="0" y="{y - 2}"' if above else f'x="{left - 8}" y="{y + 17}" text-anchor="end"'
        parts.append(f"<text {label}>{escape(bar.label)}</text>{drawn(bar, left, y, scale)}")
    return svg(title, WIDE, len(of) * row, parts, [f"{bar.label}: {bar.told}" for bar in of])


def drawn(bar: Bar, left: float, y: float, scale: float) -> str:
    """One bar with its interval, its mark and its figures."""
    low, high, middle = left + scale * bar.low, left + scale * bar.high, y + ROW / 2
    mark = "" if bar.mark is None else f'<path class="mark" d="M{left + scale * bar.mark:.1f} {y}v{ROW}"/>'
    return (
        f'<rect class="bar" x="{left}" y="{y + 5}" width="{scale * bar.share:.1f}" height="{ROW - 10}"/>'
        f'<path class="line" d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 9}v8M{high:.1f} {y + 9}v8"/>'
        f'<text x="{max(high, left + scale * bar.share) + 8:.1f}" y="{y + 17}">{escape(bar.told)}</text>{mark}'
    )


def histogram(title: str, values: Sequence[int], median: str) -> str:
    """How often each value occurs, in at most thirty columns; the median is marked."""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / 30))
    counts = [0] * ceil((high - low + 1) / width)
    for value in values:
        counts[(value - low) // width] += 1
    step, most = min(COLUMN, (WIDE - 20) / len(counts)), max(counts)
    parts = []
    for i, count in enumerate(counts):
        tall = (TALL - 40) * count / most
        parts.append(
            f'<rect class="bar" x="{10 + i * step:.1f}" y="{TALL - 22 - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}"/>'
        )
    middle = sorted(values)[len(values) // 2]
    at = 10 + ((middle - low) // width + 0.5) * step
    parts.append(f'<path class="mark" d="M{at:.1f} 14V{TALL - 22}"/>')
    anchor = "end" if at > WIDE / 2 else "start"
    parts.append(
        f'<text x="{at + (-6 if anchor == "end" else 6):.1f}" y="14" text-anchor="{anchor}">{escape(median)}</text>'
    )
    parts.append(f'<text x="10" y="{TALL - 6}">{low}</text>')
    parts.append(f'<text x="{10 + len(counts) * step:.1f}" y="{TALL - 6}" text-anchor="end">{high}</text>')
    return svg(title, WIDE, TALL, parts, [median, f"{low} – {high}"])


def svg(title: str, wide: float, tall: float, parts: Sequence[str], told: Sequence[str]) -> str:
    said = escape(f"{title}. {'; '.join(told)}", quote=True)
    return f'<svg viewBox="0 0 {wide} {tall}" role="img" aria-label="{said}">{"".join(parts)}</svg>'
