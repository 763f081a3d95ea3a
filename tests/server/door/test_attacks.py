"""Honest players beside each attack: of a hundred moves the slowest takes at most twice as long as on a quiet server.

HUETABLE_SOAK_SECONDS=600 ./test -m soak tests/server/door/test_attacks.py          # each attack for ten minutes
./test -m soak tests/server/door/test_attacks.py -k idle                            # one of them, for 20 seconds
HUETABLE_SOAK_ATTACKS="idle+codes unread" ./test -m soak tests/server/door/test_attacks.py     # two at once, then another
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from attacks import ATTACKS, Target, attack
from crash_kit import STRICT, Running
from server_kit import Server

from huetable.client import Connection, GuestClient
from huetable.server.http.api import NewTable
from huetable.server.ops.rate_limits import Bounds

SECONDS = float(os.environ.get("HUETABLE_SOAK_SECONDS", "20"))
ROUNDS = 4
TABLES = 4
QUIET = 5.0
_NOISE = 0.002
"""Seconds by which the slowest of a hundred moves differs from one quiet time to the next."""

GROUPS = [
    tuple(group.split("+")) for group in os.environ.get("HUETABLE_SOAK_ATTACKS", " ".join(ATTACKS)).split()
]
"""Each attack alone, or the groups that HUETABLE_SOAK_ATTACKS names, those of a group at the same time."""

KIT = Path(__file__).parents[1] / "kit" / "attacks.py"


async def honest(who: GuestClient) -> Connection:
    wish = NewTable("parlour", "Ann", clocks="off", pace="instant", bots=("normal",), start=True)
    return await who.join((await who.open_table(wish)).link)


async def moves(seat: Connection, seconds: float) -> list[float]:
    """How long each move takes until it is acknowledged, at some thirty moves a second."""
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        async for _ in seat.turns():
            begun = time.perf_counter()
            await seat.play({"type": "nod"})
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(1 / 30)
            if time.monotonic() > end:
                return took
        await seat.start()
    return took


async def slowest_of_a_hundred(seats: list[Connection], seconds: float) -> float:
    took = [each for some in await asyncio.gather(*[moves(seat, seconds) for seat in seats]) for each in some]
    assert len(took) > 100
    return statistics.quantiles(took, n=100, method="inclusive")[98]


async def begin(name: str, server: Running, table: str, seconds: float) -> Process:
    """In a process of its own and after everybody else, so that it takes nothing from who measures."""
    arguments = [sys.executable, str(KIT), name, server.address, table, str(seconds)]
    return await asyncio.create_subprocess_exec(*arguments, stdout=PIPE)


async def beside(
    names: Sequence[str], server: Running, seats: list[Connection], table: str
) -> tuple[float, float, list[int]]:
    """The slowest of a hundred moves in quiet and beside the attacks, and how often each attack tried."""
    quiet = await slowest_of_a_hundred(seats, min(QUIET, SECONDS / ROUNDS))
    attacking = [await begin(name, server, table, SECONDS / ROUNDS + 1) for name in names]
    await asyncio.sleep(1)
    loud = await slowest_of_a_hundred(seats, SECONDS / ROUNDS)
    return quiet, loud, [int((await each.communicate())[0]) for each in attacking]


@pytest.mark.soak
@pytest.mark.parametrize("names", GROUPS, ids="+".join)
async def test_an_attack_at_most_doubles_how_long_others_wait(tmp_path: Path, names: tuple[str, ...]) -> None:
    """For as many seconds as HUETABLE_SOAK_SECONDS says."""
    async with await Running.prepare(tmp_path, launch=STRICT) as server, AsyncExitStack() as stack:
        server.run_on(0)
        people = [await stack.enter_async_context(GuestClient(server.address)) for _ in range(TABLES)]
        seats = [await stack.enter_async_context(await honest(who)) for who in people]
        target = (await people[0].open_table(NewTable("parlour", "Ann", clocks="off"))).table
        rounds = [await beside(names, server, seats, target) for _ in range(ROUNDS)]
    ratio = statistics.median((loud - _NOISE) / quiet for quiet, loud, _ in rounds)
    sys.stdout.write(
        f"\n{'+'.join(names)}: {ratio:.2f}, "
        + ", ".join(f"{quiet * 1e3:.1f}>{loud * 1e3:.1f} ms ({sum(tries)})" for quiet, loud, tries in rounds)
    )
    assert all(tried > 0 for _, _, tries in rounds for tried in tries)
    assert ratio <= 2


async def test_all_attacks_together_stop_nobody_from_coming_in_and_playing(tmp_path: Path) -> None:
    """A few attackers of each kind, for a moment: while they are at it, honest people come in, sit down and play."""
    async with Server(tmp_path, bounds=Bounds(spare_local=False)) as server:
        first = await server.game(2)
        table = first[0].welcome.table if first[0].welcome else ""
        targets = {name: Target(server.address, table) for name in ATTACKS}
        attacking = [
            asyncio.create_task(attack(name, target, 0.5, most=6)) for name, target in targets.items()
        ]
        await asyncio.sleep(0.2)
        second = await server.game(2)
        for seats in (first, second):
            await seats[0].play({"type": "nod"})
            await seats[1].play({"type": "nod"})
        await asyncio.gather(*attacking)
        assert all(target.tries for target in targets.values())
