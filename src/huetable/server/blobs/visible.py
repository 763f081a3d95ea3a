"""Which blobs a guest may have, and whether whole or only as others see them."""

from __future__ import annotations

from msgspec import Struct

from huetable.server.live.table_runner import TableRunner
from huetable.table.guest import Guest
from huetable.table.state import TableState
from huetable.table.wire.observations import reaches_any


class FoundBlob(Struct, frozen=True):
    data: bytes
    whole: bool
    """The bytes are this guest's own, or their game is over. Otherwise only how others see them."""


class _Sight(Struct, frozen=True):
    game_no: int
    whole: bool


async def find_blob(table: TableRunner, guest: Guest, hash: str) -> FoundBlob | None:
    store = table.services.store
    sight = await table.inbox.query(lambda: _in_running_game(table.state, guest, hash))
    if sight is None:
        data = await store.finished_blob(table.state.id, hash)
        return None if data is None else FoundBlob(data, whole=True)
    data = await store.blob(table.state.id, sight.game_no, hash)
    return None if data is None else FoundBlob(data, sight.whole)


def _in_running_game(state: TableState, guest: Guest, hash: str) -> _Sight | None:
    if state.is_banned(guest.id) or not state.may_watch(guest.id):
        return None
    # Drafts are secret: only their own seat sees them.
    chairs = state.chairs_of(guest.id)
    if any(state.drafts.has(state.chairs[chair].person, hash) for chair in chairs):
        return _Sight(state.game_no, whole=True)
    # What the game cites is shown to the audience that the game names; whole, if that is nobody but the guest's own seat.
    seats, current_game = state.seats_among(chairs), state.current_game
    if current_game is None:
        return None
    cited = current_game.game.blobs(current_game.state)
    shown = [audience for blob, audience in cited if blob == hash and reaches_any(audience, seats)]
    over = current_game.game.result(current_game.state) is not None
    return _Sight(state.game_no, over or any(audience in seats for audience in shown)) if shown else None
