"""Pictures of blobs: drawn in a thread, one at a time, and the latest are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from huetable.core.game import AnyGame
from huetable.table.drafts import blob_hash

_MOST_PICTURES = 128


class PictureCache:
    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, str], bytes | None] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def picture(self, game: AnyGame, data: bytes) -> bytes | None:
        """One at a time: however many are asked for, drawing never takes more than one core."""
        key = (game.meta.id, blob_hash(data))
        async with self._drawing:
            if key not in self._drawn:
                self._drawn[key] = await asyncio.to_thread(game.picture, data)
            self._drawn.move_to_end(key)
            if len(self._drawn) > _MOST_PICTURES:
                self._drawn.popitem(last=False)
            return self._drawn[key]
