"""Reminders of slow games over simulated days: each kind once, none twice, whatever happens in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from table_kit import Party, Somebody, settle

from huetable.server.http.api import NewTable
from huetable.server.live.table_runner import TableRunner
from huetable.server.notify.notice import Notice
from huetable.server.notify.notices import Channel, Notices
from huetable.server.slow.reminders import Reminders
from huetable.server.slow.waking import Waking
from huetable.table.wire.protocol import ChooseTime, Pause, Ready, SetTable, Sit, Start

HOUR = 3600
DAY = 24 * HOUR


class Days(Channel):
    """Lets days pass as a server would that is restarted now and then, and is the one way in which people are told."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.sent: list[tuple[int, Notice]] = []
        self.began = party.time.now()
        self._reminders = self._restarted()

    def _restarted(self) -> Reminders:
        return Reminders(self.party.lobby, Notices(self))

    async def deliver(self, notice: Notice) -> None:
        self.sent.append(((self.party.time.now() - self.began) // 3_600_000, notice))

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        pass

    async def go_on(self, hours: int, *, restart: bool = True) -> None:
        """Restart: every seven hours, and then nobody is there any more."""
        for hour in range(hours):
            await self.party.advance(HOUR)
            if restart and hour % 7 == 0:
                for table in self.party.lobby.tables.values():
                    table.scheduler.stop()
                self.party.lobby.tables.clear()
                self._reminders = self._restarted()
            await Waking(self.party.lobby).wake_due_tables()
            await settle(self.party.lobby)
            await self._reminders.send_due()
            await self._reminders.send_due()
            await settle(self.party.lobby)

    def of(self, who: Somebody) -> list[tuple[int, str, int]]:
        """In which hour, what, and about how many tables."""
        return [(hour, each.kind, len(each.tables)) for hour, each in self.sent if each.guest == who.guest.id]


async def slow_table(party: Party, **settings: Any) -> list[Somebody]:
    at = await party.waiting(2)
    await at[0].do(SetTable, clocks="days", **settings)
    for guest in at[1:]:
        await guest.do(Ready)
    await at[0].do(Start)
    return at


@pytest.mark.every_store
async def test_half_and_a_tenth_of_the_time_are_told_once_each_with_restarts_in_between(party: Party) -> None:
    days = Days(party)
    ann, ben = await slow_table(party, decision_hours=48)
    for guest in (ann, ben):
        await guest.go()
    await days.go_on(48)
    assert days.of(ann) == [(24, "reminder_half", 1), (44, "reminder_tenth", 1)]
    assert days.of(ben) == [], "nobody waits for him"
    await days.go_on(47)
    assert days.of(ann) == [(24, "reminder_half", 1), (44, "reminder_tenth", 1)]
    assert [kind for _, kind, _ in days.of(ben)] == ["reminder_half", "reminder_tenth"]


async def test_the_next_decision_is_reminded_of_again(party: Party) -> None:
    days = Days(party)
    ann, ben = await slow_table(party, decision_hours=12)
    await days.go_on(7)
    await (await Somebody(party.lobby, ann.guest).join(ann.table.state.id)).play(type="nod")
    await (await Somebody(party.lobby, ben.guest).join(ann.table.state.id)).play(type="nod")
    await days.go_on(7)
    assert [kind for _, kind, _ in days.of(ann)] == ["reminder_half", "reminder_half"]
    assert days.of(ben) == []


async def test_a_server_that_was_off_sends_only_what_is_still_true(party: Party) -> None:
    days = Days(party)
    ann, ben = await slow_table(party, decision_hours=24)
    for guest in (ann, ben):
        await guest.go()
    await party.advance(23 * HOUR)
    await days.go_on(1)
    assert [kind for _, kind, _ in days.of(ann)] == [], "the time was up before anybody could be told"
    again = Days(party)
    await party.advance(22 * HOUR)
    await again.go_on(1)
    assert [kind for _, kind, _ in again.of(ben)] == ["reminder_tenth"], "and not half of it as well"
    await again.go_on(1)
    assert len(again.of(ben)) == 1


async def test_no_reminder_is_due_while_the_clocks_stand_still(party: Party) -> None:
    """START is a Friday morning at eight."""
    days = Days(party)
    ann, ben = await slow_table(party, decision_hours=24, rest_day=6, time_zone="UTC")
    for guest in (ann, ben):
        await guest.go()
    await days.go_on(41)
    assert days.of(ann) == [(12, "reminder_half", 1)]
    await days.go_on(6)
    assert [kind for _, kind, _ in days.of(ann)] == ["reminder_half", "reminder_tenth"]


async def test_a_paused_game_reminds_nobody(party: Party) -> None:
    days = Days(party)
    ann, _ = await slow_table(party, decision_hours=24)
    await ann.do(Pause, paused=True)
    await days.go_on(30)
    assert days.sent == []


async def test_more_time_moves_the_reminders(party: Party) -> None:
    days = Days(party)
    ann, _ = await slow_table(party, decision_hours=24)
    await ann.do(ChooseTime, 2)
    await days.go_on(47)
    assert days.of(ann) == [(24, "reminder_half", 1), (44, "reminder_tenth", 1)]


async def test_whoever_looks_at_the_table_needs_no_reminder_of_it(party: Party) -> None:
    days = Days(party)
    ann, ben = await slow_table(party, decision_hours=24)
    await ben.go()
    await days.go_on(11)
    await ann.join(ann.table.state.id)
    await days.go_on(3, restart=False)
    assert days.of(ann) == [], "half of her time went by before her eyes"
    await ann.go()
    await days.go_on(9)
    assert [kind for _, kind, _ in days.of(ann)] == ["reminder_tenth"]


async def test_a_table_one_looks_at_is_in_no_digest(party: Party) -> None:
    days = Days(party)
    ann, ben = first = await party.waiting(2)
    second = await sit_again(party, Somebody(party.lobby, ann.guest), ben)
    for at in (first, second):
        await at[0].do(SetTable, clocks="days", decision_hours=24)
        await at[1].do(Ready)
        await at[0].do(Start)
    await second[0].go()
    await days.go_on(13, restart=False)
    assert days.of(ann) == [(12, "reminder_half", 1)]
    assert days.sent[0][1].tables[0].id == second[0].table.state.id


@pytest.mark.every_store
async def test_one_digest_when_several_tables_wait(party: Party) -> None:
    """One for all three at half time, though their times differ, and one when the first of them has a tenth left."""
    days = Days(party)
    first = await party.waiting(2)
    ann, ben = first
    tables = [first]
    for _ in range(2):
        host = Somebody(party.lobby, ann.guest)
        tables.append(await sit_again(party, host, ben))
        await party.advance(HOUR)
    for at in tables:
        await at[0].do(SetTable, clocks="days", decision_hours=24)
        await at[1].do(Ready)
        await at[0].do(Start)
        await party.advance(HOUR)
    await days.go_on(22)
    digest = days.sent[0][1]
    assert digest.guest == ann.guest.id
    assert [table.id for table in digest.tables] == [at[0].table.state.id for at in tables]
    assert 11 * HOUR * 1000 < digest.left <= 12 * HOUR * 1000, "the first of them is the most urgent"
    assert [(kind, count) for _, kind, count in days.of(ann)] == [("digest", 3), ("digest", 3)]
    assert days.of(ben) == []


async def sit_again(party: Party, host: Somebody, other: Somebody) -> list[Somebody]:
    opened = await party.lobby.open(host.guest, NewTable("parlour", "Ann", clocks="off", pace="instant"))
    assert isinstance(opened, TableRunner)
    await host.join(opened.state.id)
    guest = await Somebody(party.lobby, other.guest).join(opened.state.id)
    await guest.do(Sit, "Ben")
    return [host, guest]
