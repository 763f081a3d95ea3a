"""What is stored of games that go on over days: whose clocks run, and which reminders were given out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

ReminderKind = Literal["half", "tenth"]
"""How much of the time is left."""

_SHARES: Final[dict[ReminderKind, int]] = {"half": 2, "tenth": 10}


AWAITING: Final = """SELECT "table" FROM listings WHERE phase = 'playing' AND changed_at >= {since} AND turn <> '[]'
    AND (EXISTS (SELECT 1 FROM webhooks WHERE webhooks."table" = listings."table")
        OR EXISTS (SELECT 1 FROM people JOIN push_subscriptions ON push_subscriptions.guest = people.guest
            WHERE people."table" = listings."table"))
    ORDER BY changed_at DESC LIMIT {most}"""
"""Where somebody can be told something. With the store's way to number its arguments."""


class ListedClock(Struct, frozen=True):
    """How long somebody has to decide in a slow game."""

    person: str
    began: int
    """When there was something to decide: it tells this decision from others of the same person."""
    total: int
    left: int
    """As of `since`, or of the moment at which the clock was stopped."""
    since: int | None
    """None while the clock stands still."""

    @property
    def ends(self) -> int | None:
        return None if self.since is None else self.since + self.left

    def left_at(self, now: int) -> int:
        return self.left if self.ends is None else max(0, self.ends - now)


class Reminder(Struct, frozen=True):
    """Somebody is reminded of a decision, once in each of these ways."""

    table: str
    person: str
    began: int
    """Of which decision."""
    kind: ReminderKind


def reminder_moments(clock: ListedClock) -> dict[ReminderKind, int]:
    """When somebody is reminded; no reminder is due while their clock stands still."""
    if clock.ends is None:
        return {}
    return {kind: clock.ends - clock.total // share for kind, share in _SHARES.items()}


def reached_reminders(table: str, clocks: Iterable[ListedClock], now: int) -> list[Reminder]:
    """What is due by now. When somebody's time is up, there is nothing to remind them of."""
    return [
        Reminder(table, clock.person, clock.began, kind)
        for clock in clocks
        for kind, moment in reminder_moments(clock).items()
        if moment <= now < (clock.ends or 0)
    ]


def next_reminder(clocks: Iterable[ListedClock], after: int) -> int | None:
    moments = (moment for clock in clocks for moment in reminder_moments(clock).values())
    return min((moment for moment in moments if moment > after), default=None)
