"""Jobs beside the event loop: bounded, dropped when nobody wants them, and harmless when they fail."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest
from table_kit import Party

from huetable.core.rng import Rng
from huetable.games import find_game
from huetable.server.bots import pool as pools
from huetable.server.bots.fair_queue import Payer
from huetable.server.bots.lane import Lane, TooMuchWaiting, Work
from huetable.server.bots.pool import BotPool
from huetable.server.bots.seats import payer_of
from huetable.server.bots.thinking import NO_MOVE, BotAnswer, BotTask

ANN, EVE = Payer("ann", "1"), Payer("eve", "2")


class ByHand(Executor):
    """Keeps its jobs until the test runs them."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Future[Any], Any]] = []
        self.broken = False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.broken:
            raise BrokenExecutor
        future: Future[Any] = Future()
        self.jobs.append((future, fn))
        return future

    async def run_one(self) -> None:
        future, job = self.jobs.pop(0)
        try:
            future.set_result(job())
        except Exception as error:  # noqa: BLE001 - as an executor does
            future.set_exception(error)
        await asyncio.sleep(0)


class Heard:
    def __init__(self) -> None:
        self.said: list[Any] = []

    def work(self, text: str, *, wanted: bool = True, fails: bool = False) -> Work:
        def job() -> str:
            return text if not fails else str(1 // 0)

        return Work(lambda backlog: job, self._finished, lambda: wanted)

    def _finished(self, result: Any, error: BaseException | None) -> None:
        self.said.append(result if error is None else type(error))


async def test_what_waits_waits_in_the_queue_and_not_in_the_executor() -> None:
    hand, heard = ByHand(), Heard()
    lane = Lane(lambda: hand, slots=2, most_waiting=9, clock=lambda: 0.0)
    for number in range(5):
        lane.add(heard.work(f"eve {number}"), EVE)
    lane.add(heard.work("ann"), ANN)
    assert (len(hand.jobs), lane.busy) == (2, 6)
    while hand.jobs:
        await hand.run_one()
    assert heard.said[:2] == ["eve 0", "ann"]
    assert (len(heard.said), lane.busy) == (6, 0)


async def test_nothing_is_done_for_a_position_that_is_gone() -> None:
    hand, heard = ByHand(), Heard()
    lane = Lane(lambda: hand, slots=1, most_waiting=9, clock=lambda: 0.0)
    lane.add(heard.work("first"), ANN)
    lane.add(heard.work("stale", wanted=False), ANN)
    lane.add(heard.work("last"), ANN)
    while hand.jobs:
        await hand.run_one()
    assert heard.said == ["first", "last"]


async def test_a_job_that_fails_frees_its_slot() -> None:
    hand, heard = ByHand(), Heard()
    lane = Lane(lambda: hand, slots=1, most_waiting=9, clock=lambda: 0.0)
    lane.add(heard.work("", fails=True), ANN)
    lane.add(heard.work("next"), ANN)
    while hand.jobs:
        await hand.run_one()
    hand.broken = True
    lane.add(heard.work("never"), ANN)
    await asyncio.sleep(0)
    assert heard.said == [ZeroDivisionError, "next", BrokenExecutor]
    assert lane.busy == 0


async def test_a_guest_who_asks_for_too_much_is_told_so() -> None:
    lane = Lane(ByHand, slots=1, most_waiting=2, clock=lambda: 0.0)
    for _ in range(3):
        lane.add(Heard().work(""), EVE)
    with pytest.raises(TooMuchWaiting):
        lane.add(Heard().work(""), EVE)
    lane.add(Heard().work(""), ANN)


@pytest.fixture
async def bot_pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """In which a guest may have one job waiting."""
    monkeypatch.setattr(pools, "_MOST_WAITING", 1)
    bot_pool = BotPool()
    yield bot_pool
    bot_pool.close()


async def test_bots_beyond_the_bound_have_no_move_at_once(bot_pool: BotPool) -> None:
    game = find_game("dye_pot")
    state = game.setup(game.options_type(), 3, Rng.from_number(1))
    task = BotTask("dye_pot", "normal", game.observe(state, 1), Rng.from_number(2))
    held, answers = threading.Event(), asyncio.Queue[BotAnswer]()
    for _ in range(2):
        bot_pool.run_in_thread(held.wait, lambda _: None, EVE)
    bot_pool.ask_bot(task, answers.put_nowait, EVE)
    assert await answers.get() is NO_MOVE
    # Others notice nothing of it.
    bot_pool.ask_bot(task, answers.put_nowait, ANN)
    assert (await answers.get()).move is not None
    held.set()


async def test_what_was_still_awaited_ends_with_the_pool(bot_pool: BotPool) -> None:
    held = threading.Event()
    waiting = [asyncio.create_task(bot_pool.call_in_thread(held.wait, EVE)) for _ in range(2)]
    await asyncio.sleep(0)
    bot_pool.close()
    held.set()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(each) for each in done] == [asyncio.CancelledError] * 2


async def test_a_tables_bots_think_in_its_hosts_time(party: Party) -> None:
    ann, ben = await party.waiting(2)
    state = ann.table.state
    assert payer_of(state) == Payer(state.guest_of(state.host or "") or "", state.id)
    assert payer_of(state).guest
    state.host = None
    assert payer_of(state).guest == state.guest_of(state.chairs[0].person or "")
    assert ben.table is ann.table
