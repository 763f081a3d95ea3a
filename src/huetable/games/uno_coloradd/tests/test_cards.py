"""The cards of UNO ColorADD."""

from collections import Counter

import pytest

from huetable.games.uno_coloradd.rules.cards import (
    CARDS,
    COLOUR_OF,
    COLOURS,
    POINTS,
    SYMBOL_OF,
    full_deck,
    hand_points,
)
from huetable.games.uno_coloradd.tests.table import agreed, all_cards, cards, refused_options, rule, table


@pytest.mark.rule("UNO-1")
def test_two_to_ten_may_play() -> None:
    assert [seats for seats in range(20) if refused_options(seats) is None] == list(range(2, 11))


@pytest.mark.rule("UNO-2")
def test_there_are_108_cards_and_up_to_four_customizable() -> None:
    assert [len(full_deck(custom)) for custom in range(5)] == [108, 109, 110, 111, 112]
    assert full_deck(0).count("w") == full_deck(0).count("w4") == 4
    assert [card for card in full_deck(3) if card[:2] == "wc"] == ["wc1", "wc2", "wc3"]


@pytest.mark.rule("UNO-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_nineteen_numbers_and_six_actions(colour: str) -> None:
    symbols = Counter(SYMBOL_OF[card] for card in full_deck(4) if COLOUR_OF.get(card) == colour)
    assert symbols.pop("0") == 1
    assert symbols == dict.fromkeys([*"123456789", "+2", "s", "r"], 2)


@pytest.mark.rule("UNO-2")
def test_customizable_cards_are_only_there_if_agreed() -> None:
    assert agreed().house_rules == ()
    assert all_cards(table("r1", "r2", house_rules=(rule("look"), rule("swap"))))["wc2"] == 1
    assert all_cards(table("r1", "r2")).total() == 108


@pytest.mark.rule("UNO-36")
def test_what_each_card_is_worth() -> None:
    for card in CARDS:
        symbol = SYMBOL_OF[card]
        assert POINTS[card] == (50 if symbol == "wild" else int(symbol) if symbol.isdigit() else 20)
    assert hand_points(cards("r0 y9 g+2 bs rr w w4 wc1")) == 0 + 9 + 20 + 20 + 20 + 50 + 50 + 50
