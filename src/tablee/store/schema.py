"""The tables of a new database, in SQL that both engines understand. An append-only log decides; the rest are look-ups."""

from __future__ import annotations

TABLES = (
    "CREATE TABLE tablee_version (version INTEGER NOT NULL)",
    # `revision` counts how often a head was saved: whoever saves over another one than they read is refused.
    """CREATE TABLE head (id VARCHAR(40) NOT NULL PRIMARY KEY, phase VARCHAR(12) NOT NULL, listed INTEGER NOT NULL,
        changed FLOAT NOT NULL, data TEXT NOT NULL, revision INTEGER DEFAULT '0' NOT NULL)""",
    # The primary key is a compare-and-swap: of two who write the same step one is refused.
    """CREATE TABLE step (table_id VARCHAR(40) NOT NULL, seq INTEGER NOT NULL, "key" VARCHAR(80) NOT NULL,
        "when" FLOAT NOT NULL, wish TEXT NOT NULL, PRIMARY KEY (table_id, seq), UNIQUE (table_id, "key"))""",
    "CREATE TABLE guest (id VARCHAR(40) NOT NULL PRIMARY KEY, name VARCHAR(80) NOT NULL)",
    # Who may know of a table: those who sit there and those who came by a link.
    "CREATE TABLE friend (table_id VARCHAR(40) NOT NULL, guest VARCHAR(40) NOT NULL, PRIMARY KEY (table_id, guest))",
    "CREATE INDEX friend_by_guest ON friend (guest)",
    # Only the digest of an invite's secret is kept. `guest`: who takes a seat of their own to another browser by it.
    """CREATE TABLE invite (digest VARCHAR(64) NOT NULL PRIMARY KEY, table_id VARCHAR(40) NOT NULL, seat INTEGER,
        guest VARCHAR(40) DEFAULT '' NOT NULL)""",
    "CREATE INDEX ix_invite_table_id ON invite (table_id)",
    "CREATE TABLE line (table_id VARCHAR(40) NOT NULL, n INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, n))",
    # Where a table was made: not an address but a digest of one, made by whoever counts.
    "CREATE TABLE maker (table_id VARCHAR(40) NOT NULL PRIMARY KEY, address VARCHAR(64) NOT NULL)",
    "CREATE INDEX ix_maker_address ON maker (address)",
    # Browsers that are told when it is their person's turn; when they last said so.
    """CREATE TABLE browser (endpoint VARCHAR(1024) NOT NULL PRIMARY KEY, guest VARCHAR(40) NOT NULL, "key" VARCHAR(100) NOT NULL,
        secret VARCHAR(40) NOT NULL, lang VARCHAR(5) NOT NULL, renewed FLOAT NOT NULL)""",
    "CREATE INDEX ix_browser_guest ON browser (guest)",
    # The question of which a seat was told last, so that it is told once.
    """CREATE TABLE reminded (table_id VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, question INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    # One row, written to see that writing works.
    'CREATE TABLE pulse (id INTEGER NOT NULL PRIMARY KEY, "when" FLOAT NOT NULL)',
)

SHARED = (
    # A process while it runs: where the others reach it, and until when it counts as running if it is not heard of again.
    """CREATE TABLE life (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address TEXT NOT NULL,
        until TIMESTAMPTZ NOT NULL)""",
    # Whose a table is. `fence` grows whenever it changes hands: a write with an older number is refused.
    """CREATE TABLE owner (table_id VARCHAR(40) NOT NULL PRIMARY KEY, life BIGINT NOT NULL, fence BIGINT NOT NULL)
        WITH (fillfactor = 50)""",
    "CREATE INDEX owner_by_life ON owner (life)",
    # Which batch each process has written last: one that lost its connection while it committed finds out here.
    """CREATE TABLE writer (id VARCHAR(60) NOT NULL PRIMARY KEY, batch BIGINT NOT NULL, "when" TIMESTAMPTZ NOT NULL)
        WITH (fillfactor = 50)""",
)
"""What a database has besides that several processes share: PostgreSQL's."""
