"""Shapes and pictures: made beside the event loop, once for all who ask, and never replaced by the bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from huetable.core.game import AnyGame
from huetable.games import find_game
from huetable.server.blobs import forms
from huetable.server.blobs.forms import BlobForms, DrawingFailed
from huetable.server.bots.fair_queue import Payer
from huetable.server.bots.lane import TooMuchWaiting
from huetable.server.bots.pool import BotPool

ANN, BEN = Payer("ann", "1"), Payer("ben", "1")


class Sculpted:
    """A game whose blobs tell more than one can see; nothing else of it matters here."""

    meta = SimpleNamespace(id="sculpted")

    def shape(self, data: bytes) -> bytes | None:
        return b"shape"


class Easel:
    """Stands in for the pool: draws when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Payer, Hashable]] = []
        self.waiting: list[asyncio.Future[bytes]] = []
        self.arrived = asyncio.Event()

    async def call_in_process(self, job: Callable[[], Any], payer: Payer, alone: Hashable) -> bytes:
        self.asked.append((payer, alone))
        self.waiting.append(asyncio.get_running_loop().create_future())
        self.arrived.set()
        return await self.waiting[-1]


class Bench:
    def __init__(self) -> None:
        self.easel = Easel()
        self.pool = cast("BotPool", self.easel)
        self.forms = BlobForms()
        self.game = cast("AnyGame", Sculpted())

    def ask(self, data: bytes = b"strokes", payer: Payer = ANN) -> asyncio.Task[bytes]:
        return asyncio.create_task(self.forms.shape(self.pool, self.game, data, payer))

    async def asked(self) -> asyncio.Future[bytes]:
        """The next drawing that is wanted."""
        await self.easel.arrived.wait()
        self.easel.arrived.clear()
        return self.easel.waiting[-1]


async def test_a_form_is_made_once_however_many_ask_for_it() -> None:
    bench = Bench()
    first, second = bench.ask(), bench.ask(payer=BEN)
    drawing = await bench.asked()
    await asyncio.sleep(0)
    drawing.set_result(b"shape")
    assert await first == await second == await bench.ask() == b"shape"
    assert bench.easel.asked == [(ANN, ("draw", "1"))]


async def test_who_goes_away_does_not_end_it_for_the_others() -> None:
    bench = Bench()
    first, second = bench.ask(), bench.ask(payer=BEN)
    drawing = await bench.asked()
    first.cancel()
    await asyncio.sleep(0)
    drawing.set_result(b"shape")
    assert await second == b"shape"


@pytest.mark.rule("TABLE-48")
async def test_when_a_shape_cannot_be_made_nobody_gets_the_strokes_instead() -> None:
    bench = Bench()
    asked = bench.ask()
    drawing = await bench.asked()
    drawing.set_exception(MemoryError("killed"))
    with pytest.raises(DrawingFailed):
        await asked
    again = bench.ask()
    drawing = await bench.asked()
    drawing.set_result(b"shape")
    assert await again == b"shape"


async def test_who_asks_for_too_much_is_told_so_and_not_that_it_failed() -> None:
    bench = Bench()
    asked = bench.ask()
    drawing = await bench.asked()
    drawing.set_exception(TooMuchWaiting())
    with pytest.raises(TooMuchWaiting):
        await asked


async def test_only_the_latest_forms_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "_MOST_KEPT", 2)
    bench = Bench()
    for data in (b"a", b"b", b"c", b"a"):
        asked = bench.ask(data)
        (await bench.asked()).set_result(b"shape of " + data)
        assert await asked == b"shape of " + data


async def test_a_game_without_shapes_needs_no_process() -> None:
    bench = Bench()
    game = find_game("gallery")
    assert await bench.forms.shape(bench.pool, game, b"picture", ANN) == b"picture"
    assert not await bench.forms.hides(bench.pool, game, b"picture", ANN)
    assert await bench.forms.picture(bench.pool, game, b"picture", ANN) is None
    assert bench.easel.asked == []
