"""Players who need more time: which clocks grow, what the others see, and how long an absent player can hold up a table."""

import pytest
from table_kit import Party, Somebody

from huetable.core.terms import Timer
from huetable.games import find_game
from huetable.table.wire.protocol import (
    CastVote,
    ChooseTime,
    Clock,
    Leave,
    MoreTime,
    Position,
    Propose,
    Ready,
    SetTable,
    Start,
    Table,
)

pytestmark = pytest.mark.rule("TABLE-76")


def clocks(who: Somebody) -> list[Clock]:
    return list(who.last(Position).clocks)


def shown_times(who: Somebody) -> list[int]:
    return [chair.times for chair in who.last(Table).chairs]


async def test_my_own_clock_grows_at_once_and_everybody_sees_why(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    watcher = await party.watcher(ann)
    await party.advance(5)
    await ann.do(ChooseTime, 5)
    for who in (ann, ben, watcher):
        assert shown_times(who) == [5, 1]
        assert clocks(who) == [Clock("seat 0", 0, 95_000, 100_000)]
    await ann.play(type="nod")
    assert clocks(ann) == [Clock("seat 1", 1, 20_000, 20_000)], "the others get the usual time"


async def test_time_is_neither_given_twice_nor_taken_back(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    for times in (2, 1, 5, 1, 2, 5):
        await ann.do(ChooseTime, times)
    assert clocks(ann) == [Clock("seat 0", 0, 100_000, 100_000)]
    await ann.do(ChooseTime, 1)
    await ann.do(MoreTime, 0, "fits")
    assert clocks(ann) == [Clock("seat 0", 0, 115_000, 115_000)], "a tip adds its seconds once"
    await ann.play(type="nod")
    await ben.play(type="nod")
    assert clocks(ann) == [Clock("seat 0", 0, 20_000, 20_000)]


async def test_moments_that_i_may_use_grow_with_me(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("dye_pot")
    windows = (Timer("catch", 5_000), Timer("lock", 3_000))
    monkeypatch.setattr(game, "timers", lambda state: windows, raising=False)
    monkeypatch.setattr(game, "timer_grows", lambda name: name != "lock", raising=False)
    people = await party.playing(3, "dye_pot", clocks="quick")
    await people[1].do(ChooseTime, 2)
    assert [(each.name, each.total) for each in clocks(people[0])] == [
        ("catch", 10_000),
        ("lock", 3_000),
        ("seat 0", 20_000),
        ("seat 1", 40_000),
        ("seat 2", 20_000),
    ]
    monkeypatch.setattr(game, "may_act", lambda state, seat: seat != 2, raising=False)
    await people[2].do(ChooseTime, 5)
    assert clocks(people[0])[0].total == 10_000, "a moment that isn't theirs does not grow"


@pytest.mark.parametrize(("style", "name"), [("timed", "window"), ("reveal", "reveal")])
async def test_the_time_of_the_game_and_what_is_shown_grow_too(party: Party, style: str, name: str) -> None:
    ann, ben = await party.playing(2, clocks="quick", options={"style": style})
    usual = clocks(ann)[0].total
    await (ben if style == "reveal" else ann).do(ChooseTime, 2)
    assert clocks(ann)[0].total == 2 * usual, name


async def test_a_vote_waits_for_players_who_need_more_time(party: Party) -> None:
    ann, ben, cleo = await party.playing(3, clocks="quick")
    await cleo.do(ChooseTime, 2)
    await ann.do(Propose, "end")
    vote = ben.last(Table).vote
    assert vote is not None
    assert vote.ends_in == vote.total == 40_000
    await party.advance(30)
    await cleo.do(CastVote, vote.name, True)
    await party.advance(1)
    assert ben.last(Table).phase == "over"


@pytest.mark.rule("TABLE-77")
async def test_after_two_decisions_without_me_the_others_wait_the_usual_time(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ann.do(ChooseTime, 5)
    for total in (100_000, 100_000, 20_000):
        assert clocks(ben) == [Clock("seat 0", 0, total, total)]
        await party.advance(total // 1000 + 1)
        await ben.play(type="nod")
    await ann.play(type="nod")
    await ben.play(type="nod")
    assert clocks(ben)[0].total == 100_000, "a player who moves again is back"


@pytest.mark.rule("TABLE-77")
async def test_choosing_again_brings_my_time_back(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ann.do(ChooseTime, 2)
    for _ in range(2):
        await party.advance(41)
        await ben.play(type="nod")
    assert clocks(ann)[0].total == 20_000
    await ann.do(ChooseTime, 2)
    assert clocks(ann)[0].total == 40_000


async def test_more_time_stays_with_the_player_in_the_next_game_and_after_a_restart(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ben.do(ChooseTime, 2)
    await ann.play(type="end")
    await ben.do(Ready)
    await ann.do(Start)
    assert shown_times(ann) == [2, 1], "everybody has moved on by one seat"
    assert clocks(ann) == [Clock("seat 0", 0, 40_000, 40_000)]
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert shown_times(back) == [2, 1]
    assert clocks(back)[0].total == 40_000


async def test_a_bot_in_my_seat_takes_no_more_time(party: Party) -> None:
    ann, ben, _ = await party.playing(3, clocks="quick")
    await ben.do(ChooseTime, 5)
    await ben.do(Leave)
    assert shown_times(ann) == [1, 1, 1]


async def test_the_host_cannot_take_it_away(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(ChooseTime, 5)
    await ann.do(SetTable, {}, "quick")
    assert shown_times(ann) == [1, 5]
