"""Before the questions: what is sealed, and what the clock does."""

from __future__ import annotations

from msgspec.structs import replace

from huetable.core.terms import Seat, Told

from .events import RoundBegan, Sealed, TimeUp, Unveiled
from .forms import names
from .openings import unsealed
from .state import Sculpture, State
from .turns import proceed

NOTHING = Sculpture(None)


def seal(state: State, seat: Seat, sculpture: Sculpture) -> list[Told]:
    """From now on nothing about it changes. When all are sealed, everybody sees them. A draft's note may name the thing."""
    mine = state.sculptors[seat]
    telling = names(sculpture.note, mine.choice or "")
    mine.sculpture = replace(sculpture, note="") if telling else sculpture
    mine.draft = None
    told: list[Told] = [(Sealed(seat), None)]
    return told if unsealed(state) else told + unveil(state)


def unveil(state: State) -> list[Told]:
    sculptures = tuple(sculptor.sculpture or NOTHING for sculptor in state.sculptors)
    state.round = 1
    return [(Unveiled(sculptures), None), (RoundBegan(1), None), *proceed(state)]


def time_passes(state: State) -> list[Told]:
    """First there is a moment to seal what is at hand; then everything that was put aside is sealed."""
    if state.time == "on":
        state.time = "grace"
        return [(TimeUp(tuple(unsealed(state))), None)]
    state.time = "up"
    drafts = [seat for seat in unsealed(state) if state.sculptors[seat].draft is not None]
    return [told for seat in drafts for told in seal_as_it_stands(state, seat)]


def seal_as_it_stands(state: State, seat: Seat) -> list[Told]:
    """Nothing chosen: the first thing on the card. Nothing put aside: nothing was modelled."""
    mine = state.sculptors[seat]
    mine.choice = mine.choice or mine.card[0]
    return seal(state, seat, mine.draft or NOTHING)
