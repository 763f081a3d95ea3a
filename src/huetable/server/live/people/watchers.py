"""Who watches a table: the host is shown them, and can mute them or send them away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from huetable.server.live.connections import Client, Connections
from huetable.table.command_result import CommandResult
from huetable.table.commands.watchers.mute_watcher import mute_watcher
from huetable.table.commands.watchers.remove_watcher import remove_watcher
from huetable.table.commands.watchers.watcher import Watcher, watcher_key
from huetable.table.permissions import Sender
from huetable.table.state import TableState
from huetable.table.wire.protocol import MuteWatcher, RemoveWatcher, WatcherView

from .chat import Chat

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner

_MOST_SHOWN = 50


def mute(table: TableRunner, client: Client, sender: Sender, command: MuteWatcher) -> CommandResult:
    return mute_watcher(table.state, sender, command, _find(table, command.watcher))


def remove(table: TableRunner, client: Client, sender: Sender, command: RemoveWatcher) -> CommandResult:
    return remove_watcher(table.state, sender, command, _find(table, command.watcher))


def watcher_views(state: TableState, connections: Connections, chat: Chat) -> tuple[WatcherView, ...]:
    found = list(watchers(state, connections, chat))[:_MOST_SHOWN]
    return tuple(
        WatcherView(watcher_key(state, each.guest), each.name, state.is_muted(each.guest), screen=each.screen)
        for each in found
    )


def watchers(state: TableState, connections: Connections, chat: Chat) -> Iterator[Watcher]:
    """Here and at other workers. Of those elsewhere a name is known only if they sat or talked at this table."""
    here = {client.guest.id: client.guest.name for client in connections.clients if not client.held}
    elsewhere = connections.elsewhere
    people = connections.people_watching | (elsewhere.guests - elsewhere.screens)
    for guest in sorted({*here, *elsewhere.guests}):
        if not state.chairs_of(guest):
            name = here.get(guest) or _known_name(state, chat, guest)
            yield Watcher(guest, name, screen=guest not in people)


def _known_name(state: TableState, chat: Chat, guest: str) -> str:
    pseudonyms = state.pseudonyms_of(guest)
    return state.people[pseudonyms[-1]].name if pseudonyms else chat.name_of(guest) or ""


def _find(table: TableRunner, key: str) -> Watcher | None:
    found = watchers(table.state, table.connections, table.chat)
    return next((each for each in found if watcher_key(table.state, each.guest) == key), None)
