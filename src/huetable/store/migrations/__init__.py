"""The shapes of the database, forward only: a file is never changed once it was released."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent


def scripts(engine: str = "") -> list[str]:
    """Every step from an empty database to today's, in order: SQLite's, or those of the engine that is named."""
    return [file.read_text("utf-8") for file in sorted((HERE / engine).glob("*.sql"))]
