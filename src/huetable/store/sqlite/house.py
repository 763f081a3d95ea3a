"""Reports and bans in SQLite."""

from __future__ import annotations

from sqlite3 import Connection

from msgspec.structs import astuple

from huetable.core.codec import encode
from huetable.store.house import (
    BANS_MARK,
    MOST_REPORTS,
    MOST_REPORTS_OF_TABLE,
    Ban,
    HouseStore,
    Report,
    with_lines,
)

from .notifications import Change, Query

_REPORTS = f"SELECT * FROM reports ORDER BY at DESC, report LIMIT {MOST_REPORTS}"  # noqa: S608 - a number
_LINES = """SELECT report, guest, name, text FROM report_lines
    WHERE report IN (SELECT value FROM json_each(?)) ORDER BY report, number"""
_COUNT = 'SELECT count(*) FROM reports WHERE "table" = ?'
_BAN = "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (guest) DO NOTHING"
_CHANGED = "INSERT INTO marks VALUES (?, 1) ON CONFLICT DO UPDATE SET value = value + 1"
_FORGET_LINES = (
    "DELETE FROM report_lines WHERE report IN (SELECT report FROM reports WHERE guest = ?1 OR about = ?1)"
)
_FORGET_REPORTS = "DELETE FROM reports WHERE guest = ?1 OR about = ?1"
_FORGET_LINES_HERE = """DELETE FROM report_lines WHERE "table" = ?1 AND (guest = ?2 OR report IN
    (SELECT report FROM reports WHERE "table" = ?1 AND (guest = ?2 OR about = ?2)))"""
_FORGET_REPORTS_HERE = 'DELETE FROM reports WHERE "table" = ?1 AND (guest = ?2 OR about = ?2)'


class SqliteHouse(HouseStore):
    def __init__(self, change: Change, query: Query) -> None:
        self._change = change
        self._query = query

    async def add_report(self, report: Report) -> bool:
        def add(writes: Connection) -> bool:
            if writes.execute(_COUNT, (report.table,)).fetchone()[0] >= MOST_REPORTS_OF_TABLE:
                return False
            writes.execute("INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(report)[:-1])
            writes.executemany(
                "INSERT INTO report_lines VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (report.id, number, report.table, *astuple(line))
                    for number, line in enumerate(report.lines)
                ],
            )
            return True

        return await self._change(add)

    async def reports(self) -> list[Report]:
        reports = await self._query(_REPORTS)
        shown = encode([row[0] for row in reports]).decode()
        return with_lines(reports, await self._query(_LINES, shown))

    async def remove_report(self, id: str) -> None:
        def remove(writes: Connection) -> None:
            for table in ("report_lines", "reports"):
                writes.execute(f"DELETE FROM {table} WHERE report = ?", (id,))  # noqa: S608 - the names above

        await self._change(remove)

    async def add_ban(self, ban: Ban) -> None:
        await self._change_bans(_BAN, astuple(ban))

    async def lift_ban(self, guest: str) -> None:
        await self._change_bans("DELETE FROM bans WHERE guest = ?", (guest,))

    async def _change_bans(self, statement: str, values: tuple[object, ...]) -> None:
        def change(writes: Connection) -> None:
            writes.execute(statement, values)
            writes.execute(_CHANGED, (BANS_MARK,))

        await self._change(change)

    async def bans(self) -> list[Ban]:
        return [Ban(*row) for row in await self._query("SELECT * FROM bans ORDER BY at DESC, guest")]

    async def bans_version(self) -> int:
        found = await self._query("SELECT value FROM marks WHERE name = ?", BANS_MARK)
        return int(found[0][0]) if found else 0


def forget_reports(writes: Connection, guest: str) -> None:
    """Those by the guest and about them. What they said in others' reports goes with `report_lines`."""
    writes.execute(_FORGET_LINES, (guest,))
    writes.execute(_FORGET_REPORTS, (guest,))


def forget_reports_at(writes: Connection, table: str, guest: str) -> None:
    writes.execute(_FORGET_LINES_HERE, (table, guest))
    writes.execute(_FORGET_REPORTS_HERE, (table, guest))
