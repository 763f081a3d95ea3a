"""Whether to support another's attempt, by rule of thumb."""

from __future__ import annotations

from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules.board.dice_odds import best_reroll, chance
from huetable.games.guardians_of_hue.rules.board.ratings import TARGET_PER_RATING
from huetable.games.guardians_of_hue.rules.guardians.attempts import current_attempt
from huetable.games.guardians_of_hue.rules.moves import Pass, Reroll, Support
from huetable.games.guardians_of_hue.rules.state import Attempt, State

WORTH_A_SUPPORT = 0.25
WORTH_A_REROLL = 0.3
WAIT_BELOW_TARGET = 12
"""Under this target it is better to wait for the roll: dice can still be rolled again if it falls short."""
SAFE_CHANCE = 0.95


def choose_support(state: State) -> Support | Reroll | Pass:
    attempt = current_attempt(state)
    return choose_before_roll(attempt) if state.phase == "support" else choose_after_roll(attempt)


def is_last_seal(attempt: Attempt) -> bool:
    return attempt.deed == "seal" and attempt.card == CENTRE


def choose_before_roll(attempt: Attempt) -> Support | Pass:
    now = chance(attempt.target)
    gain = chance(attempt.target - TARGET_PER_RATING) - now
    wanted = now < SAFE_CHANCE if is_last_seal(attempt) else gain >= WORTH_A_SUPPORT
    ripe = is_last_seal(attempt) or attempt.target >= WAIT_BELOW_TARGET
    return Support() if wanted and ripe else Pass()


def choose_after_roll(attempt: Attempt) -> Reroll | Pass:
    which, probability = best_reroll(attempt.dice, attempt.target)
    least = 0.0 if is_last_seal(attempt) else WORTH_A_REROLL
    return Reroll(which) if probability > least else Pass()
