"""Questions to the game: answered to the player who asks, from what they may see, in a thread beside the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from huetable.core.terms import Refusal
from huetable.server.bots.fair_queue import Payer
from huetable.server.bots.lane import TooMuchWaiting
from huetable.table import clauses
from huetable.table.permissions import Sender
from huetable.table.wire import frames
from huetable.table.wire.protocol import Consult

from .connections import Client

if TYPE_CHECKING:
    from .table_runner import TableRunner


def consult(table: TableRunner, client: Client, sender: Sender, command: Consult) -> None:
    state = table.state

    def answer(found: Struct | Refusal | None) -> None:
        table.connections.serve(client, lambda _: send(found))

    def send(found: Struct | Refusal | None) -> None:
        if found is None or isinstance(found, Refusal):
            refusal = found or Refusal(clauses.NOT_A_QUESTION)
            client.send(frames.refused(state, command.id, refusal, client.language))
        else:
            client.send(frames.advice(command.id, found))

    if state.current_game is None:
        answer(Refusal(clauses.NO_GAME))
        return
    question = state.game.read_question(bytes(command.question))
    seat = next(iter(client.seats), None) if command.seat is None else command.seat
    if question is None or (seat is not None and seat not in client.seats):
        answer(Refusal(clauses.NOT_A_QUESTION if question is None else clauses.NOT_YOUR_SEAT))
        return
    view = state.game.view(state.current_game.state, seat)
    payer = Payer(client.guest.id, state.id)
    try:
        table.services.bot_pool.run_in_thread(partial(state.game.consult, view, question), answer, payer)
    except TooMuchWaiting:
        answer(Refusal(clauses.TOO_MANY_REQUESTS))
