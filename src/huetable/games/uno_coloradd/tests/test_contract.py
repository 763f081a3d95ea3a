"""The contract under every agreement, no card lost, and nothing lawful that is not listed."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from huetable.core.contract import check_game
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.terms import Emitted
from huetable.games import rulebook, table_rulebook
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import CARDS, full_deck
from huetable.games.uno_coloradd.rules.events import Drew, Reshuffled, RoundBegan
from huetable.games.uno_coloradd.rules.moves import Catch, Doubt, Move, NameColour, Play
from huetable.games.uno_coloradd.rules.state import HAND_SIZE, Effect, State
from huetable.games.uno_coloradd.tests.table import agreed, all_cards

BOOKS = (rulebook(GAME), table_rulebook())
EFFECTS: tuple[str, ...] = get_args(Effect)
SWITCHES = ("stacking", "jump_in", "seven_zero", "draw_until_playable", "clock")
AGREEMENTS = list(product((False, True), repeat=len(SWITCHES)))
GAMES, SOAK_GAMES = len(AGREEMENTS), 10_000
MOST = 300_000
"""Random players with odd house rules may take very long to go out."""


def agreement(number: int) -> dict[str, Any]:
    """Every combination of the switches comes in turn, with none to four house rules of all effects."""
    switches = dict(zip(SWITCHES, AGREEMENTS[number % len(AGREEMENTS)], strict=True))
    effects = [EFFECTS[(number + place) % len(EFFECTS)] for place in range(number % 5)]
    rules = [{"text": f"House rule {effect}.", "effect": effect} for effect in effects]
    return {**switches, "house_rules": rules, "goal": 0}


def seats(number: int) -> int:
    return 2 + number % 9


@pytest.mark.parametrize(
    "number",
    [number if number % 6 == 0 else pytest.param(number, marks=pytest.mark.soak) for number in range(GAMES)],
)
def test_the_contract_holds_under_every_agreement(number: int) -> None:
    check_game(GAME, seats(number), number, options=agreement(number), rulebooks=BOOKS, every=397, most=MOST)


@pytest.mark.parametrize("scoring", ["winner", "leftover"])
def test_the_contract_holds_over_several_rounds(scoring: str) -> None:
    options = {**agreement(17), "goal": 500, "scoring": scoring}
    check_game(GAME, 3, 5, options=options, rulebooks=BOOKS, every=397, most=MOST)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(500))
def test_the_contract_holds_for_a_long_time(number: int) -> None:
    options = {**agreement(number), "goal": (0, 200, 500)[number % 3]}
    check_game(GAME, seats(number // 3), 100 + number, options=options, rulebooks=BOOKS, every=41, most=MOST)


def new_game(number: int) -> State:
    options = agreed(seats(number), **agreement(number))
    return GAME.setup(options, seats(number), Rng.from_number(number))


def play_on(number: int, state: State) -> Iterator[list[Emitted]]:
    """Players who play what they can, so that a game is short, and now and then do anything at all."""
    rng = Rng.from_number(number)
    taken = 0
    while GAME.result(state) is None:
        taken += 1
        here = rng.child(taken)
        seat, move = random_step(GAME, state, here)
        if seat == state.turn and here.below(8, "whim"):
            plays = [move for move in GAME.legal_moves(state, seat) if isinstance(move, Play)]
            move = here.choice(plays, "play") if plays else move
        yield GAME.apply(state, seat, move, here)


def check_that_no_card_is_lost(number: int) -> None:
    state = new_game(number)
    deck = Counter(full_deck(len(state.options.house_rules)))
    for emitted in play_on(number, state):
        assert all_cards(state) == deck, (number, emitted)


@pytest.mark.rule("UNO-2")
def test_no_card_is_ever_lost_or_doubled() -> None:
    for number in range(GAMES):
        check_that_no_card_is_lost(number)


@pytest.mark.soak
def test_no_card_is_ever_lost_or_doubled_in_ten_thousand_games() -> None:
    for number in range(SOAK_GAMES):
        check_that_no_card_is_lost(number)


def left_to_draw(before: int, emitted: list[Emitted], state: State) -> int:
    """How many cards the draw pile holds, by what everybody is told, event by event."""
    pile = before
    for event, audience in emitted:
        match event:
            case RoundBegan():
                pile = len(full_deck(len(state.options.house_rules))) - HAND_SIZE * len(state.hands) - 1
            case Drew(cards=drawn):
                pile -= drawn
            case Reshuffled(cards=shuffled):
                assert pile == 0, "only an empty pile is made anew"
                pile = shuffled
        assert pile >= 0, "nobody draws from an empty pile"
        assert audience is None or not isinstance(event, Drew | Reshuffled | RoundBegan)
    return pile


@pytest.mark.rule("UNO-16")
@pytest.mark.parametrize("games", [GAMES, pytest.param(1_000, marks=pytest.mark.soak)])
def test_what_everybody_is_told_keeps_count_of_the_draw_pile(games: int) -> None:
    reshuffled = 0
    for number in range(games):
        state = new_game(number)
        pile = len(state.pile)
        for emitted in play_on(number, state):
            pile = left_to_draw(pile, emitted, state)
            assert pile == len(state.pile), (number, emitted)
            reshuffled += any(isinstance(event, Reshuffled) for event, _ in emitted)
    assert reshuffled


def conceivable(state: State, rng: Rng) -> list[Move]:
    """Every kind of move, lawful or not, with a few cards that somebody holds."""
    targets = [0, 1, len(state.hands) - 1]
    held = [card for card in CARDS if any(card in hand for hand in state.hands)]
    found: list[Any] = [
        Play(card, colour, target, call)
        for card in {rng.choice(held, str(pick)) for pick in range(12)}
        for colour in (None, "red", "blue")
        for target in (None, *targets)
        for call in (None, "uno")
    ]
    found += [kind() for kind in get_args(Move) if not kind.__struct_fields__]
    found += [kind(target) for kind in (Catch, Doubt) for target in targets]
    return [*found, NameColour("red")]


@pytest.mark.parametrize(
    "number",
    [n if n % 4 == 0 else pytest.param(n, marks=pytest.mark.soak) for n in range(len(AGREEMENTS))],
)
def test_what_is_lawful_is_listed(number: int) -> None:
    state, rng = new_game(7 * number), Rng.from_number(number)
    for taken in range(150):
        if GAME.result(state) is not None:
            break
        if taken % 15 == 0:
            for seat in range(len(state.hands)):
                listed = GAME.legal_moves(state, seat)
                lawful = [
                    move
                    for move in conceivable(state, rng.child(taken))
                    if GAME.check_move(state, seat, move) is None
                ]
                assert not GAME.may_act(state, seat) or all(move in listed for move in lawful)
                assert all(GAME.check_move(state, seat, move) is None for move in listed)
        mover, move = random_step(GAME, state, rng.child(taken))
        GAME.apply(state, mover, move, rng.child(taken, "draw"))
