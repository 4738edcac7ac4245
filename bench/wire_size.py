"""How many bytes a table takes over the wire until it can be played, by game: `python bench/wire_size.py`, once the pages are built.

From the files themselves: what `index.html` names, and for each game its board with all that it imports, compressed as the server sends it.
Only the two upright fonts are counted, and no pictures that a board asks for by address.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import tablee

STATIC = Path(tablee.__file__).parent / "server" / "static"
ASSETS = STATIC / "assets"
QUOTE = "[\"'`]"
IMPORT = re.compile(rf"(?:from|import)\s*{QUOTE}\./([\w.-]+){QUOTE}")
"""What a script cannot do without."""
LATER = re.compile(
    rf"games/(\w+)/(?:web/)?(Board\.svelte|theme\.ts){QUOTE}:\(\)=>\w+\(\(\)=>import\({QUOTE}\./([\w.-]+){QUOTE}\)(?:\.then\(.*?\))?(?:,__vite__mapDeps\(\[([\d,]*)\]\))?"
)
"""What a page fetches for a game: its board, and what it looks like."""
UPRIGHT = ("fraunces-latin-opsz-normal", "atkinson-hyperlegible-next-latin-wght-normal")


def sent(name: str) -> int:
    """Bytes of a file as it is sent: text compressed, fonts as they are."""
    data = (ASSETS / name).read_bytes()
    return len(data) if name.endswith(".woff2") else len(gzip.compress(data, 9))


def with_imports(names: set[str]) -> set[str]:
    """These scripts and all that they cannot do without."""
    found, line = set[str](), [*names]
    while line:
        name = line.pop()
        if name in found or not (ASSETS / name).exists():
            continue
        found.add(name)
        if name.endswith(".js"):
            line += IMPORT.findall((ASSETS / name).read_text(encoding="utf-8"))
    return found


def main() -> None:
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    page = with_imports(set(re.findall(r"/assets/([\w.-]+)", html)))
    page |= {path.name for path in ASSETS.glob("*.woff2") if path.name.startswith(UPRIGHT)}
    print(f"the page itself with its fonts: {sum(map(sent, page)) / 1000:.0f} kB")
    for name in sorted(page):
        text = (ASSETS / name).read_text(encoding="utf-8", errors="replace")
        listed = re.search(r"__vite__mapDeps=.*?\[(.*?)\]", text)
        files = re.findall(r"assets/([\w.-]+)", listed.group(1)) if listed else []
        for game, part, script, deps in LATER.findall(text):
            names = with_imports({script, *(files[int(n)] for n in deps.split(",") if n)}) - page
            print(f"{game:12} {part:13} {sum(map(sent, names)) / 1000:6.0f} kB more")


if __name__ == "__main__":
    main()
