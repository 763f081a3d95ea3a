"""Requests for a bot's chair: a guest asks, the host answers, at whichever workers the two are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from huetable.core.terms import Refusal
from huetable.server.door.networks import networks_of
from huetable.server.live.connections import Client
from huetable.server.ops.rate_limits import Buckets, Rate
from huetable.table import clauses
from huetable.table.command_result import CommandResult
from huetable.table.commands.seats.admit import JoinRequest
from huetable.table.commands.seats.take_over import refuse_take_over
from huetable.table.dispatch import dispatch
from huetable.table.permissions import Sender
from huetable.table.seeds import new_pseudonym
from huetable.table.wire import frames
from huetable.table.wire.protocol import Admit, JoinRequestView, Sit

if TYPE_CHECKING:
    from huetable.server.live.table_runner import TableRunner

MOST_OPEN = 8
"""Requests at one table that wait for an answer."""

MOST_OF_ADDRESS = 3
"""Of them, from one address."""

_RATE = Rate(6, 0.1)
"""Of one guest and of one address: every request is shown to the host."""

_MAY_BE_ANSWERED_LATER = (clauses.VOTE_IS_OPEN, clauses.REJECTED_RECENTLY)


class OpenRequest(JoinRequest, eq=False):
    client: Client | None
    """None at every worker but the guest's own."""
    in_vote: bool = False
    """Whether the host has said yes, and everybody seated is asked now."""


class JoinRequests:
    """The open requests of one table, by the pseudonym under which the host is shown the guest."""

    def __init__(self) -> None:
        self._open: dict[str, OpenRequest] = {}
        self._rate = Buckets(_RATE)

    @property
    def views(self) -> tuple[JoinRequestView, ...]:
        return tuple(request.view for request in self._open.values())

    @property
    def all(self) -> tuple[tuple[str, OpenRequest], ...]:
        return tuple(self._open.items())

    def find(self, key: str) -> OpenRequest | None:
        return self._open.get(key)

    def add(self, request: OpenRequest) -> None:
        self._open[request.view.guest] = request

    def remove(self, key: str) -> OpenRequest | None:
        return self._open.pop(key, None)

    def keys_by(self, is_wanted: Callable[[str], bool]) -> list[str]:
        """The requests of these guests."""
        return [key for key, request in self._open.items() if is_wanted(request.guest.id)]

    def refuse_one_more(self, client: Client) -> Refusal | None:
        """A new request of the same guest replaces the old one, unless the table is voting on that."""
        own = [request for _, request in self.all if request.guest.id == client.guest.id]
        if any(request.in_vote for request in own):
            return Refusal(clauses.VOTE_IS_OPEN, reason="vote")
        if len(self._open) - len(own) >= MOST_OPEN or self._is_address_full(client):
            return Refusal(clauses.TOO_MANY_ASK)
        network = networks_of(client.address)
        keys = [client.guest.id] if network.local else [client.guest.id, network.narrow]
        return None if all(map(self._rate.allow, keys)) else Refusal(clauses.TOO_MANY_REQUESTS)

    def _is_address_full(self, client: Client) -> bool:
        """One visitor with many cookies must not keep everybody else from asking."""
        network = networks_of(client.address)
        if not client.address or network.local:
            return False
        others = [each.client for _, each in self.all if each.guest.id != client.guest.id]
        near = [other for other in others if other is not None and networks_of(other.address) == network]
        return len(near) >= MOST_OF_ADDRESS


def request_chair(table: TableRunner, client: Client, sender: Sender, command: Sit) -> CommandResult | None:
    """A bot's chair needs the host's consent, if there is a host: then they are asked, and nothing is written yet."""
    state = table.state
    if command.chair is None or state.host is None:
        return dispatch(state, sender, command)
    refusal = refuse_take_over(state, sender, command) or table.requests.refuse_one_more(client)
    if refusal is not None:
        return refusal
    for key, request in table.requests.all:
        if request.guest.id == client.guest.id:
            close_request(table, key)
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
    request, now = table.requests.find(command.guest), table.services.time.now()
    result = dispatch(table.state, sender, command, now, request=request)
    if request is None or not sender.host:
        return result
    if command.yes:
        # A yes is on its way to the disk; `follow_log` closes the request when the log has it.
        if isinstance(result, Refusal) and result.clause not in _MAY_BE_ANSWERED_LATER:
            close_request(table, command.guest, result)
        return result
    close_request(table, command.guest, Refusal(clauses.HOST_SAID_NO))
    table.announce()
    client.send(frames.ack(command.id, table.state.seq))
    return None


def follow_log(table: TableRunner) -> None:
    """Close the requests that the log has answered: the guest sits there now, or the table has voted. At each worker."""
    state = table.state
    asked = None if state.vote is None else state.vote.person
    for key, request in table.requests.all:
        if any(chair.person == key for chair in state.chairs):
            table.requests.remove(key)
        elif request.in_vote and key != asked:
            answer_request(table, key, Refusal(clauses.NOT_EVERYBODY_AGREED))
            table.announce()
        request.in_vote = key == asked


def withdraw(table: TableRunner, client: Client) -> None:
    """The client has gone."""
    for key, request in table.requests.all:
        if request.client is client:
            close_request(table, key)


def close_request(table: TableRunner, key: str, refusal: Refusal | None = None) -> None:
    """At every worker."""
    answer_request(table, key, refusal)
    table.workers.send_answer(key, refusal)


def answer_request(table: TableRunner, key: str, refusal: Refusal | None) -> bool:
    """The request is over; a refused guest gets the reason. Returns whether it was known here."""
    request = table.requests.remove(key)
    if request is not None and request.client is not None and refusal is not None:
        request.client.send(frames.refused(table.state, request.command.id, refusal, request.client.language))
    return request is not None
