"""Which function answers which command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from huetable.core.codec import decode, encode
from huetable.core.terms import Refusal
from huetable.store.worker_exchange import WorkerMessage
from huetable.table.commands import leave as leaving
from huetable.table.commands import play as playing
from huetable.table.commands import settings as agreeing
from huetable.table.commands import sit as seating
from huetable.table.commands import vote as voting
from huetable.table.guest import Guest
from huetable.table.permissions import Answer, Who, refuse_unless_host
from huetable.table.seeds import new_person
from huetable.table.state import TableState
from huetable.table.wire.protocol import (
    AddBot,
    Admit,
    Asker,
    CastVote,
    ClientMessage,
    Concede,
    Forget,
    HandOver,
    Kick,
    Leave,
    Mute,
    Pause,
    Play,
    Propose,
    Ready,
    RemoveChair,
    Rename,
    SetTable,
    Sit,
    Start,
)

from .connections import Client

if TYPE_CHECKING:
    from .table_runner import Table


class Asked(Struct, eq=False):
    """Somebody who waits for the host's word."""

    guest: Guest
    command: Sit
    view: Asker
    client: Client | None
    """None at every worker but their own."""

    @classmethod
    def new(cls, client: Client, command: Sit) -> Asked:
        view = Asker(new_person(), command.name, command.chair or 0)
        return cls(client.guest, command, view, client)

    def word(self) -> WorkerMessage:
        """For the other workers, because the host may be with one of them."""
        return WorkerMessage(
            "ask", self.guest.id, self.view.guest, encode((self.guest, self.command, self.view))
        )

    @classmethod
    def heard(cls, word: WorkerMessage) -> Asked:
        guest, command, view = decode(word.data, tuple[Guest, Sit, Asker])
        return cls(guest, command, view, None)


def answer(table: Table, client: Client, who: Who, command: ClientMessage) -> Answer | None:
    """What comes of it; None where it is done already and nothing has to be written."""
    kind = type(command)
    if kind in _BY_LOG:
        return _BY_LOG[kind](table.state, who, command)
    if kind in _BY_PRESENCE:
        return _BY_PRESENCE[kind](table.state, who, command, table.connections.online(table.state))
    return _BY_TABLE[kind](table, client, who, command)


def _sit(table: Table, client: Client, who: Who, command: Sit) -> Answer | None:
    """A bot's chair needs the host's word, unless there is no host left to give it."""
    state = table.state
    if command.chair is None:
        return seating.sit(state, who, command)
    refusal = seating.refuse_take_over(state, who, command)
    if refusal is not None:
        return refusal
    if state.host is None:
        return seating.take_over(state, who, command)
    table.ask(client, command)
    return None


def _admit(table: Table, client: Client, who: Who, command: Admit) -> Answer | None:
    refusal = refuse_unless_host(who)
    asked = table.askers.get(command.guest)
    if refusal is not None or asked is None:
        return refusal or Refusal("TABLE-15")
    guest = Who(asked.guest, table.state.chairs_of(asked.guest.id), host=False)
    refusal = seating.refuse_take_over(table.state, guest, asked.command)
    table.answered(command.guest, refusal if command.yes else Refusal("TABLE-53"))
    if not command.yes:
        table.announce()
        return None
    return refusal or seating.take_over(table.state, guest, asked.command)


def _vote(table: Table, client: Client, who: Who, command: Propose | CastVote) -> Answer:
    return voting.vote(table.state, who, command, table.house.time.now())


_BY_LOG: dict[type, Callable[[TableState, Who, Any], Answer]] = {
    Play: playing.play,
    Rename: seating.rename,
    AddBot: seating.add_bot,
    SetTable: agreeing.set_table,
    Ready: agreeing.ready,
    Start: agreeing.start,
    Pause: agreeing.pause,
    Mute: agreeing.mute,
    Kick: leaving.kick,
    HandOver: leaving.hand_over,
    Concede: leaving.concede,
}
"""Commands for which the log alone says everything."""

_BY_PRESENCE: dict[type, Callable[[TableState, Who, Any, Sequence[str]], Answer]] = {
    Leave: leaving.leave,
    RemoveChair: leaving.remove_chair,
    Forget: leaving.forget,
}
"""Commands after which somebody who is there may have to be the host."""

_BY_TABLE: dict[type, Callable[[Table, Client, Who, Any], Answer | None]] = {
    Sit: _sit,
    Admit: _admit,
    Propose: _vote,
    CastVote: _vote,
}
