"""Forced colours, more contrast, windows zoomed to 400 % and letters of double size: states can be seen, nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import pytest

from huetable.core.game import AnyGame
from huetable.games import cluzzle, guardians_of_hue, hues_and_cues, uno_coloradd
from huetable.games.cluzzle.tests.browser import positions as cluzzle_positions
from huetable.games.guardians_of_hue.tests.browser import positions as guardians_positions
from huetable.games.hues_and_cues.tests.browser import positions as hues_positions
from huetable.games.uno_coloradd.tests.browser import positions as uno_positions

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

Lay = Callable[[], Any]

GAMES: dict[str, tuple[AnyGame, Lay, tuple[str, str]]] = {
    "uno": (uno_coloradd.GAME, uno_positions.my_turn, (".lit[data-card]", "[data-card]:not(.lit)")),
    "hues": (hues_and_cues.GAME, hues_positions.my_guess, (".awaited .face", ".seat:not(.awaited) .face")),
    "guardians": (
        guardians_of_hue.GAME,
        guardians_positions.my_turn,
        (".location.lit", ".location:not(.lit, .selected)"),
    ),
    "cluzzle": (cluzzle.GAME, cluzzle_positions.at_work, (".tools .chosen", ".tools label:not(.chosen)")),
}
"""A position of each game; a part that can be chosen, is chosen or has the turn, and one like it that is not."""

ALIKE = """([one, other]) => {
    const edge = (selector) => {
        const style = getComputedStyle(document.querySelector(selector));
        return [style.boxShadow, style.outline, style.borderColor, style.backgroundColor].join();
    };
    return edge(one) === edge(other);
}"""

CUT = """() => {
    const faults = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth}`);
    const bar = document.querySelector('header').getBoundingClientRect();
    const words = document.querySelector('header .text').getBoundingClientRect();
    if (words.height > bar.height + 1) faults.push(`${words.height} of words in a bar of ${bar.height}`);
    return faults;
}"""

STUCK = """() => ['.play > header', '.play > .foot']
    .filter((part) => getComputedStyle(document.querySelector(part)).position === 'sticky')"""

EVERY = pytest.mark.parametrize(
    "name",
    ["uno", *[pytest.param(name, marks=pytest.mark.soak) for name in ("hues", "guardians", "cluzzle")]],
)


@EVERY
def test_whoever_needs_contrast_size_or_zoom_can_play(put: Put, inspect: Inspect, name: str) -> None:
    game, lay, pair = GAMES[name]
    stage = put(game, lay(), 360, 640)
    asked: tuple[tuple[Literal["active", "none"], Literal["more", "no-preference"]], ...] = (
        ("active", "no-preference"),
        ("none", "more"),
    )
    for forced, contrast in asked:
        stage.page.emulate_media(forced_colors=forced, contrast=contrast)
        assert not stage.page.evaluate(ALIKE, list(pair)), f"{forced} {contrast}"
    inspect(stage.page, "more contrast", within="main")
    stage.page.emulate_media(forced_colors="none", contrast="no-preference")
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    stage.settles(CUT, "double letters")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")
    stage.resize(320, 200)
    stage.settles(CUT, "zoomed to 400 %")
    stage.settles(STUCK, "zoomed to 400 %")


def test_letters_can_be_twice_as_large(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    person.open("/settings")
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = person.page.evaluate(size)
    person.page.get_by_text("Double", exact=True).click()
    assert person.page.evaluate(size) == 2 * before
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
