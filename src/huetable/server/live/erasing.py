"""Takes a forgotten guest out of one table: out of its log's names by a command, and out of its memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from huetable.core.terms import Refusal
from huetable.table.dispatch import dispatch
from huetable.table.guest import Guest
from huetable.table.permissions import sender_of
from huetable.table.wire.protocol import Forget, Goodbye

from .people.join_requests import close_request

if TYPE_CHECKING:
    from .table_runner import TableRunner


async def forget_at_table(table: TableRunner, guest: Guest) -> Refusal | None:
    """Returns when the name is gone from the disk too, or why it is not."""
    saved: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
    await table.inbox.query(partial(_forget_now, table, guest, saved))
    return await saved


def _forget_now(table: TableRunner, guest: Guest, saved: asyncio.Future[Refusal | None]) -> None:
    state = table.state
    sender = sender_of(state, guest, state.chairs_of(guest.id))
    result = dispatch(state, sender, Forget("-"), online=table.connections.online(state))
    if isinstance(result, Refusal):
        saved.set_result(None)
    else:
        table.commit(result, on_saved=saved.set_result)


def dismiss_guest(table: TableRunner, is_forgotten: Callable[[str], bool]) -> None:
    """Close their pages here, and withdraw what they have asked the host."""
    for client in tuple(table.connections.clients):
        if is_forgotten(client.guest.id):
            client.dismiss(Goodbye("forgotten", None))
    for key in table.requests.keys_by(is_forgotten):
        close_request(table, key)


def erase_guest(table: TableRunner, is_forgotten: Callable[[str], bool]) -> None:
    """Everything that this worker's memory has of them at this table."""
    state, connections = table.state, table.connections
    # 1. What comes from them, and what they said.
    dismiss_guest(table, is_forgotten)
    table.chat.forget(is_forgotten)
    # 2. Their names, where they have not left the table by a command: it may have been read just before that.
    gone = [person.person for person in state.people.values() if is_forgotten(person.guest)]
    for person in gone:
        state.people.pop(person)
        state.drafts.forget(person)
    if gone:
        connections.update_seats(state)
        table.announce()
    # 3. The list of open tables may name them as the host.
    table.workers.send_presence()
