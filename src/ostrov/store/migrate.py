"""Bring a database up to date: numbered SQL files, each in one transaction with the note that it was applied."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib import resources

from ostrov.engine.errors import VersionError


def migrate(connection: sqlite3.Connection) -> None:
    """Apply what is missing; a database of a newer Ostrov is left alone. `connection` opens no transactions itself."""
    files = migrations()
    applied = version(connection)
    if applied > max(files):
        raise VersionError(f"The store was made by a newer Ostrov (version {applied}, this one knows {max(files)}).")
    for number, script in sorted(files.items()):
        if number > applied:
            _apply(connection, number, script)


def version(connection: sqlite3.Connection) -> int:
    """The number of the last migration applied; 0 for an empty database."""
    try:
        (found,) = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        return 0
    return int(found or 0)


def migrations(folder_name: str = "") -> dict[int, str]:
    """The SQL of each migration by its number; of SQLite, or of the back end with a folder of its own."""
    folder = resources.files("ostrov.store").joinpath("migrations").joinpath(folder_name)
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in folder.iterdir() if _is_sql(file.name)}


def _is_sql(name: str) -> bool:
    return name.endswith(".sql")


def _apply(connection: sqlite3.Connection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        if version(connection) < number:  # another process may have been faster
            connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
            for statement in statements(script):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """A script's statements one by one: `executescript` would commit in between."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
