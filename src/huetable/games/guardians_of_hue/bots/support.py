"""Whether to support another's attempt, by rule of thumb."""

from __future__ import annotations

from huetable.games.guardians_of_hue.attempts import under_way
from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.moves import Pass, Reroll, Support
from huetable.games.guardians_of_hue.odds import best_reroll, chance
from huetable.games.guardians_of_hue.ratings import TIMES
from huetable.games.guardians_of_hue.state import Attempt, State

WORTH_A_SUPPORT = 0.25
WORTH_A_REROLL = 0.3
RATHER_LATER = 12
"""Under this target it is better to wait for the roll: dice can still be rolled again if it falls short."""
SURE = 0.95


def answer(state: State) -> Support | Reroll | Pass:
    attempt = under_way(state)
    return before_roll(attempt) if state.phase == "support" else after_roll(attempt)


def is_last_seal(attempt: Attempt) -> bool:
    return attempt.deed == "seal" and attempt.card == CENTRE


def before_roll(attempt: Attempt) -> Support | Pass:
    now = chance(attempt.target)
    gain = chance(attempt.target - TIMES) - now
    wanted = now < SURE if is_last_seal(attempt) else gain >= WORTH_A_SUPPORT
    ripe = is_last_seal(attempt) or attempt.target >= RATHER_LATER
    return Support() if wanted and ripe else Pass()


def after_roll(attempt: Attempt) -> Reroll | Pass:
    which, probability = best_reroll(attempt.dice, attempt.target)
    least = 0.0 if is_last_seal(attempt) else WORTH_A_REROLL
    return Reroll(which) if probability > least else Pass()
