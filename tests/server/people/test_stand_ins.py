"""A bot plays for somebody until they are back."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from table_kit import Party, Somebody

from huetable.core.record import verify
from huetable.games import find_game
from huetable.server.lobby.listing import game_results, people_awaited
from huetable.table.wire.protocol import (
    CastVote,
    Concede,
    HandOver,
    Leave,
    Position,
    Propose,
    Ready,
    Refused,
    Sit,
    StandIn,
    Start,
)


def events(who: Somebody) -> list[Any]:
    """What the last position told."""
    found: list[Any] = msgspec.json.decode(who.last(Position).events)
    return found


async def reason(who: Somebody, *fields: Any) -> str:
    answer = await who.ask(StandIn(who.new_id(), *fields))
    assert isinstance(answer, Refused)
    return answer.sentence


@pytest.mark.rule("TABLE-74")
async def test_after_a_time_out_the_table_says_so_until_the_player_moves(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick")
    await ann.play(type="nod")
    await party.advance(21)
    assert [chair.late for chair in ann.seen().chairs] == [False, True]
    assert [chair.late for chair in (await ann.again()).seen().chairs] == [False, True]
    await ann.play(type="nod")
    await ben.play(type="nod")
    assert [chair.late for chair in ann.seen().chairs] == [False, False]


@pytest.mark.rule("TABLE-74")
async def test_whoever_lets_the_games_own_timer_run_out_is_late_too(party: Party) -> None:
    ann, ben, cleo = await party.playing(3, "dye_pot", clocks="quick")
    for who in (ann, cleo):
        await who.play(type="pour", dye="red")
    await party.advance(21)
    assert [chair.late for chair in ann.seen().chairs] == [False, True, False]
    assert ann.observation["awaited"] == [0, 1, 2], (
        "two red drops sink: the water is clear, and the next round begins"
    )
    await ben.play(type="pour", dye="blue")
    assert [chair.late for chair in ann.seen().chairs] == [False, False, False]


@pytest.mark.rule("TABLE-74")
async def test_the_host_lets_a_bot_play_until_the_player_plays_again(party: Party) -> None:
    ann, ben, cleo = await party.playing(3, clocks="quick")
    await ann.play(type="nod")
    await party.advance(21)
    assert await cleo.refused(StandIn, 1) == "TABLE-21"
    await ann.do(StandIn, 1)
    for who in (ann, ben, cleo):
        assert [(chair.stand_in, chair.late) for chair in who.seen().chairs] == [
            (False, False),
            (True, False),
            (False, False),
        ]
    await cleo.play(type="nod")
    await ann.play(type="nod")
    assert ann.last(Position).clocks == (), "the bot needs no clock"
    assert people_awaited(ann.table.state) == ()
    await party.advance(1)
    assert events(cleo)[0] == {"type": "out_of_time", "seat": 1, "by": "away"}
    assert ann.observation["awaited"] == [2]
    # Ben still sees his hand, and whoever plays is back.
    await cleo.play(type="nod")
    assert ben.observation["seat"] == 1
    await ann.play(type="nod")
    await ben.play(type="bow", depth=2)
    assert not ann.seen().chairs[1].stand_in
    assert events(ann)[0] == {"type": "did", "seat": 1, "what": "Bow"}


@pytest.mark.rule("TABLE-74")
async def test_who_is_back_has_all_their_time_for_the_decision(party: Party) -> None:
    ann, ben = await party.playing(2, clocks="quick", pace="calm")
    await ann.do(StandIn, 1)
    await ann.play(type="nod")
    await party.advance(0.5)
    await ben.do(StandIn, 1, on=False)
    assert not ann.seen().chairs[1].stand_in
    (clock,) = ben.last(Position).clocks
    assert (clock.seat, clock.total) == (1, 20_000)
    assert clock.ends_in >= 20_000
    await party.advance(10)
    assert ann.observation["awaited"] == [1], "the bot has stopped"


@pytest.mark.rule("TABLE-74")
async def test_only_the_host_and_the_player_end_it_and_only_once(party: Party) -> None:
    ann, ben, cleo = await party.playing(3)
    assert await reason(ann, 0) == "You’re here, so no bot can play for you. You can give up this game."
    assert await ann.refused(StandIn, 2, on=False) == "TABLE-74"
    await ann.do(StandIn, 2)
    assert await reason(ann, 2) == "A bot plays for this seat already."
    assert await ben.refused(StandIn, 2, on=False) == "TABLE-21"
    await ann.do(StandIn, 2, on=False)
    assert await reason(cleo, 2, False) == "No bot plays for this seat."
    assert await ann.refused(StandIn, 7) == "TABLE-17"
    await ben.do(Leave)
    assert await ann.refused(StandIn, 1) == "TABLE-17"


@pytest.mark.rule("TABLE-74", "TABLE-12")
async def test_a_friend_at_the_hosts_screen_may_be_away_but_not_the_host(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ann.do(Sit, "Ada", another=True)
    await ben.do(Ready)
    await ann.do(Start)
    await ann.do(StandIn, 2)
    assert await ann.refused(StandIn, 0) == "TABLE-74"


@pytest.mark.every_store
@pytest.mark.rule("TABLE-74")
async def test_a_stand_in_survives_a_restart_and_the_record_marks_its_moves(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(StandIn, 1)
    await ben.go()
    await ann.play(type="nod")
    await party.advance(1)
    rows = await party.lobby.services.store.rows(ann.table.state.id)
    assert (rows[-1].kind, rows[-1].seat) == ("while_away", 1)
    party.lobby.tables.clear()
    ann.table.scheduler.stop()
    ann = await ann.again()
    assert ann.seen().chairs[1].stand_in
    await ann.play(type="end")
    finished = await party.lobby.services.store.finished_game(ann.table.state.id, 1)
    assert finished is not None
    record = verify(find_game("parlour"), finished.data)
    assert [step.out_of_time for step in record.steps] == [UNSET, "away", UNSET]
    assert [result.guest for result in game_results(ann.table.state)] == [ann.guest.id], (
        "it doesn't count for Ben"
    )


@pytest.mark.rule("TABLE-74")
async def test_at_the_next_game_everybody_plays_for_themselves(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(StandIn, 1)
    await ann.play(type="end")
    assert not ann.seen().chairs[1].stand_in
    assert await ben.refused(StandIn, 1, on=False) == "TABLE-2"
    await ben.do(Ready)
    await ann.do(Start)
    assert all(chair.plays for chair in ann.table.state.chairs)


@pytest.mark.rule("TABLE-74", "TABLE-32", "TABLE-35")
async def test_a_stand_in_does_not_vote_and_its_move_can_be_taken_back(party: Party) -> None:
    ann, ben, cleo = await party.playing(3)
    await ann.do(StandIn, 1)
    await ann.play(type="bow", depth=3)
    await party.advance(1)
    assert ann.observation["awaited"] == [2]
    await ben.do(StandIn, 1, on=False)
    await ben.do(Propose, "takeback")
    vote = ann.seen().vote
    assert vote is not None
    await ann.do(CastVote, vote.name, yes=True)
    await party.advance(0.1)
    assert ann.observation["awaited"] == [1], "Ben decides for himself"
    await ann.do(StandIn, 1)
    await ann.do(Propose, "end")
    vote = cleo.seen().vote
    assert vote is not None
    assert vote.may_vote == (0, 2)


@pytest.mark.rule("TABLE-74", "TABLE-20")
async def test_whoever_gives_up_meanwhile_does_not_come_back(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(StandIn, 1)
    await ben.do(Concede)
    assert not ann.seen().chairs[1].stand_in
    assert await ben.refused(StandIn, 1, on=False) == "TABLE-74"
    await ann.do(HandOver, 1)
