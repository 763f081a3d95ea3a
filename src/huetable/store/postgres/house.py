"""Reports and bans in PostgreSQL: every worker shows the operator the same."""

from __future__ import annotations

from asyncpg import Connection
from msgspec.structs import astuple

from huetable.store.house import (
    BANS_MARK,
    MOST_REPORTS,
    MOST_REPORTS_OF_TABLE,
    Ban,
    HouseStore,
    Report,
    with_lines,
)

from .notifications import Change, Fetch

_REPORTS = f"SELECT * FROM reports ORDER BY at DESC, report LIMIT {MOST_REPORTS}"  # noqa: S608 - a number
_LINES = "SELECT report, guest, name, text FROM report_lines WHERE report = ANY($1) ORDER BY report, number"
_COUNT = 'SELECT count(*) FROM reports WHERE "table" = $1'
_BAN = "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (guest) DO NOTHING"
_CHANGED = "INSERT INTO marks VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET value = marks.value + 1"
_FORGET_LINES = (
    "DELETE FROM report_lines WHERE report IN (SELECT report FROM reports WHERE guest = $1 OR about = $1)"
)
_FORGET_REPORTS = "DELETE FROM reports WHERE guest = $1 OR about = $1"
_FORGET_LINES_HERE = """DELETE FROM report_lines WHERE "table" = $1 AND (guest = $2 OR report IN
    (SELECT report FROM reports WHERE "table" = $1 AND (guest = $2 OR about = $2)))"""
_FORGET_REPORTS_HERE = 'DELETE FROM reports WHERE "table" = $1 AND (guest = $2 OR about = $2)'


class PostgresHouse(HouseStore):
    def __init__(self, change: Change, fetch: Fetch) -> None:
        self._change = change
        self._fetch = fetch

    async def add_report(self, report: Report) -> bool:
        async def add(writes: Connection) -> bool:
            if await writes.fetchval(_COUNT, report.table) >= MOST_REPORTS_OF_TABLE:
                return False
            await writes.execute(
                "INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *astuple(report)[:-1]
            )
            await writes.executemany(
                "INSERT INTO report_lines VALUES ($1, $2, $3, $4, $5, $6)",
                [
                    (report.id, number, report.table, *astuple(line))
                    for number, line in enumerate(report.lines)
                ],
            )
            return True

        return await self._change(add)

    async def reports(self) -> list[Report]:
        reports = [tuple(row) for row in await self._fetch(_REPORTS)]
        lines = await self._fetch(_LINES, [row[0] for row in reports])
        return with_lines(reports, [tuple(row) for row in lines])

    async def remove_report(self, id: str) -> None:
        async def remove(writes: Connection) -> None:
            for table in ("report_lines", "reports"):
                await writes.execute(f"DELETE FROM {table} WHERE report = $1", id)  # noqa: S608 - the names above

        await self._change(remove)

    async def add_ban(self, ban: Ban) -> None:
        await self._change_bans(_BAN, *astuple(ban))

    async def lift_ban(self, guest: str) -> None:
        await self._change_bans("DELETE FROM bans WHERE guest = $1", guest)

    async def _change_bans(self, statement: str, *values: object) -> None:
        async def change(writes: Connection) -> None:
            await writes.execute(statement, *values)
            await writes.execute(_CHANGED, BANS_MARK)

        await self._change(change)

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._fetch("SELECT * FROM bans ORDER BY at DESC, guest")]

    async def bans_version(self) -> int:
        found = await self._fetch("SELECT value FROM marks WHERE name = $1", BANS_MARK)
        return int(found[0][0]) if found else 0


async def forget_reports(writes: Connection, guest: str) -> None:
    """Those by the guest and about them. What they said in others' reports goes with `report_lines`."""
    await writes.execute(_FORGET_LINES, guest)
    await writes.execute(_FORGET_REPORTS, guest)


async def forget_reports_at(writes: Connection, table: str, guest: str) -> None:
    await writes.execute(_FORGET_LINES_HERE, table, guest)
    await writes.execute(_FORGET_REPORTS_HERE, table, guest)
