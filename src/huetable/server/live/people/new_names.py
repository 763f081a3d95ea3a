"""A guest's new name, colour and face at a table. While a game is on, the table keeps the old ones."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from huetable.core.terms import Refusal
from huetable.server.ops.log import log
from huetable.store.base import KnownGuest, StoreError
from huetable.table.command_result import AcceptedCommand
from huetable.table.dispatch import dispatch
from huetable.table.events import Renamed
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of
from huetable.table.state import TableState
from huetable.table.wire.protocol import Rename, SeatColour

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner

_running: set[asyncio.Task[None]] = set()
"""The loop itself does not keep a task alive."""


async def rename_at_table(table: TableRunner, guest: Guest, wish: Rename) -> Refusal | None:
    """Returns when it is on disk, or why it is not. Nothing happens where a game is on."""
    saved: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
    await table.inbox.query(partial(_rename_now, table, guest, wish, saved))
    return await saved


def _rename_now(
    table: TableRunner, guest: Guest, wish: Rename, saved: asyncio.Future[Refusal | None]
) -> None:
    outcome = _outcome(table.state, guest, wish)
    if outcome is None:
        saved.set_result(None)
    else:
        table.commit(outcome, on_saved=saved.set_result)


def _outcome(state: TableState, guest: Guest, wish: Rename) -> AcceptedCommand | None:
    """None if there is nothing to change."""
    chairs = state.chairs_of(guest.id)
    if not chairs or state.lesson or state.phase == "playing":
        return None
    command = Rename(wish.id, wish.name, _free(state, chairs[0], wish.colour), chairs[0], wish.face)
    result = dispatch(state, sender_of(state, guest, chairs), command)
    if isinstance(result, Refusal):
        return None
    (person,), (event,) = result.people, result.events
    same_colour = isinstance(event, Renamed) and event.colour == state.chairs[chairs[0]].colour
    return None if same_colour and state.people.get(person.person) == person else result


def _free(state: TableState, chair: int, colour: SeatColour | None) -> SeatColour | None:
    """A colour that somebody else has here is not taken from them."""
    others = [other.colour for index, other in enumerate(state.chairs) if index != chair]
    return None if colour in others else colour


def catch_up_after_game(table: TableRunner) -> None:
    """A game is over: whoever has a new name by now gets it before the next one."""
    state = table.state
    people = [chair.person for chair in state.chairs if chair.person is not None]
    guests = {state.guest_of(person) for person in people} - {None}
    if guests and not state.lesson:
        task = asyncio.get_running_loop().create_task(_catch_up(table, [guest for guest in guests if guest]))
        _running.add(task)
        task.add_done_callback(_running.discard)


async def _catch_up(table: TableRunner, guests: list[str]) -> None:
    try:
        for guest in guests:
            await _catch_up_with(table, guest)
    except StoreError:
        # They keep their old names, as if they had changed nothing.
        log.info("new names were not taken over after a game")


async def _catch_up_with(table: TableRunner, guest: str) -> None:
    store = table.services.store
    devices = await store.devices(guest)
    known = await store.guest_by_key(devices[0].key) if devices else None
    if known is not None and known.name:
        wish = Rename("-", known.name, face=known.face or None)
        await rename_at_table(table, _as_guest(known), wish)


def _as_guest(known: KnownGuest) -> Guest:
    guest = Guest(known.guest, known.key)
    guest.rename(known)
    return guest
