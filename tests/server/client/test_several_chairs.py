"""Somebody who holds several chairs gets a turn for each, and every move is for the seat whose turn it was."""

from __future__ import annotations

import asyncio

import pytest
from server_kit import Server

from huetable.client import CommandRefused, Connection, new_id
from huetable.table.wire.protocol import Sit

SOON = 10


async def party(server: Server, chairs: int, **wish: object) -> Connection:
    """A game of one person on all chairs."""
    ann = await server.visitor()
    table = await server.join(ann, await server.open(ann, **wish))
    for number in range(1, chairs):
        await table.ask(Sit(new_id(), f"Ann's friend {number}", another=True))
    await table.start()
    return table


async def test_each_chair_gets_its_turns(server: Server) -> None:
    table = await party(server, 2)
    seats = []
    async with asyncio.timeout(SOON):
        async for turn in table.turns():
            seats.append(turn.seat)
            await table.play({"type": "end" if len(seats) == 5 else "nod"})
    assert seats == [0, 1, 0, 1, 0]
    assert [turn.seat for turn in table.observations] == [0, 1]


async def test_a_game_is_played_to_its_end_from_three_chairs(server: Server) -> None:
    """All of them pour at the same time."""
    table = await party(server, 3, game="dye_pot", options={"goal": 3})
    seats: set[int] = set()
    async with asyncio.timeout(6 * SOON):
        async for turn in table.turns():
            seats.add(turn.seat)
            await table.play(turn.random_move())
    assert seats == {0, 1, 2}
    assert table.observation is not None
    assert table.observation["result"] is not None


async def test_a_refused_move_shows_the_turn_of_the_same_chair_again(server: Server) -> None:
    table = await party(server, 3, game="dye_pot")
    seats = []
    async with asyncio.timeout(SOON):
        async for turn in table.turns():
            seats.append(turn.seat)
            try:
                await table.play({"type": "pour"} if len(seats) == 2 else turn.random_move())
            except CommandRefused:
                continue
            if len(seats) == 4:
                break
    assert seats == [0, 1, 1, 2]


async def test_a_move_can_be_made_for_any_of_my_seats(server: Server) -> None:
    table = await party(server, 3, game="dye_pot")
    for seat in (2, 0):
        await table.play({"type": "pour", "dye": "red"}, seat=seat)
    with pytest.raises(CommandRefused):
        await table.play({"type": "pour", "dye": "red"}, seat=2)
