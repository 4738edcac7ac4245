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
]

VERSION = 1 + len(STEPS)
"""The format this version of Tablée reads and writes."""
