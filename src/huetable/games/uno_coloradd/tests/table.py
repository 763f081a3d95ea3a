"""Small positions to try the rules on, written as one would lay them out."""

from collections import Counter
from typing import Any

from huetable.core.move_text import parse_any_move
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Refusal
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF, Card, full_deck
from huetable.games.uno_coloradd.rules.state import HouseRule, Options, State

DEALT = Rng.from_number(0)


def cards(names: str) -> list[Card]:
    return names.split()  # type: ignore[return-value]


def rule(effect: Any, text: str = "Sing.") -> HouseRule:
    return HouseRule(text, effect)


def agreed(seats: int = 3, **raw: Any) -> Options:
    """Options as a host would set them."""
    options = GAME.read_options(raw, seats)
    assert isinstance(options, Options), options
    return options


def refused_options(seats: int = 3, **raw: Any) -> str | None:
    """The clause that an agreement is against, None if it is lawful."""
    options = GAME.read_options(raw, seats)
    return options.clause if isinstance(options, Refusal) else None


def table(
    *hands: str,
    top: str = "r5",
    colour: Any = None,
    pile: str | None = None,
    under: str = "",
    turn: int = 0,
    direction: int = 1,
    **options: Any,
) -> State:
    """Seat 0 to play on a red five. `pile` is all there is to draw, the first card first; else what is left of the deck."""
    state = GAME.setup(Options(**options), len(hands), Rng.from_number(1))
    state.hands = [cards(hand) for hand in hands]
    state.discard = cards(f"{under} {top}")
    state.pile = cards(pile)[::-1] if pile is not None else rest_of_the_deck(state)
    state.phase, state.turn, state.direction = "turn", turn, direction
    state.colour = colour or COLOUR_OF[state.discard[-1]]
    return state


def rest_of_the_deck(state: State) -> list[Card]:
    used = Counter(state.discard)
    for hand in state.hands:
        used.update(hand)
    deck = Counter(full_deck(len(state.options.house_rules)))
    assert used <= deck, "there are not so many of these cards"
    return list((deck - used).elements())


def act(state: State, seat: int, text: str) -> list[Any]:
    """A lawful move in its text form, and every event with who hears it."""
    move = parse_any_move(text, GAME.move_type)
    refusal = GAME.refuse(state, seat, move)
    assert refusal is None, refusal
    return GAME.apply(state, seat, move, DEALT)


def emitted(state: State, seat: int, text: str) -> list[Any]:
    """The events alone."""
    return [event for event, _ in act(state, seat, text)]


def refused(state: State, seat: int, text: str) -> str | None:
    """The clause that a move is against, None if it is lawful."""
    refusal = GAME.refuse(state, seat, parse_any_move(text, GAME.move_type))
    return refusal.clause if refusal else None


def lapse(state: State, name: str) -> list[Any]:
    return emitted(state, TABLE, f"lapse {name}")


def exposed(state: State) -> list[int]:
    """Who may be caught."""
    return [exposure.seat for exposure in state.watch.exposed]


def all_cards(state: State) -> Counter[Card]:
    return Counter([card for pile in (*state.hands, state.pile, state.discard) for card in pile])
