"""A vote that stays open for hours waits for people as a turn does."""

from __future__ import annotations

from typing import Any

from table_kit import Party, Somebody

from huetable.server.http.home import my_tables
from huetable.server.notify.notice import Notice
from huetable.table.wire.protocol import CastVote, Propose, Ready, SetTable, Start


async def table(party: Party, **settings: Any) -> list[Somebody]:
    at = await party.waiting(4)
    await at[0].do(SetTable, **settings)
    for guest in at[1:]:
        await guest.do(Ready)
    await at[0].do(Start)
    return at


def kinds(told: list[Notice], who: Somebody) -> list[str]:
    return [each.kind for each in told if each.guest == who.guest.id]


async def has_turn(who: Somebody) -> bool:
    (mine,) = await my_tables(who.lobby, who.guest)
    return mine.my_turn


async def test_whoever_has_not_voted_in_a_slow_game_is_told_and_sees_it_on_the_home_page(
    party: Party, told: list[Notice]
) -> None:
    ann, ben, cleo, dan = await table(party, clocks="days")
    for guest in (ben, cleo, dan):
        await guest.go()
    await party.advance(40)
    await ann.do(Propose, "end")
    await party.advance(1)
    assert [kinds(told, who) for who in (ann, ben, cleo, dan)] == [[], ["vote"], ["vote"], ["vote"]]
    assert [await has_turn(who) for who in (ann, ben, cleo, dan)] == [False, True, True, True]
    back = await Somebody(party.lobby, ben.guest).join(ann.table.state.id)
    vote = back.seen().vote
    assert vote is not None
    await back.do(CastVote, vote.name, yes=False)
    assert [await has_turn(who) for who in (ann, ben, cleo)] == [False, False, True]
    await back.go()
    await party.advance(40)
    assert kinds(told, ben) == kinds(told, cleo) == ["vote"], "once"


async def test_when_the_vote_is_over_the_game_waits_for_its_players_again(
    party: Party, told: list[Notice]
) -> None:
    ann, ben, cleo, dan = await table(party, clocks="days")
    await ann.go()
    await ben.do(Propose, "end")
    await party.advance(31)
    assert kinds(told, ann) == ["vote"], "she can't play while the table votes"
    for guest in (cleo, dan):
        vote = guest.seen().vote
        assert vote is not None
        await guest.do(CastVote, vote.name, yes=False)
    await party.advance(1)
    assert ben.table.state.vote is None
    assert kinds(told, ann) == ["vote", "your_turn"]
    assert await has_turn(ann)


async def test_a_vote_of_seconds_is_over_before_anybody_could_come(party: Party, told: list[Notice]) -> None:
    ann, ben, *_ = await table(party, clocks="relaxed")
    await ben.go()
    await party.advance(40)
    await ann.do(Propose, "end")
    await party.advance(1)
    assert kinds(told, ben) == []
