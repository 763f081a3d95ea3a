"""Screens of Cluzzle, laid out by the rules themselves and shown by the real page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.events import Asked
from huetable.games.cluzzle.rules.state import Exchange, Sculpture, State
from huetable.games.cluzzle.tests.browser.positions import asking, at_work, last_answer

if TYPE_CHECKING:
    from browser_fixtures import Inspect, Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_when_time_is_up_the_page_seals_what_is_on_the_turntable(put: Put) -> None:
    stage = put(GAME, at_work())
    page = stage.page
    with page.expect_response(re.compile("/blobs\\?seat=0$")) as handed_in:
        page.get_by_role("button", name="A ball").click()
    hash = handed_in.value.json()["hash"]
    stage.has_played({"type": "keep", "clay": hash})
    state = at_work()
    state.time, state.sculptors[0].draft = "grace", Sculpture(hash)
    stage.show(state)
    # The others seal theirs meanwhile: each time the page gets the position again.
    stage.show(state)
    stage.has_played({"type": "keep", "clay": hash}, {"type": "seal", "clay": hash})


def test_the_big_screen_shows_what_is_asked_and_nobodys_card(put: Put) -> None:
    state = at_work()
    for sculptor in state.sculptors:
        sculptor.sculpture = Sculpture(None, "Round, with a handle")
    state.phase, state.round, state.asker = "answer", 2, 1
    state.talk = [Exchange(2, 1, 0, "Does it have a handle?")]
    page = put(GAME, state, 1280, 720, seat=None).page
    expect(page.get_by_text("Does it have a handle?")).to_be_visible()
    expect(page.get_by_text("Worth 2 points")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Ada: "))).to_be_visible()
    clay = page.locator(".tv [data-part^='cluzzle:'] .clay").all()
    assert [each for each in clay if (each.bounding_box() or {"height": 0})["height"] > 120] == clay
    assert len(clay) == 3
    shown = page.locator(".tv").last.inner_text()
    words = [word for sculptor in state.sculptors for word in sculptor.card]
    assert not [word for word in words if re.search(rf"\b{word}\b", shown)]


SMALL_STAMPS = """() => {
    const zoom = (stamp) => stamp.currentCSSZoom ?? 1;
    const stamps = [...document.querySelectorAll('.tv .stamp')];
    const small = stamps.filter((stamp) => parseFloat(getComputedStyle(stamp).fontSize) * zoom(stamp) < 28);
    return stamps.length < 2 ? ['too few stamps'] : small.map((stamp) => stamp.textContent);
}"""

FACELESS = """() => [...document.querySelectorAll('[data-part=waiting] li, [data-part=centre] li[data-part]')].filter(
    (tile) => !tile.querySelector('.whose .face')?.getBoundingClientRect().width,
).map((tile) => tile.textContent)"""


@pytest.mark.parametrize("players", [3, 6])
def test_the_big_screen_shows_whose_clay_it_is_and_stamps_that_a_sofa_can_read(
    put: Put, players: int
) -> None:
    stage = put(GAME, at_work(players), 1920, 1080, seat=None)
    stage.settles(FACELESS, "while they sculpt")
    state = asking(players)
    state.asker, state.sculptors[2].solver = 1, 0
    state.talk = [Exchange(1, 0, 1, "Does it have a handle?", "no", guesses=("kite",))]
    stage.show(state)
    stage.settles(FACELESS, "in the questions")
    stage.settles(SMALL_STAMPS, "stamps")


@pytest.mark.soak
def test_the_big_screen_shows_large_hands_at_work(put: Put) -> None:
    places = put(GAME, at_work(), 1280, 720, seat=None).page.locator("[data-part=waiting] .place")
    expect(places).to_have_count(3)
    assert [box["height"] > 120 for place in places.all() if (box := place.bounding_box())] == [True] * 3


IN_SIGHT = """() => ['.lit', '#question', '[data-part=question] [type=submit]', '[data-part=players]'].filter((each) => {
    const { top, bottom } = document.querySelector(each).getBoundingClientRect();
    const foot = document.querySelector('.foot').getBoundingClientRect();
    const head = document.querySelector('header').getBoundingClientRect().bottom;
    return top < head - 1 || bottom > (foot.height ? foot.top : innerHeight) + 1;
})"""

TOO_NARROW = """() => [...document.querySelectorAll('[data-part^="cluzzle:"]')].filter(
    (tile) => tile.getBoundingClientRect().width < 64,
).map((tile) => tile.textContent)"""


ON_THE_CLAY = """() => {
    const line = document.querySelector('div:has(> .narration)').getBoundingClientRect();
    const clay = Math.min(
        ...[...document.querySelectorAll('[data-part^="cluzzle:"] .place')].map((it) => it.getBoundingClientRect().top));
    const least = innerWidth < 700 && innerHeight > 739 ? 49 : 28;
    return line.height < least || line.bottom > clay ? [`${line.top} to ${line.bottom}, the clay from ${clay}`] : [];
}"""
"""What just happened is told on a line of its own; a phone has two, for a question."""


@pytest.mark.parametrize("players", [6, *(pytest.param(few, marks=pytest.mark.soak) for few in (3, 4))])
def test_whoever_asks_sees_the_clay_the_question_and_the_players_at_once(put: Put, players: int) -> None:
    stage = put(GAME, asking(players))
    for size in ((390, 844), (1280, 800), (360, 640)):
        stage.resize(*size)
        stage.settles(IN_SIGHT, f"out of sight at {size}")
        assert stage.page.evaluate("scrollY") == 0
        stage.settles(TOO_NARROW, f"too narrow at {size}")
        stage.settles(ON_THE_CLAY, f"told on the clay at {size}")
    # The last thing that was pressed is gone, and its focus goes to the form.
    stage.page.evaluate("document.querySelector('[name=whom]:checked').focus()")
    stage.settles(IN_SIGHT, "out of sight with the focus in it")
    _reads_on_and_finds_it(stage, players)
    stage.page.get_by_role("button", name=re.compile("^Jo: ")).click()
    expect(stage.page.get_by_label("Ask about Jo’s Cluzzle")).to_be_visible()
    expect(stage.page.get_by_role("dialog")).to_have_count(0)
    stage.page.get_by_role("button", name=re.compile("^Jo: ")).click()
    expect(stage.page.get_by_role("dialog", name="Jo")).to_be_visible()


def _reads_on_and_finds_it(stage: Stage, players: int) -> None:
    """Somebody who has scrolled down to the latest questions, when their turn comes: the page stays where it is.

    Whoever goes on reading finds a button that leads to the question.
    """
    state = asking(players)
    state.talk = [Exchange(1, 1, 2, "Does it have a handle?", "no", guesses=("kite",)) for _ in range(3)]
    state.asker = 1
    stage.show(state)
    place = stage.page.evaluate(TO_THE_END)
    assert place > 0
    state.asker = 0
    stage.show(state)
    stage.settles(FORM_OUT_OF_SIGHT, "out of sight after reading")
    assert stage.page.evaluate("scrollY") == place
    stage.settles(TINY_STAMPS, "too small")
    stage.resize(360, 480)
    stage.page.evaluate(TO_THE_END)
    way = stage.page.get_by_role("button", name="To the question")
    way.click()
    stage.settles(FORM_OUT_OF_SIGHT, "out of sight at the end of the way there")
    expect(way).to_have_count(0)
    stage.resize(360, 640)


TO_THE_END = "scrollTo({ top: 9999, behavior: 'instant' }), scrollY"
FORM_OUT_OF_SIGHT = IN_SIGHT.replace("'.lit', ", "").replace(", '[data-part=players]'", "")

TINY_STAMPS = """() => {
    const stamps = [...document.querySelectorAll('.stamp')];
    const tiny = stamps.filter((stamp) => parseFloat(getComputedStyle(stamp).fontSize) < 12);
    return stamps.length ? tiny.map((stamp) => stamp.textContent) : ['no stamp'];
}"""


OVER_THE_ANSWERS = """() => {
    const way = [...document.querySelectorAll('main button')].find((it) => it.innerText === 'To the question');
    const { top, left, bottom, right } = way?.getBoundingClientRect() ?? { top: 0, left: 0, bottom: 0, right: 0 };
    const answers = [...document.querySelectorAll('[data-part^="answer:"]')].map((it) => it.getBoundingClientRect());
    const under = answers.filter((it) => it.top < bottom && it.bottom > top && it.left < right && it.right > left);
    return answers.length ? under.map((it) => `an answer from ${it.top}`) : ['no answers'];
}"""


def test_the_way_to_the_question_never_lies_on_its_answers(put: Put) -> None:
    state = asking()
    state.phase, state.asker = "answer", 1
    state.talk = [Exchange(1, 1, 0, "Does it have a handle, or something else that you could hold it by?")]
    put(GAME, state, 320, 640, coached=True).settles(OVER_THE_ANSWERS, "covered")


def test_no_question_flies_across_the_buttons_that_answer_it(put: Put) -> None:
    state = asking()
    stage = put(GAME, state)
    page = stage.page
    page.emulate_media(reduced_motion="no-preference")
    state.phase, state.asker, state.talk = "answer", 1, [Exchange(1, 1, 0, "Does it have a handle?")]
    stage.show(state, [Asked(1, 0, "Does it have a handle?")])
    bubble = page.locator("[data-part=latest] .bubble").first
    assert bubble.evaluate("(bubble) => bubble.getAnimations().length") == 0


WORDS_ON_THE_CLAY = """() => {
    const said = document.querySelector('.narration > span').getBoundingClientRect();
    const tiles = [...document.querySelectorAll('[data-part^="cluzzle:"]')].map((it) => it.getBoundingClientRect().top);
    return tiles.filter((top) => said.bottom > top).map((top) => `words to ${said.bottom}, clay from ${top}`);
}"""


@pytest.mark.soak
def test_the_longest_question_is_told_above_the_clay_on_a_desk(put: Put) -> None:
    stage = put(GAME, asking(), 1280, 800)
    stage.page.emulate_media(reduced_motion="no-preference")
    question = "Would a careful person keep something like this in the living room of their grandmother on a rainy day?"
    state = asking()
    state.phase, state.asker, state.talk = "answer", 1, [Exchange(1, 1, 2, question)]
    stage.show(state, [Asked(1, 2, question)])
    stage.settles(WORDS_ON_THE_CLAY)


NEAR_THE_FACES = """() => {
    const frame = document.querySelector('[data-part=waiting]').getBoundingClientRect();
    const faces = [...document.querySelectorAll('[data-seat]')].map((it) => it.getBoundingClientRect().bottom);
    const cards = [...document.querySelectorAll('[data-part=waiting] li')].map((it) => it.getBoundingClientRect());
    return [
        ...faces.filter((bottom) => bottom > frame.top - 7).map((bottom) => `a face to ${bottom}`),
        ...cards.filter((card) => card.left < frame.left + 4).map((card) => `a card from ${card.left}`),
    ];
}"""
"""What the coach draws around the part needs 7 px outside it."""


@pytest.mark.soak
def test_a_frame_around_those_who_wait_touches_neither_faces_nor_cards(put: Put) -> None:
    state = at_work()
    state.sculptors[0].sculpture = Sculpture(None)
    stage = put(GAME, state)
    for size in ((390, 844), (360, 640)):
        stage.resize(*size)
        stage.settles(NEAR_THE_FACES, f"touched at {size}")


CLOSE_TO_THE_ROUNDS = """() => {
    const { left, right, top } = document.querySelector('[data-part=worth]').getBoundingClientRect();
    const faces = [...document.querySelectorAll('[data-seat]')].map((it) => it.getBoundingClientRect());
    const above = faces.filter((face) => face.left < right && face.right > left && face.top < top);
    return above.filter(({ bottom }) => bottom > top - 13).map(({ bottom }) => `a face to ${bottom}, from ${top}`);
}"""


@pytest.mark.soak
def test_a_desk_leaves_room_between_six_faces_and_a_frame_around_the_rounds(put: Put) -> None:
    put(GAME, asking(6), 1280, 800).settles(CLOSE_TO_THE_ROUNDS, "too close")


BELOW_THE_TIP = """() => {
    const bar = document.querySelector('[data-guide=secret]').getBoundingClientRect();
    const { bottom } = document.querySelector('[data-part=waiting] button').getBoundingClientRect();
    return bottom > bar.top ? [`the button to ${bottom}, the tip from ${bar.top}`] : [];
}"""


@pytest.mark.parametrize("players", [6, pytest.param(3, marks=pytest.mark.soak)])
def test_a_desk_shows_what_i_made_above_the_tip_while_others_sculpt(put: Put, players: int) -> None:
    state = at_work(players)
    state.sculptors[0].sculpture = Sculpture(None)
    put(GAME, state, 1280, 800, coached=True).settles(BELOW_THE_TIP, "out of sight")


COVERED_ROUNDS = """() => {
    const rounds = document.querySelector('[data-part=worth]');
    const { left, top, width, height } = rounds.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return rounds.contains(hit) ? [] : [hit?.outerHTML.slice(0, 80) ?? 'off the screen'];
}"""


def test_the_empty_line_above_the_clay_covers_no_rounds_that_a_tip_is_about(put: Put) -> None:
    put(GAME, asking(), 360, 640).settles(COVERED_ROUNDS, "covered by")


@pytest.mark.parametrize("size", [(390, 844), pytest.param((1280, 800), marks=pytest.mark.soak)])
def test_the_last_answer_is_corrected_or_stands(put: Put, inspect: Inspect, size: tuple[int, int]) -> None:
    stage = put(GAME, last_answer(), *size)
    page = stage.page
    expect(page.get_by_role("banner").get_by_text("Is your last answer right?")).to_be_visible()
    inspect(page, "the last answer", within="main", night=False)
    page.get_by_role("button", name="Correct my answer").click()
    page.get_by_role("button", name="Partly").click()
    stage.has_played({"type": "correct", "answer": "partly"})
    page.get_by_role("button", name="Keep my answer").click()
    stage.has_played({"type": "correct"}, {"type": "content"})


ANSWERS_IN_SIGHT = """() => [...document.querySelectorAll('[data-part=answers] button')].filter(
    (button) => button.getBoundingClientRect().bottom > document.querySelector('.foot').getBoundingClientRect().top,
).map((button) => button.textContent)"""


def wrong_answer() -> State:
    """Ada answered a moment ago; Jo is to ask next."""
    state = asking(4)
    state.asker = 2
    state.talk = [Exchange(1, 1, 0, "Does it have a handle?", "no", guesses=("kite",))]
    return state


def test_an_answer_is_corrected_in_sight_or_kept_until_the_next_question(put: Put) -> None:
    stage = put(GAME, wrong_answer(), 390, 844, coached=True)
    page = stage.page
    correct = page.get_by_role("button", name="Correct my answer")
    correct.click()
    stage.settles(ANSWERS_IN_SIGHT, "out of sight")
    page.get_by_role("button", name="Keep my answer").click()
    expect(page.locator("[data-part=answers]")).to_have_count(0)
    correct.click()
    state = wrong_answer()
    state.phase, state.talk = "answer", [*state.talk, Exchange(1, 2, 1, "Is it alive?")]
    stage.show(state)
    expect(page.get_by_text("Too late: the next question has been asked")).to_be_visible()
    expect(page.locator("[data-part=answers]")).to_have_count(0)
    stage.show(wrong_answer())
    expect(correct).to_be_visible()
    assert not [sent for sent in stage.played if sent["do"] == "play"]


COVERED = """() => [...document.querySelectorAll('[data-part="gallery:0"] > *')].filter((each) =>
    each.getBoundingClientRect().bottom > document.querySelector('[data-part=leave]').getBoundingClientRect().top,
).map((each) => each.textContent)"""


def test_on_a_low_phone_the_way_out_of_the_gallery_leaves_the_first_word_free(put: Put) -> None:
    state = asking()
    state.phase = "gallery"
    stage = put(GAME, state)
    stage.resize(360, 640)
    expect(stage.page.get_by_role("heading", name=str(state.sculptors[0].choice), exact=True)).to_be_visible()
    stage.settles(COVERED, "covered")


BELOW = """() => [...document.querySelectorAll('li:has([data-part^="gallery:"])')].filter((each) =>
    each.getBoundingClientRect().bottom > document.querySelector('[data-part=leave]').getBoundingClientRect().top,
).map((each) => each.textContent)"""

WHILE_PRESSED = """(button) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const pixel = (colour) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return pen.getImageData(0, 0, 1, 1).data.join();
    };
    const look = () => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor].map(pixel);
    const before = look();
    button.disabled = true;
    const after = look();
    button.disabled = false;
    return [before, after];
}"""
"""The colours of its words and its ground, just before and just after it is switched off."""


def test_a_desk_shows_three_sculptures_above_the_way_out_of_the_gallery(put: Put) -> None:
    state = asking()
    state.phase = "gallery"
    stage = put(GAME, state, 1280, 720)
    leave = stage.page.locator("[data-part=leave]")
    expect(leave).to_be_enabled()
    stage.settles(BELOW, "below")
    stage.page.emulate_media(reduced_motion="no-preference")
    before, after = leave.evaluate(WHILE_PRESSED)
    changed = [old != new for old, new in zip(before, after, strict=True)]
    assert len(set(changed)) == 1, f"words and ground change at the same time: {before}, {after}"


OFF_THE_EDGE = """() => [...document.querySelectorAll('[role=radiogroup] label')].filter((tin) => {
    const { left, right, width, height } = tin.getBoundingClientRect();
    return left < 0 || right > innerWidth || Math.min(width, height) < 44;
}).map((tin) => tin.textContent)"""


BENCH_WITH_PARTS = """() => {
    const { bottom } = document.querySelector('[data-part=seal]').getBoundingClientRect();
    const tabs = document.querySelector('.foot nav').getBoundingClientRect().top;
    const clay = document.querySelector('.bench').clientHeight;
    const steps = [...document.querySelectorAll('.steps button')].filter((it) => it.offsetWidth < 44);
    const cut = [...document.querySelectorAll('.steps button')].filter((it) => it.scrollWidth > it.clientWidth);
    return [
        ...(clay < 178 ? [`the clay is ${clay} px high`] : []),
        ...(bottom > tabs ? [`Done is hidden by ${bottom - tabs} px`] : []),
        ...steps.map((it) => `${it.ariaLabel} is ${it.offsetWidth} px wide`),
        ...cut.map((it) => `${it.textContent} is cut`),
    ];
}"""
"""With the parts on the bench there is still room for the clay, and the way to the end is in sight."""


@pytest.mark.soak
def test_a_low_phone_shows_all_colours_of_clay_and_room_for_it_beside_the_parts(put: Put) -> None:
    stage = put(GAME, at_work())
    stage.resize(360, 640)
    page = stage.page
    page.get_by_role("button", name="A ball").click()
    expect(page.get_by_role("radio")).to_have_count(18)
    stage.settles(OFF_THE_EDGE, "off the edge")
    page.get_by_role("button", name="Parts").click()
    stage.settles(BENCH_WITH_PARTS, "with the parts open")
    # What the others do is told at the foot of the bench, not over the buttons above it.
    expect(page.locator("[data-part=turntable] .foot-line .narration")).to_have_count(1)


OVER_THE_TIP = """() => {
    const line = document.querySelector('div:has(> .narration)').getBoundingClientRect();
    const tip = document.querySelector('.guide').getBoundingClientRect();
    const card = document.querySelector('[data-part=word-card]').getBoundingClientRect();
    const clear = line.top >= tip.bottom && line.bottom <= card.top;
    return clear ? [] : [`${line.top} to ${line.bottom}, the tip to ${tip.bottom}, the card from ${card.top}`];
}"""


def test_what_others_do_while_i_choose_is_told_between_the_tip_and_the_card(put: Put) -> None:
    state = at_work()
    state.sculptors[0].choice = None
    put(GAME, state, 1280, 800, coached=True).settles(OVER_THE_TIP, "covered")


LOW_CLAY = """(least) => {
    const clay = document.querySelector('.bench').clientHeight;
    return clay < least ? [`the clay is ${clay} px high`] : [];
}"""


def test_the_clay_has_room_beside_six_players_and_beside_the_parts(put: Put) -> None:
    stage = put(GAME, at_work(6), 360, 640)
    page = stage.page
    page.get_by_role("button", name="A ball").click()
    stage.settles(f"() => ({LOW_CLAY})(160)", "six players on a low phone")
    stage = put(GAME, at_work(4), 390, 844, coached=True)
    stage.page.get_by_role("button", name="A ball").click()
    stage.page.get_by_role("button", name="Parts").click()
    stage.page.get_by_role("button", name="Two ears").click()
    stage.settles(f"() => ({LOW_CLAY})(225)", "with a part in hand")


OVERLAPPING = """() => {
    const [undo, turn, help] = ['.pair', '.pair + .pair', '.foot-line'].map((it) =>
        document.querySelector(it).getBoundingClientRect());
    return [
        ...(undo.right > turn.left && undo.bottom > turn.top ? [`${undo.right} over ${turn.left}`] : []),
        ...(turn.bottom > help.top ? [`help over ${turn.bottom}`] : []),
    ];
}"""


@pytest.mark.soak
def test_undo_and_turn_keep_apart_in_large_letters_on_a_narrow_screen(put: Put) -> None:
    stage = put(GAME, at_work(), 320, 640)
    stage.page.get_by_role("button", name="A ball").click()
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    stage.settles(OVERLAPPING, "overlapping")
    stage.page.evaluate("delete document.documentElement.dataset.type")
