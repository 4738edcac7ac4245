"""A database that several processes share: made ready, backed up into one file, and restored from one, of either engine."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_backup import furnish
from tests.postgres import Cluster
from tests.store.making import at

TABLES = ("head", "step", "guest", "friend", "line")


def rows(place: Path | str) -> dict[str, list[object]]:
    return {name: sorted(at(place, f"select * from {name}"), key=str) for name in TABLES}


def test_a_new_database_is_made_ready_once_and_says_so(command, postgres: Cluster) -> None:
    url = postgres.database(is_ready=False)
    assert command("serve", "--database", url).code == 2
    assert "is ready" in command("db", "upgrade", "--database", url).out
    again = command("db", "upgrade", "--database", url, "--lang", "fr")
    assert again.code == 0 and "déjà à jour" in again.out and "tablee@" not in again.out
    assert command("db", "upgrade", "--database", "nowhere").code == 2


def test_tables_move_from_a_file_to_postgresql_and_back_by_a_backup(command, postgres: Cluster, tmp_path: Path) -> None:
    url, file, shared = postgres.database(), tmp_path / "file", tmp_path / "shared"
    furnish(file)
    kept = rows(file / "tablee.db")
    assert kept["step"] and kept["line"]
    assert command("backup", str(tmp_path / "one.zip"), "--data", str(file)).code == 0
    there = ("--data", str(shared), "--database", url)
    assert command("restore", str(tmp_path / "one.zip"), *there).code == 0
    assert rows(url) == kept and not (shared / "tablee.db").exists()
    assert command("backup", str(tmp_path / "two.zip"), *there).code == 0
    assert command("restore", str(tmp_path / "two.zip"), "--data", str(tmp_path / "back")).code == 0
    assert rows(tmp_path / "back" / "tablee.db") == kept
    full = command("restore", str(tmp_path / "one.zip"), *there, "--force")
    assert full.code == 2 and "already holds tables" in full.err and rows(url) == kept
