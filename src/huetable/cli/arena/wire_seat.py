"""A seat at a table on a server that one of our own bots plays."""

from __future__ import annotations

from huetable import games
from huetable.client import CommandRefused, Connection, GuestClient, RequestRefused, Turn
from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .in_process import BotFault


class WireSeat:
    def __init__(self, guest: GuestClient, table: Connection, bot: Bot, seat: Seat, rng: Rng) -> None:
        self.moves = 0
        self._guest = guest
        self._table = table
        self._bot = bot
        self._seat = seat
        self._rng = rng
        self._looked_at: set[str] = set()

    async def play(self) -> None:
        """Until the game is over; raises BotFault."""
        turns = 0
        async for turn in self._table.turns(interrupts=True):
            turns += 1
            await self._look_at_works(turn)
            move = self._bot.choose(turn.observation, self._rng.child(turns))
            if move is None:
                continue
            for data in self._bot.blobs(turn.observation, move):
                turn.attach(data)
            try:
                await self._table.play(move)
                self.moves += 1
            except CommandRefused as refusal:
                if turn.observation.awaited == (self._seat,):
                    raise BotFault(self._seat, f"tried an illegal move: {refusal}") from refusal

    async def _look_at_works(self, turn: Turn) -> None:
        """What players have made, such as sculptures, as this seat may see it."""
        list_works = getattr(games.optional_module(turn.game, "pictures"), "works", None)
        works = list_works(turn.observation.view) if list_works is not None else ()
        for hash in [hash for _, hash in works if hash not in self._looked_at]:
            self._looked_at.add(hash)
            try:
                shape = await self._guest.fetch_shape(self._table_id, hash)
            except RequestRefused:
                # Kept no longer.
                continue
            self._bot.see_blob(hash, shape)

    @property
    def _table_id(self) -> str:
        return self._table.welcome.table if self._table.welcome else ""
