"""Who deals, and how a round begins."""

from collections import Counter
from itertools import pairwise

import pytest

from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import NUMBER_OF, Card, full_deck
from huetable.games.uno_coloradd.rules.deal import (
    apply_first_card,
    begin_round,
    highest_draws,
    turn_up_first_card,
)
from huetable.games.uno_coloradd.rules.events import Drew, Received, Reversed, RoundBegan, Skipped
from huetable.games.uno_coloradd.rules.state import DealDraw, Options, State
from huetable.games.uno_coloradd.tests.table import DEALT, all_cards, emitted, refused, rule, table

MANY = [
    GAME.setup(Options(), seats, Rng.from_number(100 * seats + seed))
    for seats in (2, 3, 7)
    for seed in range(60)
]
NAMED = Options(dealer=2)


def opened(first: Card, seats: int = 4, dealer: int = 1) -> tuple[State, list[object]]:
    """A table where this card was turned up by this dealer, and what was told about it."""
    state = GAME.setup(Options(dealer=dealer), seats, Rng.from_number(4))
    state.direction, state.turn, state.phase, state.discard = 1, (dealer + 1) % seats, "turn", [first]
    state.hands = [full_deck(0)[:7] for _ in range(seats)]
    return state, [event for event, _ in apply_first_card(state, first, DEALT)]


@pytest.mark.rule("UNO-3")
def test_the_highest_number_deals_and_symbols_count_zero() -> None:
    assert highest_draws((DealDraw(0, "r+2"), DealDraw(1, "g3"), DealDraw(2, "w4"), DealDraw(3, "b9"))) == [3]
    assert highest_draws((DealDraw(0, "w4"), DealDraw(1, "r0"), DealDraw(2, "gs"))) == [0, 1, 2]
    assert highest_draws((DealDraw(0, "r7"), DealDraw(1, "b6"), DealDraw(2, "y7"))) == [0, 2]


@pytest.mark.rule("UNO-3")
def test_everybody_draws_and_those_who_are_level_draw_again_among_themselves() -> None:
    for state in MANY:
        groups = state.match.deal
        assert [draw.seat for draw in groups[0]] == list(range(len(state.hands)))
        for before, after in pairwise(groups):
            assert [draw.seat for draw in after] == highest_draws(before)
            assert len(after) > 1
        assert highest_draws(groups[-1]) == [state.match.dealer]
    assert {len(state.match.deal) for state in MANY} >= {1, 2, 3}


@pytest.mark.rule("UNO-3")
def test_any_card_may_be_drawn_for_the_deal_and_none_twice() -> None:
    groups = [group for state in MANY for group in state.match.deal]
    for group in groups:
        assert not Counter(draw.card for draw in group) - Counter(full_deck(0))
    drawn = Counter(draw.card for group in groups for draw in group)
    assert len(drawn) > 50
    assert 0.05 < sum(drawn[card] for card in ("w", "w4")) / drawn.total() < 0.11


@pytest.mark.rule("UNO-3")
def test_customizable_cards_are_drawn_for_the_deal_too() -> None:
    options = Options(house_rules=(rule("look"),) * 4)
    states = [GAME.setup(options, 10, Rng.from_number(seed)) for seed in range(60)]
    drawn = {draw.card for state in states for group in state.match.deal for draw in group}
    assert {"wc1", "wc2", "wc3", "wc4"} <= drawn


@pytest.mark.rule("UNO-3")
def test_everybody_deals_alike_often() -> None:
    dealers = Counter(GAME.setup(Options(), 3, Rng.from_number(seed)).match.dealer for seed in range(600))
    assert all(160 < dealers[seat] < 240 for seat in range(3))


@pytest.mark.rule("UNO-3")
def test_the_host_may_name_the_first_dealer() -> None:
    state = GAME.setup(NAMED, 4, Rng.from_number(1))
    assert (state.match.dealer, state.match.deal) == (2, ())
    assert GAME.refuse_options(NAMED, 3) is None
    refusal = GAME.refuse_options(NAMED, 2)
    assert refusal is not None
    assert (refusal.clause, refusal.args) == ("UNO-3", {"players": 2})


@pytest.mark.rule("UNO-4")
def test_everybody_gets_seven_of_all_the_cards_and_one_is_turned_up() -> None:
    for state in MANY:
        drew_two = state.discard[-1][1:] == "+2"
        assert sorted(map(len, state.hands)) == [7] * (len(state.hands) - drew_two) + [9] * drew_two
        assert len(state.discard) == 1
        assert all_cards(state) == Counter(full_deck(0))


@pytest.mark.rule("UNO-4")
def test_no_two_deals_are_alike() -> None:
    assert len({tuple(state.hands[0]) for state in MANY}) == len(MANY)


@pytest.mark.rule("UNO-5")
def test_after_a_number_the_player_to_the_dealers_left_begins_and_play_goes_left() -> None:
    numbers = [state for state in MANY if state.discard[-1][1:].isdigit()]
    for state in numbers:
        assert state.turn == (state.match.dealer + 1) % len(state.hands)
        assert (state.direction, state.phase) == (1, "turn")
        assert NUMBER_OF[state.discard[-1]] == int(state.discard[-1][1])
    assert opened("g4", dealer=3)[0].turn == 0
    assert opened("g4")[1] == []


@pytest.mark.rule("UNO-6")
def test_a_draw_two_turned_up_is_drawn_by_the_player_to_the_dealers_left() -> None:
    state, events = opened("b+2")
    assert events[:1] == [Drew(2, 2, "two")]
    assert isinstance(events[1], Received)
    assert events[2:] == [Skipped(2)]
    assert (list(map(len, state.hands)), state.turn) == ([7, 7, 9, 7], 3)


@pytest.mark.rule("UNO-6")
def test_a_skip_turned_up_skips_the_player_to_the_dealers_left() -> None:
    state, events = opened("bs")
    assert (events, state.turn, state.direction) == ([Skipped(2)], 3, 1)


@pytest.mark.rule("UNO-7")
def test_after_a_reverse_turned_up_the_dealer_begins_and_play_goes_right() -> None:
    state, events = opened("br")
    assert (events, state.turn, state.direction) == ([Reversed(-1)], 1, -1)


@pytest.mark.rule("UNO-7")
def test_with_two_players_the_dealer_begins_after_a_reverse() -> None:
    state, events = opened("br", seats=2, dealer=1)
    assert (events, state.turn, state.direction) == ([Skipped(0)], 1, 1)


@pytest.mark.rule("UNO-8")
@pytest.mark.parametrize("wild", ["w", "wc1"])
def test_a_wild_card_turned_up_is_named_by_the_player_to_the_dealers_left(wild: str) -> None:
    state = first_up(wild)
    left = (state.match.dealer + 1) % 3
    hands = [list(hand) for hand in state.hands]
    assert (state.phase, state.turn, state.colour) == ("colour", left, None)
    assert GAME.whose_turn(state) == (left,)
    assert refused(state, left, f"play {state.hands[left][0]}") == "UNO-8"
    assert refused(state, left, "draw") == "UNO-8"
    assert refused(state, (left + 1) % 3, "colour blue") == "UNO-8"
    emitted(state, left, "colour green")
    assert (state.phase, state.turn, state.colour) == ("turn", left, "green")
    assert refused(state, left, "colour blue") == "UNO-8"
    assert state.hands == hands, "the house rule does not fire"


def first_up(card: str) -> State:
    options = Options(house_rules=(rule("pass_on"),))
    states = (GAME.setup(options, 3, Rng.from_number(seed)) for seed in range(2000))
    return next(state for state in states if state.discard == [card])


@pytest.mark.rule("UNO-9")
def test_a_wild_draw_four_is_never_the_first_card() -> None:
    pile: list[Card] = ["r1", "r2", "r3", "w4"]
    assert turn_up_first_card(pile, DEALT) in ("r1", "r2", "r3")
    assert len(pile) == 3
    assert "w4" in pile
    assert all(state.discard != ["w4"] for state in MANY)


@pytest.mark.rule("UNO-9")
def test_the_pile_is_shuffled_again_as_often_as_needed() -> None:
    turned = Counter(
        turn_up_first_card(["r1", "w4", "w4", "w4"], Rng.from_number(seed)) for seed in range(50)
    )
    assert turned == {"r1": 50}


@pytest.mark.rule("UNO-9")
def test_a_card_that_is_not_a_wild_draw_four_is_turned_up_as_it_lies() -> None:
    pile: list[Card] = ["r1", "r2", "r3"]
    assert turn_up_first_card(pile, DEALT) == "r3"
    assert pile == ["r1", "r2"]


@pytest.mark.rule("UNO-4")
def test_what_everybody_hears_of_a_new_round() -> None:
    state = table("r1", "r2", "r3", dealer=0)
    events = begin_round(state, Rng.from_number(8))
    assert events[0] == (RoundBegan(1, 0, state.discard[0]), None)
    assert state.news == RoundBegan(1, 0, GAME.setup(Options(dealer=0), 3, Rng.from_number(1)).discard[0])
