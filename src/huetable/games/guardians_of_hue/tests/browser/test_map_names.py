"""The names of the locations on the map: whole, and large enough for those who look at them from where they sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.tests.browser.positions import (
    a_high_map,
    a_random_map,
    laying,
    my_turn,
    sepia_watches,
)

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

BROKEN = r"""() => [...document.querySelectorAll('.frame .name span')].filter((name) => name.checkVisibility()).filter((name) => {
    const range = document.createRange();
    return [...name.firstChild.data.matchAll(/\S+/g)].some(({ 0: word, index }) => {
        range.setStart(name.firstChild, index);
        range.setEnd(name.firstChild, index + word.length);
        return range.getClientRects().length > 1;
    });
}).map((name) => `${name.innerText} is broken`)"""
"""Words that go on in the next line."""

LONGEST = "Zuckerwinkel"
"""The longest word that any language has for a location."""

AS_WIDE_AS = """([width, longest]) => {
    for (const name of document.querySelectorAll('.frame .long')) name.firstChild.data = longest;
    Object.assign(document.querySelector('.frame').style, { width: `${width}px`, maxHeight: 'none' });
}"""


@pytest.mark.soak
def test_no_name_is_broken_inside_a_word_however_wide_the_map_is(put: Put) -> None:
    stage = put(GAME, a_high_map(), just_opened=True)
    for width in range(280, 640, 15):
        stage.page.evaluate(AS_WIDE_AS, [width, LONGEST])
        stage.settles(BROKEN, f"on a map of {width} px")


TWO_LINES = """(names) => () => {
    for (const [card, name] of names.entries()) document.querySelectorAll('.frame .long')[card].firstChild.data = name;
    return [...document.querySelectorAll('.frame .name span')].filter((name) => name.checkVisibility() && name.getClientRects().length > 1)
        .map((name) => `${name.innerText} has two lines`);
}"""

LONG_NAMES = ["Puesto de Dulces", "Barrio del Puerto", "Taller de Pintura"]


@pytest.mark.soak
@pytest.mark.parametrize("size", [(640, 360), (740, 360)])
def test_no_name_has_a_second_line_on_a_low_card(put: Put, size: tuple[int, int]) -> None:
    """It would lie on the pieces."""
    stage = put(GAME, my_turn(), *size, just_opened=True)
    stage.settles(f"({TWO_LINES})({LONG_NAMES})")


LYING = """() => {
    const { width, height } = document.querySelector('.frame').getBoundingClientRect();
    const sizes = [...document.querySelectorAll('.frame .name span')].filter((name) => name.checkVisibility())
        .map((name) => parseFloat(getComputedStyle(name).fontSize));
    return [
        ...(width < height ? [`${width} by ${height}`] : []),
        ...(width < 0.45 * innerWidth ? [`${width} of ${innerWidth}`] : []),
        ...sizes.filter((size) => size < 15).map((size) => `a name of ${size} px`),
    ];
}"""


@pytest.mark.soak
def test_on_a_tv_a_high_map_lies_on_its_side_as_on_the_phones_before_it(put: Put) -> None:
    stage = put(GAME, a_high_map(), 1280, 720, seat=None)
    for lay in (a_high_map, a_random_map):
        stage.show(lay())
        stage.settles(LYING, lay.__name__)
        stage.settles(BROKEN, lay.__name__)


CUT = """() => [...document.querySelectorAll('.ghost .name')].filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => `${name.innerText} is cut off`)"""

OVER_THE_MAP = """() => {
    const [note, card] = ['.place p', '.map .at'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return !note || note.bottom > card.top ? [`the line ends at ${note?.bottom}, the map begins at ${card.top}`] : [];
}"""


@pytest.mark.soak
def test_in_double_letters_the_card_in_hand_has_its_name_and_a_story_leaves_the_map_free(put: Put) -> None:
    stage = put(GAME, laying(), 360, 640, just_opened=True)
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    stage.settles(CUT)
    stage.show(sepia_watches())
    stage.show(sepia_watches(story=["Dust. " * 33]))
    stage.settles(OVER_THE_MAP)
