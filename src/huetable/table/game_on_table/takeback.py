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
from huetable.table import clauses
from huetable.table.state import TableState

from .current_game import CurrentGame, TakebackCheck

MOST = 10
"""How many moves of one seat may be taken back in a game."""

WAIT = 10_000
"""How long a table waits before it checks another move, in milliseconds: a check is work for as much as a hundred moves."""

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


def refuse_takeback(state: TableState, seat: Seat, now: int) -> Refusal | None:
    current_game = state.current_game
    if current_game is None or not current_game.steps or current_game.steps[-1].seat != seat:
        return Refusal(clauses.NO_TAKEBACK, reason="not_last")
    if not takebacks_left(current_game, seat):
        return Refusal(clauses.TOO_MANY_TAKEBACKS, reason="all")
    check = _check_last_step(current_game, now)
    if isinstance(check, Refusal):
        return check
    return Refusal(clauses.NO_TAKEBACK, reason="shown") if check.reveals else None


def _check_last_step(current_game: CurrentGame, now: int) -> TakebackCheck | Refusal:
    """A step is checked once: whoever asks again gets the same answer, without the work."""
    step, last = current_game.steps[-1], current_game.takeback_check
    if last is not None and last.step is step:
        return last
    wait = 0 if last is None else last.at + WAIT - now
    if wait > 0:
        return Refusal(clauses.TOO_MANY_TAKEBACKS, {"seconds": -(-wait // 1000)}, "soon")
    current_game.takeback_check = TakebackCheck(step, now, _reveals_anything(current_game))
    return current_game.takeback_check


def takebacks_left(current_game: CurrentGame, seat: Seat) -> int:
    return max(0, MOST - current_game.taken_back[seat])


def _reveals_anything(current_game: CurrentGame) -> bool:
    # Rebuild the state before the move, and make the move again on a copy.
    step = current_game.steps[-1]
    before = current_game.state_before_last_step()
    _, move = records.decode_move(current_game.game, step.seat, bytes(step.move))
    world = current_game.game.copy(before)
    rng = CountingRng(current_game.rng.child(step.seq))
    emitted = current_game.game.apply(world, step.seat, move, rng)
    # 1 and 2: chance, and events that only some seats received.
    if rng.draws or any(audience is not None for _, audience in emitted):
        return True
    # 3: the same move in other states that fit what the mover saw.
    return any(_differs(current_game, before, world, emitted, move, number) for number in range(_WORLDS))


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
