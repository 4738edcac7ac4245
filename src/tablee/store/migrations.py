"""How a database of an older format becomes one of the next. What was released is not changed: a new format adds a step at
the end, in SQL of its own, and `schema.py` then describes the outcome."""

from __future__ import annotations

STEPS: list[tuple[str, ...]] = [
    # 1 to 2: heads are compared and swapped; who made a table; whether writing works
    (
        "ALTER TABLE head ADD COLUMN revision INTEGER DEFAULT '0' NOT NULL",
        "CREATE TABLE maker (table_id VARCHAR(40) NOT NULL, address VARCHAR(64) NOT NULL, PRIMARY KEY (table_id))",
        "CREATE INDEX ix_maker_address ON maker (address)",
        'CREATE TABLE pulse (id INTEGER NOT NULL, "when" FLOAT NOT NULL, PRIMARY KEY (id))',
    ),
    # 2 to 3: a link may take somebody's own seat to another browser of theirs
    ("ALTER TABLE invite ADD COLUMN guest VARCHAR(40) DEFAULT '' NOT NULL",),
    # 3 to 4: who is told that it is their turn, and of which question they were told
    (
        """CREATE TABLE browser (endpoint VARCHAR(1024) NOT NULL, guest VARCHAR(40) NOT NULL, "key" VARCHAR(100) NOT NULL,
        secret VARCHAR(40) NOT NULL, lang VARCHAR(5) NOT NULL, renewed FLOAT NOT NULL, PRIMARY KEY (endpoint))""",
        "CREATE INDEX ix_browser_guest ON browser (guest)",
        """CREATE TABLE reminded (table_id VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, question INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    ),
]

VERSION = 1 + len(STEPS)
"""The format this version of Tablée reads and writes."""
