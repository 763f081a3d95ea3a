"""Random exceptions in every step for one client and in every step of a table: all tables live, and no move is lost."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from aiohttp import ClientError
from crash_kit import Party
from exception_kit import STEPS, RandomFaults
from server_kit import Server

from huetable.client import CommandRefused, ConnectionClosed, new_id
from huetable.server.live import log_writer, scheduler
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.table.wire.protocol import Say

BOUNDLESS = Bounds(commands=Rate(1e9, 1e9), socket_opens=Rate(1e9, 1e9))
SECONDS = float(os.environ.get("HUETABLE_SOAK_SECONDS", "120"))


async def play_on(party: Party, address: str, over: Callable[[], bool]) -> None:
    """However often the line breaks, they come back."""
    while not over():
        try:
            async with asyncio.timeout(1):
                await party.come(address)
                await party.break_off()
        except (TimeoutError, ConnectionClosed, CommandRefused, ClientError):
            await party.leave()
        await asyncio.sleep(0.01)


async def chat_on(party: Party, over: Callable[[], bool]) -> None:
    """On a second screen, which fails as the first one does."""
    while not over():
        try:
            async with asyncio.timeout(1), await party.visitor.join(party.table) as seat:
                for _ in range(5):
                    await seat.ask(Say(new_id(), "hm"))
        except (TimeoutError, ConnectionClosed, CommandRefused, ClientError):
            await asyncio.sleep(0.05)


async def lives(party: Party) -> None:
    """The table answers, and plays on."""
    async with await party.visitor.join(party.table) as seat, asyncio.timeout(10):
        while True:
            async for _ in seat.turns():
                with suppress(CommandRefused):
                    party.acked.append((await seat.play({"type": "nod"})).seq)
                    return
            await seat.start()


Enough = Callable[[RandomFaults], bool]


async def survive(server: Server, faults: RandomFaults, tables: int, enough: Enough) -> None:
    parties = [Party() for _ in range(tables)]
    for party in parties:
        await party.come(server.address)
        await party.leave()
    over, faults.on = partial(enough, faults), True
    playing = [play_on(party, server.address, over) for party in parties]
    await asyncio.gather(*playing, *(chat_on(party, over) for party in parties))
    faults.on = False
    for party in parties:
        await lives(party)
        await nothing_is_lost(server, party)
        await party.go_home()


async def nothing_is_lost(server: Server, party: Party) -> None:
    rows = await server.lobby.services.store.rows(party.table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    kinds = {row.seq: row.kind for row in rows}
    # With a game's last move the next game's seed is sealed, and the answer names that row.
    lost = [seq for seq in party.acked if kinds.get(seq) != "move" and kinds.get(seq) != "sealed"]
    assert lost == []
    assert len(set(party.acked)) == len(party.acked) > 0


async def throw(tmp_path: Path, patch: pytest.MonkeyPatch, tables: int, enough: Enough) -> RandomFaults:
    patch.setattr(scheduler, "_RETRY", 5)
    patch.setattr(log_writer, "_RETRY_DELAYS", (0.0, 0.01, 0.05))
    faults = RandomFaults(patch, probability=0.02, seed=7)
    async with Server(tmp_path, bounds=BOUNDLESS) as server:
        await survive(server, faults, tables, enough)
    return faults


async def test_random_exceptions_in_any_step_kill_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # By count, not by time: on a busy machine the same number of faults takes longer.
    await throw(tmp_path, monkeypatch, tables=4, enough=lambda faults: len(faults.raised) > 10)


@pytest.mark.soak
async def test_hours_of_random_exceptions_in_every_step_kill_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as HUETABLE_SOAK_SECONDS says."""
    end = monotonic() + SECONDS
    faults = await throw(tmp_path, monkeypatch, tables=20, enough=lambda _: monotonic() > end)
    silent = {getattr(owner, name).__qualname__ for owner, name in STEPS} - set(faults.raised)
    assert silent == set(), "every step was hit"
