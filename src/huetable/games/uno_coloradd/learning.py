"""UNO ColorADD for learners: every move numbered, and what a seat sees as numbers from 0 to 1.

Seats are numbered from the observer (itself first, then in seat order), so that what is learned in
one seat holds in the others. Moves name seats as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeVar, get_args

from huetable.core.terms import Observation, Seat
from huetable.games.uno_coloradd.rules.cards import CARDS, COLOURS, CUSTOM, Card
from huetable.games.uno_coloradd.rules.legal_moves import (
    ACCEPT,
    CATCHES,
    CHALLENGE,
    DONE,
    DOUBTS,
    DRAW,
    KEEP,
    NAME_COLOURS,
    NEEDS_TARGET,
    PASS,
    PLAYS,
    READY,
    UNO,
    effect_of,
)
from huetable.games.uno_coloradd.rules.moves import Move, Play
from huetable.games.uno_coloradd.rules.state import Options, Phase
from huetable.games.uno_coloradd.rules.view import View

T = TypeVar("T")

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

COPIES: Final = 4
"""No card is there more often."""
CAPPED_AT: Final = 20
"""Hands and threats of more cards than this look alike."""
DECK: Final = 112


@cache
def actions(options: Options, seats: int) -> tuple[Move, ...]:
    """Every move that can ever be listed at such a table."""
    plays = [play for card in cards(options) for play in _plays_of_card(options, card, seats)]
    answers: list[Move] = [DRAW, KEEP, PASS, ACCEPT, CHALLENGE, *NAME_COLOURS, UNO, READY]
    if any(rule.effect == "honour" for rule in options.house_rules):
        answers += [DONE, *DOUBTS[:seats]]
    return (*plays, *answers, *CATCHES[:seats])


def _plays_of_card(options: Options, card: Card, seats: int) -> list[Play]:
    chosen = range(seats) if effect_of(options, card) in NEEDS_TARGET else ()
    targets: list[Seat | None] = [None, *chosen]
    return [
        Play(card, way.colour, target, call)
        for way in PLAYS[card]
        for target in targets
        for call in (None, "uno")
    ]


@cache
def cards(options: Options) -> tuple[Card, ...]:
    """The different cards of such a deck."""
    agreed = CUSTOM[: len(options.house_rules)]
    return tuple(card for card in CARDS if card not in CUSTOM or card in agreed)


def size(options: Options, seats: int) -> int:
    """How many numbers `features` gives."""
    kinds = len(cards(options))
    hidden = (seats - 1) * kinds
    once = len(COLOURS) + len(PHASES) + 4 + len(COLOURS) + 2
    return 4 * kinds + hidden + once + 9 * seats


def features(observation: Observation) -> list[float]:
    view: View = observation.view
    me = observation.seat or 0
    return [*_cards(view), *_others_cards(view, me), *_table(view), *_threat(view), *_seats(view, me)]


def _cards(view: View) -> list[float]:
    """My hand, the card I have just drawn, the top card, and everything played since the last shuffle."""
    places = _card_places(view.public.options)
    drawn = view.private.hand[-1:] if view.public.phase == "drawn" else ()
    piles = (view.private.hand, drawn, view.public.discard[-1:], view.public.discard)
    return [number for pile in piles for number in _counts(pile, places)]


@cache
def _card_places(options: Options) -> dict[Card, int]:
    return {card: place for place, card in enumerate(cards(options))}


def _counts(pile: Iterable[Card], places: Mapping[Card, int]) -> list[float]:
    """How often each card is there, as a share of the most copies; one look at each card of the pile, because a learner asks
    for every move.
    """
    counts = [0.0] * len(places)
    for card in pile:
        counts[places[card]] += 1 / COPIES
    return counts


def _others_cards(view: View, me: Seat) -> list[float]:
    """What I have seen of the other hands."""
    seen = {look.of: look.cards for look in view.private.looks}
    places = _card_places(view.public.options)
    others = _rotated_from(me, range(len(view.public.counts)))[1:]
    return [number for other in others for number in _counts(seen.get(other, ()), places)]


def _table(view: View) -> list[float]:
    return [
        *[float(view.public.colour == colour) for colour in COLOURS],
        *[float(view.public.phase == phase) for phase in PHASES],
        float(view.public.direction == 1),
        view.public.pile / DECK,
        len(view.public.discard) / DECK,
        view.public.passes / len(view.public.counts),
    ]


def _threat(view: View) -> list[float]:
    threat = view.public.threat
    return [
        *[float(threat.before == colour) for colour in COLOURS],
        min(threat.cards, CAPPED_AT) / CAPPED_AT,
        min(threat.judged, CAPPED_AT) / CAPPED_AT,
    ]


def _seats(view: View, me: Seat) -> list[float]:
    """For each seat, mine first: cards, score, turn, threat, last card, exposed, locked, disputable, ready."""
    seats = range(len(view.public.counts))
    watch, goal = view.public.watch, view.public.options.goal or 500
    exposed = [exposure.seat for exposure in watch.exposed]
    locked = [lock.seat for lock in watch.locks]
    columns: tuple[Iterable[float], ...] = (
        (min(cards, CAPPED_AT) / CAPPED_AT for cards in view.public.counts),
        (min(score, goal) / goal for score in view.public.match.scores),
        (float(seat == view.public.turn) for seat in seats),
        (float(seat == view.public.threat.by) for seat in seats),
        (float(seat in watch.last_cards) for seat in seats),
        (float(seat in exposed) for seat in seats),
        (float(seat in locked) for seat in seats),
        (float(seat in watch.disputable) for seat in seats),
        (float(seat in view.public.match.ready) for seat in seats),
    )
    return [number for column in columns for number in _rotated_from(me, list(column))]


def _rotated_from(me: Seat, values: Sequence[T]) -> list[T]:
    return [*values[me:], *values[:me]]
