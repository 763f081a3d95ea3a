"""What a store keeps for the operator of a server: reports and bans."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

MOST_REPORTS = 200
"""That the operator is shown, the latest first."""

MOST_REPORTS_OF_TABLE = 20

BANS_MARK = "bans"
"""The mark that counts the changes of the bans."""


class ReportLine(Struct, frozen=True):
    """A line of chat as the reporter saw it, and the guest who said it."""

    guest: str
    name: str
    text: str


class Report(Struct, frozen=True):
    """A player's report. It goes when its table goes, or when its reporter or the guest it is about is forgotten."""

    id: str
    table: str
    guest: str
    """The reporter."""
    name: str
    about: str
    """The guest it is about; empty if it is about nobody in particular."""
    about_name: str
    reason: str
    at: int
    lines: tuple[ReportLine, ...] = ()


class Ban(Struct, frozen=True):
    """A guest who may not open, join or watch any table."""

    guest: str
    name: str
    at: int


class HouseStore(ABC):
    @abstractmethod
    async def add_report(self, report: Report) -> bool:
        """False if the table has too many already."""

    @abstractmethod
    async def reports(self) -> list[Report]:
        """The latest first."""

    @abstractmethod
    async def remove_report(self, id: str) -> None: ...

    @abstractmethod
    async def add_ban(self, ban: Ban) -> None: ...

    @abstractmethod
    async def lift_ban(self, guest: str) -> None: ...

    @abstractmethod
    async def bans(self) -> list[Ban]:
        """The latest first."""

    @abstractmethod
    async def bans_version(self) -> int:
        """Another number after every change of the bans: whoever has read them needs to read them again only then."""


def with_lines(reports: list[Any], lines: list[Any]) -> list[Report]:
    """The rows of both tables put together. A line begins with its report's id."""
    found: dict[str, list[ReportLine]] = {}
    for report, *line in lines:
        found.setdefault(report, []).append(ReportLine(*line))
    return [replace(Report(*row), lines=tuple(found.get(row[0], ()))) for row in reports]
