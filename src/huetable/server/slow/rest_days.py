"""The weekday on which the clocks of a slow game stand still, from midnight to midnight where the host lives.

The log says when such a day began and ended. So a replay needs no calendar, and a change of summer time changes nothing
that has happened.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from huetable.table.events import Rested
from huetable.table.state import TableState

_WEEK = 7


class RestChange(Struct, frozen=True):
    """The day of rest begins or ends, at this moment."""

    at: int
    event: Rested


@cache
def time_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def rest_change(state: TableState) -> RestChange | None:
    """The first one that the log does not know yet; it may be in the past, if no server ran then."""
    if not state.is_slow or not state.running or not (state.rest_day or state.resting):
        return None
    rests = is_rest_day(state.at, state.rest_day, state.time_zone)
    if rests != state.resting:
        return RestChange(state.at, Rested(rests))
    return RestChange(next_change(state.at, state.rest_day, state.time_zone), Rested(not rests))


def is_rest_day(at: int, day: int, zone: str) -> bool:
    return _local(at, zone).isoweekday() == day


def next_change(at: int, day: int, zone: str) -> int:
    """When the next day of rest begins, or the one that it is at this moment ends. In milliseconds, like all moments."""
    today = _local(at, zone)
    days = 1 if today.isoweekday() == day else (day - today.isoweekday()) % _WEEK
    midnight = datetime.combine(today.date() + timedelta(days=days), time(), today.tzinfo)
    return int(midnight.timestamp() * 1000)


def _local(at: int, zone: str) -> datetime:
    """In UTC, where the zone is not known any more."""
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone if zone in time_zones() else "UTC"))
