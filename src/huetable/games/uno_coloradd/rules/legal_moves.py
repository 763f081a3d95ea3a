"""Who may do what now. All moves are built once, in tables: listing them is what bots and searches do most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from huetable.core.terms import Observation, Seat

from .cards import CARDS, COLOUR_OF, COLOURS, CUSTOM, SYMBOL_OF, WILDS, Card, Colour
from .moves import Accept, Catch, Challenge, Done, Doubt, Draw, Keep, Move, NameColour, Pass, Play, Ready, Uno
from .state import NOTHING_TO_CATCH, PLAY_PHASES, Action, Effect, Options, State

MAX_SEATS: Final = 10

DRAW: Final = Draw()
KEEP: Final = Keep()
PASS: Final = Pass()
ACCEPT: Final = Accept()
CHALLENGE: Final = Challenge()
UNO: Final = Uno()
DONE: Final = Done()
READY: Final = Ready()
CATCHES: Final = tuple(Catch(seat) for seat in range(MAX_SEATS))
DOUBTS: Final = tuple(Doubt(seat) for seat in range(MAX_SEATS))
NAME_COLOURS: Final = tuple(NameColour(colour) for colour in COLOURS)
SEAT_TUPLES: Final = tuple((seat,) for seat in range(MAX_SEATS))

PlaysByCard = dict[Card, tuple[Play, ...]]

PLAYS: Final[PlaysByCard] = {
    card: tuple(Play(card, colour) for colour in COLOURS) if card in WILDS else (Play(card),)
    for card in CARDS
}
"""The ways to play each card when there is nothing to choose but a wild card's colour."""

NEXT_TO_LAST: Final[PlaysByCard] = {
    card: tuple(Play(card, play.colour, None, call) for play in plays for call in (None, "uno"))
    for card, plays in PLAYS.items()
}
"""The same for somebody with two cards: with the call and without."""


def _fitting(colour: Colour, symbol: str, plays: PlaysByCard) -> PlaysByCard:
    return {
        card: plays[card]
        for card in CARDS
        if card in WILDS or COLOUR_OF[card] == colour or SYMBOL_OF[card] == symbol
    }


def _by_top_card(plays: PlaysByCard) -> dict[Colour | None, dict[Card, PlaysByCard]]:
    symbols = dict.fromkeys(SYMBOL_OF.values())
    table: dict[Colour | None, dict[Card, PlaysByCard]] = {}
    for colour in COLOURS:
        shared = {symbol: _fitting(colour, symbol, plays) for symbol in symbols}
        table[colour] = {top: shared[SYMBOL_OF[top]] for top in CARDS}
    return table


FITTING: Final = _by_top_card(PLAYS)
"""What fits and how it is played, by the colour in force and the top card."""

FITTING_NEXT_TO_LAST: Final = _by_top_card(NEXT_TO_LAST)

_ACTION_OF_SYMBOL: Final[dict[str, Action]] = {"+2": "two", "s": "skip", "r": "reverse"}
ACTION_OF: Final[dict[Card, Action]] = {
    card: _ACTION_OF_SYMBOL[symbol] for card, symbol in SYMBOL_OF.items() if symbol in _ACTION_OF_SYMBOL
} | {"w4": "four"}

MAY_HAVE_EFFECT: Final = frozenset(
    [card for card in CARDS if card in ACTION_OF or card in CUSTOM or SYMBOL_OF[card] in ("7", "0")]
)
"""Cards that have an effect, always or by a house rule."""

NEEDS_TARGET: Final = frozenset(["swap", "one_draws", "look"])
MOVES_HANDS: Final = frozenset(["swap", "pass_on"])
WORKS_AS_LAST_CARD: Final = frozenset(["all_draw", "one_draws"])


def effect_of(options: Options, card: Card) -> Action | Effect | None:
    """What a card does when it is played; None for numbers and plain wild cards."""
    action = ACTION_OF.get(card)
    if action is None and (options.seven_zero or options.house_rules):
        return _house_rule_effect(options, card)
    return action


def _house_rule_effect(options: Options, card: Card) -> Effect | None:
    if card in CUSTOM:
        return options.house_rules[CUSTOM.index(card)].effect
    if options.seven_zero and SYMBOL_OF[card] in ("7", "0"):
        return "swap" if SYMBOL_OF[card] == "7" else "pass_on"
    return None


def fits(state: State, card: Card) -> bool:
    return card in FITTING[state.colour][state.discard[-1]]


def can_draw(state: State) -> bool:
    return bool(state.pile) or len(state.discard) > 1


def needs_target(state: State, seat: Seat, card: Card) -> bool:
    """A last card has no use for a chosen player, unless that player draws."""
    effect = effect_of(state.options, card)
    return effect in NEEDS_TARGET and (len(state.hands[seat]) > 1 or effect in WORKS_AS_LAST_CARD)


def leaves_one(state: State, seat: Seat, card: Card, colour: Colour | None) -> bool:
    """Whether the player must call after this play. Hands that change owners need no call."""
    if effect_of(state.options, card) in MOVES_HANDS:
        return False
    return cards_left(state, seat, card, colour) == 1


def cards_left(state: State, seat: Seat, card: Card, colour: Colour | None) -> int:
    """How many cards the player has after laying this one down, before hands change owners."""
    hand = state.hands[seat]
    left = len(hand) - 1
    if effect_of(state.options, card) == "discard_colour":
        left -= sum([COLOUR_OF.get(other) == colour for other in hand])
    return left


def plays_of_card(state: State, seat: Seat, card: Card) -> Sequence[Play]:
    """Every way to play a card: with its colour, its chosen player, with the call and without."""
    if state.options.seven_zero or state.options.house_rules:
        return _house_rule_plays_of_card(state, seat, card)
    return NEXT_TO_LAST[card] if len(state.hands[seat]) == 2 else PLAYS[card]


def _house_rule_plays_of_card(state: State, seat: Seat, card: Card) -> list[Play]:
    others = [other for other in range(len(state.hands)) if other != seat]
    targets: list[Seat | None] = [*others] if needs_target(state, seat, card) else [None]
    found = []
    for plain in PLAYS[card]:
        for target in targets:
            found.append(Play(card, plain.colour, target))
            if leaves_one(state, seat, card, plain.colour):
                found.append(Play(card, plain.colour, target, "uno"))
    return found


def whose_turn(state: State) -> Sequence[Seat]:
    if state.phase in PLAY_PHASES:
        return SEAT_TUPLES[state.turn] if state.watch.dispute is None else ()
    if state.phase == "round_over":
        return [seat for seat in range(len(state.hands)) if seat not in state.match.ready]
    return SEAT_TUPLES[state.turn] if state.phase == "colour" else ()


def may_act(state: State, seat: Seat) -> bool:
    if state.phase not in PLAY_PHASES:
        return seat in whose_turn(state)
    watch = state.watch
    if watch.dispute is not None:
        return False
    if seat == state.turn or (state.options.jump_in and may_jump_in(state, seat)):
        return True
    return watch is not NOTHING_TO_CATCH and bool(interrupting_moves(state, seat))


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Plays come first, then what else ends a decision, then the interrupts. A plain turn is the usual case."""
    if state.phase != "turn" or seat != state.turn or state.watch.dispute is not None:
        return _moves_at_other_times(state, seat)
    hand, discard, options = state.hands[seat], state.discard, state.options
    found: list[Move] = []
    if options.seven_zero or options.house_rules:
        found = _house_rule_plays(state, seat)
    else:
        fitting = (FITTING if len(hand) != 2 else FITTING_NEXT_TO_LAST)[state.colour][discard[-1]]
        for card in hand:
            if card in fitting:
                plays = fitting[card]
                # Equal cards are played alike: each is listed once.
                if not found or plays[0] not in found:
                    found += plays
    if state.pile or len(discard) > 1:
        found.append(DRAW)
    elif not found:
        found.append(PASS)
    return found if state.watch is NOTHING_TO_CATCH else found + interrupting_moves(state, seat)


def _moves_at_other_times(state: State, seat: Seat) -> list[Move]:
    if state.phase not in PLAY_PHASES or state.watch.dispute is not None:
        return _moves_outside_play(state, seat)
    found: list[Move] = []
    if seat == state.turn:
        found = _answers_in_turn(state, seat)
    elif may_jump_in(state, seat):
        found = [*plays_of_card(state, seat, state.discard[-1])]
    return found if state.watch is NOTHING_TO_CATCH else found + interrupting_moves(state, seat)


def _moves_outside_play(state: State, seat: Seat) -> list[Move]:
    if seat not in whose_turn(state):
        return []
    return [*NAME_COLOURS] if state.phase == "colour" else [READY]


def _house_rule_plays(state: State, seat: Seat) -> list[Move]:
    cards = dict.fromkeys(state.hands[seat])
    return [
        play for card in cards if fits(state, card) for play in _house_rule_plays_of_card(state, seat, card)
    ]


def _answers_in_turn(state: State, seat: Seat) -> list[Move]:
    """What the player whose turn it is may do when it is not a plain turn."""
    hand = state.hands[seat]
    if state.phase == "drawn":
        return [*plays_of_card(state, seat, hand[-1]), KEEP]
    if state.phase == "honour":
        return [DONE]
    stackable = dict.fromkeys(hand) if state.options.stacking else ()
    stacked = [card for card in stackable if can_be_stacked(state, card)]
    found: list[Move] = [play for card in stacked for play in plays_of_card(state, seat, card)]
    return [*found, ACCEPT] if state.phase == "stack" else [*found, ACCEPT, CHALLENGE]


def can_be_stacked(state: State, card: Card) -> bool:
    """Stacking: a Draw Two on a Draw Two, a Wild Draw Four on a Wild Draw Four."""
    return state.options.stacking and ACTION_OF.get(card) == ("two" if state.phase == "stack" else "four")


def may_jump_in(state: State, seat: Seat) -> bool:
    """Out of turn, with exactly the card on top."""
    if not state.options.jump_in or state.phase != "turn" or seat == state.turn:
        return False
    top = state.discard[-1]
    return top not in WILDS and top in state.hands[seat]


def interrupting_moves(state: State, seat: Seat) -> list[Move]:
    """Calling, catching and disputing: open to everybody, whoever's turn it is."""
    watch = state.watch
    found: list[Move] = []
    if watch.last_cards and not (watch.locks and is_locked(state, seat)):
        for other in watch.last_cards:
            if other != seat:
                found.append(CATCHES[other])  # noqa: PERF401 - it's mostly one, and a comprehension is a call
    if watch.exposed and is_exposed(state, seat):
        found.append(UNO)
    if watch.disputable:
        found += [DOUBTS[other] for other in watch.disputable if other != seat]
    return found


def is_exposed(state: State, seat: Seat) -> bool:
    return seat in [exposure.seat for exposure in state.watch.exposed]


def is_locked(state: State, seat: Seat) -> bool:
    return seat in [lock.seat for lock in state.watch.locks]


def timeout_move(state: State, seat: Seat) -> Move:
    """Out of time: draw, keep, accept, and else the first thing that can be done."""
    choices = legal_moves(state, seat)
    return next((move for move in choices if move in (DRAW, KEEP, ACCEPT)), _with_call(choices[0], choices))


def stand_in_move(observation: Observation, move: Move) -> Move:
    """A bot plays a person's second-last card with the call."""
    return _with_call(move, observation.moves)


def _with_call(move: Move, choices: Sequence[Move]) -> Move:
    """A player who runs out of time may have pressed "Call UNO" already, and only their page knows (UNO-28)."""
    if not isinstance(move, Play):
        return move
    called = replace(move, call="uno")
    return called if called in choices else move
