"""Attack, Encounter and Break Seal, the three attempts that dice decide (GUARD-23 to GUARD-34).

1. `begin_attempt` spends the action and sets the target.
2. `ask_before_roll` opens a window for support, where help could still matter (phase "support").
3. `roll`, and `judge_roll`: a roll that reaches the target counts at once.
4. A roll that falls short opens a window for rerolls, where help could still matter (phase "reroll"); each reroll is
   judged again.
5. `succeed` or `fail`, and the turn goes on; a spirit that has to be chosen comes first (phase "spirit").

A window closes when everybody who is asked has answered, or when its eight seconds are over.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.core.terms import Emitted
from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules.board.dice_odds import chance
from huetable.games.guardians_of_hue.rules.board.ratings import TARGET_PER_RATING, enemy_of_target, rating
from huetable.games.guardians_of_hue.rules.ending import brighten, end_game
from huetable.games.guardians_of_hue.rules.events import (
    AgentBeaten,
    Attempted,
    Failed,
    Passed,
    Rerolled,
    Rolled,
    SpiritCame,
    SpiritLost,
    Succeeded,
    Supported,
    TimeUp,
)
from huetable.games.guardians_of_hue.rules.state import (
    SUPPORT_MUST_MATTER_SINCE,
    Attempt,
    Card,
    DiceAction,
    Help,
    State,
)
from huetable.games.guardians_of_hue.rules.state_queries import asked_to_support

from . import turns
from .table_talk import allow_story_line


def begin_attempt(state: State, deed: DiceAction, rng: Rng, emitted: list[Emitted]) -> None:
    seat, card = state.active, state.places[state.active]
    rated = rating(state, deed, card)
    target = TARGET_PER_RATING * rated
    met = enemy_of_target(target) if deed == "encounter" else None
    if deed != "seal":
        allow_story_line(state)
    state.actions -= 1
    turns.take_part(state, seat)
    attempt = state.attempt = Attempt(seat, deed, card, rated, target, met)
    emitted.append((Attempted(seat, deed, card, target, met), None))
    ask_before_roll(state, attempt, rng, emitted)


def ask_before_roll(state: State, attempt: Attempt, rng: Rng, emitted: list[Emitted]) -> None:
    """Wait for support if it could still change the outcome; a target of 0 needs neither support nor dice."""
    if attempt.target == 0:
        succeed(state, attempt, rng, emitted)
    elif not help_could_matter(state, attempt):
        roll(state, attempt, rng, emitted)
    elif state.phase != "support":
        state.phase = "support"
        state.windows += 1


def help_could_matter(state: State, attempt: Attempt) -> bool:
    """Whether the guardians who are asked could change the outcome: it can fail, and with their help it can succeed."""
    asked = len(asked_to_support(state))
    if state.rules < SUPPORT_MUST_MATTER_SINCE:
        return asked > 0
    rolled = bool(attempt.dice)
    can_fail = rolled or chance(attempt.target) < 1
    best = attempt.target if rolled else attempt.target - TARGET_PER_RATING * asked
    return asked > 0 and can_fail and chance(best) > 0


def current_attempt(state: State) -> Attempt:
    """The attempt that waits for support; while it is waited for, there is one."""
    return cast("Attempt", state.attempt)


def support(state: State, seat: int, rng: Rng, emitted: list[Emitted]) -> None:
    attempt = current_attempt(state)
    state.tired |= 1 << seat
    turns.take_part(state, seat)
    attempt = state.attempt = replace(
        attempt,
        rating=attempt.rating - 1,
        target=attempt.target - TARGET_PER_RATING,
        supporters=(*attempt.supporters, seat),
    )
    emitted.append((Supported(seat, attempt.target), None))
    ask_before_roll(state, attempt, rng, emitted)


def pass_support(state: State, seat: int, rng: Rng, emitted: list[Emitted]) -> None:
    attempt = current_attempt(state)
    attempt = state.attempt = replace(attempt, answered=(*attempt.answered, seat))
    emitted.append((Passed(seat), None))
    if not help_could_matter(state, attempt):
        close_support_window(state, rng, emitted)


def expire_support_timer(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """The eight seconds are over."""
    emitted.append((TimeUp(tuple(asked_to_support(state))), None))
    close_support_window(state, rng, emitted)


def close_support_window(state: State, rng: Rng, emitted: list[Emitted]) -> None:
    """Nobody is asked any more: roll the dice, or let what they show count."""
    if state.phase == "support":
        roll(state, current_attempt(state), rng, emitted)
    else:
        fail(state, current_attempt(state), rng, emitted)


def roll(state: State, attempt: Attempt, rng: Rng, emitted: list[Emitted]) -> None:
    dice = tuple(rng.dice(3, label="white"))
    emitted.append((Rolled(dice, sum(dice), attempt.target), None))
    judge_roll(state, replace(attempt, dice=dice, answered=()), rng, emitted)


def reroll(state: State, seat: int, which: tuple[int, ...], rng: Rng, emitted: list[Emitted]) -> None:
    attempt = current_attempt(state)
    fresh = rng.dice(3, label="again")
    dice = tuple(fresh[place] if place in which else value for place, value in enumerate(attempt.dice))
    state.tired |= 1 << seat
    turns.take_part(state, seat)
    emitted.append((Rerolled(seat, which, dice, sum(dice), attempt.target), None))
    rerolls = (*attempt.rerolls, Help(seat, which))
    judge_roll(state, replace(attempt, dice=dice, answered=(), rerolls=rerolls), rng, emitted)


def judge_roll(state: State, attempt: Attempt, rng: Rng, emitted: list[Emitted]) -> None:
    """A roll that reaches the target counts at once; one that falls short waits for rerolls."""
    state.attempt = attempt
    if sum(attempt.dice) >= attempt.target:
        succeed(state, attempt, rng, emitted)
    elif help_could_matter(state, attempt):
        state.phase = "reroll"
        state.windows += 1
    else:
        fail(state, attempt, rng, emitted)


def succeed(state: State, attempt: Attempt, rng: Rng, emitted: list[Emitted]) -> None:
    state.attempt = replace(attempt, outcome=True)
    emitted.append((Succeeded(attempt.seat, attempt.deed, attempt.card), None))
    if attempt.deed == "attack":
        beat_agent(state, attempt.card, emitted)
    elif attempt.deed == "seal":
        break_seal(state, attempt.card, emitted)
    elif not call_spirit(state, attempt.card, emitted):
        state.phase = "spirit"
        return
    if state.ending is None:
        turns.continue_turn(state, rng, emitted)


def beat_agent(state: State, card: Card, emitted: list[Emitted]) -> None:
    beaten = next(
        agent for agent, place in enumerate(state.agents) if place == card and not state.dazed >> agent & 1
    )
    state.agents[beaten] = CENTRE
    state.dazed |= 1 << beaten
    emitted.append((AgentBeaten(card), None))


def break_seal(state: State, card: Card, emitted: list[Emitted]) -> None:
    """The spirit goes back to the reserve; on the centre there is none."""
    state.reserve += state.spirits >> card & 1
    state.spirits &= ~(1 << card)
    brighten(state, card, emitted)


def call_spirit(state: State, card: Card, emitted: list[Emitted]) -> bool:
    """A spirit comes from the reserve, or the only one on the map; of two, one has to be chosen."""
    if state.reserve:
        state.reserve -= 1
        state.spirits |= 1 << card
        emitted.append((SpiritCame(card, None), None))
        return True
    if state.spirits & (state.spirits - 1):
        return False
    move_spirit(state, state.spirits.bit_length() - 1, emitted)
    return True


def move_spirit(state: State, start: Card, emitted: list[Emitted]) -> None:
    here = state.places[state.active]
    state.spirits = state.spirits & ~(1 << start) | 1 << here
    emitted.append((SpiritCame(here, start), None))


def choose_spirit(state: State, start: Card, rng: Rng, emitted: list[Emitted]) -> None:
    """The guardian has chosen which spirit comes."""
    move_spirit(state, start, emitted)
    turns.continue_turn(state, rng, emitted)


def fail(state: State, attempt: Attempt, rng: Rng, emitted: list[Emitted]) -> None:
    state.attempt = replace(attempt, outcome=False)
    state.tired |= 1 << attempt.seat
    emitted.append((Failed(attempt.seat, attempt.deed, attempt.card), None))
    if attempt.deed == "seal" and attempt.card == CENTRE and state.options.difficulty != "easy":
        lose_spirit(state, emitted)
    if state.ending is None:
        turns.continue_turn(state, rng, emitted)


def lose_spirit(state: State, emitted: list[Emitted]) -> None:
    """All of them are in the reserve: on the map they stand on dark locations, and only the centre is dark."""
    state.reserve -= 1
    emitted.append((SpiritLost(state.reserve), None))
    if state.reserve == 0:
        end_game(state, "spirits", emitted)
