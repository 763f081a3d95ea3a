"""What bots may look at is fetched once, before they think, and never what is not theirs to see."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import NOTHING, Observation, View
from huetable.server.bots import pool as thinking
from huetable.server.bots.blobs import Showing
from huetable.server.bots.pool import Question, think
from huetable.store.base import StoreError


class Store:
    """Things by their names, and how often each was asked for."""

    def __init__(self, **things: bytes) -> None:
        self.things = things
        self.asked: list[str] = []

    async def fetch(self, hash: str) -> bytes | None:
        self.asked.append(hash)
        if hash == "broken":
            raise StoreError("no")
        return self.things.get(hash)


def match(*cited: tuple[str, Any], blob_bytes: int = 9) -> Any:
    game = SimpleNamespace(blobs=lambda state: cited, meta=SimpleNamespace(blob_bytes=blob_bytes))
    return SimpleNamespace(game=game, state=None)


async def shown(showing: Showing, to: Any, seat: int) -> tuple[bytes, ...]:
    arrived: asyncio.Future[tuple[bytes, ...]] = asyncio.get_running_loop().create_future()
    showing.show(to, seat, arrived.set_result)
    return await asyncio.wait_for(arrived, 5)


async def test_a_seat_sees_what_is_for_all_and_what_is_its_own() -> None:
    store = Store(a=b"A", b=b"B", c=b"C")
    showing = Showing(store.fetch)
    cited = match(("a", None), ("b", 0), ("c", (1, 2)))
    assert await shown(showing, cited, 0) == (b"A", b"B")
    assert await shown(showing, cited, 1) == (b"A", b"C")


async def test_what_was_fetched_is_kept_while_the_game_refers_to_it() -> None:
    store = Store(a=b"A", b=b"B")
    showing = Showing(store.fetch)
    for _ in range(3):
        assert await shown(showing, match(("a", None)), 0) == (b"A",)
    assert store.asked == ["a"]
    assert await shown(showing, match(("b", None)), 0) == (b"B",)
    assert await shown(showing, match(("a", None)), 0) == (b"A",)
    assert store.asked == ["a", "b", "a"]


async def test_what_is_not_there_holds_nobody_up() -> None:
    showing = Showing(Store(a=b"A").fetch)
    assert await shown(showing, match(("gone", None), ("a", None)), 0) == (b"A",)
    assert await shown(showing, match(("broken", None)), 0) == ()
    assert await shown(showing, match(), 0) == ()
    assert await shown(showing, match(("a", None), blob_bytes=0), 0) == ()


async def test_when_a_table_closes_nothing_is_fetched_any_more() -> None:
    waits = asyncio.Event()

    async def never(hash: str) -> bytes | None:
        await waits.wait()
        return None

    showing = Showing(never)
    arrived: list[tuple[bytes, ...]] = []
    showing.show(match(("a", None)), 0, arrived.append)
    await asyncio.sleep(0)
    showing.stop()
    waits.set()
    await asyncio.sleep(0.01)
    assert arrived == []


def test_a_bot_looks_before_it_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bytes] = []

    class Watcher(Bot):
        def look(self, data: bytes) -> None:
            seen.append(data)

        def choose(self, observation: Observation, rng: Rng) -> Any | None:
            seen.append(b"choose")
            return None

    monkeypatch.setattr(thinking, "_bot", lambda game, level: Watcher())
    observation = Observation(0, View(0, NOTHING, NOTHING), (), (), (), (), None)
    think(Question("any", "normal", observation, Rng.from_number(1), (b"A", b"B")))
    assert seen == [b"A", b"B", b"choose"]
