"""May the last move be taken back? Only if nobody has learned anything by it but what the mover decided.

The move is played once more, from the state before it, to look for three things:
1. a number drawn from the rng (a card was drawn, a die rolled);
2. an event that not everybody heard (somebody saw something hidden);
3. a difference for the mover between the true state and other states that looked the same before the move (something
   hidden was shown to everybody, or decided what happened).
"""

from __future__ import annotations

import secrets
from typing import Any

from huetable.core import record as records
from huetable.core.codec import decode, encode
from huetable.core.rng import SEED_BYTES, Rng
from huetable.core.terms import Emitted, Refusal, Seat

from . import clauses
from .current_game import CurrentGame
from .state import TableState

_WORLDS = 16
"""How many states that the mover could not tell from the true one are tried."""


class CountingRng(Rng):
    """Draws what another rng draws, and remembers every draw from it and its children."""

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
    current_game = state.current_game
    if current_game is None or not current_game.steps or current_game.steps[-1].seat != chair:
        return Refusal(clauses.NO_TAKEBACK)
    return Refusal(clauses.NO_TAKEBACK) if _reveals_anything(current_game) else None


def _reveals_anything(current_game: CurrentGame) -> bool:
    # Rebuild the state before the move, and make the move again on a copy.
    step = current_game.steps[-1]
    before = _state_before(current_game)
    _, move = records.decode_move(current_game.game, step.seat, bytes(step.move))
    world = current_game.game.copy(before)
    rng = CountingRng(current_game.rng.child(step.seq))
    emitted = current_game.game.apply(world, step.seat, move, rng)
    # 1 and 2: chance, and events that only some seats received.
    if rng.draws or any(audience is not None for _, audience in emitted):
        return True
    # 3: the same move in other states that fit what the mover saw.
    return any(_differs(current_game, before, world, emitted, move, number) for number in range(_WORLDS))


def _state_before(current_game: CurrentGame) -> Any:
    state = records.initial_state(current_game.game, current_game.header, current_game.rng)
    for step in current_game.steps[:-1]:
        seat, move = records.decode_move(current_game.game, step.seat, bytes(step.move))
        current_game.game.apply(state, seat, move, current_game.rng.child(step.seq))
    return state


def _differs(
    current_game: CurrentGame, before: Any, after: Any, emitted: list[Emitted], move: Any, number: int
) -> bool:
    """Whether the mover would have seen something else if the hidden things were different."""
    game, seat = current_game.game, current_game.steps[-1].seat
    rng = Rng(secrets.token_bytes(SEED_BYTES))
    # Through the codec: what the mover knew is what they were sent, and nothing that the objects hold besides.
    view = decode(encode(game.view(before, seat)), game.view_type)
    other = game.imagine(view, rng.child("imagine", number))
    if game.refuse_recorded(other, seat, move) is not None:
        return True
    heard = game.apply(other, seat, move, rng.child("apply"))
    same_observation = encode(game.observe(after, seat)) == encode(game.observe(other, seat))
    return not same_observation or [encode(event) for event, _ in emitted] != [
        encode(event) for event, _ in heard
    ]
