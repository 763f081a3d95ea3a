"""The cards."""

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.board import FIELDS
from huetable.games.hues_and_cues.rules.colour import ciede2000
from huetable.games.hues_and_cues.rules.deck import deal
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.games.hues_and_cues.rules.state import Options


@pytest.mark.rule("HUES-3")
def test_a_hundred_cards_of_four_fields_none_twice() -> None:
    state = GAME.setup(Options(), 5, Rng.from_number(3))
    cards = [*state.deck, state.card]
    fields = [field for card in cards for field in card]
    assert (len(cards), {len(card) for card in cards}, len(set(fields))) == (100, {4}, 400)
    assert set(fields) < set(FIELDS)


@pytest.mark.rule("HUES-3")
def test_the_colours_of_a_card_are_clearly_different() -> None:
    codes = dict(zip(FIELDS, COLOURS, strict=True))
    for seed in range(30):
        for card in deal(100, (), Rng.from_number(seed)):
            pairs = [(one, two) for one in card for two in card if one < two]
            assert min(ciede2000(codes[one], codes[two]) for one, two in pairs) > 10


@pytest.mark.rule("HUES-3")
def test_the_seed_shuffles_them() -> None:
    decks = {tuple(deal(100, (), Rng.from_number(seed))) for seed in range(20)}
    assert len(decks) == 20
    assert deal(100, (), Rng.from_number(7)) == deal(100, (), Rng.from_number(7))
    tops = {deck[-1] for deck in decks}
    assert len(tops) == 20


@pytest.mark.rule("HUES-3")
def test_every_field_can_stand_on_a_card() -> None:
    seen = {field for seed in range(12) for card in deal(100, (), Rng.from_number(seed)) for field in card}
    assert seen == set(FIELDS)


def test_what_is_gone_is_not_dealt() -> None:
    gone = set(FIELDS[:80])
    dealt = {field for card in deal(80, gone, Rng.from_number(1)) for field in card}
    assert len(dealt) == 320
    assert not dealt & gone
