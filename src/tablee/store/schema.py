"""The tables of the database. An append-only log decides; the rest are look-ups."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

meta = MetaData()

version = Table("tablee_version", meta, Column("version", Integer, nullable=False))

# `revision` counts how often a head was saved: whoever saves over another one than they read is refused.
head = Table(
    "head",
    meta,
    Column("id", String(40), primary_key=True),
    Column("phase", String(12), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("data", Text, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
)

# The primary key is a compare-and-swap: of two who write the same step one is refused.
step = Table(
    "step",
    meta,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("key", String(80), nullable=False),
    Column("when", Float, nullable=False),
    Column("wish", Text, nullable=False),
    UniqueConstraint("table_id", "key"),
)

guest = Table(
    "guest",
    meta,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
)

# Who may know of a table: those who sit there and those who came by a link.
friend = Table(
    "friend",
    meta,
    Column("table_id", String(40), primary_key=True),
    Column("guest", String(40), primary_key=True),
)
Index("friend_by_guest", friend.c.guest)

# Only the digest of an invite's secret is kept.
invite = Table(
    "invite",
    meta,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(40), nullable=False, index=True),
    Column("seat", Integer),
)

line = Table(
    "line",
    meta,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# Where a table was made: not an address but a digest of one, made by whoever counts.
maker = Table(
    "maker",
    meta,
    Column("table_id", String(40), primary_key=True),
    Column("address", String(64), nullable=False, index=True),
)

# One row, written to see that writing works.
pulse = Table(
    "pulse",
    meta,
    Column("id", Integer, primary_key=True),
    Column("when", Float, nullable=False),
)
