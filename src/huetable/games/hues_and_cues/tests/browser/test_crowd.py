"""The end of a round of ten: everybody is in sight, and every piece can be told from the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tv_checks import TV_FAULTS

from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.tests.browser.positions import revealed, ten_revealed

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SEATS = """() => {
    const boxes = [...document.querySelectorAll('.ring .seat')].map((seat) => seat.getBoundingClientRect());
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right && one.top + 1 < other.bottom && other.top + 1 < one.bottom;
    return boxes.flatMap((box, at) => [
        ...(box.top < 0 || box.bottom > innerHeight ? [`seat ${at} is out of sight`] : []),
        ...boxes.slice(at + 1).flatMap((other) => meet(box, other) ? [`a seat lies on seat ${at}`] : []),
    ]);
}"""

PIECES = """() => {
    const pane = document.querySelector('.stage').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.counted')].map((piece) => piece.getBoundingClientRect());
    const unseen = boxes.filter(({ left, right, top, bottom }) =>
        left < pane.left || right > pane.right || top < pane.top || bottom > pane.bottom);
    const covered = boxes.filter((one) => boxes.some((other) =>
        one !== other && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
    return boxes.length === 16 && unseen.length + covered.length === 0 ? [] : [boxes.length, unseen.length, covered.length];
}"""


@pytest.mark.soak
def test_ten_wide_names_keep_the_scores_in_sight(put: Put) -> None:
    stage = put(GAME, ten_revealed(), 1280, 800)
    stage.names = [20 * letter for letter in "WMQGOADNUH"]
    stage.show(ten_revealed())
    stage.settles(SEATS)


def test_nobody_covers_anybody_when_ten_players_have_scored(put: Put) -> None:
    stage = put(GAME, ten_revealed(), 1280, 800)
    stage.settles(SEATS, "desk")
    for width, height in ((1280, 800), (1280, 720), (390, 844), (360, 640)):
        stage.resize(width, height)
        stage.settles(PIECES, f"{width}x{height}")
    expect(stage.page.locator("[data-part=round-scores] li").first).to_contain_class("mine")


@pytest.mark.soak
def test_a_tv_has_room_for_two_long_names_that_can_still_win(put: Put) -> None:
    state = revealed()
    state.tied = [0, 3]
    stage = put(GAME, state, 1280, 720, seat=None)
    stage.names = ["Maximiliane Sonnenschein"] * 4
    stage.show(state)
    expect(stage.page.locator("[data-part=tie]")).to_contain_text("can still win")
    stage.settles(TV_FAULTS)
