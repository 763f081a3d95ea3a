"""Who is told that a game is over: those who were away when it ended, once, and nobody later."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from table_kit import Party, Somebody

from huetable.server.notify.notice import Notice
from huetable.table.command_result import accept
from huetable.table.events import WebhookSet
from huetable.table.wire.protocol import CastVote, Propose, Rename


def over(told: list[Notice]) -> list[str]:
    return [each.guest for each in told if each.kind == "game_over"]


async def test_players_who_are_away_are_told(party: Party, told: list[Notice]) -> None:
    ann, ben, _cleo = await party.playing(3)
    await ben.go()
    await party.advance(31)
    await ann.play(type="end")
    await party.advance(0.5)
    assert over(told) == [ben.guest.id]
    await party.advance(3600)
    assert over(told) == [ben.guest.id]


async def test_so_are_they_if_a_vote_ends_it(party: Party, told: list[Notice]) -> None:
    ann, ben, cleo = await party.playing(3)
    await ben.go()
    await party.advance(31)
    await ann.do(Propose, "end")
    vote = cleo.seen().vote
    assert vote is not None
    await cleo.do(CastVote, vote.name, yes=True)
    await party.advance(1)
    assert over(told) == [ben.guest.id]


async def test_whoever_only_reloads_the_page_sees_it_there(party: Party, told: list[Notice]) -> None:
    ann, ben = await party.playing(2)
    await ben.go()
    await ann.play(type="end")
    await party.advance(20)
    await ben.join(ann.table.state.id)
    await party.advance(60)
    assert over(told) == []


async def test_thirty_seconds_without_a_page_count_as_for_a_turn(party: Party, told: list[Notice]) -> None:
    ann, ben = await party.playing(2)
    await ben.go()
    await party.advance(10)
    await ann.play(type="end")
    await party.advance(19)
    assert over(told) == []
    await party.advance(2)
    assert over(told) == [ben.guest.id]


@pytest.mark.every_store
async def test_nobody_is_told_of_an_old_game_when_its_table_is_loaded_again(
    party: Party, told: list[Notice], restart: Callable[[Somebody], None]
) -> None:
    """Both were there when it ended. One comes back after a restart and takes another name."""
    ann, ben = await party.playing(2)
    await ann.play(type="end")
    await ann.go()
    await ben.go()
    await party.advance(1)
    restart(ann)
    await ann.join(ann.table.state.id)
    await ann.do(Rename, "Anna")
    await party.advance(120)
    assert told == []


async def test_a_table_posts_no_game_that_was_over_before_its_webhook(
    party: Party, told: list[Notice]
) -> None:
    ann, _ben = await party.playing(2)
    await ann.play(type="end")
    ann.table.commit(accept(WebhookSet("chat.example.org", ann.table.state.host or "")))
    await party.advance(60)
    assert told == []


async def test_a_table_posts_the_end_of_its_game_at_once(party: Party, told: list[Notice]) -> None:
    ann, _ben = await party.playing(2)
    ann.table.commit(accept(WebhookSet("chat.example.org", ann.table.state.host or "")))
    await party.advance(1)
    await ann.play(type="end")
    assert over(told) == [""]
