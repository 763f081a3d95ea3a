"""What bots may look at: fetched from the store once, and kept while the game refers to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from huetable.core.audience import reaches
from huetable.core.terms import Seat
from huetable.server.ops.log import log
from huetable.store.base import StoreError
from huetable.table.match import Match

Fetch = Callable[[str], Awaitable[bytes | None]]
Then = Callable[[tuple[bytes, ...]], None]


class Showing:
    """For the bots of one table."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch
        self._kept: dict[str, bytes] = {}
        self._fetching: set[asyncio.Task[None]] = set()

    def show(self, match: Match, seat: Seat, then: Then) -> None:
        """Goes on with all that this seat may fetch: at once, if it is here already."""
        cited = match.game.blobs(match.state) if match.game.meta.blob_bytes else ()
        self._kept = {hash: self._kept[hash] for hash, _ in cited if hash in self._kept}
        wanted = [hash for hash, audience in cited if reaches(audience, seat)]
        missing = [hash for hash in wanted if hash not in self._kept]
        if not missing:
            then(self._those(wanted))
            return
        task = asyncio.get_running_loop().create_task(self._load(missing, lambda: then(self._those(wanted))))
        self._fetching.add(task)
        task.add_done_callback(self._fetching.discard)

    def stop(self) -> None:
        for task in self._fetching:
            task.cancel()

    def _those(self, wanted: Sequence[str]) -> tuple[bytes, ...]:
        return tuple(self._kept[hash] for hash in wanted if hash in self._kept)

    async def _load(self, missing: Sequence[str], go_on: Callable[[], None]) -> None:
        """A bot that cannot see plays on all the same."""
        try:
            for hash in missing:
                data = await self._fetch(hash)
                if data is not None:
                    self._kept[hash] = data
        except StoreError:
            log.exception("what a bot looks at could not be read")
        go_on()
