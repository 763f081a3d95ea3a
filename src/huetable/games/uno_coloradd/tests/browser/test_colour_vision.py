"""Colour is never the only sign: any two cards of different colours also differ by shape and word."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.tests.browser.positions import my_turn

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

CARDS = """() => [...document.querySelectorAll('[data-card]')].map((card) => ({
    card: card.dataset.card,
    word: card.innerText.trim(),
    shape: [...card.querySelectorAll('svg path')].map((part) => part.getAttribute('d')).join(),
}))"""


def test_any_two_card_colours_differ_by_shape_and_word(put: Put) -> None:
    page = put(GAME, my_turn(hand=("r7", "y7", "g7", "b7"))).page
    cards = page.evaluate(CARDS)
    assert len(cards) == 4
    for one, other in combinations(cards, 2):
        assert one["word"] != other["word"]
        assert one["shape"] != other["shape"]
