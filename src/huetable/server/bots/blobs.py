"""The blobs that bots may see: fetched from the store once, and kept while the game cites them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from huetable.core.audience import reaches
from huetable.core.terms import Seat
from huetable.server.blobs.forms import DrawingFailed
from huetable.server.ops.log import log
from huetable.store.base import StoreError
from huetable.table.game_on_table.current_game import CurrentGame

FetchBlob = Callable[[str], Awaitable[bytes | None]]
"""Gets it as everybody at the table may see it."""

SeenBlob = tuple[str, bytes]
"""With the hash that the view names it by."""

OnBlobsLoaded = Callable[[tuple[SeenBlob, ...]], None]


class BotBlobs:
    """For the bots of one table."""

    def __init__(self, fetch: FetchBlob) -> None:
        self._fetch = fetch
        self._loaded: dict[str, bytes] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def load_for(self, current_game: CurrentGame, seat: Seat, then: OnBlobsLoaded) -> None:
        """Call `then` with all that this seat may fetch: at once, if it is here already."""
        cited = current_game.game.blobs(current_game.state) if current_game.game.meta.blob_bytes else ()
        self._loaded = {hash: self._loaded[hash] for hash, _ in cited if hash in self._loaded}
        visible = [hash for hash, audience in cited if reaches(audience, seat)]
        missing = [hash for hash in visible if hash not in self._loaded]
        if not missing:
            then(self._found(visible))
            return
        task = asyncio.get_running_loop().create_task(
            self._fetch_all(missing, lambda: then(self._found(visible)))
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _found(self, visible: Sequence[str]) -> tuple[SeenBlob, ...]:
        return tuple((hash, self._loaded[hash]) for hash in visible if hash in self._loaded)

    async def _fetch_all(self, missing: Sequence[str], then: Callable[[], None]) -> None:
        """A bot plays on even if it sees nothing."""
        try:
            for hash in missing:
                data = await self._fetch(hash)
                if data is not None:
                    self._loaded[hash] = data
        except (StoreError, DrawingFailed):
            log.exception("reading a blob for a bot failed")
        then()
