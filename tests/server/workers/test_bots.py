"""Bots: they play like people, at a human pace, and a broken one breaks nothing."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator

import pytest
from table_kit import Party

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.games import find_game
from huetable.server.bots.pool import BotPool
from huetable.server.bots.thinking import BotAnswer, BotTask
from huetable.table.cast import TEMPOS
from huetable.table.wire.protocol import Leave, Pause, Position

QUICK = TEMPOS["quick"]
"""How many times the usual time Noor takes, the first bot at a table."""


@pytest.fixture
async def bot_pool() -> AsyncIterator[BotPool]:
    bot_pool = BotPool()
    yield bot_pool
    bot_pool.close()


@pytest.mark.parametrize(("pace", "seconds"), [("calm", 1.5 * QUICK), ("brisk", QUICK), ("instant", 0.0)])
async def test_bots_play_at_the_tables_pace(party: Party, pace: str, seconds: float) -> None:
    ann = await party.open(bots=("normal",), start=True, pace=pace)
    await ann.play(type="nod")
    await party.advance(max(0.0, seconds - 0.1))
    assert ann.observation["awaited"] == ([0] if seconds == 0 else [1])
    await party.advance(0.2)
    assert ann.observation["awaited"] == [0]


async def test_bots_stand_still_while_the_table_is_paused(party: Party) -> None:
    ann = await party.open(bots=("normal",), start=True, pace="brisk")
    await ann.play(type="nod")
    await ann.do(Pause, True)
    await party.advance(60)
    assert ann.observation["awaited"] == [1]
    await ann.do(Pause, False)
    await party.advance(2)
    assert ann.observation["awaited"] == [0]


async def test_a_bot_is_told_which_seats_people_play(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when one of them has given theirs to a bot."""
    told: list[frozenset[int]] = []

    def beside(bot: Bot, people: frozenset[int]) -> Bot:
        told.append(people)
        return bot

    monkeypatch.setattr(Bot, "beside", beside)
    ann = await party.open(bots=("normal", "normal"), start=True)
    await ann.play(type="nod")
    await party.advance(9)
    assert set(told) == {frozenset({0})}
    told.clear()
    await ann.do(Leave)
    await party.advance(9)
    assert set(told) == {frozenset()}


async def test_a_bot_that_breaks_down_does_the_mildest_thing(party: Party) -> None:
    ann = await party.open(bots=("hopeless",), start=True)
    await ann.play(type="nod")
    await party.advance(2)
    assert ann.last(Position).last == (1, "bow 1")


async def test_whole_games_among_bots_and_one_person_end(party: Party) -> None:
    ann = await party.open("dye_pot", bots=("easy", "normal", "random"), start=True)
    for _ in range(400):
        if ann.seen().phase == "over":
            break
        if 0 in ann.observation["awaited"]:
            await ann.play(**ann.observation["moves"][0])
        await party.advance(0.1)
    assert ann.seen().phase == "over"


async def test_a_slow_bot_thinks_in_a_process_of_its_own_and_answers_the_same(bot_pool: BotPool) -> None:
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[BotAnswer] = loop.create_future()
    bot_pool.ask_bot(BotTask("dye_pot", "normal", dye_sight(), Rng.from_number(2)), answer.set_result)
    in_thread = await answer
    assert not processes(bot_pool)
    bot_pool._slow.add(("dye_pot", "normal"))
    answer = loop.create_future()
    bot_pool.ask_bot(BotTask("dye_pot", "normal", dye_sight(), Rng.from_number(2)), answer.set_result)
    in_process = await answer
    assert processes(bot_pool)
    assert (in_process.move, in_process.pause) == (in_thread.move, in_thread.pause)


def dye_sight() -> Observation:
    game = find_game("dye_pot")
    return game.observe(game.setup(game.options_type(), 3, Rng.from_number(1)), 1)


def processes(bot_pool: BotPool) -> bool:
    return bot_pool._processes is not None


_SERVER_WITH_BUSY_BOTS = """
import asyncio, os, time
from huetable.server.bots.pool import BotPool

async def think():
    workers = BotPool(2)._pool()
    print(await asyncio.wrap_future(workers.submit(os.getpid)), flush=True)
    for _ in range(2):
        workers.submit(time.sleep, 600)
    await asyncio.sleep(600)

asyncio.run(think())
"""


async def test_the_processes_of_bots_end_with_a_server_that_is_killed() -> None:
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", _SERVER_WITH_BUSY_BOTS, stdout=PIPE)
    assert server.stdout is not None
    assert int(await server.stdout.readline()) != server.pid
    server.kill()
    # Each process of the pool has inherited this pipe: it ends when the last of them has.
    async with asyncio.timeout(30):
        assert await server.stdout.read() == b""
        await server.wait()
