"""A lost connection, a server that is gone and every end of a game: the client goes on, or says that it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from cut_off_kit import Wire
from server_kit import Server

from huetable.client import Connection, ConnectionClosed, GuestClient, RequestRefused, new_id
from huetable.server.http.api import Home
from huetable.table.wire.protocol import CastVote, Ping, Propose, Rename, Table

SOON = 10


@pytest.fixture
async def wire(server: Server) -> AsyncIterator[Wire]:
    async with Wire(server.address) as wire:
        yield wire


@pytest.fixture
async def ben(wire: Wire) -> AsyncIterator[GuestClient]:
    """Somebody whose connection can be cut."""
    async with GuestClient(wire.address, patience=SOON) as ben:
        yield ben


async def alone(server: Server, ben: GuestClient) -> Connection:
    """A game of one person and a bot, at the person's turn."""
    link = await server.open(ben, bots=("normal",), start=True)
    return await ben.join(link.link)


async def count_turns(table: Connection, most: int = 99) -> int:
    turns = 0
    async for _ in table.turns():
        turns += 1
        if turns == most:
            break
    return turns


async def test_after_a_lost_connection_the_same_turn_comes_again(
    server: Server, wire: Wire, ben: GuestClient
) -> None:
    table = await alone(server, ben)
    seen = []
    async with asyncio.timeout(SOON):
        async for turn in table.turns():
            seen.append(turn["view"]["turn"])
            if len(seen) == 1:
                wire.cut()
            else:
                await table.play({"type": "end"})
    assert seen == [0, 0]


async def test_a_move_whose_answer_is_lost_counts_once(server: Server, wire: Wire, ben: GuestClient) -> None:
    table = await alone(server, ben)
    async with asyncio.timeout(SOON):
        await count_turns(table, most=1)
        assert table.position is not None
        before, wire.swallow = table.position.seq, True
        playing = asyncio.ensure_future(table.play({"type": "roll"}))
        await wire.swallowed.wait()
        wire.cut()
        assert (await playing).seq == before + 1


async def test_a_server_that_does_not_come_back_is_an_exception(
    server: Server, wire: Wire, ben: GuestClient
) -> None:
    ben.patience = 0.3
    table = await alone(server, ben)
    wire.close()
    with pytest.raises(ConnectionClosed, match="the connection is gone"):
        async with asyncio.timeout(SOON):
            await count_turns(table)


async def test_turns_end_though_the_end_was_heard_with_something_else(server: Server) -> None:
    """The end of the game comes while another command is answered, and the table has changed again since."""
    one, other = await server.game(2)
    await one.play({"type": "end"})
    await one.ask(Rename(new_id(), "Anna"))
    await other.say("Well played!")
    async with asyncio.timeout(SOON):
        assert await count_turns(other) == 0
    assert other.observation is not None
    assert other.observation["result"] is not None


async def test_turns_end_when_a_vote_ends_the_game(server: Server) -> None:
    one, other = await server.game(2)
    await one.ask(Propose(new_id(), "end"))
    while not (other.table and other.table.vote):
        await other.until(Table)
    await other.ask(CastVote(new_id(), other.table.vote.name, yes=True))
    async with asyncio.timeout(SOON):
        assert await count_turns(other) == 0


async def test_a_turn_is_not_lost_by_a_command_that_changes_only_the_table(server: Server) -> None:
    one, _ = await server.game(2)
    await one.ask(Rename(new_id(), "Anna"))
    async with asyncio.timeout(SOON):
        assert await count_turns(one, most=1) == 1


async def test_who_is_ready_again_waits_for_the_next_game(server: Server) -> None:
    one, other = await server.game(2)
    await one.play({"type": "end"})
    async with asyncio.timeout(SOON):
        await count_turns(other)
        await other.ready()
        waiting = asyncio.ensure_future(count_turns(other, most=1))
        await one.start()
        async for _ in one.turns():
            await one.play({"type": "nod"})
            if one.position and one.position.game_no == 2:
                break
        assert await waiting == 1


async def test_questions_and_pings_are_answered_too(server: Server) -> None:
    one, _ = await server.game(2)
    async with asyncio.timeout(SOON):
        answer = await one.consult({"type": "may_bow", "depth": 2})
        await one.ask(Ping(new_id()))
    assert answer.depth == 2


async def test_a_request_that_the_server_refuses_says_why(server: Server) -> None:
    ann = await server.visitor()
    with pytest.raises(RequestRefused, match="no table") as refused:
        await ann.fetch("nowhere", "0" * 64)
    assert refused.value.status == 404
    with pytest.raises(RequestRefused):
        await ann.get("/api/nothing", Home)
