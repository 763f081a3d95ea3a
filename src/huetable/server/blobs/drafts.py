"""Handing in: the game checks the bytes beside the event loop, then they are kept as a secret draft."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from huetable.core.terms import Refusal, Seat
from huetable.server.bots.fair_queue import Payer
from huetable.server.http.api import BlobInfo
from huetable.server.live.table_runner import TableRunner
from huetable.store.base import Blob, BlobSummary
from huetable.table import clauses
from huetable.table.drafts import MOST_BYTES, blob_hash
from huetable.table.guest import Guest
from huetable.table.permissions import refuse_unless_playing
from huetable.table.state import TableState


class Draft(Struct, frozen=True):
    blob: Blob
    info: BlobInfo


class _Maker(Struct, frozen=True):
    """Whose draft it would be, and in which game."""

    chair: Seat
    person: str
    game_no: int


def most_bytes(state: TableState) -> int:
    return min(state.game.meta.blob_bytes, MOST_BYTES)


async def check_draft(table: TableRunner, guest: Guest, seat: Seat | None, data: bytes) -> Draft | Refusal:
    """Whether this guest may hand this in, and the game takes it, in the position that is on disk. Raises TooMuchWaiting."""
    maker, position = await table.inbox.query(
        lambda: (_maker(table.state, guest, seat), _position(table.state))
    )
    if isinstance(maker, Refusal):
        return maker
    # Reading tens of thousands of bytes takes a moment, which the other tables must not wait for.
    if position is not None:
        check = partial(table.state.game.check_blob, position, maker.chair, data)
        payer = Payer(guest.id, table.state.id)
        refusal = await table.services.bot_pool.call_in_thread(check, payer)
        if refusal is not None:
            return refusal
    # In that moment the chair may have been taken by somebody else, or the guest forgotten.
    if await table.inbox.query(lambda: _maker(table.state, guest, seat)) != maker:
        return Refusal(clauses.NOT_YOUR_SEAT)
    now, hash = table.services.time.now(), blob_hash(data)
    blob = Blob(table.state.id, maker.game_no, maker.person, hash, now, data)
    return Draft(blob, BlobInfo(hash, maker.chair, len(data), now))


def _maker(state: TableState, guest: Guest, seat: Seat | None) -> _Maker | Refusal:
    refusal = refuse_unless_playing(state)
    chairs = [chair for chair in state.chairs_of(guest.id) if state.chairs[chair].sees]
    if refusal is not None or not chairs:
        return refusal or Refusal(clauses.NOT_AT_THE_TABLE)
    chair = chairs[0] if seat is None else seat
    if chair not in chairs:
        return Refusal(clauses.NOT_YOUR_SEAT)
    return _Maker(chair, state.chairs[chair].person or "", state.game_no)


def _position(state: TableState) -> Any | None:
    """A copy, for a thread to look at while the game goes on."""
    return None if state.current_game is None else state.game.copy(state.current_game.state)


async def store_draft(table: TableRunner, draft: Blob) -> None:
    """Beside the log: drafts are not events. One that is too many replaces the oldest."""
    state = table.state
    dropping = state.drafts.to_drop_for(draft.person, draft.hash, state.cited)
    await table.services.store.add_draft(draft, dropping)
    # Another game may have started while this was written; the table may have been reloaded too.
    if table.state.game_no == draft.game_no:
        table.state.drafts.drop(draft.person, dropping)
        table.state.drafts.add(BlobSummary(draft.person, draft.hash, draft.at, len(draft.data)))


def drafts_of(state: TableState, guest: Guest) -> list[BlobInfo]:
    return [
        BlobInfo(note.hash, chair, note.size, note.at)
        for chair in state.chairs_of(guest.id)
        for note in state.drafts.drafts_of(state.chairs[chair].person or "")
    ]
