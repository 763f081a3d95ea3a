"""How a game ends."""

from __future__ import annotations

from huetable.core.terms import Emitted, Result

from .events import Darkened, Ended, LightCame
from .state import ALL_LOCATIONS, Card, Ending, State
from .state_queries import lord_sepia_seat


def end_game(state: State, ending: Ending, emitted: list[Emitted]) -> None:
    state.phase = "over"
    state.ending = ending
    emitted.append((Ended(ending), None))


def darken(state: State, card: Card, emitted: list[Emitted]) -> None:
    """A location turns dark; with the last one the game is lost."""
    state.light &= ~(1 << card)
    emitted.append((Darkened(card), None))
    if not state.light:
        end_game(state, "dark", emitted)


def brighten(state: State, card: Card, emitted: list[Emitted]) -> None:
    """A location turns light; with the last one the game is won."""
    state.light |= 1 << card
    emitted.append((LightCame(card), None))
    if state.light == ALL_LOCATIONS:
        end_game(state, "light", emitted)


def scores(state: State) -> list[int]:
    """The light locations for the guardians, the dark ones for Lord Sepia."""
    light = state.light.bit_count()
    return [
        light if seat < state.guardians else ALL_LOCATIONS.bit_count() - light for seat in range(state.seats)
    ]


def result(state: State) -> Result | None:
    if state.ending is None:
        return None
    winners: tuple[int, ...] = ()
    if state.ending == "light":
        winners = tuple(range(state.guardians))
    elif state.ending != "draw":
        sepia = lord_sepia_seat(state)
        winners = () if sepia is None else (sepia,)
    return Result(state.ending, winners, tuple(scores(state)))
