"""Random play: any legal move by anybody, including interrupts, expired timers and ended votes."""

from __future__ import annotations

from typing import Any

from .game import AnyGame
from .rng import Rng
from .terms import TABLE, Forfeit, Observation, Seat, TableMove, TimerExpired, VoteEnded

_PATIENCE = 20
"""How often an open move is filled in again until it is legal, before another mover is tried."""

_INTERRUPT, _TIMER = 0.3, 0.05


class NobodyCanMove(RuntimeError):
    """Nobody can move in this position: a defect of the game."""


def random_move(game: AnyGame, observation: Observation, rng: Rng) -> Any | None:
    """One of the listed moves or an open move filled in; each of them is equally likely."""
    legal_moves = [*observation.moves, *observation.open_moves]
    if not legal_moves:
        return None
    chosen = rng.below(len(legal_moves), "opening")
    if chosen < len(observation.moves):
        return observation.moves[chosen]
    return game.random_move(
        observation, observation.open_moves[chosen - len(observation.moves)], rng.child("form")
    )


def random_step(game: AnyGame, state: Any, rng: Rng) -> tuple[Seat, Any]:
    """A seat that may act, and a legal move for it.

    >>> from huetable.games import find_game
    >>> game, rng = find_game("dye_pot"), Rng.from_number(7)
    >>> state = game.setup(game.options_type(), 3, rng.child("setup"))
    >>> random_step(game, state, rng)
    (1, Pour(dye='water'))
    """
    for attempt in range(_PATIENCE):
        for seat in _possible_movers(game, state, rng.child(attempt)):
            move = _try_random_move(game, state, seat, rng.child(attempt, seat))
            if move is not None:
                return seat, move
    raise NobodyCanMove(game.sketch(state))


def _possible_movers(game: AnyGame, state: Any, rng: Rng) -> list[Seat]:
    """The awaited first, but now and then an interrupt or the clock gets in before them."""
    if game.motion(state) is not None:
        return [TABLE]
    awaited = list(game.whose_turn(state))
    others = [seat for seat in range(game.seats(state)) if seat not in awaited and game.may_act(state, seat)]
    rng.shuffle(awaited, "awaited")
    rng.shuffle(others, "others")
    whim = rng.fraction("whim")
    early = [TABLE] if whim < _TIMER else others if whim < _TIMER + _INTERRUPT else []
    return [*early, *awaited, TABLE, *others]


def _try_random_move(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Any | None:
    move = (
        _table_move(game, state, rng) if seat == TABLE else random_move(game, game.observe(state, seat), rng)
    )
    return move if move is not None and game.refuse(state, seat, move) is None else None


def _table_move(game: AnyGame, state: Any, rng: Rng) -> TableMove | None:
    motion = game.motion(state)
    if motion is not None:
        return VoteEnded(motion.name, bool(rng.below(2, "upheld")))
    lost = [Forfeit(seat) for seat in game.whose_turn(state) if game.timeout_move(state, seat) is None]
    due: list[TableMove] = [*[TimerExpired(timer.name) for timer in game.timers(state)], *lost]
    return rng.choice(due, "timer") if due else None
