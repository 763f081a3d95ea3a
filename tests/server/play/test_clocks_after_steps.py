"""Clocks start, and bots begin to think, when everybody has been shown the last move. The time here is a virtual one."""

from typing import Any

import msgspec
import pytest
from table_kit import Party, Somebody

from huetable import games
from huetable.table.cast import TEMPOS
from huetable.table.wire.protocol import (
    AddBot,
    CastVote,
    Clock,
    Concede,
    MoreTime,
    Pause,
    Position,
    Propose,
    Say,
    SetTable,
    Start,
)

pytestmark = pytest.mark.rule("TABLE-69")

NOD = 900
"""How long it takes to show that somebody did something."""


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "step_lengths", lambda game: {"did": NOD, "bowed": 600, "drew": 1000})


async def playing(party: Party, people: int = 2, game: str = "parlour", **wish: Any) -> list[Somebody]:
    """A game whose deal has been shown."""
    guests = await party.playing(people, game, **{"clocks": "quick", "pace": "brisk", **wish})
    await party.advance(1)
    return guests


def clocks(who: Somebody) -> list[Clock]:
    return list(who.last(Position).clocks)


def told_until(who: Somebody) -> int:
    current_game = who.table.state.current_game
    assert current_game is not None
    return current_game.told_until


async def test_the_first_clock_starts_when_the_deal_has_been_shown(party: Party) -> None:
    ann, _ = await party.playing(2, clocks="quick", pace="brisk")
    assert clocks(ann) == [Clock("seat 0", 0, 21_000, 20_000)]


async def test_the_next_clock_starts_when_the_move_has_been_shown(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="bow", depth=1)
    assert clocks(ben) == [Clock("seat 1", 1, 20_000 + NOD + 600, 20_000)]
    await party.advance(21.4)
    assert ben.observation["awaited"] == [1]
    await party.advance(0.2)
    assert ben.observation["awaited"] == [0], "then the time is up"


async def test_what_only_one_player_is_told_takes_no_time(party: Party) -> None:
    """Else a clock would say that somebody was told something."""
    ann, ben = await playing(party)
    await ann.play(type="draw")
    assert clocks(ben) == [Clock("seat 1", 1, 20_000 + NOD, 20_000)]


async def test_at_instant_pace_nothing_waits(party: Party) -> None:
    ann, ben = await playing(party, pace="instant")
    await ann.play(type="bow", depth=1)
    assert clocks(ben) == [Clock("seat 1", 1, 20_000, 20_000)]


@pytest.mark.parametrize("style", ["timed", "reveal"])
async def test_the_games_own_windows_open_when_the_move_has_been_shown(party: Party, style: str) -> None:
    ann, ben = await playing(party, options={"style": style})
    await ann.play(type="nod")
    (clock,) = clocks(ben)
    assert clock.seat is None
    assert clock.ends_in == clock.total + NOD
    await party.advance(clock.ends_in / 1000 - 0.1)
    assert [each.name for each in clocks(ben)] == [clock.name]
    await party.advance(0.2)
    assert [each.name for each in clocks(ben)] != [clock.name]


async def test_moves_in_a_row_are_shown_in_a_row_but_a_page_is_never_more_than_three_seconds_behind(
    party: Party,
) -> None:
    ann, ben = await playing(party)
    for who in (ann, ben) * 3:
        await who.play(type="nod")
    assert told_until(ann) == party.time.now() + 3_000 + NOD
    assert clocks(ann) == [Clock("seat 0", 0, 20_000 + 3_000 + NOD, 20_000)]


async def test_both_players_and_who_watches_are_shown_the_same_deadline(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="nod")
    ends = party.time.now() + clocks(ann)[0].ends_in
    await party.advance(0.4)
    late, watcher = await ben.again(), await party.watcher(ann)
    await party.advance(3)
    later = await party.watcher(ann)
    assert clocks(ann) == clocks(ben), "they were sent it at the same moment"
    for who, at in ((late, 3_000), (watcher, 3_000), (later, 0)):
        assert abs(party.time.now() - at + clocks(who)[0].ends_in - ends) <= 300


async def test_a_pause_while_a_move_is_shown_costs_nobody_time(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="nod")
    await party.advance(0.3)
    await ann.do(Pause, True)
    await party.advance(100)
    await ann.do(Pause, False)
    assert clocks(ben) == [Clock("seat 1", 1, 20_000, 20_000)]


async def test_a_clock_that_runs_already_goes_on(party: Party) -> None:
    people = await playing(party, 3, "dye_pot")
    await party.advance(5)
    await people[0].play(type="pour", dye="red")
    assert clocks(people[1]) == [Clock("pour/1", None, 15_000, 20_000, settles=True)], (
        "the others still pour, and have not gained or lost anything"
    )


async def test_more_time_is_added_to_a_clock_that_has_not_started(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="nod")
    await ben.do(MoreTime, 1, "fits")
    assert clocks(ann) == [Clock("seat 1", 1, 35_000 + NOD, 35_000)]


async def test_a_move_that_was_taken_back_needs_no_showing(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="bow", depth=3)
    await ann.do(Propose, "takeback")
    vote = ben.seen().vote
    assert vote is not None
    await ben.do(CastVote, vote.name, yes=True)
    await party.advance(0)
    assert clocks(ben) == [Clock("seat 0", 0, 20_000, 20_000)]


async def test_the_game_asks_for_a_vote_when_people_have_seen_what_it_is_about(party: Party) -> None:
    ann, _, cleo = await playing(party, 3)
    await ann.play(type="accuse", whom=1)
    vote = cleo.seen().vote
    assert vote is not None
    assert (vote.ends_in, vote.total) == (20_000 + NOD, 20_000)
    await party.advance(20.5)
    assert cleo.seen().vote is not None
    await party.advance(0.5)
    assert cleo.seen().vote is None


async def test_a_bot_thinks_when_the_move_has_been_shown(party: Party) -> None:
    (ann,) = await party.waiting(1, pace="brisk")
    await ann.do(AddBot, "normal")
    await ann.do(Start)
    await party.advance(1)
    await ann.play(type="nod")
    await party.advance(0.85 + TEMPOS["quick"])
    assert ann.observation["awaited"] == [1], "it has seen the move after 0.9 seconds and thinks for a second"
    await party.advance(0.1)
    assert ann.observation["awaited"] == [0]


async def test_who_stands_in_for_a_player_out_of_time_moves_at_once(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="nod")
    await party.advance(20 + NOD / 1000)
    assert ben.observation["awaited"] == [0]
    assert told_until(ann) == party.time.now() + NOD


async def test_bots_alone_are_no_slower_than_their_steps(party: Party) -> None:
    """They think while the page shows the move before: a move takes the longer of the two, not both."""
    (ann,) = await party.waiting(1, pace="brisk")
    await ann.do(AddBot, "normal")
    await ann.do(Start)
    await ann.do(Concede)
    await party.advance(10.05)
    assert ann.observation["view"]["taken"] == 10, "one move a second, the pause of these bots"


@pytest.mark.every_store
async def test_after_a_restart_the_clock_still_starts_when_the_move_has_been_shown(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="nod")
    until = told_until(ann)
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    back = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    assert told_until(back) == until
    assert clocks(back) == [Clock("seat 1", 1, 20_000 + NOD, 20_000)]


async def test_a_new_pace_counts_from_the_next_move(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.do(SetTable, pace="instant")
    await ann.play(type="nod")
    assert clocks(ben) == [Clock("seat 1", 1, 20_000, 20_000)]


async def test_nothing_that_a_client_says_changes_when_clocks_start(party: Party) -> None:
    ann, ben = await playing(party)
    await ann.play(type="nod")
    before = told_until(ann), clocks(ben)
    assert await ben.refused_play(type="nod", told_until=0) == "TABLE-1"
    await ben.do(Say, "wait for me")
    assert (told_until(ann), clocks(ben)) == before
    assert msgspec.json.decode(ben.last(Position).sights)[0]["awaited"] == [1]
