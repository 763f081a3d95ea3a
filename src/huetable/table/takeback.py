"""May the last move be taken back? Only where nobody has learned anything by it but the mover's own decision.

Three things are looked for by playing the move once more: a number drawn from the rng, an event that not
everybody heard, and a difference for the mover between the true world and others that looked the same.
"""

from __future__ import annotations

import secrets
from typing import Any

from huetable.core import record as records
from huetable.core.codec import decode, encode
from huetable.core.rng import SEED_BYTES, Rng
from huetable.core.terms import Emitted, Refusal, Seat

from . import clauses
from .match import Match
from .state import TableState

_WORLDS = 16
"""How many worlds that fit the mover's view are tried."""


class CountingRng(Rng):
    """Draws what another rng draws, and knows whether anything was drawn from it or its children."""

    __slots__ = ("_inner", "draws")

    def __init__(self, inner: Rng, draws: list[str] | None = None) -> None:
        super().__init__(b"")
        self._inner = inner
        self.draws: list[str] = [] if draws is None else draws

    def child(self, *labels: int | str) -> CountingRng:
        return CountingRng(self._inner.child(*labels), self.draws)

    def bytes(self, count: int, label: str) -> bytes:
        self.draws.append(label)
        return self._inner.bytes(count, label)


def refuse_takeback(state: TableState, chair: Seat) -> Refusal | None:
    match = state.match
    if match is None or not match.steps or match.steps[-1].seat != chair:
        return Refusal(clauses.NO_TAKEBACK)
    return Refusal(clauses.NO_TAKEBACK) if _revealed(match) else None


def _revealed(match: Match) -> bool:
    step = match.steps[-1]
    before = _state_before(match)
    _, move = records.read_move(match.game, step.seat, bytes(step.move))
    world = match.game.copy(before)
    rng = CountingRng(match.rng.child(step.seq))
    emitted = match.game.apply(world, step.seat, move, rng)
    if rng.draws or any(audience is not None for _, audience in emitted):
        return True
    return any(_differs(match, before, world, emitted, move, number) for number in range(_WORLDS))


def _state_before(match: Match) -> Any:
    state = records.begin(match.game, match.header, match.rng)
    for step in match.steps[:-1]:
        seat, move = records.read_move(match.game, step.seat, bytes(step.move))
        match.game.apply(state, seat, move, match.rng.child(step.seq))
    return state


def _differs(match: Match, before: Any, after: Any, emitted: list[Emitted], move: Any, number: int) -> bool:
    """Would the mover have seen something else, had the hidden things been otherwise?"""
    game, seat = match.game, match.steps[-1].seat
    rng = Rng(secrets.token_bytes(SEED_BYTES))
    view = decode(encode(game.view(before, seat)), game.view_type)
    other = game.imagine(view, rng.child("imagine", number))
    if game.refuse_signed(other, seat, move) is not None:
        return True
    heard = game.apply(other, seat, move, rng.child("apply"))
    same_sight = encode(game.observe(after, seat)) == encode(game.observe(other, seat))
    return not same_sight or [encode(event) for event, _ in emitted] != [encode(event) for event, _ in heard]
