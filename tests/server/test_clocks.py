"""Time at the table: decisions, the game's own timers, pauses, sleep. The time here is a virtual one."""

import pytest
from table_kit import Party, Somebody, asleep

from huetable.server.expiry import expire
from huetable.server.lobby import NoSuchTable
from huetable.server.protocol import Clock, Pause, Position, Ready, SetTable, Start

TIMED = {"style": "timed"}
DAY = 24 * 3600


def clocks(who: Somebody) -> list[Clock]:
    return list(who.last(Position).clocks)


@pytest.mark.rule("TABLE-30")
async def test_out_of_time_a_bot_decides_once(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    assert clocks(ben) == [Clock("seat 0", 0, 20_000, 20_000)]
    await party.advance(19)
    assert ann.sight["awaited"] == [0]
    await party.advance(2)
    assert ann.sight["awaited"] == [1], "a bot has nodded for Ann"
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


@pytest.mark.rule("TABLE-30")
async def test_who_is_away_does_not_freeze_the_table_and_takes_the_seat_back_on_any_device(
    party: Party,
) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ben.go()
    await ann.play(type="nod")
    await party.advance(21)
    assert ann.sight["awaited"] == [0]
    phone = await ben.again()
    await ann.play(type="nod")
    await phone.play(type="nod")


async def test_without_clocks_nobody_is_hurried(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="off")
    await party.advance(3 * 24 * 3600)
    assert ann.sight["awaited"] == [0]
    assert clocks(ann) == []


async def test_every_decision_has_its_own_time(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await party.advance(15)
    await ann.play(type="nod")
    assert clocks(ben) == [Clock("seat 1", 1, 20_000, 20_000)]
    await party.advance(15)
    assert ben.sight["awaited"] == [1]


async def test_a_timer_of_the_game_runs_out_as_a_move_of_the_table(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="relaxed", options=TIMED)
    assert clocks(ann)[0] == Clock("turn/0", None, 30_000, 30_000)
    await party.advance(31)
    assert ben.last(Position).last == (-1, "lapse turn/0")
    assert ann.sight["awaited"] == [1]
    assert (await party.lobby.house.store.rows(ann.table.state.id))[-1].kind == "lapse"


async def test_a_seats_own_clock_never_ends_before_the_games(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick", options=TIMED)
    assert [clock.name for clock in clocks(ann)] == ["turn/0"]
    await party.advance(29)
    assert ann.sight["awaited"] == [0]
    await party.advance(2)
    assert ben.last(Position).last == (-1, "lapse turn/0")


async def test_the_games_own_clock_is_off_at_a_table_without_clocks(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="off", options=TIMED)
    assert clocks(ann) == []


@pytest.mark.rule("TABLE-29")
async def test_no_clock_runs_while_the_table_is_paused(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="quick", options=TIMED)
    await party.advance(10)
    await ann.do(Pause, True)
    await party.advance(1000)
    assert ann.sight["awaited"] == [0]
    await ann.do(Pause, False)
    assert clocks(ann)[0].ends_in == 20_000
    await party.advance(19)
    assert ann.sight["awaited"] == [0]
    await party.advance(2)
    assert ann.sight["awaited"] == [1]


@pytest.mark.parametrize("options", [TIMED, {}])
async def test_after_a_restart_clocks_have_what_was_left(party: Party, options: dict[str, str]) -> None:
    ann, _ = await party.playing(2, clocks="quick", options=options)
    left = clocks(ann)[0].total - 8_000
    await party.advance(8)
    party.lobby.tables.clear()
    ann.table.keeper.stop()
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert clocks(back)[0].ends_in == left
    await party.advance(left / 1000 - 1)
    assert back.sight["awaited"] == [0]
    await party.advance(2)
    assert back.sight["awaited"] == [1]


async def test_after_a_long_absence_the_clocks_have_stood_still(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="relaxed")
    party.lobby.tables.clear()
    ann.table.keeper.stop()
    await party.advance(24 * 3600)
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    await party.advance(4)
    assert back.sight["awaited"] == [0], "there is time to look around"


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
    assert back.sight["awaited"] == [1], "one bot's decision was made while Ben was still there"


async def test_a_table_that_waits_leaves_memory_too(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ann.go()
    await ben.go()
    await party.advance(61)
    assert party.lobby.tables == {}
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert back.seen().you_host


@pytest.mark.rule("TABLE-43")
async def test_a_table_is_kept_for_thirty_days(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="end")
    for guest in (ann, ben):
        await guest.go()
    await party.advance(29 * DAY)
    assert await expire(party.lobby, 30) == 0
    await party.advance(2 * DAY)
    assert await expire(party.lobby, 30) == 1
    with pytest.raises(NoSuchTable):
        await party.lobby.table(ann.table.state.id)
    assert await party.lobby.house.store.finished(ann.table.state.id, 1) is not None
