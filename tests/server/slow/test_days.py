"""Games that go on over days: clocks that run while nobody is there, days of rest, restarts in between."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from table_kit import START, NoGuests, Party, Somebody, settle

from huetable.server.lobby.forgetting import Forgetting
from huetable.server.slow.rest_days import is_rest_day, next_change
from huetable.server.slow.waking import Waking
from huetable.server.upkeep.expiry import expire
from huetable.table.game_on_table.snapshot import decode_snapshot, encode_snapshot
from huetable.table.state import TableState
from huetable.table.wire.protocol import (
    AddBot,
    CastVote,
    Clock,
    MoreTime,
    Pause,
    Position,
    Propose,
    Ready,
    SetTable,
    StandIn,
    Start,
)

HOUR = 3600
DAY = 24 * HOUR
FRIDAY, SATURDAY, SUNDAY = 5, 6, 7
"""START is a Friday, at eight in the morning in UTC."""


async def slow_table(party: Party, people: int = 2, **settings: Any) -> list[Somebody]:
    guests = await party.waiting(people)
    await guests[0].do(SetTable, clocks="days", **settings)
    for guest in guests[1:]:
        await guest.do(Ready)
    await guests[0].do(Start)
    return guests


async def everybody_goes(party: Party, *guests: Somebody) -> None:
    for guest in guests:
        await guest.go()
    await party.advance(61)
    assert guests[0].table.state.id not in party.lobby.tables, "nothing keeps the table in memory"


async def pass_days(party: Party, days: float, *, restarts: bool = True) -> None:
    """Hour by hour, as the server would: it wakes what is due. A restart now and then must make no difference."""
    waking = Waking(party.lobby)
    for hour in range(int(days * 24)):
        await party.advance(HOUR)
        if restarts and hour % 5 == 0:
            crash(party)
        await waking.wake_due_tables()
        await settle(party.lobby)
        # After a restart people have a moment to come back before their time is up.
        await party.advance(6)


def crash(party: Party) -> None:
    """What was in memory is lost."""
    for table in party.lobby.tables.values():
        table.scheduler.stop()
    party.lobby.tables.clear()


async def look(party: Party, table: str) -> TableState:
    return (await party.lobby.table(table)).state


def awaited(state: TableState) -> list[int]:
    assert state.current_game is not None
    return list(state.current_game.game.whose_turn(state.current_game.state))


def left(who: Somebody) -> list[int]:
    """Hours."""
    return [round(clock.ends_in / HOUR / 1000) for clock in who.last(Position).clocks]


@pytest.mark.every_store
@pytest.mark.rule("TABLE-80")
async def test_a_decision_has_its_days_and_the_clock_runs_while_nobody_is_there(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=48)
    assert ann.last(Position).clocks == (Clock("seat 0", 0, 2 * DAY * 1000, 2 * DAY * 1000),)
    await everybody_goes(party, ann, ben)
    await pass_days(party, 1.9)
    state = await look(party, ann.table.state.id)
    assert awaited(state) == [0]
    assert not state.asleep
    await pass_days(party, 0.2)
    state = await look(party, ann.table.state.id)
    assert awaited(state) == [1], "a bot has nodded for Ann"
    assert state.late_seats == {0}


@pytest.mark.rule("TABLE-80")
@pytest.mark.parametrize("hours", [12, 24, 48, 72, 168])
async def test_the_host_chooses_how_long_a_decision_may_take(party: Party, hours: int) -> None:
    ann, _ = await slow_table(party, decision_hours=hours)
    assert left(ann) == [hours]
    assert ann.seen().decision_hours == hours


@pytest.mark.rule("TABLE-80", "TABLE-81")
@pytest.mark.parametrize(
    "settings", [{"decision_hours": 24}, {"rest_day": SUNDAY}, {"time_zone": "UTC"}, {"clocks": "days"}]
)
async def test_the_days_stay_as_they_are_while_a_game_is_on(party: Party, settings: dict[str, Any]) -> None:
    ann, _ = await slow_table(party, decision_hours=48)
    assert await ann.refused(SetTable, **settings) == "TABLE-23"


@pytest.mark.every_store
@pytest.mark.rule("TABLE-81")
async def test_clocks_stand_still_on_the_day_of_rest_in_the_hosts_time_zone(party: Party) -> None:
    """In Auckland it is Friday, nine in the evening: Saturday begins three hours from now, and lasts until Saturday, 11:00 UTC."""
    ann, ben = await slow_table(party, decision_hours=12, rest_day=SATURDAY, time_zone="Pacific/Auckland")
    await everybody_goes(party, ann, ben)
    await pass_days(party, 1)
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert again.seen().resting
    assert left(again) == [9], "three hours of the twelve were over when the day began"
    await again.go()
    await pass_days(party, 10 / 24)
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert not again.seen().resting
    assert left(again) == [2], "and seven more since it ended"
    assert awaited(again.table.state) == [0]


@pytest.mark.rule("TABLE-81")
async def test_a_game_that_starts_on_the_day_of_rest_stands_still_at_once(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=12, rest_day=FRIDAY, time_zone="UTC")
    await party.advance(1)
    assert ann.seen().resting
    assert left(ben) == [12]
    await party.advance(15 * HOUR)
    assert left(ben) == [12]
    assert awaited(ann.table.state) == [0]
    await ann.play(type="nod")
    assert awaited(ann.table.state) == [1], "you can play on that day"
    await party.advance(HOUR + 1)
    assert not ann.seen().resting, "it is Saturday"
    await party.advance(11 * HOUR)
    assert awaited(ann.table.state) == [1]
    await party.advance(HOUR + 6)
    assert awaited(ann.table.state) == [0]


@pytest.mark.rule("TABLE-81")
async def test_a_day_of_rest_counts_even_if_no_server_ran_on_it(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=72, rest_day=SUNDAY, time_zone="UTC")
    await everybody_goes(party, ann, ben)
    crash(party)
    await party.advance(4 * DAY - 10 * HOUR)
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    await party.advance(1)
    assert left(again) == [72 + 24 - (4 * 24 - 10)]
    rows = await party.lobby.services.store.rows(ann.table.state.id)
    rested = [(row.payload, at(row.at)) for row in rows if row.kind == "rested"]
    assert rested == [
        (b'{"type":"rested","resting":true}', (SUNDAY, 0)),
        (b'{"type":"rested","resting":false}', (1, 0)),
    ]


def at(moment: int) -> tuple[int, int]:
    local = datetime.fromtimestamp(moment / 1000, UTC)
    return local.isoweekday(), local.hour


@pytest.mark.rule("TABLE-81")
async def test_an_unknown_time_zone_is_refused(party: Party) -> None:
    (ann,) = await party.waiting(1)
    assert await ann.refused(SetTable, rest_day=SUNDAY, time_zone="Europe/Atlantis") == "TABLE-81"
    await ann.do(SetTable, rest_day=SUNDAY, time_zone="Europe/Lisbon")
    assert (ann.seen().rest_day, ann.seen().time_zone) == (SUNDAY, "Europe/Lisbon")


@pytest.mark.rule("TABLE-81")
@pytest.mark.parametrize(
    "zone", ["UTC", "Europe/Lisbon", "America/New_York", "Africa/Cairo", "Asia/Kathmandu"]
)
def test_a_day_of_rest_goes_from_midnight_to_midnight_through_summer_time_and_winter_time(zone: str) -> None:
    moment, lengths = START, list[int]()
    for _ in range(104):
        rested = is_rest_day(moment, SUNDAY, zone)
        change = next_change(moment, SUNDAY, zone)
        assert is_rest_day(change, SUNDAY, zone) != rested
        assert is_rest_day(change - 1, SUNDAY, zone) == rested
        local = datetime.fromtimestamp(change / 1000, ZoneInfo(zone))
        assert local.isoweekday() == (1 if rested else SUNDAY)
        if rested:
            lengths.append((change - moment) // 3_600_000)
        moment = change
    assert set(lengths) <= {23, 24, 25}
    assert lengths.count(24) >= 50


@pytest.mark.rule("TABLE-80")
async def test_a_vote_stays_open_as_at_a_table_without_clocks(party: Party) -> None:
    ann, ben, cleo = await slow_table(party, 3)
    await ann.do(Propose, "end")
    vote = ben.seen().vote
    assert vote is not None
    assert (vote.ends_in, vote.total) == (None, None)
    await everybody_goes(party, ann, ben, cleo)
    await pass_days(party, 0.9)
    assert (await look(party, ann.table.state.id)).vote is not None
    back = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    await back.do(CastVote, vote.name, yes=True)
    await party.advance(1)
    assert back.table.state.phase == "over"


@pytest.mark.rule("TABLE-80", "TABLE-32")
async def test_a_vote_that_nobody_answers_is_closed_after_a_day_and_the_clocks_go_on(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=24)
    await ben.do(Propose, "end")
    await everybody_goes(party, ann, ben)
    await pass_days(party, 1.2)
    state = await look(party, ann.table.state.id)
    assert state.vote is None
    assert (state.phase, awaited(state)) == ("playing", [0])
    await pass_days(party, 1)
    assert awaited(await look(party, ann.table.state.id)) == [1]


@pytest.mark.rule("TABLE-82", "TABLE-74")
async def test_after_two_missed_decisions_a_bot_plays_until_the_player_is_back(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=12)
    await ann.go()
    for _ in range(2):
        await party.advance(12 * HOUR + 6)
        await ben.play(type="nod")
    await party.advance(20)
    assert ben.seen().chairs[0].stand_in
    assert awaited(ben.table.state) == [1], "the bot needs no twelve hours"
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    await back.do(StandIn, 0, on=False)
    await ben.play(type="nod")
    assert left(back) == [12]


@pytest.mark.rule("TABLE-82")
async def test_a_game_that_everybody_has_left_alone_waits_and_expires_in_the_end(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=12)
    await everybody_goes(party, ann, ben)
    await pass_days(party, 3)
    state = await look(party, ann.table.state.id)
    assert state.asleep
    assert [chair.stand_in for chair in state.chairs] == [True, True]
    moves = len(state.current_game.steps) if state.current_game else 0
    assert moves == 4, "two for each of them, and no more"
    await party.advance(120)
    assert await party.lobby.services.store.due_tables(party.time.now() + 365 * DAY * 1000) == []


@pytest.mark.rule("TABLE-43", "TABLE-44")
async def test_a_slow_game_and_its_players_are_kept_as_long_as_it_goes_on(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=168)
    forgetting = Forgetting(party.lobby, NoGuests())
    await expire(party.lobby, 3, forgetting)
    await everybody_goes(party, ann, ben)
    for _ in range(6 * 24):
        await party.advance(HOUR)
        removed = await expire(party.lobby, 3, forgetting)
        assert (removed.tables, removed.guests) == (0, 0)
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    await again.play(type="end")
    await again.go()
    for _ in range(4 * 24):
        await party.advance(HOUR)
        await expire(party.lobby, 3, forgetting)
    assert await party.lobby.services.store.tables() == [], "a finished game is a table like any other"


@pytest.mark.rule("TABLE-22", "TABLE-80")
async def test_the_host_of_a_slow_game_may_be_away(party: Party) -> None:
    ann, ben = await slow_table(party)
    await ann.go()
    await party.advance(3 * HOUR)
    assert ben.seen().chairs[0].host
    await party.advance(2 * DAY)
    assert ben.seen().chairs[0].host


@pytest.mark.rule("TABLE-80")
async def test_bots_go_on_while_nobody_is_there_and_after_a_crash_in_the_middle_of_it(party: Party) -> None:
    host = await party.open()
    await host.do(AddBot, "normal")
    await host.do(SetTable, clocks="days")
    await host.do(Start)
    await host.play(type="nod")
    crash(party)
    assert awaited(host.table.state) == [1], "it is the bot's turn, and there is no bot"
    await Waking(party.lobby).wake_due_tables()
    await settle(party.lobby)
    await party.advance(30)
    assert awaited(await look(party, host.table.state.id)) == [0]


@pytest.mark.rule("TABLE-29", "TABLE-80")
async def test_a_paused_slow_game_wakes_nobody(party: Party) -> None:
    ann, ben = await slow_table(party, decision_hours=12)
    await ann.do(Pause, paused=True)
    for guest in (ann, ben):
        await guest.go()
    await party.advance(300)
    await pass_days(party, 2)
    assert awaited(await look(party, ann.table.state.id)) == [0]


@pytest.mark.rule("TABLE-80")
async def test_a_tip_adds_no_seconds_to_days(party: Party) -> None:
    ann, _ = await slow_table(party)
    assert await ann.refused(MoreTime, 0, "first") == "TABLE-66"


async def test_a_snapshot_knows_the_day_of_rest(party: Party) -> None:
    ann, _ = await slow_table(party, decision_hours=72, rest_day=FRIDAY, time_zone="UTC")
    await party.advance(1)
    state, _ = decode_snapshot(ann.table.state.id, encode_snapshot(ann.table.state, ann.table.recent))
    shown = (state.decision_hours, state.rest_day, state.time_zone, state.resting)
    assert shown == (72, FRIDAY, "UTC", True)
    assert msgspec.to_builtins(
        state.current_game.decisions if state.current_game else {}
    ) == msgspec.to_builtins(ann.table.state.current_game.decisions if ann.table.state.current_game else {})
