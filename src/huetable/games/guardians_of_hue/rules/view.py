"""What everybody sees: everything but the order of the cards still to be laid; and the odds of what could be attempted."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from huetable.core import terms as core
from huetable.core.rng import Rng
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.board.dice_odds import (
    best_reroll,
    chance,
    chance_with_rerolls,
    per_mille,
)
from huetable.games.guardians_of_hue.rules.board.ratings import TARGET_PER_RATING, enemy_of_target, rating
from huetable.games.guardians_of_hue.rules.guardians.possible_attempts import possible_attempts

from .state import (
    RULES_VERSION,
    AgentTurn,
    Attempt,
    Card,
    DiceAction,
    Ending,
    Enemy,
    Growth,
    Options,
    Phase,
    Spot,
    State,
    Suggestion,
)
from .state_queries import asked_to_support, darkness_decider, helpers

Rating = tuple[int, int, int, int]
"""What is printed on a card: tag, Strength, Influence, Defense."""


class Agent(Struct, frozen=True):
    card: Card
    dazed: bool
    """It lies exhausted."""
    waiting: bool
    """It has yet to act in this round."""


class Prospect(Struct, frozen=True):
    """What an attempt would have to reach, and its true chances in per mille."""

    deed: DiceAction
    rating: int
    target: int
    chance: int
    """Without any support."""
    with_support: int
    """If all who could lower the rating."""
    with_rerolls: int
    """If all who could had dice rolled again instead."""
    enemy: Enemy | None


class Pending(Struct, frozen=True):
    """The chances, in per mille, of the attempt that waits for support."""

    seats: tuple[int, ...]
    """Who is asked."""
    chance: int
    """As it stands; 0 once the dice lie and fall short."""
    supported: int
    """With one more support, or with the best dice rolled again once."""
    best: tuple[int, ...]
    """Which dice those are, by their places."""


class PublicView(Struct, frozen=True):
    options: Options
    guardians: int
    seats: int
    phase: Phase
    round: int
    first: int
    active: int
    """Whose turn it is; while the map is laid, whose card it is."""
    actions: int
    decider: int
    """Who takes the decisions of darkness."""
    ratings: tuple[Rating, ...]
    """Of each card: tag, Strength, Influence and Defense."""
    spots: tuple[tuple[int, int, bool] | None, ...]
    """Where each card lies: x and y of its top left corner, and whether it stands upright (2 wide, 3 high)."""
    near: tuple[int, ...]
    """The locations adjacent to each, as bits."""
    stock: tuple[Card, ...]
    """The card to be laid now, if the guardians lay the map; the others lie face down."""
    light: tuple[bool, ...]
    places: tuple[Card, ...]
    tired: tuple[bool, ...]
    agents: tuple[Agent, ...]
    acting: int
    spirits: tuple[Card, ...]
    reserve: int
    rolls: int
    grown: tuple[Growth, ...]
    strides: tuple[AgentTurn, ...]
    attempt: Attempt | None
    windows: int
    prospects: tuple[Prospect, ...]
    """What the guardian whose turn it is could attempt here and now."""
    pending: Pending | None
    plan: tuple[Suggestion, ...]
    said: tuple[int, ...]
    story: tuple[str, ...]
    tale: bool
    asked: int
    proposer: int | None
    ending: Ending | None
    rules: int = RULES_VERSION
    """The version of the rules that this game is played by."""
    took_part: tuple[bool, ...] = ()
    """Which guardians have attempted something, or helped somebody, in this game."""


RATINGS: Final = tuple((card.tag, card.strength, card.influence, card.defense) for card in CARDS)
FLAGS: Final = tuple(tuple(bool(bits >> place & 1) for place in range(9)) for bits in range(512))
PLACES: Final = tuple(tuple(place for place in range(9) if bits >> place & 1) for bits in range(512))


View = core.View[PublicView, core.NoPrivateView]


def public_view(state: State) -> PublicView:
    return PublicView(
        options=state.options,
        guardians=state.guardians,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        actions=state.actions,
        decider=darkness_decider(state),
        ratings=RATINGS,
        spots=tuple([(spot.x, spot.y, spot.upright) if spot else None for spot in state.spots]),
        near=tuple(state.near),
        stock=tuple(state.stock[:1]),
        light=FLAGS[state.light],
        places=tuple(state.places),
        tired=FLAGS[state.tired][: state.guardians],
        agents=_agents(state),
        acting=state.acting,
        spirits=PLACES[state.spirits],
        reserve=state.reserve,
        rolls=state.rolls,
        grown=tuple(state.grown),
        strides=tuple(state.strides),
        attempt=state.attempt,
        windows=state.windows,
        prospects=prospects(state) if state.phase == "act" else (),
        pending=pending(state) if state.phase in ("support", "reroll") else None,
        plan=tuple(state.plan),
        said=tuple(state.said),
        story=tuple(state.story),
        tale=state.tale,
        asked=state.asked,
        proposer=state.proposer,
        ending=state.ending,
        rules=state.rules,
        took_part=FLAGS[state.took_part][: state.guardians],
    )


def _agents(state: State) -> tuple[Agent, ...]:
    return tuple(
        [
            Agent(card, bool(state.dazed >> agent & 1), bool(state.waiting >> agent & 1))
            for agent, card in enumerate(state.agents)
        ]
    )


def prospects(state: State) -> tuple[Prospect, ...]:
    """One for each attempt that the active guardian could make."""
    here = state.places[state.active]
    return tuple(
        [_prospect(deed, rating(state, deed, here), len(helpers(state))) for deed in possible_attempts(state)]
    )


def _prospect(deed: DiceAction, rated: int, others: int) -> Prospect:
    target = TARGET_PER_RATING * rated
    return Prospect(
        deed=deed,
        rating=rated,
        target=target,
        chance=per_mille(chance(target)),
        with_support=per_mille(chance(target - TARGET_PER_RATING * others)),
        with_rerolls=per_mille(chance_with_rerolls(target, others)),
        enemy=enemy_of_target(target) if deed == "encounter" else None,
    )


def pending(state: State) -> Pending | None:
    attempt, asked = state.attempt, tuple(asked_to_support(state))
    if attempt is None:
        return None
    if state.phase == "support":
        now, supported = chance(attempt.target), chance(attempt.target - TARGET_PER_RATING)
        return Pending(asked, per_mille(now), per_mille(supported), ())
    best, again = best_reroll(attempt.dice, attempt.target)
    return Pending(asked, 0, per_mille(again), best)


def _bits(flags: tuple[bool, ...]) -> int:
    return sum(flag << place for place, flag in enumerate(flags))


def _reserve_counts(view: View, rng: Rng) -> list[Card]:
    """The card to be laid now, and those that lie face down in any order."""
    unseen = [
        card for card, spot in enumerate(view.public.spots) if spot is None and card not in view.public.stock
    ]
    rng.shuffle(unseen, "stock")
    return [*view.public.stock, *unseen]


def imagine(view: View, rng: Rng) -> State:
    """The state again, but for the order of the cards that lie face down."""
    return State(
        options=view.public.options,
        guardians=view.public.guardians,
        seats=view.public.seats,
        spots=[Spot(*spot) if spot else None for spot in view.public.spots],
        near=list(view.public.near),
        stock=_reserve_counts(view, rng),
        phase=view.public.phase,
        round=view.public.round,
        first=view.public.first,
        active=view.public.active,
        actions=view.public.actions,
        light=_bits(view.public.light),
        places=list(view.public.places),
        tired=_bits(view.public.tired),
        agents=[agent.card for agent in view.public.agents],
        dazed=_bits(tuple(agent.dazed for agent in view.public.agents)),
        waiting=_bits(tuple(agent.waiting for agent in view.public.agents)),
        acting=view.public.acting,
        spirits=sum(1 << card for card in view.public.spirits),
        reserve=view.public.reserve,
        rolls=view.public.rolls,
        grown=list(view.public.grown),
        strides=list(view.public.strides),
        attempt=view.public.attempt,
        windows=view.public.windows,
        plan=list(view.public.plan),
        said=list(view.public.said),
        story=list(view.public.story),
        tale=view.public.tale,
        asked=view.public.asked,
        proposer=view.public.proposer,
        ending=view.public.ending,
        rules=view.public.rules,
        took_part=_bits(view.public.took_part),
    )
