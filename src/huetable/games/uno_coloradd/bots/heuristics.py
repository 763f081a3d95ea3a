"""Rules of thumb for UNO: which card to play, which colour to name, when to suspect a bluff.

Everything here is a function of a view, without look-ahead. The numbers were found by playing
variants against each other over the same deals; most of them matter less than one would think.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, Literal, NamedTuple

from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import (
    CARDS,
    COLOUR_OF,
    COLOURS,
    POINTS,
    SYMBOL_OF,
    WILDS,
    Card,
    Colour,
    full_deck,
)
from huetable.games.uno_coloradd.rules.events import Challenged
from huetable.games.uno_coloradd.rules.legal_moves import effect_of
from huetable.games.uno_coloradd.rules.moves import Play
from huetable.games.uno_coloradd.rules.view import View

Kind = Literal["number", "skip", "reverse", "two", "wild", "four"]

_KIND_OF_SYMBOL: Final[dict[str, Kind]] = {"s": "skip", "r": "reverse", "+2": "two"}


def _kind(card: Card) -> Kind:
    if card in WILDS:
        return "four" if card == "w4" else "wild"
    return _KIND_OF_SYMBOL.get(SYMBOL_OF[card], "number")


KIND_OF: Final[dict[Card, Kind]] = {card: _kind(card) for card in CARDS}


class Weights(NamedTuple):
    """What speaks for a play, in cards of the same colour that are left to follow it."""

    kinds: dict[Kind, float]
    against_danger: dict[Kind, float]
    same_colour: float = 1.0
    same_symbol: float = 0.5
    stay: float = 2.0
    """For a colour that the next player has just failed to follow."""


_AGAINST_DANGER: Final[dict[Kind, float]] = {
    "number": 0.0,
    "skip": 2.0,
    "reverse": 2.0,
    "two": 4.0,
    "wild": 2.0,
    "four": 6.0,
}

TWO_PLAYERS: Final = Weights(
    {"number": 0.0, "skip": 1.0, "reverse": 1.0, "two": 1.5, "wild": -6.0, "four": -8.0}, _AGAINST_DANGER
)
"""An action card is a free turn between two; a wild card is the surest last card, so it is kept."""

MORE_PLAYERS: Final = Weights(
    {"number": 0.0, "skip": -1.0, "reverse": -1.0, "two": -0.5, "wild": -6.0, "four": -8.0}, _AGAINST_DANGER
)
"""Among more, an action card is better kept for the moment when the next player is nearly out."""

DANGER: Final = {1: 1.0, 2: 0.6, 3: 0.2}
"""How near a player with this many cards is to going out."""

_BLUFF_SCORE: Final = -20.0
_CARD_FEWER_SCORE: Final = 2.0
"""A card less in a hand that one gets for one's own."""


def next_player(view: View, seat: Seat) -> Seat:
    return (seat + view.public.direction) % len(view.public.counts)


def danger(view: View, seat: Seat) -> float:
    """How soon the next player could go out."""
    return DANGER.get(view.public.counts[next_player(view, seat)], 0.0)


def count_colour(hand: Sequence[Card], colour: Colour | None) -> int:
    return sum([COLOUR_OF.get(card) == colour for card in hand])


def best_colour(hand: Sequence[Card]) -> Colour:
    """The colour of which most is held; between equals the first."""
    return max(COLOURS, key=lambda colour: count_colour(hand, colour))


def could_not_follow(view: View, seat: Seat) -> list[Seat]:
    """Who has just drawn and kept with this colour in force: everybody between the last card and this seat."""
    last, seats = view.public.last_play, len(view.public.counts)
    if (
        last is None
        or view.public.phase not in ("turn", "drawn")
        or effect_of(view.public.options, last.card) in _HIDES_WHO_HELD_WHAT
        # The challenger has a turn of their own, and nobody has had one since.
        or isinstance(view.public.news, Challenged)
    ):
        return []
    skipped = KIND_OF[last.card] in ("skip", "two", "four") or (
        KIND_OF[last.card] == "reverse" and seats == 2
    )
    first = (last.seat + view.public.direction * (2 if skipped else 1)) % seats
    steps = (seat - first) * view.public.direction % seats
    return [(first + step * view.public.direction) % seats for step in range(steps)]


_HIDES_WHO_HELD_WHAT: Final = frozenset(["swap", "pass_on", "skip_all", "honour"])
"""After these nobody can tell who held what, or whose turn it was."""


def play_score(play: Play, view: View, seat: Seat) -> float:
    """What speaks for a play; the highest is the best."""
    weights = TWO_PLAYERS if len(view.public.counts) == 2 else MORE_PLAYERS
    kind = KIND_OF[play.card]
    rest = list(view.private.hand)
    rest.remove(play.card)
    colour = play.colour or COLOUR_OF[play.card]
    worth = weights.kinds[kind] + danger(view, seat) * weights.against_danger[kind]
    worth += weights.same_colour * count_colour(rest, colour)
    if play.card not in WILDS:
        symbol = SYMBOL_OF[play.card]
        worth += weights.same_symbol * sum([SYMBOL_OF[card] == symbol for card in rest])
    if colour == view.public.colour and next_player(view, seat) in could_not_follow(view, seat):
        worth += weights.stay
    if view.public.options.scoring == "leftover":
        worth += POINTS[play.card] / 20
    return worth + _house_rule_score(play, view, seat, rest, colour)


def _house_rule_score(play: Play, view: View, seat: Seat, rest: list[Card], colour: Colour) -> float:
    """What an effect is worth that this table has agreed on; a bluff costs points."""
    worth = 0.0
    match effect_of(view.public.options, play.card):
        case "four" if count_colour(rest, view.public.colour):
            worth = _BLUFF_SCORE
        case "swap" if play.target is not None:
            worth = _CARD_FEWER_SCORE * (len(rest) - view.public.counts[play.target])
        case "pass_on":
            before = view.public.counts[(seat - view.public.direction) % len(view.public.counts)]
            worth = _CARD_FEWER_SCORE * (len(rest) - before)
        case "one_draws" | "look" if play.target is not None:
            worth = 4.0 / view.public.counts[play.target]
        case "discard_colour":
            worth = 3.0 * count_colour(rest, colour)
        case "all_draw" | "skip_all":
            worth = 3.0
    return worth


def is_bluff(play: Play, view: View) -> bool:
    return (
        play.card == "w4"
        and count_colour(view.private.hand, view.public.colour) > 0
        and len(view.private.hand) > 1
    )


def none_among(cards: int, of_colour: int, hidden: int) -> float:
    """How likely so many of the hidden cards hold none of a colour, of which this many are hidden."""
    dealt = min(cards, hidden)
    return comb(hidden - of_colour, dealt) / comb(hidden, dealt)


def bluff_probability(view: View, seat: Seat, daring: float) -> float:
    """How likely the Wild Draw Four was a bluff, if this share of the players who can bluff do it (`daring`).

    How likely a hand of that size holds the colour follows from the cards that are still out of sight.
    """
    threat = view.public.threat
    seen = next((look.cards for look in view.private.looks if look.of == threat.by), ())
    if count_colour(seen[: threat.judged], threat.before):
        return 1.0
    in_sight = [*view.public.discard, *view.private.hand, *seen]
    deck = full_deck(len(view.public.options.house_rules))
    hidden = len(deck) - len(in_sight)
    of_colour = count_colour(deck, threat.before) - count_colour(in_sight, threat.before)
    holds_none = none_among(threat.judged - min(len(seen), threat.judged), of_colour, hidden)
    bluffs = (1 - holds_none) * daring
    return bluffs / (bluffs + holds_none) if bluffs else 0.0
