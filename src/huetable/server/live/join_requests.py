"""Requests for a bot's chair: a guest asks, the host answers, at whichever workers the two are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.command_result import CommandResult
from huetable.table.commands.seats.admit import JoinRequest
from huetable.table.commands.seats.take_over import refuse_take_over
from huetable.table.dispatch import dispatch
from huetable.table.permissions import Sender
from huetable.table.seeds import new_pseudonym
from huetable.table.wire import frames
from huetable.table.wire.protocol import Admit, JoinRequestView, Sit

from .connections import Client

if TYPE_CHECKING:
    from .table_runner import TableRunner


class OpenRequest(JoinRequest, eq=False):
    client: Client | None
    """None at every worker but the guest's own."""


class JoinRequests:
    """The open requests of one table, by the pseudonym under which the host is shown the guest."""

    def __init__(self) -> None:
        self._open: dict[str, OpenRequest] = {}

    @property
    def views(self) -> tuple[JoinRequestView, ...]:
        return tuple(request.view for request in self._open.values())

    def find(self, key: str) -> OpenRequest | None:
        return self._open.get(key)

    def add(self, request: OpenRequest) -> None:
        self._open[request.view.guest] = request

    def remove(self, key: str) -> OpenRequest | None:
        return self._open.pop(key, None)

    def keys_of(self, client: Client) -> list[str]:
        return [key for key, request in self._open.items() if request.client is client]


def request_chair(table: TableRunner, client: Client, sender: Sender, command: Sit) -> CommandResult | None:
    """A bot's chair needs the host's consent, if there is a host: then they are asked, and nothing is written yet."""
    state = table.state
    if command.chair is None or state.host is None:
        return dispatch(state, sender, command)
    refusal = refuse_take_over(state, sender, command)
    if refusal is not None:
        return refusal
    withdraw(table, client)
    view = JoinRequestView(new_pseudonym(), command.name, command.chair)
    request = OpenRequest(client.guest, command, view, client)
    table.requests.add(request)
    table.workers.send_request(request)
    table.announce()
    client.send(frames.ack(command.id, state.seq))
    return None


def answer_chair_request(
    table: TableRunner, client: Client, sender: Sender, command: Admit
) -> CommandResult | None:
    request = table.requests.find(command.guest)
    result = dispatch(table.state, sender, command, request=request)
    if request is None or not sender.host:
        return result
    refusal = result if isinstance(result, Refusal) else None
    close_request(table, command.guest, refusal if command.yes else Refusal(clauses.HOST_SAID_NO))
    if command.yes:
        return result
    table.announce()
    client.send(frames.ack(command.id, table.state.seq))
    return None


def withdraw(table: TableRunner, client: Client) -> None:
    """The client has gone, or asks for another chair."""
    for key in table.requests.keys_of(client):
        close_request(table, key)


def close_request(table: TableRunner, key: str, refusal: Refusal | None = None) -> None:
    """At every worker."""
    answer_request(table, key, refusal)
    table.workers.send_answer(key, refusal)


def answer_request(table: TableRunner, key: str, refusal: Refusal | None) -> bool:
    """The request is over; a refused guest gets the reason. Returns whether it was known here."""
    request = table.requests.remove(key)
    if request is not None and request.client is not None and refusal is not None:
        request.client.send(frames.refused(table.state, request.command.id, refusal))
    return request is not None
