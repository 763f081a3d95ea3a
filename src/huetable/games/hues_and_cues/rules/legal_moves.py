"""Who is waited for, and what each seat may do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.core.terms import Motion, MoveField, OpenMove, Seat, Timer

from . import clauses
from .cues.check import all_dictionary_words
from .cues.spelling import MOST_CHARACTERS
from .moves import Choose, Move, Object, Pass
from .state import OBJECTION_MS, REVEAL_MS, Ground, Piece, State

OPEN_CUE: Final = OpenMove("cue", (MoveField("words", "text", most=MOST_CHARACTERS, least=1),))
OPEN_PLACE: Final = OpenMove("place", (MoveField("field", "text", most=3, least=2),))
OPEN_CHOICE: Final = OpenMove("choose", (MoveField("field", "text", most=3, least=2),))

SECRET: Final = ("cue1", "guess1", "cue2", "guess2")
"""The phases in which the giver knows what the others do not."""


def guessing(state: State) -> bool:
    return state.phase in ("guess1", "guess2")


def guesser(state: State) -> Seat:
    """Whose turn it is to place: clockwise in the first round of guesses, the other way in the second."""
    step = state.turn + 1 if state.phase == "guess1" else -state.turn - 1
    return (state.giver + step) % len(state.scores)


def whose_turn(state: State) -> Sequence[Seat]:
    if state.phase == "over" or state.objection or state.waiting:
        return ()
    return (guesser(state),) if guessing(state) else (state.giver,)


def may_object(state: State, seat: Seat) -> bool:
    """Until the first piece lies on the board; one that was forfeited does not."""
    over = state.settled or state.objection or pieces_of_this_guess(state)
    return guessing(state) and not over and seat != state.giver


def pieces_of_this_guess(state: State) -> list[Piece]:
    number = 1 if state.phase == "guess1" else 2
    return [piece for piece in state.pieces if piece.guess == number]


def may_act(state: State, seat: Seat) -> bool:
    return seat in whose_turn(state) or may_object(state, seat)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if may_object(state, seat):
        return [Object(ground) for ground in objection_grounds(state)]
    if seat not in whose_turn(state):
        return []
    if state.phase == "choose":
        return [Choose(field) for field in state.card]
    return [Pass()] if state.phase == "cue2" else []


def objection_grounds(state: State) -> Sequence[Ground]:
    """A real word counts as itself, so it cannot be a colour name in disguise. Only a second cue must not compare, and
    the first cue of a game has nothing to repeat.
    """
    found: list[Ground] = ["room", "position"]
    if not all_dictionary_words(state.cues[-1].words, state.rules, state.options.language):
        found.append("colour")
    if state.phase == "guess2":
        found.append("comparison")
    if len(state.used) > 1:
        found.append("repetition")
    return found


def open_moves(state: State, seat: Seat) -> Sequence[OpenMove]:
    if seat not in whose_turn(state):
        return ()
    if guessing(state):
        return (OPEN_PLACE,)
    if state.phase == "choose":
        return (OPEN_CHOICE,) if state.options.young else ()
    return (OPEN_CUE,)


def timeout_move(state: State, seat: Seat) -> Move | None:
    """Without a second cue it is a pass; anything else is lost in a way that nobody may choose."""
    return Pass() if state.phase == "cue2" else None


def timers(state: State) -> Sequence[Timer]:
    if state.waiting and not state.objection:
        return (Timer(f"objection/{len(state.used)}", OBJECTION_MS),)
    return (Timer(f"reveal/{state.round}", REVEAL_MS, seats="after"),) if state.revealing else ()


def timer_against(state: State, name: str) -> Seat | None:
    """The five seconds are for those who may object to the giver's cue."""
    return state.giver if name.startswith("objection/") else None


def motion(state: State) -> Motion | None:
    if state.objection is None:
        return None
    clause = clauses.OBJECTION_TAKES_POINTS if state.upheld else clauses.OBJECTION_WITHDRAWS_CUE
    return Motion(f"objection/{len(state.used)}", clause, state.objection.seat, state.giver)


def chat_blocked(state: State) -> Sequence[Seat]:
    return (state.giver,) if state.phase in SECRET else ()
