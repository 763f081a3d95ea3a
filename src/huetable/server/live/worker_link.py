"""What the workers that have the same table in memory tell each other: new rows, presence, chat, requests for a chair."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from huetable.core.codec import decode, encode
from huetable.core.terms import Refusal
from huetable.server.lobby.listing import open_table_line
from huetable.store.worker_exchange import RemotePresence, WorkerMessage
from huetable.table.guest import Guest
from huetable.table.wire.protocol import JoinRequestView, Sit

from .isolation import attempt
from .people.join_requests import OpenRequest, answer_request

if TYPE_CHECKING:
    from .table_runner import TableRunner


class WorkerLink:
    """One table's link to the other workers. The first four methods are what they call here."""

    __slots__ = ("_exchange", "_table")

    def __init__(self, table: TableRunner) -> None:
        self._table = table
        self._exchange = table.services.exchange

    # Receiving

    def read_on_to(self, seq: int) -> None:
        self._table.inbox.submit(partial(self._table.read_on, seq))

    def lease_changed(self, *, mine: bool) -> None:
        table = self._table
        table.in_charge = mine
        table.inbox.submit(table.scheduler.on_loaded if mine else table.scheduler.update)

    def remote_presence_changed(self, remote: RemotePresence) -> None:
        self._table.connections.elsewhere = remote
        self._table.inbox.submit(self._table.scheduler.on_presence_changed)

    def receive_message(self, message: WorkerMessage) -> None:
        attempt(self._receive, message)

    def _receive(self, message: WorkerMessage) -> None:
        table = self._table
        if message.kind == "talk":
            table.chat.add_from_elsewhere(message)
            table.broadcast.send_all(message.data)
        elif message.kind == "ask":
            guest, command, view = decode(message.data, tuple[Guest, Sit, JoinRequestView])
            table.requests.add(OpenRequest(guest, command, view, None))
            table.inbox.submit(table.announce)
        elif answer_request(table, message.id, decode(message.data, Refusal) if message.data else None):
            table.inbox.submit(table.announce)

    async def load_chat(self) -> None:
        """What was said at other workers before this one had the table."""
        for message in await self._exchange.recent_messages(self._table.state.id):
            if message.kind == "talk":
                attempt(self._table.chat.add_from_elsewhere, message)

    # Sending

    def send_presence(self) -> None:
        """Who is here, and the table's line in the list of open tables."""
        table = self._table
        listed = table.state.listed and table.connections.guests
        self._exchange.announce_presence(
            table.state.id,
            table.connections.guests,
            table.connections.watching_here,
            encode(open_table_line(table.state)) if listed else b"",
            table.connections.screens_here,
        )

    def send_chat(self, guest: Guest, key: str, frame: bytes) -> None:
        self._send(WorkerMessage("talk", guest.id, key, frame))

    def send_bot_reaction(self, key: str, frame: bytes) -> None:
        self._send(WorkerMessage("talk", "", f"bot/{key}", frame))

    def send_request(self, request: OpenRequest) -> None:
        """The host may be at another worker."""
        data = encode((request.guest, request.command, request.view))
        self._send(WorkerMessage("ask", request.guest.id, request.view.guest, data))

    def send_answer(self, key: str, refusal: Refusal | None) -> None:
        self._send(WorkerMessage("answered", "", key, b"" if refusal is None else encode(refusal)))

    def _send(self, message: WorkerMessage) -> None:
        self._exchange.send_message(self._table.state.id, message)
