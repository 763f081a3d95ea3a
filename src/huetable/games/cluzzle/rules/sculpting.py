"""Before the questions: what is sealed, and what the clock does."""

from __future__ import annotations

from msgspec.structs import replace

from huetable.core.terms import Emitted, Seat

from .events import Chose, RoundBegan, Sealed, TimeUp, Unveiled
from .legal_moves import unsealed_seats
from .state import Sculpture, State
from .turns import proceed
from .words.word_forms import names_word

NOTHING = Sculpture(None)


def seal(state: State, seat: Seat, sculpture: Sculpture) -> list[Emitted]:
    """From now on nothing about it changes. When all are sealed, everybody sees them. A draft's note may name the thing."""
    mine = state.sculptors[seat]
    telling = names_word(sculpture.note, mine.choice or "", state.rules, state.options.language)
    mine.sculpture = replace(sculpture, note="") if telling else sculpture
    mine.draft = None
    emitted: list[Emitted] = [(Sealed(seat), None)]
    return emitted if unsealed_seats(state) else emitted + unveil(state)


def unveil(state: State) -> list[Emitted]:
    sculptures = tuple(sculptor.sculpture or NOTHING for sculptor in state.sculptors)
    state.round = 1
    return [(Unveiled(sculptures), None), (RoundBegan(1), None), *proceed(state)]


def expire_sculpting_timer(state: State) -> list[Emitted]:
    """First there is a moment to seal what is at hand; then everything that was put aside is sealed."""
    if state.time == "on":
        state.time = "grace"
        return [(TimeUp(tuple(unsealed_seats(state))), None)]
    state.time = "up"
    late = unsealed_seats(state)
    emitted = [event for seat in late for event in choose_first_word(state, seat)]
    drafts = [seat for seat in late if state.sculptors[seat].draft is not None]
    return emitted + [event for seat in drafts for event in seal_as_it_stands(state, seat)]


def choose_first_word(state: State, seat: Seat) -> list[Emitted]:
    """Nothing chosen: the first thing on the card."""
    mine = state.sculptors[seat]
    if mine.choice is not None:
        return []
    mine.choice = mine.card[0]
    return [(Chose(mine.choice), seat)]


def seal_as_it_stands(state: State, seat: Seat) -> list[Emitted]:
    """Nothing put aside: nothing was modelled."""
    emitted = choose_first_word(state, seat)
    return emitted + seal(state, seat, state.sculptors[seat].draft or NOTHING)
