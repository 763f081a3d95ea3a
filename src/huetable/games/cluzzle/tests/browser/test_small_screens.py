"""Where a screen is small or its letters are large, words and buttons of Cluzzle have the room that they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from whole_games import LONG_NAMES

from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.state import QUESTION_LETTERS, Accusation, Exchange
from huetable.games.cluzzle.tests.browser.positions import asking, at_work

if TYPE_CHECKING:
    from browser_fixtures import Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

VOTE = {
    "name": "strike/1/1",
    "kind": "game",
    "question": "strike",
    "proposer": 2,
    "accused": 1,
    "may_vote": [0, 2],
    "answered": [2],
    "ends_in": 20_000,
}

UNDER_THE_FOOT = """(parts) => [...document.querySelectorAll(parts)].filter((it) =>
    it.getBoundingClientRect().bottom > document.querySelector('.foot').getBoundingClientRect().top,
).map((it) => it.textContent || it.id)"""


def test_all_answers_to_the_longest_question_are_in_sight_on_a_phone_and_so_is_the_guess(put: Put) -> None:
    state = asking(6)
    state.phase, state.asker = "answer", 1
    question = (
        "Is it something you would find in the kitchen, in the garden or in another room of the house "
        "where people live, and can a child carry it?"
    )
    assert QUESTION_LETTERS - 5 < len(question) <= QUESTION_LETTERS
    state.talk = [Exchange(1, 1, 0, question)]
    stage = put(GAME, state, 360, 640)
    stage.names = LONG_NAMES
    stage.show(state)
    for size in ((390, 844), (844, 390), (360, 640)):
        stage.resize(*size)
        stage.settles(f"() => ({UNDER_THE_FOOT})('[data-part=answers] button')", f"out of sight at {size}")
    state.phase, state.asker = "guess", 0
    state.talk = [Exchange(1, 0, 1, question, "sometimes")]
    stage.show(state)
    stage.settles(f"() => ({UNDER_THE_FOOT})('#guess, [data-part=guess] button')", "out of sight")


@pytest.mark.soak
def test_a_phone_that_is_held_sideways_shows_all_six_words_and_the_question_beside_the_clay(put: Put) -> None:
    state = at_work(6)
    state.sculptors[0].choice = None
    stage = put(GAME, state, 844, 390)
    stage.settles(f"() => ({UNDER_THE_FOOT})('[data-part=word-card] button')", "below")
    stage.show(asking(6))
    stage.settles(f"() => ({UNDER_THE_FOOT})('#question, [data-part=question] [type=submit]')", "below")
    expect(stage.page.get_by_role("button", name="To the question")).to_have_count(0)


@pytest.mark.soak
def test_a_tablet_shows_six_sculptures_and_the_whole_form_for_a_question(put: Put) -> None:
    stage = put(GAME, asking(6), 768, 1024)
    stage.settles(f"() => ({UNDER_THE_FOOT})('[data-part=question], [data-part=question] button')", "below")


IN_LINE = """() => {
    const lefts = ['.heard', 'label[for=guess]', '#guess'].map((it) => document.querySelector(it).getBoundingClientRect().left);
    return new Set(lefts).size === 1 ? [] : lefts;
}"""


def test_a_word_that_is_not_in_the_deck_is_confirmed_above_the_tip(put: Put) -> None:
    state = asking()
    state.phase, state.talk = "guess", [Exchange(1, 0, 1, "Is it round?", "yes")]
    stage = put(GAME, state, 360, 640, coached=True)
    stage.advice = {"type": "spelling", "word": "chees", "meant": None, "near": ["cheese"], "tried": None}
    stage.settles(IN_LINE, "not in line")
    stage.page.get_by_role("textbox", name="What is Mira’s Cluzzle?").fill("chees")
    stage.page.get_by_role("button", name="Guess", exact=True).click()
    expect(stage.page.get_by_role("button", name="cheese", exact=True)).to_be_visible()
    stage.settles(f"() => ({UNDER_THE_FOOT})('[data-part=guess] button')", "out of sight")


CUT_NAMES = """() => [...document.querySelectorAll('.whose > strong')].filter(
    (name) => name.scrollWidth > name.clientWidth,
).map((name) => name.textContent)"""


@pytest.mark.soak
def test_beside_each_other_three_sculptures_have_room_for_names(put: Put) -> None:
    state = asking()
    state.asker = 1
    stage = put(GAME, state, 360, 640)
    stage.names = ("Ada", "Benjamin", "Christina")
    stage.show(state)
    stage.settles(CUT_NAMES, "cut")


ON_THE_TOOLS = """() => {
    const line = document.querySelector('[data-outline=turntable]').getBoundingClientRect();
    const tools = document.querySelector('[data-part=tools]').getBoundingClientRect();
    return line.height === 0 || line.bottom + 7 > tools.top ? [`from ${tools.top}, the line to ${line.bottom + 7}`] : [];
}"""


@pytest.mark.soak
def test_the_line_around_the_turntable_is_clear_of_the_tools(put: Put) -> None:
    stage = put(GAME, at_work(), 360, 640, coached=True)
    for size in ((360, 640), (390, 844)):
        stage.resize(*size)
        stage.settles(ON_THE_TOOLS, f"covered at {size}")


CROWDED = """() => {
    const boxes = [...document.querySelectorAll('.tins .name')].map((it) => {
        const words = document.createRange();
        words.selectNodeContents(it);
        return words.getBoundingClientRect();
    });
    const slider = document.querySelector('.size input').clientWidth;
    return [
        ...boxes.filter((box, at) => at > 0 && box.left < boxes[at - 1].right).map((box) => `a name from ${box.left}`),
        ...(slider < 120 ? [`the slider is ${slider} px long`] : []),
    ];
}"""

OUT_OF_THE_STONE = """() => [...document.querySelectorAll('[data-part=worth] ol li:not(.piece)')].filter((stone) => {
    const words = document.createRange();
    words.selectNodeContents(stone);
    return words.getBoundingClientRect().height > stone.clientHeight;
}).map((stone) => stone.textContent)"""


@pytest.mark.soak
def test_letters_of_double_size_have_room_on_the_bench_and_in_the_rounds(put: Put) -> None:
    stage = put(GAME, at_work(), 360, 640)
    page = stage.page
    page.get_by_role("button", name="A ball").click()
    page.evaluate("document.documentElement.dataset.type = 'double'")
    page.get_by_role("button", name="Parts").click()
    stage.settles(CROWDED, "crowded")
    stage.show(asking())
    stage.settles(OUT_OF_THE_STONE, "too large")
    page.evaluate("delete document.documentElement.dataset.type")


BROKEN = """() => [...document.querySelectorAll('.evidence b')].filter(
    (answer) => answer.getClientRects()[0].height > 1.5 * parseFloat(getComputedStyle(answer).lineHeight),
).map((answer) => answer.textContent)"""


def test_a_vote_on_answers_breaks_no_answer_beside_a_long_question(put: Put) -> None:
    state = asking()
    state.phase, state.accusation = "gallery", Accusation(2, 1)
    state.talk = [Exchange(1, 2, 1, "Is it something that you would find in a kitchen?", "partly")]
    stage = put(GAME, state, 360, 640)
    stage.vote = VOTE
    stage.show(state)
    expect(stage.page.locator(".evidence b")).to_have_text("Partly")
    stage.settles(BROKEN, "broken")


BARE = """() => {
    const bar = document.querySelector('[data-part=leave]').parentElement;
    return getComputedStyle(bar, '::before').backgroundImage === 'none' ? ['words show below the button'] : [];
}"""


@pytest.mark.soak
def test_what_scrolls_below_the_way_out_of_the_gallery_fades_out_on_a_desk(put: Put) -> None:
    state = asking(6)
    state.phase = "gallery"
    put(GAME, state, 1280, 800).settles(BARE)


def test_the_word_that_was_guessed_stands_out_from_what_is_said_of_other_clay(put: Put) -> None:
    state = asking()
    state.asker, state.sculptors[2].solver = 1, 0
    stage = put(GAME, state, 360, 640)
    found = stage.page.get_by_role("button", name="Jo: ").get_by_text(str(state.sculptors[2].choice))
    expect(found).to_have_css("font-weight", "700")
    expect(stage.page.get_by_text("Yours", exact=True)).to_have_css("font-weight", "400")
