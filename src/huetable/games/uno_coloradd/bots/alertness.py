"""How alert a bot is: it calls and catches like people do, never at once, sometimes too late, sometimes not at all;
and it takes the time that people take.

What it has overlooked stays overlooked until it acts again, because its rng stays the same until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.core.thinking_time import ThinkingTime
from huetable.games.uno_coloradd.rules.moves import Catch, Move, Play, Ready, Uno
from huetable.games.uno_coloradd.rules.view import View


class ReactionTime(NamedTuple):
    """Milliseconds: at least `least`, at most `spread` more, and mostly near the least."""

    least: int
    spread: int

    def draw(self, rng: Rng, label: str) -> int:
        share = rng.fraction(label)
        return self.least + int(self.spread * share**3)


class Alertness(NamedTuple):
    forgets: float
    """How often it does not think of calling."""
    overlooks: float
    """How often it does not see that somebody else has not called."""
    cries_wolf: float
    """How often it points at somebody who has called."""
    misses_jump_in: float
    call: ReactionTime
    catch: ReactionTime
    think: ThinkingTime


CARELESS: Final = Alertness(
    0.25, 0.70, 0.05, 0.70, ReactionTime(450, 2200), ReactionTime(1300, 3000), ThinkingTime(1000, 1200, 2900)
)
ATTENTIVE: Final = Alertness(
    0.08, 0.35, 0.0, 0.40, ReactionTime(350, 2000), ReactionTime(1200, 2000), ThinkingTime(950, 1100, 3000)
)
SHARP: Final = Alertness(
    0.03, 0.12, 0.0, 0.25, ReactionTime(300, 1300), ReactionTime(1000, 1700), ThinkingTime(900, 1000, 2700)
)

_READING_SCORES: Final = ReactionTime(1500, 4000)
"""Between rounds people look at the count."""


def interrupt(observation: Observation, rng: Rng, alertness: Alertness) -> Move | None:
    """A call, a catch or a jump-in; None where there is nothing to do, or the bot does not notice."""
    view: View = observation.view
    if Uno() in observation.moves and rng.fraction("forget") >= alertness.forgets:
        return Uno()
    return _catch(view, observation.moves, rng, alertness) or _jump_in(observation, rng, alertness)


def _catch(view: View, moves: Sequence[Move], rng: Rng, alertness: Alertness) -> Catch | None:
    exposed = [exposure.seat for exposure in view.public.watch.exposed]
    for move in moves:
        if isinstance(move, Catch):
            blind = alertness.overlooks if move.target in exposed else 1 - alertness.cries_wolf
            if rng.fraction(f"see {move.target}") >= blind:
                return move
    return None


def _jump_in(observation: Observation, rng: Rng, alertness: Alertness) -> Play | None:
    if observation.seat in observation.awaited:
        return None
    plays = [move for move in observation.moves if isinstance(move, Play)]
    return plays[0] if plays and rng.fraction("jump in") >= alertness.misses_jump_in else None


def pause(move: Move, rng: Rng, alertness: Alertness, difficulty: float) -> int:
    """How long a person would have taken over this. To call, to catch and to jump in are reflexes."""
    match move:
        case Uno():
            return alertness.call.draw(rng, "pause")
        case Catch():
            return alertness.catch.draw(rng, "pause")
        case Ready():
            return _READING_SCORES.draw(rng, "pause")
        case _:
            return alertness.think.draw(difficulty, rng)
