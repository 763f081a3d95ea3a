"""Positions of Cluzzle, laid out by the rules themselves."""

from __future__ import annotations

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.state import Exchange, Options, Sculpture, State


def at_work(players: int = 3) -> State:
    """All of them with a thing chosen and nothing sealed."""
    state = GAME.setup(Options(games=1, first=0), players, Rng.from_number(1))
    for sculptor in state.sculptors:
        sculptor.choice = sculptor.card[0]
    return state


def asking(players: int = 3) -> State:
    """Everything is sealed, and Ada asks first."""
    state = at_work(players)
    for sculptor in state.sculptors:
        sculptor.sculpture = Sculpture(None, "Round, with a handle")
    state.phase, state.round, state.asker = "ask", 1, 0
    return state


def last_answer() -> State:
    """All turns are over; the last question was Jo's, about Ada's Cluzzle."""
    state = at_work()
    for sculptor in state.sculptors:
        sculptor.sculpture = Sculpture(None, "Round, with a handle")
    state.phase, state.round, state.asker, state.turns_over = "closing", 5, 2, True
    state.talk = [Exchange(5, 2, 0, "Does it have a handle?", "no", guesses=("kite",))]
    return state
