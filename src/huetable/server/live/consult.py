"""Questions to the game: answered to whoever asks, from what they may see, off the table's own time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from huetable.core.terms import Refusal
from huetable.table.wire import frames
from huetable.table.wire.protocol import Consult

from .connections import Client

if TYPE_CHECKING:
    from .table_runner import Table


def consult(table: Table, client: Client, command: Consult) -> None:
    state = table.state

    def tell(answer: Struct | Refusal | None) -> None:
        if answer is None or isinstance(answer, Refusal):
            client.send(frames.refused(state, command.id, answer or Refusal("TABLE-45")))
        else:
            client.send(frames.advice(command.id, answer))

    if state.match is None:
        tell(Refusal("TABLE-28"))
        return
    question = state.game.read_question(bytes(command.question))
    seat = next(iter(client.seats), None) if command.seat is None else command.seat
    if question is None or (seat is not None and seat not in client.seats):
        tell(Refusal("TABLE-45" if question is None else "TABLE-27"))
        return
    view = state.game.view(state.match.state, seat)
    table.house.thinker.work_out(partial(state.game.consult, view, question), tell)
