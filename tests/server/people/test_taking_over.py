"""A newcomer takes over a hand: the host is asked, then everybody seated."""

from __future__ import annotations

import pytest
from table_kit import Party, Somebody

from huetable.table.wire.protocol import (
    Admit,
    CastVote,
    Concede,
    Kick,
    Leave,
    Propose,
    Refused,
    Sit,
    VoteView,
)


async def asked(party: Party, **wish: object) -> list[Somebody]:
    """Ann, Ben and Cleo play; Cleo has left, Dan would like her hand, and Ann has said yes."""
    ann, ben, cleo = await party.playing(3, **wish)  # type: ignore[arg-type]
    await cleo.do(Leave)
    dan = await party.watcher(ann)
    await dan.do(Sit, "Dan", chair=2)
    await ann.do(Admit, ann.seen().askers[0].guest)
    return [ann, ben, cleo, dan]


def vote(who: Somebody) -> VoteView:
    found = who.seen().vote
    assert found is not None
    return found


@pytest.mark.rule("TABLE-55")
@pytest.mark.every_store
async def test_a_newcomer_takes_over_a_hand_when_everybody_seated_agrees(party: Party) -> None:
    ann, ben, _, dan = await asked(party)
    found = vote(ben)
    assert (found.kind, found.asker, found.chair, found.may_vote, found.answered) == (
        "take_over",
        "Dan",
        2,
        (0, 1),
        (0,),
    )
    assert ann.seen().askers == (), "it is the table's to answer now"
    assert not dan.seen().chairs[2].yours
    await ben.do(CastVote, found.name, yes=True)
    await party.advance(0)
    assert dan.chair == 2
    assert [sight["seat"] for sight in (dan.observation, ann.observation)] == [2, 0]
    assert (ann.seen().chairs[2].name, ann.seen().vote) == ("Dan", None)
    assert ann.table.requests.views == ()


@pytest.mark.rule("TABLE-56")
async def test_one_no_is_enough_and_the_newcomer_is_told(party: Party) -> None:
    ann, ben, _, dan = await asked(party)
    await ben.do(CastVote, vote(ben).name, yes=False)
    await party.advance(0)
    assert dan.chair is None
    assert dan.last(Refused).clause == "TABLE-56"
    assert ann.seen().askers == ()
    await dan.do(Sit, "Dan", chair=2)
    assert await ann.refused(Admit, ann.seen().askers[0].guest) == "TABLE-36"
    assert len(ann.seen().askers) == 1, "the request waits until the host may ask the table again"


@pytest.mark.rule("TABLE-56")
async def test_silence_is_a_no(party: Party) -> None:
    ann, _, _, dan = await asked(party, clocks="relaxed")
    await party.advance(21)
    assert ann.seen().vote is None
    assert dan.chair is None
    assert dan.last(Refused).clause == "TABLE-56"


@pytest.mark.rule("TABLE-55")
async def test_a_majority_is_not_everybody(party: Party) -> None:
    ann, ben, cleo, dan = await party.playing(4)
    await dan.do(Leave)
    eve = await party.watcher(ann)
    await eve.do(Sit, "Eve", chair=3)
    await ann.do(Admit, ann.seen().askers[0].guest)
    await ben.do(CastVote, vote(ben).name, yes=True)
    await party.advance(1)
    assert vote(cleo).answered == (0, 1), "two of three are not enough"
    await cleo.do(CastVote, vote(cleo).name, yes=True)
    await party.advance(1)
    assert eve.chair == 3


async def test_people_who_have_conceded_are_asked_too(party: Party) -> None:
    ann, ben, cleo, dan = await party.playing(4)
    await ben.do(Concede)
    await dan.do(Leave)
    eve = await party.watcher(ann)
    await eve.do(Sit, "Eve", chair=3)
    await ann.do(Admit, ann.seen().askers[0].guest)
    await cleo.do(CastVote, vote(cleo).name, yes=True)
    await party.advance(1)
    await ben.do(CastVote, vote(ben).name, yes=True)
    await party.advance(1)
    assert eve.chair == 3


async def test_whoever_held_the_hand_needs_only_the_host(party: Party) -> None:
    ann, ben, _ = await party.playing(3)
    await ben.do(Leave)
    await ben.do(Sit, "Ben", chair=1)
    await ann.do(Admit, ann.seen().askers[0].guest)
    assert ben.chair == 1
    assert ben.observation["seat"] == 1


@pytest.mark.rule("TABLE-55")
@pytest.mark.every_store
async def test_the_table_knows_after_a_restart_who_held_which_hand(party: Party) -> None:
    ann, _, cleo = await party.playing(3)
    await ann.do(Kick, 1)
    await cleo.do(Leave)
    ann.table.close()
    again = await Somebody(party.lobby, ann.guest).join(ann.table.state.id)
    assert await again.refused(Sit, "Spy", chair=1, another=True) == "TABLE-55"
    back = await Somebody(party.lobby, cleo.guest).join(ann.table.state.id)
    assert await back.refused(Sit, "Cleo", chair=1) == "TABLE-55"
    await back.do(Sit, "Cleo", chair=2)
    assert [asker.chair for asker in again.seen().askers] == [2]


@pytest.mark.every_store
async def test_a_vote_about_a_hand_outlives_a_restart(party: Party) -> None:
    ann, ben, _, dan = await asked(party)
    ann.table.close()
    ben = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    assert vote(ben).asker == "Dan"
    dan = await Somebody(party.lobby, dan.guest).join(ann.table.state.id)
    await ben.do(CastVote, vote(ben).name, yes=True)
    await party.advance(0)
    assert dan.chair == 2


async def test_a_hand_that_its_owner_has_taken_back_is_not_given_away_again(party: Party) -> None:
    ann, ben, cleo, dan = await asked(party)
    await cleo.do(Sit, "Cleo", chair=2)
    await ann.do(Admit, ann.seen().askers[0].guest)
    assert cleo.chair == 2
    for who in (ben, cleo):
        await who.do(CastVote, vote(who).name, yes=True)
    await party.advance(0)
    assert (cleo.chair, dan.chair) == (2, None)
    assert dan.last(Refused).clause == "TABLE-56"


async def test_the_host_puts_no_second_request_to_the_table_during_a_vote(party: Party) -> None:
    ann, _, _, dan = await asked(party)
    eve = await party.watcher(ann)
    await eve.do(Sit, "Eve", chair=2)
    assert await ann.refused(Admit, ann.seen().askers[0].guest) == "TABLE-33"
    assert await dan.refused(Sit, "Dan", chair=2) == "TABLE-33"
    assert [asker.name for asker in ann.seen().askers] == ["Eve"]


async def test_a_seat_taken_after_a_game_that_a_vote_ended_shows_no_hand(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ben.do(Leave)
    await ann.do(Propose, "end")
    await party.advance(0)
    zoe = await party.watcher(ann)
    await zoe.do(Sit, "Zoe", chair=1)
    await ann.do(Admit, ann.seen().askers[0].guest)
    assert zoe.chair == 1
    assert zoe.observation["seat"] is None
    assert zoe.observation["view"]["hand"] is None
    assert ann.observation["view"]["hand"] is not None


async def test_after_a_finished_game_a_chair_needs_only_the_host(party: Party) -> None:
    ann, ben, cleo = await party.playing(3)
    await ben.do(Leave)
    await ann.play(type="end")
    zoe = await party.watcher(ann)
    await zoe.do(Sit, "Zoe", chair=1)
    await ann.do(Admit, ann.seen().askers[0].guest)
    assert zoe.chair == 1
    assert cleo.seen().vote is None
