"""A guest's new name, colour and face: at their tables where no game is on, and for the next ones they sit down at."""

from __future__ import annotations

import asyncio

from huetable.core.terms import Refusal
from huetable.server.live.people.new_names import rename_at_table
from huetable.store.base import Batch, StoreError
from huetable.table.chairs import refuse_name, tidy_name
from huetable.table.guest import Guest
from huetable.table.wire.protocol import Rename

from .lobby import Lobby, NoSuchTable

_MOST_TABLES = 100
"""More than anybody sits at. It bounds what a new name can cost."""

_ATTEMPTS = 5


async def rename_guest(lobby: Lobby, guest: Guest, wish: Rename) -> Refusal | None:
    """Raises StoreError if it could not be saved."""
    name = tidy_name(wish.name)
    refusal = refuse_name(name)
    if refusal is not None:
        return refusal
    store = lobby.services.store
    for entry in await store.tables_of(guest.id, _MOST_TABLES):
        if entry.phase in ("waiting", "over"):
            await _rename_at(lobby, entry.table, guest, wish)
    # Whoever never sat down is not stored: their browser alone knows the name.
    if guest.name is not None:
        await _remember(lobby, guest, name, wish)
    return None


async def _rename_at(lobby: Lobby, table: str, guest: Guest, wish: Rename) -> None:
    """Another worker may write to the table at the same moment. A table that can't be read keeps the old name."""
    for attempt in range(_ATTEMPTS):
        await asyncio.sleep(0.1 * attempt)
        try:
            if await rename_at_table(await lobby.table(table), guest, wish) is None:
                return
        except NoSuchTable:
            return
        except StoreError:
            continue


async def _remember(lobby: Lobby, guest: Guest, name: str, wish: Rename) -> None:
    """Last: at a table the colour may have been taken, and the guest is known by the one they wished for."""
    known = guest.to_known_guest(name, wish.colour or guest.colour, wish.face or "")
    saved: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    lobby.services.store.append(Batch((), renamed=known), saved.set_result)
    error = await saved
    if error is not None:
        raise error
    guest.rename(known)
