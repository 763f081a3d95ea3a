"""How others see a blob: its shape and its picture, made in a process, each of them once, and the latest are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Literal

from huetable import games
from huetable.core.game import AnyGame, Game
from huetable.server.bots.lane import TooMuchWaiting
from huetable.table.drafts import blob_hash

if TYPE_CHECKING:
    from huetable.server.bots.fair_queue import Payer
    from huetable.server.bots.pool import BotPool

Form = Literal["shape", "picture"]
Key = tuple[str, Form, str]

_MOST_KEPT = 256


class DrawingFailed(Exception):
    """The form could not be made. Nobody gets the bytes instead."""


def draw(game: str, form: Form, data: bytes) -> bytes | None:
    """In a process of its own."""
    found = games.find_game(game)
    return found.shape(data) if form == "shape" else found.picture(data)


class BlobForms:
    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes | None] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes | None]] = {}

    async def shape(self, pool: BotPool, game: AnyGame, data: bytes, payer: Payer) -> bytes:
        """What others get while the game goes on: the bytes themselves, if they tell no more than one can see."""
        shape = await self._form(pool, game, "shape", data, payer)
        return data if shape is None else shape

    async def hides(self, pool: BotPool, game: AnyGame, data: bytes, payer: Payer) -> bool:
        """Whether the bytes tell more than others may see."""
        return await self._form(pool, game, "shape", data, payer) is not None

    async def picture(self, pool: BotPool, game: AnyGame, data: bytes, payer: Payer) -> bytes | None:
        return await self._form(pool, game, "picture", data, payer)

    async def _form(
        self, pool: BotPool, game: AnyGame, form: Form, data: bytes, payer: Payer
    ) -> bytes | None:
        """Raises DrawingFailed and TooMuchWaiting."""
        # Most games have nothing to draw, and need no process to say so.
        if getattr(type(game), form) is getattr(Game, form):
            return None
        key = (game.meta.id, form, blob_hash(data))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            job = partial(draw, game.meta.id, form, data)
            self._making[key] = asyncio.create_task(
                self._make(key, pool.call_in_process(job, payer, alone=("draw", payer.table)))
            )
        # Others may wait for it too: one who goes away does not end it.
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, drawing: Coroutine[None, None, bytes | None]) -> bytes | None:
        try:
            made = await drawing
        except TooMuchWaiting:
            raise
        except Exception as error:
            raise DrawingFailed(str(error)) from error
        finally:
            del self._making[key]
        self._kept[key] = made
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return made
