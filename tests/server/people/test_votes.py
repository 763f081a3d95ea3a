"""Votes (ruling A6), of the table and of the games."""

import pytest
from table_kit import Party, Somebody

from huetable.table.votes import VOTE_WITHOUT_CLOCKS_MS
from huetable.table.wire.protocol import (
    CastVote,
    Concede,
    Leave,
    Position,
    Propose,
    Ready,
    Sit,
    Start,
    VoteView,
)


def vote(who: Somebody) -> VoteView | None:
    return who.seen().vote


def name(who: Somebody) -> str:
    found = vote(who)
    assert found is not None
    return found.name


@pytest.mark.rule("TABLE-32")
async def test_a_vote_is_upheld_by_more_than_half(party: Party) -> None:
    ann, ben, cleo, dan = await party.playing(4, clocks="quick")
    await ann.do(Propose, "end")
    open_vote = vote(ben)
    assert open_vote is not None
    assert (open_vote.kind, open_vote.proposer, open_vote.accused) == ("end", 0, None)
    assert (open_vote.may_vote, open_vote.answered) == ((0, 1, 2, 3), (0,))
    await ben.do(CastVote, name(ben), yes=True)
    assert vote(cleo) is not None, "two of four are not more than half"
    await cleo.do(CastVote, name(cleo), yes=True)
    await party.advance(0)
    assert vote(dan) is None
    assert dan.seen().phase == "over"


@pytest.mark.rule("TABLE-32")
async def test_silence_means_fine_as_it_is(party: Party) -> None:
    ann, ben, _ = await party.playing(3, clocks="quick")
    await ann.do(Propose, "end")
    await party.advance(19)
    assert vote(ben) is not None
    await party.advance(2)
    assert vote(ben) is None
    assert ben.seen().phase == "playing"


@pytest.mark.rule("TABLE-32")
async def test_the_accused_does_not_vote_and_bots_abstain(party: Party) -> None:
    guests = await party.waiting(3, bots=("normal",))
    ann, ben, cleo = guests
    for guest in (ben, cleo):
        await guest.do(Ready)
    await ann.do(Start)
    accused = cleo.chair
    await ann.do(Propose, "kick", accused)
    found = vote(ann)
    assert found is not None
    assert accused not in found.may_vote
    assert len(found.may_vote) == 2
    assert await cleo.refused(CastVote, name(cleo), yes=False) == "TABLE-34"
    await ben.do(CastVote, name(ben), yes=True)
    await party.advance(0)
    assert cleo.parted == "sent_away"
    assert (await cleo.again()).parted is None, "a vote bans nobody"
    assert ann.seen().chairs[accused or 0].kind == "bot"


@pytest.mark.rule("TABLE-32")
async def test_without_clocks_a_vote_stays_open_until_all_have_answered_but_not_for_ever(
    party: Party,
) -> None:
    ann, ben, _ = await party.playing(3, clocks="off")
    await ann.do(Propose, "end")
    found = vote(ben)
    assert found is not None
    assert found.ends_in is None
    await party.advance(VOTE_WITHOUT_CLOCKS_MS / 1000 - 10)
    assert vote(ben) is not None
    await party.advance(20)
    assert vote(ben) is None


async def test_a_vote_closes_as_soon_as_silence_could_not_change_it(party: Party) -> None:
    ann, ben, _ = await party.playing(3, clocks="off")
    await ann.do(Propose, "end")
    await ben.do(CastVote, name(ben), yes=True)
    await party.advance(0)
    assert ann.seen().phase == "over"


async def test_who_is_alone_with_bots_decides_alone(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True)
    await ann.do(Propose, "end")
    await party.advance(0)
    assert ann.seen().phase == "over"


@pytest.mark.rule("TABLE-33")
async def test_play_stands_still_while_there_is_a_vote(party: Party) -> None:
    ann, ben, _ = await party.playing(3, clocks="quick")
    await party.advance(15)
    await ben.do(Propose, "end")
    assert await ann.refused_play(type="nod") == "TABLE-33"
    assert await ann.refused(Propose, "end") == "TABLE-33"
    await party.advance(19)
    await ann.do(CastVote, name(ann), yes=False)
    await party.advance(1.5)
    assert vote(ann) is None
    assert ann.last(Position).clocks[0].ends_in == 5_000, "the clock stood still, too"
    await ann.play(type="nod")


@pytest.mark.rule("TABLE-34")
async def test_everybody_votes_once_and_on_what_is_open(party: Party) -> None:
    ann, ben, cleo = await party.playing(3, clocks="off")
    assert await ben.refused(CastVote, "end/1", yes=True) == "TABLE-34"
    await ann.do(Propose, "end")
    assert await ann.refused(CastVote, name(ann), yes=True) == "TABLE-34", "proposing was saying yes"
    assert await ben.refused(CastVote, "end/1", yes=True) == "TABLE-34"
    await ben.do(CastVote, name(ben), yes=False)
    assert await ben.refused(CastVote, name(ben), yes=True) == "TABLE-34"
    watcher = await party.watcher(ann)
    assert await watcher.refused(CastVote, name(cleo), yes=True) == "TABLE-4"
    assert await watcher.refused(Propose, "end") == "TABLE-4"


@pytest.mark.rule("TABLE-36")
async def test_who_was_voted_down_waits_before_asking_again(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.do(Propose, "end")
    await ben.do(CastVote, name(ben), yes=False)
    await party.advance(0)
    assert await ann.refused(Propose, "end") == "TABLE-36"
    await party.advance(61)
    await ann.do(Propose, "end")


@pytest.mark.rule("TABLE-17")
async def test_bots_and_oneself_are_not_voted_away(party: Party) -> None:
    ann, _ = await party.playing(2)
    assert await ann.refused(Propose, "kick", 0) == "TABLE-17"
    assert await ann.refused(Propose, "kick", 5) == "TABLE-17"
    assert await ann.refused(Propose, "kick") == "TABLE-17"


@pytest.mark.rule("TABLE-32")
@pytest.mark.parametrize("upheld", [True, False])
async def test_a_ballot_of_the_game_is_a_vote_of_the_table(party: Party, upheld: bool) -> None:
    ann, ben, cleo, dan = await party.playing(4)
    await ann.play(type="accuse", whom=1)
    found = vote(cleo)
    assert found is not None
    assert (found.kind, found.question, found.proposer, found.accused) == ("game", "PAR-2", 0, 1)
    assert found.may_vote == (0, 2, 3)
    assert await ben.refused(CastVote, found.name, yes=False) == "TABLE-34"
    await cleo.do(CastVote, found.name, yes=upheld)
    await dan.do(CastVote, found.name, yes=upheld) if vote(dan) else None
    await party.advance(0)
    assert vote(ben) is None
    assert ben.observation["view"]["guilty"] == ([1] if upheld else [])
    assert (await party.lobby.services.store.rows(ann.table.state.id))[-1].kind == "ruling"
    await ben.play(type="nod")


async def test_a_vote_outlives_a_restart(party: Party) -> None:
    ann, ben, cleo = await party.playing(3, clocks="off")
    await ann.do(Propose, "end")
    await ben.do(CastVote, name(ben), yes=False)
    ann.table.retire()
    cleo = await cleo.again()
    found = vote(cleo)
    assert found is not None
    assert found.answered == (0, 1)
    await cleo.do(CastVote, name(cleo), yes=True)
    await party.advance(0)
    assert cleo.seen().phase == "over"


async def test_who_leaves_or_gives_up_has_no_vote_any_longer(party: Party) -> None:
    ann, ben, cleo = await party.playing(3, clocks="off")
    await ann.do(Propose, "end")
    await ben.do(Leave)
    await cleo.do(Concede)
    await party.advance(0)
    assert ann.seen().phase == "over", "Ann alone decides"
    assert await (await party.watcher(ann)).refused(Sit, "X", chair=0) == "TABLE-15"
