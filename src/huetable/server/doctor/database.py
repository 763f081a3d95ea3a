"""Whether the tables can be read and written: the file in the data folder, or PostgreSQL."""

from __future__ import annotations

from huetable.server.ops.backup import DATABASE_FILE, check_copy
from huetable.server.ops.extras import how_to_install
from huetable.server.ops.settings import Settings
from huetable.store.base import StoreError

from .finding import Finding

_OLDEST_POSTGRES = 140_000


async def check_database(settings: Settings) -> Finding:
    return await _check_postgres(settings.store) if settings.store else _check_file(settings)


def _check_file(settings: Settings) -> Finding:
    file = settings.data / DATABASE_FILE
    if not file.is_file():
        return Finding("database", "ok", "no tables yet")
    try:
        check_copy(file)
    except StoreError:
        return Finding(
            "database",
            "fail",
            f"{file} is damaged: stop the server and run huetable restore with your latest backup",
        )
    return Finding("database", "ok", f"{file} is whole")


async def _check_postgres(address: str) -> Finding:
    try:
        import asyncpg
    except ImportError:
        return Finding("database", "fail", f"PostgreSQL needs its extra: {how_to_install('postgres')}")
    try:
        connection = await asyncpg.connect(address, timeout=5)
    except (asyncpg.PostgresError, OSError, TimeoutError, ValueError) as error:
        return Finding(
            "database", "fail", f"PostgreSQL can't be reached: {error}. Check --store and pg_hba.conf"
        )
    try:
        version = int(await connection.fetchval("SHOW server_version_num"))
        may_create = await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')")
    finally:
        await connection.close()
    if version < _OLDEST_POSTGRES:
        return Finding("database", "fail", f"PostgreSQL {version // 10_000} is too old: use 14 or newer")
    if not may_create:
        return Finding(
            "database",
            "fail",
            "this user may not create tables: GRANT CREATE ON SCHEMA public TO the server's user",
        )
    return Finding("database", "ok", f"PostgreSQL {version // 10_000} answers")
