"""What bots may see is fetched once, before they think, and never what is not theirs to see."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import NO_PRIVATE_VIEW, Observation, View
from huetable.server.bots import thinking
from huetable.server.bots.blobs import BotBlobs, SeenBlob
from huetable.server.bots.thinking import BotTask, choose_move
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


async def loaded(blobs: BotBlobs, to: Any, seat: int) -> tuple[bytes, ...]:
    """What has arrived, each under its own name."""
    arrived: asyncio.Future[tuple[SeenBlob, ...]] = asyncio.get_running_loop().create_future()
    blobs.load_for(to, seat, arrived.set_result)
    seen = await asyncio.wait_for(arrived, 5)
    assert [hash.upper().encode() for hash, _ in seen] == [data for _, data in seen]
    return tuple(data for _, data in seen)


async def test_a_seat_sees_what_is_for_all_and_what_is_its_own() -> None:
    store = Store(a=b"A", b=b"B", c=b"C")
    blobs = BotBlobs(store.fetch)
    cited = match(("a", None), ("b", 0), ("c", (1, 2)))
    assert await loaded(blobs, cited, 0) == (b"A", b"B")
    assert await loaded(blobs, cited, 1) == (b"A", b"C")


async def test_what_was_fetched_is_kept_while_the_game_refers_to_it() -> None:
    store = Store(a=b"A", b=b"B")
    blobs = BotBlobs(store.fetch)
    for _ in range(3):
        assert await loaded(blobs, match(("a", None)), 0) == (b"A",)
    assert store.asked == ["a"]
    assert await loaded(blobs, match(("b", None)), 0) == (b"B",)
    assert await loaded(blobs, match(("a", None)), 0) == (b"A",)
    assert store.asked == ["a", "b", "a"]


async def test_what_is_not_there_holds_nobody_up() -> None:
    blobs = BotBlobs(Store(a=b"A").fetch)
    assert await loaded(blobs, match(("gone", None), ("a", None)), 0) == (b"A",)
    assert await loaded(blobs, match(("broken", None)), 0) == ()
    assert await loaded(blobs, match(), 0) == ()
    assert await loaded(blobs, match(("a", None), blob_bytes=0), 0) == ()


async def test_when_a_table_closes_nothing_is_fetched_any_more() -> None:
    waits = asyncio.Event()

    async def never(hash: str) -> bytes | None:
        await waits.wait()
        return None

    blobs = BotBlobs(never)
    arrived: list[tuple[SeenBlob, ...]] = []
    blobs.load_for(match(("a", None)), 0, arrived.append)
    await asyncio.sleep(0)
    blobs.stop()
    waits.set()
    await asyncio.sleep(0.01)
    assert arrived == []


def test_a_bot_looks_before_it_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bytes] = []

    class Watcher(Bot):
        def see_blob(self, hash: str, data: bytes) -> None:
            seen.append(hash.encode() + data)

        def choose(self, observation: Observation, rng: Rng) -> Any | None:
            seen.append(b"choose")
            return None

    monkeypatch.setattr(thinking, "_bot", lambda game, level, budget, lesson: Watcher())
    observation = Observation(0, View(0, NO_PRIVATE_VIEW, NO_PRIVATE_VIEW), (), (), (), (), None)
    choose_move(BotTask("any", "normal", observation, Rng.from_number(1), (("a", b"A"), ("b", b"B"))))
    assert seen == [b"aA", b"bB", b"choose"]
