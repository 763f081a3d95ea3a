"""Time at the table: decisions, the game's own timers, pauses, sleep. The time here is a virtual one."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from table_kit import NoGuests, Party, Somebody, asleep

from huetable.core.record import verify
from huetable.games import find_game
from huetable.server.http.replays import build_replay
from huetable.server.lobby.forgetting import Forgetting
from huetable.server.lobby.lobby import NoSuchTable
from huetable.server.upkeep.expiry import expire
from huetable.table.wire.protocol import AddBot, Clock, Pause, Position, Ready, SetTable, Start, Welcome

TIMED = {"style": "timed"}
DAY = 24 * 3600


def clocks(who: Somebody) -> list[Clock]:
    return list(who.last(Position).clocks)


def events(who: Somebody) -> list[Any]:
    """What the last position told."""
    found: list[Any] = msgspec.json.decode(who.last(Position).events)
    return found


def history(who: Somebody) -> list[Any]:
    found: list[Any] = msgspec.json.decode(who.last(Welcome).history)
    return found


def did(seat: int, what: str) -> dict[str, Any]:
    return {"type": "did", "seat": seat, "what": what}


@pytest.mark.rule("TABLE-30")
async def test_out_of_time_a_bot_decides_once(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    assert clocks(ben) == [Clock("seat 0", 0, 20_000, 20_000)]
    await party.advance(19)
    assert ann.observation["awaited"] == [0]
    await party.advance(2)
    assert ann.observation["awaited"] == [1], "a bot has nodded for Ann"
    assert events(ben) == [{"type": "out_of_time", "seat": 0, "by": "bot"}, did(0, "Nod")]
    late = await ben.again()
    assert history(late) == events(ben), "and the log says so to whoever comes later"
    row = (await party.lobby.services.store.rows(ann.table.state.id))[-1]
    assert (row.kind, row.seat, row.payload) == ("stand_in", 0, b'{"type":"nod","bot":true}')
    await ben.play(type="nod")
    await ann.play(type="nod")


@pytest.mark.rule("TABLE-30")
async def test_out_of_time_the_mildest_thing_happens_if_that_was_agreed(party: Party) -> None:
    ann, ben = await party.waiting(2, clocks="quick")
    await ann.do(SetTable, forfeit=True)
    await ben.do(Ready)
    await ann.do(Start)
    await party.advance(21)
    assert ben.last(Position).last == (0, "bow 1")
    assert events(ben)[0] == {"type": "out_of_time", "seat": 0, "by": "rule"}
    assert events(ben)[1:] == [did(0, "Bow"), {"type": "bowed", "seat": 0, "depth": 1}]


@pytest.mark.rule("TABLE-5", "TABLE-30")
async def test_a_lost_decision_is_the_tables_move_and_no_seats(party: Party) -> None:
    ann, ben = await party.waiting(2, clocks="quick", options={"style": "strict"})
    await ann.do(SetTable, forfeit=True)
    await ben.do(Ready)
    await ann.do(Start)
    assert await ann.refused_play(type="forfeit", seat=0) == "TABLE-1"
    assert await ann.refused_play(type="forfeit") == "TABLE-1"
    await party.advance(21)
    assert ben.last(Position).last == (-1, "forfeit 0")
    assert events(ben)[0] == {"type": "out_of_time", "seat": 0, "by": "rule"}
    assert ann.observation["awaited"] == [1]


@pytest.mark.rule("TABLE-30")
async def test_what_was_decided_out_of_time_is_known_after_a_restart_and_in_the_record(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await party.advance(21)
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    assert history(back)[0] == {"type": "out_of_time", "seat": 0, "by": "bot"}
    await back.play(type="end")
    finished = await party.lobby.services.store.finished_game(ann.table.state.id, 1)
    assert finished is not None
    record = verify(find_game("parlour"), finished.data)
    assert [step.out_of_time for step in record.steps] == ["bot", UNSET]
    first = build_replay(finished, {}, None).steps[1]
    assert msgspec.json.decode(first.events)[0] == {"type": "out_of_time", "seat": 0, "by": "bot"}


@pytest.mark.rule("TABLE-51")
async def test_who_claims_to_be_a_bot_is_refused_and_the_table_says_who_is(party: Party) -> None:
    (ann,) = await party.waiting(1)
    await ann.do(AddBot, "normal")
    await ann.do(Start)
    assert await ann.refused_play(type="nod", bot=True) == "TABLE-51"
    await ann.play(type="nod", bot=False)
    await party.advance(3)
    rows = await party.lobby.services.store.rows(ann.table.state.id)
    assert [row.payload for row in rows if row.kind == "move"] == [
        b'{"type":"nod"}',
        b'{"type":"nod","bot":true}',
    ]


@pytest.mark.rule("TABLE-30")
async def test_who_is_away_does_not_freeze_the_table_and_takes_the_seat_back_on_any_device(
    party: Party,
) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ben.go()
    await ann.play(type="nod")
    await party.advance(21)
    assert ann.observation["awaited"] == [0]
    phone = await ben.again()
    await ann.play(type="nod")
    await phone.play(type="nod")


async def test_without_clocks_nobody_is_hurried(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="off")
    await party.advance(3 * 24 * 3600)
    assert ann.observation["awaited"] == [0]
    assert clocks(ann) == []


async def test_every_decision_has_its_own_time(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await party.advance(15)
    await ann.play(type="nod")
    assert clocks(ben) == [Clock("seat 1", 1, 20_000, 20_000)]
    await party.advance(15)
    assert ben.observation["awaited"] == [1]


async def test_a_timer_of_the_game_runs_out_as_a_move_of_the_table(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="relaxed", options=TIMED)
    assert clocks(ann)[0] == Clock("turn/0", None, 30_000, 30_000, settles=True)
    await party.advance(31)
    assert ben.last(Position).last == (-1, "lapse turn/0")
    assert ann.observation["awaited"] == [1]
    assert (await party.lobby.services.store.rows(ann.table.state.id))[-1].kind == "lapse"


@pytest.mark.rule("TABLE-30")
async def test_whose_decision_a_timer_of_the_game_has_settled_is_told_so(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="relaxed", options=TIMED)
    await party.advance(31)
    assert events(ann) == [{"type": "out_of_time", "seat": 0, "by": "rule"}, did(-1, "TimerExpired")]
    assert events(ben) == [did(-1, "TimerExpired")], "it is nobody else's business"
    assert history(await ann.again()) == events(ann)


@pytest.mark.rule("TABLE-52")
async def test_where_a_timer_of_the_game_settles_it_no_other_clock_is_shown_or_runs(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick", options=TIMED)
    assert [clock.name for clock in clocks(ann)] == ["turn/0"]
    await party.advance(29)
    assert ann.observation["awaited"] == [0]
    await party.advance(2)
    assert ben.last(Position).last == (-1, "lapse turn/0")
    assert clocks(ben) == [Clock("turn/1", None, 30_000, 30_000, settles=True)]


@pytest.mark.rule("TABLE-52")
async def test_a_reveal_does_not_eat_the_time_of_whoever_is_next(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick", options={"style": "reveal"})
    assert clocks(ann) == [Clock("reveal/0", None, 10_000, 10_000, settles=True)]
    await party.advance(10)
    assert clocks(ann) == [Clock("seat 0", 0, 20_000, 20_000)]
    await party.advance(19)
    assert ann.observation["awaited"] == [0]
    await ann.play(type="nod")
    await ben.play(type="nod")
    assert [clock.name for clock in clocks(ann)] == ["reveal/2"], "nobody has to wait for the reveal to end"


async def test_the_games_own_clock_is_off_at_a_table_without_clocks(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="off", options=TIMED)
    assert clocks(ann) == []


@pytest.mark.rule("TABLE-29")
async def test_no_clock_runs_while_the_table_is_paused(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="quick", options=TIMED)
    await party.advance(10)
    await ann.do(Pause, True)
    await party.advance(1000)
    assert ann.observation["awaited"] == [0]
    await ann.do(Pause, False)
    assert clocks(ann)[0].ends_in == 20_000
    await party.advance(19)
    assert ann.observation["awaited"] == [0]
    await party.advance(2)
    assert ann.observation["awaited"] == [1]


@pytest.mark.parametrize("options", [TIMED, {}])
async def test_after_a_restart_clocks_have_what_was_left(party: Party, options: dict[str, str]) -> None:
    ann, _ = await party.playing(2, clocks="quick", options=options)
    left = clocks(ann)[0].total - 8_000
    await party.advance(8)
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert clocks(back)[0].ends_in == left
    await party.advance(left / 1000 - 1)
    assert back.observation["awaited"] == [0]
    await party.advance(2)
    assert back.observation["awaited"] == [1]


@pytest.mark.rule("TABLE-52")
async def test_after_a_restart_the_clock_shown_includes_the_time_to_come_back(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="quick")
    await party.advance(18)
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert clocks(back) == [Clock("seat 0", 0, 5_000, 20_000)]
    await party.advance(4.9)
    assert back.observation["awaited"] == [0]
    await party.advance(0.2)
    assert back.observation["awaited"] == [1]


async def test_after_a_long_absence_the_clocks_have_stood_still(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="relaxed")
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    await party.advance(24 * 3600)
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    await party.advance(4)
    assert back.observation["awaited"] == [0], "there is time to look around"


async def test_a_table_without_people_sleeps_and_wakes(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="relaxed")
    await ann.go()
    await party.advance(20)
    await ben.go()
    await party.advance(30)
    assert not asleep(ann)
    await party.advance(31)
    assert asleep(ann)
    await party.advance(70)
    assert party.lobby.tables == {}, "a sleeping table is not in memory"
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert not asleep(back)
    assert back.observation["awaited"] == [1], "one bot's decision was made while Ben was still there"


async def test_a_table_that_waits_leaves_memory_too(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ann.go()
    await ben.go()
    await party.advance(61)
    assert party.lobby.tables == {}
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert back.seen().you_host


@pytest.mark.rule("TABLE-43")
async def test_a_table_is_kept_for_thirty_days(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the server had looked every hour in between.
    monkeypatch.setattr("huetable.server.upkeep.retention.USUAL_GAP", 60 * DAY * 1000)
    ann, ben = await party.playing(2)
    await ann.play(type="end")
    for guest in (ann, ben):
        await guest.go()
    await party.advance(29 * DAY)
    assert await expired(party) == 0
    await party.advance(2 * DAY)
    assert await expired(party) == 1
    with pytest.raises(NoSuchTable):
        await party.lobby.table(ann.table.state.id)
    assert await party.lobby.services.store.finished_game(ann.table.state.id, 1) is not None


async def expired(party: Party) -> int:
    """How many tables are removed now."""
    return (await expire(party.lobby, 30, Forgetting(party.lobby, NoGuests()))).tables
