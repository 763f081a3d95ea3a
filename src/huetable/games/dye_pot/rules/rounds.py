"""How a game goes: the deal, the moves and what follows from them, the end."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Result, Seat, TableMove, Timer

from .legal_moves import whose_turn
from .moves import (
    Claim,
    Claimed,
    Drew,
    Ended,
    Move,
    Name,
    Named,
    Pour,
    Poured,
    RoundBegan,
    Shown,
    Shrug,
    TimeUp,
)
from .state import CLEARS_THAT_SPOIL, COLOURS, COPIES, DYES, HAND, WEIGHTS, Colour, Dye, Options, State, Tint


def full_deck() -> list[Colour]:
    return [colour for colour in COLOURS[1:] for _ in range(COPIES)]


def setup(options: Options, seats: int, rng: Rng) -> State:
    deck = full_deck()
    rng.shuffle(deck, "orders")
    return State(
        options=options,
        phase="pour",
        round=1,
        taster=rng.below(seats, "taster"),
        deck=deck[seats * HAND :],
        shown=[],
        orders=[deck[seat * HAND : (seat + 1) * HAND] for seat in range(seats)],
        poured=[None] * seats,
        drops=[],
        colour="clear",
        claimed=[],
        scores=[0] * seats,
        book=[],
        clears=0,
    )


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    match move:
        case Pour(dye=dye):
            state.poured[seat] = dye
            return [(Poured(seat), None), *(reveal_mixture(state) if None not in state.poured else [])]
        case Claim():
            return claim_order(state, seat, rng)
        case Name(name=name):
            return name_tint(state, " ".join(name.split()))
        case Shrug():
            return name_tint(state, None)
        case _:
            return expire_timer(state)


def expire_timer(state: State) -> list[Emitted]:
    late = tuple(whose_turn(state))
    if state.phase == "name":
        return [(TimeUp(late, "name"), None), *name_tint(state, None)]
    emitted: list[Emitted] = [(TimeUp(late, "pour"), None)]
    state.poured = [dye or "water" for dye in state.poured]
    return emitted + reveal_mixture(state)


def mixture(drops: Sequence[Dye | None]) -> Colour:
    """A dye that two or more have poured sinks; a dye poured alone colours the water."""
    return COLOURS[sum(WEIGHTS[dye] for dye in DYES if drops.count(dye) == 1)]


def reveal_mixture(state: State) -> list[Emitted]:
    state.drops = [dye for dye in state.poured if dye]
    state.poured = [None] * len(state.scores)
    state.colour = mixture(state.drops)
    emitted: list[Emitted] = [(Shown(tuple(state.drops), state.colour), None)]
    if state.colour != "clear":
        state.phase = "name"
        return emitted
    state.clears += 1
    if state.clears == CLEARS_THAT_SPOIL:
        return emitted + end_game(state, "spoiled")
    return emitted + next_round(state)


def claim_order(state: State, seat: Seat, rng: Rng) -> list[Emitted]:
    colour = state.colour
    points = 1 if state.claimed else 2
    state.claimed.append(seat)
    state.scores[seat] += points
    emitted: list[Emitted] = [
        (Claimed(seat, colour, points), None),
        (Drew(replace_order(state, seat, rng)), seat),
    ]
    return emitted + (end_game(state, "master") if state.scores[seat] >= state.options.goal else [])


def replace_order(state: State, seat: Seat, rng: Rng) -> Colour:
    """The claimed order is shown, and a new one takes its place in the hand."""
    if not state.deck:
        state.deck, state.shown = state.shown, []
        rng.shuffle(state.deck, "again")
    drawn = state.deck.pop()
    state.orders[seat][state.orders[seat].index(state.colour)] = drawn
    state.shown.append(state.colour)
    return drawn


def name_tint(state: State, name: str | None) -> list[Emitted]:
    """The tint goes into the swatch book, and the round is over."""
    state.book.append(Tint(state.colour, state.taster, name))
    emitted: list[Emitted] = [(Named(state.taster, state.colour, name), None)]
    return emitted + (
        end_game(state, "book") if len(state.book) == state.options.tints else next_round(state)
    )


def next_round(state: State) -> list[Emitted]:
    state.phase = "pour"
    state.round += 1
    state.taster = (state.taster + 1) % len(state.scores)
    state.claimed = []
    return [(RoundBegan(state.round, state.taster), None)]


def end_game(state: State, ending: str) -> list[Emitted]:
    state.phase = "over"
    state.ending = ending
    return [(Ended(ending), None)]


def timers(state: State) -> Sequence[Timer]:
    if not state.options.clock or state.phase == "over":
        return ()
    seconds = state.options.pour_seconds if state.phase == "pour" else state.options.name_seconds
    return (Timer(f"{state.phase}/{state.round}", 1000 * seconds, seats="instead"),)


def result(state: State) -> Result | None:
    if state.ending is None:
        return None
    best = max(state.scores)
    winners = (
        [] if state.ending == "spoiled" else [s for s, score in enumerate(state.scores) if score == best]
    )
    return Result(state.ending, tuple(winners), tuple(state.scores))
