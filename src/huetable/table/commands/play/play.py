"""A seat makes a move. Every decision in every game comes this way."""

from __future__ import annotations

from typing import Any

from huetable.core.terms import TABLE, Refusal, Seat
from huetable.table import clauses
from huetable.table.command_result import AcceptedCommand, CommandResult
from huetable.table.drafts import blob_hash
from huetable.table.events import Moved, StandInEnded
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.permissions import Sender, refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.protocol import Play


def play(state: TableState, sender: Sender, command: Play) -> CommandResult:
    refusal = refuse_unless_playing(state) or refuse_wrong_seat(state, sender, command.seat)
    if refusal is not None:
        return refusal
    move = state.game.read_move(bytes(command.move))
    if move is None:
        return Refusal(clauses.NOT_A_MOVE)
    # Whoever plays is back.
    back = (StandInEnded(command.seat),) if state.chairs[command.seat].stand_in else ()
    refusal = refuse_move(state, command.seat, move, just_decoded=True)
    return refusal or AcceptedCommand((*back, Moved(command.seat, move)))


def refuse_wrong_seat(state: TableState, sender: Sender, seat: Seat) -> Refusal | None:
    if not sender.chairs:
        return Refusal(clauses.NOT_AT_THE_TABLE)
    own = seat in sender.chairs and state.chairs[seat].sees
    return None if own else Refusal(clauses.NOT_YOUR_SEAT)


def refuse_move(
    state: TableState,
    seat: Seat,
    move: object,
    blobs: tuple[bytes, ...] = (),
    *,
    just_decoded: bool = False,
) -> Refusal | None:
    """Blobs: what comes along with the move, where a bot made it."""
    refusal, current_game = refuse_while_stopped(state), state.current_game
    if refusal is not None or current_game is None:
        return refusal
    # Mostly it is one of the moves that were found to be legal a moment ago, when the seat was shown them.
    if not (just_decoded and current_game.was_offered(seat, move)):
        refusal = state.game.refuse(current_game.state, seat, move, just_decoded=just_decoded)
    if refusal is None and seat != TABLE and state.game.meta.blob_bytes:
        refusal = refuse_missing_blobs(state, current_game, seat, move, blobs)
    return refusal


def refuse_while_stopped(state: TableState) -> Refusal | None:
    """Play stops while the table is paused or votes."""
    if state.paused:
        return Refusal(clauses.TABLE_IS_PAUSED)
    return None if state.vote is None else Refusal(clauses.VOTE_IS_OPEN, reason="play")


def refuse_missing_blobs(
    state: TableState, current_game: CurrentGame, seat: Seat, move: Any, blobs: tuple[bytes, ...]
) -> Refusal | None:
    """A move refers only to what its own seat has handed in."""
    brought = {blob_hash(data) for data in blobs}
    person = state.chairs[seat].person
    cited = current_game.game.cited_blobs(current_game.state, seat, move)
    known = all(hash in brought or state.drafts.has(person, hash) for hash in cited)
    return None if known else Refusal(clauses.BLOB_NOT_HANDED_IN)
