"""The SQL that makes the tables of each database, forward only: a file is never changed once it was released."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

HERE = Path(__file__).parent


def migration_scripts(engine: Literal["sqlite", "postgres"]) -> list[str]:
    """Every step from an empty database to the current version, in order."""
    return [file.read_text("utf-8") for file in sorted((HERE / engine).glob("*.sql"))]
