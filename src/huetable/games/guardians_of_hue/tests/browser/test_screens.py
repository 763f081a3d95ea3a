"""Every screen of Guardians of Hue, laid out by the rules themselves and shown by the real page at every size."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from sizes import Sizes, every_size

from huetable.core.terms import OutOfTime
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import Moved
from huetable.games.guardians_of_hue.rules.moves import Encounter
from huetable.games.guardians_of_hue.rules.state import Attempt, Suggestion
from huetable.games.guardians_of_hue.tests.browser.positions import (
    ALL_PARTS,
    RNG,
    SCREENS,
    Lay,
    a_high_map,
    a_tall_map,
    asked_for_dice,
    asked_for_support,
    darkness_chooses,
    ended,
    five_at_the_table,
    laying,
    lying,
    my_turn,
    planning,
    sepia_chooses,
    sepia_is_attacked,
    sepia_watches,
    told_a_story,
    which_way,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser_fixtures import Inspect, Put

    from huetable.games.guardians_of_hue.rules.state import State
    from huetable.games.guardians_of_hue.tests.browser.positions import Lay

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FAULTS = """() => {
    const page = document.documentElement;
    const sticksOut = page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} wide`] : [];
    const small = [...document.querySelectorAll('button, a')]
        .filter((element) => element.checkVisibility() && !element.matches('.skip') && !element.closest('dialog:not([open])'))
        .filter((element) => Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) < 43.9)
        .map((element) => element.ariaLabel ?? element.innerText);
    const cut = [...document.querySelectorAll('.board section, .board .actions, .board .choice')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.ariaLabel} is cut`);
    return [...sticksOut, ...small, ...cut];
}"""
"""A card is drawn a little smaller than the part of the map it takes: that part is as large as a thumb."""

COVERED = """() => {
    const [map, asked, foot, status] = ['.map', '.board > .mine', '.foot', '.play > header'].map((part) => document.querySelector(part).getBoundingClientRect());
    const faults = [];
    if (map.top < status.bottom - 9) faults.push(`${status.bottom - map.top} of the map is above the screen`);
    if (asked.height && asked.top < map.bottom - 9) faults.push(`${map.bottom - asked.top} of the map is covered`);
    if (asked.bottom > foot.top + 15) faults.push(`${asked.bottom - foot.top} of the question is below the screen`);
    if (scrollY > 0) faults.push(`the page has scrolled by ${scrollY}`);
    return faults;
}"""
"""The frame of the map has eight pixels of air below the cards, and the question begins with a gradient."""

UNDER_THE_STORY = """() => {
    const [note, card] = ['.place p', '.map .at'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (!note) return ['there is no line'];
    const covers = note.bottom - card.top;
    const foot = document.querySelector('.foot').getBoundingClientRect();
    const free = document.elementFromPoint(foot.left + foot.width / 2, foot.top + 30).closest('.foot');
    return [...(covers > 4 ? [`${covers} of the map is covered`] : []), ...(free ? [] : ['the tools are covered'])];
}"""

SMALL_SPOTS = """() => {
    const spots = [...document.querySelectorAll('[data-spot]')].map((target) => [...target.querySelectorAll('.spot:not(.top) i')].map((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, least: Math.min(width, height) };
    }));
    const small = spots.flat().filter(({ least }) => least < 43.9).map(({ least }) => `a spot of ${least} px`);
    const near = spots.flatMap((target, number) => target.filter((spot) => spots.slice(number + 1).flat()
        .some((other) => Math.hypot(spot.x - other.x, spot.y - other.y) < 43.9)).map(() => 'a spot in another one'));
    return [...(spots.length === 0 ? ['no spots'] : []), ...small, ...near];
}"""
"""Spots nearer to each other than a thumb is wide are one target."""

MAP_SHARE = """() => [
    document.querySelector('.map .frame').getBoundingClientRect().width / innerWidth,
    Math.min(...[...document.querySelectorAll('.map .name span')]
        .map((label) => (label.checkVisibility() ? parseFloat(getComputedStyle(label).fontSize) : 99))),
]"""
"""The map's share of the width, and the size of its smallest label."""

LEAST_LABEL = 12

HIDDEN_NUMBERS = """() => [...document.querySelectorAll('.map .tag')].filter((tag) => {
    const { x, y, width, height } = tag.getBoundingClientRect();
    return !document.elementsFromPoint(x + width / 2, y + height / 2).find((part) => part.matches('.tag, .name'))?.matches('.tag');
}).map((tag) => `${tag.innerText} is under a name`)"""

SQUASHED = """() => {
    const frame = document.querySelector('.map .frame');
    const { width, height } = frame.getBoundingClientRect();
    const [across, down] = ['--across', '--down'].map((side) => Number(getComputedStyle(frame).getPropertyValue(side)));
    return Math.abs(width / across - height / down) < 0.5 ? [] : [`${width} by ${height} for ${across} by ${down}`];
}"""

NOT_TOLD_ONCE = """() => {
    const told = [...document.querySelectorAll('.place p, [data-part="story"] blockquote')].filter((line) => {
        const { left, bottom } = line.getBoundingClientRect();
        return line.matches('.place p') || document.elementFromPoint(left + 1, bottom - 1) === line;
    });
    return told.length === 1 ? [] : [`the line is in sight ${told.length} times`];
}"""

OVER_THE_DETAILS = """() => {
    const [map, side] = ['.map', '.board > .side'].map((part) => document.querySelector(part).getBoundingClientRect());
    return side.top < map.bottom ? [`${map.bottom - side.top} of the details are covered`] : [];
}"""

OUTLINE_ATTEMPT = """() => {
    const outline = document.createElement('i');
    outline.dataset.outline = 'attempt';
    document.body.append(outline);
}"""

NO_LINE = """() => {
    const seats = Math.max(...[...document.querySelectorAll('.seat')].map((seat) => seat.getBoundingClientRect().bottom));
    const free = document.querySelector('.map').getBoundingClientRect().top - seats;
    return free < 16 ? [`${free} px for the line that tells what happened`] : [];
}"""


@every_size
def test_everything_fits_and_can_be_touched_at_every_size(put: Put, sizes: Sizes) -> None:
    stage = put(GAME, my_turn())
    for width, height in sizes:
        stage.resize(width, height)
        for number, lay in enumerate(SCREENS):
            stage.show(lay())
            stage.settles(FAULTS, f"screen {number} at {width} by {height}")


@pytest.mark.parametrize("parts", [ALL_PARTS[:1], pytest.param(ALL_PARTS, marks=pytest.mark.soak)])
def test_axe_finds_nothing_by_day_or_by_night(put: Put, inspect: Inspect, parts: Sequence[Lay]) -> None:
    """Every part of the board once."""
    stage = put(GAME, my_turn())
    for lay in parts:
        stage.show(lay())
        inspect(stage.page, lay.__name__, within="main")


@pytest.mark.soak
def test_axe_finds_nothing_on_a_wide_screen(put: Put, inspect: Inspect) -> None:
    """What is laid out another way there."""
    stage = put(GAME, my_turn(), 1280, 800)
    for lay in ALL_PARTS[:2]:
        stage.show(lay())
        inspect(stage.page, f"wide {lay.__name__}", within="main")


@pytest.mark.soak
def test_axe_finds_nothing_on_the_desk_in_the_sheet_or_on_the_big_screen(put: Put, inspect: Inspect) -> None:
    desk = put(GAME, told_a_story(), seat=2)
    desk.page.get_by_role("region", name="Lord Sepia’s desk").wait_for()
    sheet = put(GAME, planning())
    sheet.page.get_by_role("button", name="Plan something here").click()
    sheet.page.get_by_role("dialog", name="A plan for Candy Counter").wait_for()
    for page in (desk.page, sheet.page, put(GAME, planning(), 1920, 1080, seat=None).page):
        inspect(page)


@pytest.mark.soak
def test_what_waits_for_my_word_is_in_sight_whatever_the_size(put: Put) -> None:
    stage = put(GAME, planning())
    for size in ((360, 640), (390, 844), (1280, 800)):
        stage.resize(*size)
        for part in (
            stage.page.get_by_text(re.compile("^Mira to you")),
            stage.page.locator("[data-part='plan-for-me']").get_by_role("button", name="I will"),
        ):
            expect(part).to_be_in_viewport(ratio=0.95)
    for size in ((768, 1024), (390, 844), (390, 765), (360, 640)):
        stage.resize(*size)
        stage.settles(COVERED, f"at {size}")
    stage.page.get_by_role("button", name="Other answers").click()
    stage.page.get_by_role("button", name="I hear you").first.click()
    stage.has_played({"type": "reply", "answer": "noted"})


def test_all_answers_to_a_plan_fit_a_phone_and_say_which_plan_they_answer(put: Put) -> None:
    stage = put(GAME, planning())
    for plan in ("Mira to you: break the seal", "Maximiliane Sonnenschein to you: attack"):
        answers = stage.page.get_by_role("group", name=plan)
        expect(answers.get_by_role("button", name="I will")).to_have_count(1)
    stage.page.get_by_role("button", name="Other answers").click()
    for size in ((360, 640), (390, 844)):
        stage.resize(*size)
        stage.settles(FAULTS, f"at {size}")
        stage.settles(COVERED, f"at {size}")
        for answer in stage.page.locator("[data-part='plan-for-me'] .replies button").all():
            expect(answer).to_be_in_viewport(ratio=0.95)


@pytest.mark.soak
def test_the_map_and_what_can_be_done_are_in_sight_together(put: Put) -> None:
    stage = put(GAME, my_turn())
    page = stage.page
    attempt = page.get_by_role("button", name="Break the seal", exact=True)
    for width, height in ((390, 844), (768, 1024), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (attempt, *page.locator("[data-location]").all()):
            expect(part).to_be_in_viewport(ratio=0.95)
        share, smallest = page.evaluate(MAP_SHARE)
        assert share >= {390: 0.55, 768: 0.45}.get(width, 0), f"the map has {share} of {width}"
        assert smallest >= LEAST_LABEL, f"a label of {smallest} px at {width}"
    for width, height in ((360, 640), (390, 844)):
        stage.resize(width, height)
        assert page.evaluate(MAP_SHARE)[0] >= 0.55
        assert page.evaluate(MAP_SHARE)[1] >= LEAST_LABEL
        for lay in (asked_for_support, my_turn, asked_for_dice, lambda: my_turn(active=1), five_at_the_table):
            stage.show(lay())
            stage.settles(COVERED, f"at {width} by {height}")


@pytest.mark.soak
@pytest.mark.parametrize("seats", [(0,), (0, 1, 2, 3)])
def test_the_map_is_whole_with_a_plan_and_on_a_phone_passed_around(put: Put, seats: tuple[int, ...]) -> None:
    stage = put(GAME, my_turn(), 360, 640)
    stage.seats = seats
    for lay in (lying, which_way, asked_for_support, asked_for_dice, darkness_chooses):
        stage.show(replace(lay(), plan=planning().plan))
        stage.settles(COVERED, f"{lay.__name__} for {seats}")
        expect(stage.page.locator("[data-part='round']")).to_be_in_viewport(ratio=0.95)
    stage.show(planning())
    stage.settles(COVERED, f"planning for {seats}")


@pytest.mark.parametrize("lay", [my_turn, a_tall_map, pytest.param(laying, marks=pytest.mark.soak)])
def test_so_they_are_on_a_phone_that_has_just_opened_the_page(put: Put, lay: Lay) -> None:
    """There everything gets its size only a moment after it is shown."""
    stage = put(GAME, lay(), 360, 640, just_opened=True)
    stage.settles(COVERED)
    stage.settles(HIDDEN_NUMBERS)


LOW_CARDS = """() => [...document.querySelectorAll('[data-location]')].map((card) => card.getBoundingClientRect().height)
    .filter((height) => height < 56).map((height) => `a card of ${height} px`)"""
"""There the pieces lie on the number."""


def test_lord_sepia_writes_on_a_phone_while_the_game_goes_on(put: Put) -> None:
    stage = put(GAME, sepia_watches(), 360, 640, seat=3)
    line = stage.page.get_by_label("A line of your story")
    tell = stage.page.get_by_role("button", name="Tell it")
    for lay in (sepia_watches, sepia_chooses, sepia_is_attacked):
        stage.show(lay())
        for part in (line, tell):
            expect(part).to_be_in_viewport(ratio=0.95)
        stage.settles(COVERED, lay.__name__)
    stage.seats = (4,)
    stage.show(five_at_the_table())
    stage.settles(COVERED, "five at the table")
    stage.settles(LOW_CARDS, "five at the table")
    stage.seats = (3,)
    stage.show(sepia_watches())
    line.fill("Grey rain falls.")
    stage.show(sepia_watches())
    expect(line).to_have_value("Grey rain falls.")
    expect(line).to_be_focused()
    tell.click()
    stage.has_played({"type": "narrate", "text": "Grey rain falls."})
    stage.show(sepia_watches(tale=False))
    expect(tell).to_be_disabled()
    stage.seats = (0,)
    stage.show(asked_for_support())
    expect(stage.page.locator("[data-part='round']")).to_be_in_viewport(ratio=0.95)


VOTE = {"name": "draw/26", "kind": "game", "question": "GUARD-50", "proposer": 1, "accused": None}


def test_a_vote_on_a_draw_asks_for_it_below_the_whole_map(put: Put) -> None:
    voting = my_turn(round=26, asked=26, proposer=1)
    stage = put(GAME, voting, 360, 640)
    stage.vote = {**VOTE, "may_vote": [0, 2], "answered": [], "ends_in": 20_000}
    stage.show(voting)
    vote = stage.page.get_by_role("region", name="A vote")
    expect(vote.get_by_text("Mira proposes a draw. End the game here?")).to_be_in_viewport()
    stage.settles(COVERED)
    stage.settles(LOW_CARDS)


def test_the_line_he_tells_is_in_sight_on_every_screen(put: Put) -> None:
    stage = put(GAME, sepia_watches())
    for number, size in enumerate(((360, 640), (390, 844), (1280, 800))):
        stage.resize(*size)
        stage.show(sepia_watches(story=[f"Once upon a time {number}."]))
        emitted = stage.page.get_by_text(f"“Once upon a time {number}.”").locator("visible=true").first
        expect(emitted).to_be_in_viewport(ratio=0.95)
    stage.resize(390, 844)
    for number, active in enumerate((0, 1)):
        stage.show(sepia_watches(active=active, story=[f"Far away {number}."]))
        stage.settles(NOT_TOLD_ONCE, f"in the turn of {active}")


def test_a_long_line_leaves_the_map_and_the_tools_free_on_a_small_phone(put: Put) -> None:
    stage = put(GAME, five_at_the_table(), 360, 640)
    stage.show(replace(five_at_the_table(), story=["Dust. " * 33]))
    stage.settles(UNDER_THE_STORY)


def test_who_reads_far_below_is_asked_there_and_shown_how_it_ends(put: Put) -> None:
    stage = put(GAME, my_turn(active=1))
    # The table is drawn in turns: it is only tall enough to scroll once all of it is there.
    stage.page.wait_for_function("() => (scrollTo(0, 220), scrollY === 220)")
    stage.show(darkness_chooses())
    expect(stage.page.locator("[data-part='choice']")).to_be_in_viewport(ratio=0.95)
    assert stage.page.evaluate("() => scrollY") == pytest.approx(220, abs=2), (
        "the page has scrolled by itself"
    )
    stage.show(ended("dark"))
    expect(stage.page.get_by_role("heading", name="Darkness has won", exact=True)).to_be_in_viewport()
    # What lies on the map passes under the bars of the page, however high it lies there.
    expect(stage.page.locator(".map")).to_have_css("isolation", "isolate")
    stage.settles(SQUASHED)


def test_after_the_end_the_map_lies_over_nothing_on_a_desk(put: Put) -> None:
    stage = put(GAME, my_turn(), 1280, 800)
    stage.show(ended("dark"))
    stage.settles(OVER_THE_DETAILS)


def test_a_lesson_can_speak_of_an_attempt_that_is_over(put: Put) -> None:
    """On phones it makes room for tips and buttons otherwise."""
    stage = put(GAME, a_tall_map(), 360, 640)
    attempt = stage.page.locator("[data-part='attempt']")
    expect(attempt).to_be_hidden()
    stage.page.evaluate(OUTLINE_ATTEMPT)
    expect(attempt).to_be_visible()
    stage.settles(COVERED)
    stage.page.evaluate("() => document.querySelector('i[data-outline]').remove()")


def test_a_map_is_walked_and_a_move_made_without_a_mouse(put: Put) -> None:
    stage = put(GAME, my_turn())
    page, keys = stage.page, stage.page.keyboard
    page.locator("[data-location='0']").focus()
    keys.press("ArrowRight")
    expect(page.locator("[data-location='1']")).to_be_focused()
    keys.press("Enter")
    page.get_by_role("button", name="Move to Flower Meadow").wait_for()
    assert stage.played == []
    keys.press("Enter")
    stage.has_played({"type": "move", "card": 1})
    # Nothing is to be done there: only another move, and not the button that ends my turn.
    stage.show(my_turn(places=[1, 0, 3, 8], light=511))
    expect(page.locator("[data-location='1']")).to_be_focused()


def test_a_card_is_laid_where_the_map_is_touched(put: Put) -> None:
    stage = put(GAME, laying())
    for size in ((360, 640), (390, 844)):
        stage.resize(*size)
        stage.settles(SMALL_SPOTS, f"at {size}")
        stage.settles(NO_LINE, f"at {size}")
        stage.settles(COVERED, f"at {size}")
        stage.show(laying(7))
        stage.settles(SMALL_SPOTS, f"the last card at {size}")
        stage.show(laying())
    frame = stage.page.get_by_label("Map", exact=True).bounding_box()
    assert frame is not None
    stage.page.mouse.click(frame["x"] + frame["width"] - 4, frame["y"] + frame["height"] / 2)
    spot = stage.page.get_by_text(re.compile("^Spot"))
    before = spot.inner_text()
    assert not before.startswith("Spot 1 "), "the map was touched far from there"
    stage.page.get_by_role("button", name="Next spot").click()
    expect(spot).not_to_have_text(before)
    stage.page.get_by_role("button", name="Lay it here").click()
    stage.has_played({"type": "lay"})


def test_another_touch_of_neighbouring_spots_goes_on_to_the_next_one(put: Put) -> None:
    stage = put(GAME, laying(), 360, 640)
    target = stage.page.locator("[data-spot].joined").first
    box = target.locator(".top i").first.bounding_box()
    assert box is not None
    said = stage.page.get_by_text(re.compile("^Spot"))
    chosen = [said.inner_text()]
    for _ in range(3):
        stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(said).not_to_have_text(chosen[-1])
        chosen.append(said.inner_text())


CUT_OFF = """() => [...document.querySelectorAll('.ring .seat .word')]
    .filter((word) => word.checkVisibility() && word.scrollWidth > word.clientWidth)
    .map((word) => `“${word.textContent}” is cut off`)"""

BUBBLES_OVER = """() => {
    const box = (node) => node.getBoundingClientRect();
    const light = box(document.querySelector('.head .light'));
    return [...document.querySelectorAll('.bubble')].map(box)
        .filter(({ left, right, top, bottom }) => left < light.right && right > light.left && top < light.bottom && bottom > light.top)
        .map(({ left, top }) => `a bubble at ${left}, ${top} lies over the count of light`);
}"""


def test_five_seats_have_room_for_exhausted_and_reactions_leave_the_count_of_light_in_sight(put: Put) -> None:
    stage = put(GAME, my_turn(lord_sepia=True, tired=0b1110))
    stage.settles(CUT_OFF)
    stage.resize(360, 640)
    stage.show(my_turn())
    for chair in range(4):
        stage.react(chair, "clap")
    expect(stage.page.locator(".bubble")).to_have_count(4)
    stage.settles(BUBBLES_OVER)


MAP_UNDER_QUESTION = """() => {
    const bottom = Math.max(...[...document.querySelectorAll('[data-location]')].map((card) => card.getBoundingClientRect().bottom));
    const { top } = document.querySelector('.board > .mine').getBoundingClientRect();
    return bottom > top + 2 ? [`the map reaches to ${bottom}, and what I may do begins at ${top}`] : [];
}"""


def test_a_newcomer_sees_the_whole_map_above_a_plan_an_attempt_and_all_actions(put: Put) -> None:
    failed = Attempt(0, "encounter", 0, 3, 9, "pica_savage", (4, 1, 3), outcome=False)
    plan = [Suggestion(1, 0, "attack", 3)]
    state = my_turn(places=[0, 5, 0, 8], tired=0b0100, spirits=0, reserve=2, attempt=failed, plan=plan)
    stage = put(GAME, state, coached=True)
    stage.page.locator("[data-guide]").wait_for()
    stage.settles(MAP_UNDER_QUESTION)


SMALLER_THAN_A_THUMB = """() => [...document.querySelectorAll('[data-location]')].map((card) => card.getBoundingClientRect())
    .filter(({ width, height }) => Math.min(width, height) < 44)
    .map(({ width, height }) => `${width} by ${height}`)"""


def test_a_high_map_that_was_drawn_lies_on_its_side_on_a_phone(put: Put) -> None:
    stage = put(GAME, a_high_map())
    for size in ((390, 844), (360, 640)):
        stage.resize(*size)
        stage.settles(SMALLER_THAN_A_THUMB, f"at {size}")
        stage.settles(HIDDEN_NUMBERS, f"at {size}")
        stage.settles(COVERED, f"at {size}")


MAP_SIZE = """() => {
    const { width, height } = document.querySelector('.map .frame').getBoundingClientRect();
    return [width, height];
}"""


def test_the_map_keeps_its_size_while_a_newcomer_rolls_dice_and_when_a_message_comes(put: Put) -> None:
    here: dict[str, Any] = {"places": [5, 5, 5, 8], "tired": 0, "spirits": 0, "reserve": 2}
    stage = put(GAME, my_turn(**here), coached=True)
    stage.page.locator("[data-guide]").wait_for()
    size = stage.page.evaluate(MAP_SIZE)
    waits = my_turn(**here)
    GAME.apply(waits, 0, Encounter(), RNG)
    rolled = Attempt(0, "encounter", 5, 4, 12, "ins_tangram_spirit", (2, 5, 1))
    stages: tuple[tuple[str, State, list[Any]], ...] = (
        ("while others are asked", waits, []),
        ("while they may roll again", my_turn(phase="reroll", windows=3, attempt=rolled, **here), []),
        ("while a message is up", my_turn(**here), [OutOfTime(0, "bot"), Moved(0, 5)]),
    )
    for when, state, events in stages:
        stage.show(state, events)
        stage.settles(f"() => String(({MAP_SIZE})()) === '{size[0]},{size[1]}' ? [] : [({MAP_SIZE})()]", when)
    expect(stage.page.get_by_role("alert")).to_contain_text("Time ran out")
    stage.settles("""() => {
        const [asked, alert] = ['.board > .mine .button:last-child', '.alert-card'].map((part) => document.querySelector(part).getBoundingClientRect());
        return alert.top < asked.bottom - 4 ? [`${asked.bottom - alert.top} of the last button is covered`] : [];
    }""")


BESIDE_THE_MAP = "() => [document.documentElement.scrollHeight].filter((high) => high > innerHeight)"


def test_a_long_column_beside_the_map_does_not_scroll_the_players_away(put: Put) -> None:
    stage = put(GAME, planning(), 1280, 800)
    stage.settles(BESIDE_THE_MAP, "planning")
    stage.seats = (None,)
    stage.show(asked_for_support())
    stage.settles(TO_THE_EDGE, "for one who watches")


TO_THE_EDGE = """() => [document.querySelector('.frame').getBoundingClientRect().bottom].filter((bottom) => bottom > innerHeight - 20)"""

ROWS_OF_CHOICES = """() => {
    const tops = [...document.querySelectorAll('.choice button')].map((button) => button.getBoundingClientRect().top);
    return tops.filter((top) => tops.filter((other) => other === top).length !== 2);
}"""


@pytest.mark.soak
def test_four_choices_stand_two_by_two_beside_the_map(put: Put) -> None:
    put(GAME, darkness_chooses(), 1280, 800).settles(ROWS_OF_CHOICES)


UNDER_THE_TOOLS = """() => {
    const foot = document.querySelector('.foot').getBoundingClientRect();
    return [...document.querySelectorAll('[data-location]')].map((card) => card.getBoundingClientRect().bottom)
        .filter((bottom) => bottom > foot.top + 4);
}"""


@pytest.mark.soak
def test_all_rows_of_the_map_stand_above_the_tools_of_a_phone_held_sideways(put: Put) -> None:
    stage = put(GAME, my_turn(), 844, 390)
    for lay in (my_turn, planning):
        stage.show(lay())
        stage.settles(UNDER_THE_TOOLS, lay.__name__)
    stage.seats = (None,)
    stage.show(my_turn())
    stage.settles(UNDER_THE_TOOLS, "a spectator")


OUT_OF_SIGHT = """() => {
    const [bar, tools] = ['.play > header', '.play > .foot'].map((part) => document.querySelector(part).getBoundingClientRect());
    return [...document.querySelectorAll('[data-part=support] > button')].map((button) => [button.innerText, button.getBoundingClientRect()])
        .filter(([, { top, bottom }]) => top < bar.bottom || bottom > tools.top + 4)
        .map(([words, { top, bottom }]) => `“${words}” lies from ${top} to ${bottom}, and there is room from ${bar.bottom} to ${tools.top}`);
}"""


@pytest.mark.soak
def test_both_answers_to_a_call_for_help_are_in_sight_in_letters_of_double_size(put: Put) -> None:
    """The window is too short to scroll; also for those who have scrolled down."""
    stage = put(GAME, my_turn(active=1))
    stage.page.evaluate("document.documentElement.dataset.type = 'double'")
    for size in ((360, 640), (390, 844)):
        stage.resize(*size)
        for lay in (asked_for_support, asked_for_dice):
            stage.show(lay())
            for scrolled in (0, 700):
                stage.page.evaluate(f"scrollTo(0, {scrolled})")
                stage.settles(OUT_OF_SIGHT, f"{lay.__name__} at {size}, scrolled by {scrolled}")
    stage.page.evaluate("document.documentElement.dataset.type = 'normal'")


IN_EACH_OTHER = """() => {
    const parts = [...document.querySelectorAll('[data-part=round] > p, [data-part=round] li')].map((part) => [part.innerText, part.getBoundingClientRect()]);
    return parts.flatMap(([words, { left, right, top, bottom }], number) => parts.slice(number + 1)
        .filter(([, other]) => left < other.right && right > other.left && top < other.bottom && bottom > other.top)
        .map(([others]) => `“${words}” lies on “${others}”`));
}"""


@pytest.mark.soak
@pytest.mark.parametrize("size", [(640, 360), (667, 375), (844, 390)])
def test_the_parts_of_a_round_and_both_answers_have_room_on_a_phone_held_sideways(
    put: Put, size: tuple[int, int]
) -> None:
    stage = put(GAME, my_turn(), *size)
    stage.settles(IN_EACH_OTHER)
    for lay in (asked_for_support, asked_for_dice):
        stage.show(lay())
        stage.settles(OUT_OF_SIGHT, lay.__name__)


ACTION_UNDER_THE_TOOLS = """() => {
    const action = document.querySelector('[data-part~=prospect]').getBoundingClientRect();
    const tools = document.querySelector('.play > .foot').getBoundingClientRect();
    return action.bottom > tools.top ? [`the action ends at ${action.bottom}, the tools begin at ${tools.top}`] : [];
}"""


END_UNDER_THE_TOOLS = """() => {
    const [end] = [...document.querySelectorAll('.actions button')].slice(-1).map((button) => button.getBoundingClientRect());
    const tools = document.querySelector('.play > .foot').getBoundingClientRect();
    return (end.top + end.bottom) / 2 + 8 > tools.top ? [`“End your turn” begins at ${end.top}, the tools at ${tools.top}`] : [];
}"""


@pytest.mark.soak
@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_what_i_can_do_stands_below_a_plan_on_a_phone_held_sideways(put: Put, size: tuple[int, int]) -> None:
    stage = put(GAME, planning(), *size)
    stage.settles(ACTION_UNDER_THE_TOOLS)
    stage.settles(END_UNDER_THE_TOOLS)


OVERLAPS_IN_THE_ROUND = """() => {
    const parts = [...document.querySelectorAll('[data-part=round] :is(.round, li, .light)')];
    const boxes = parts.map((part) => [part.innerText, part.getBoundingClientRect()]);
    const apart = (one, other) => one.right <= other.left || one.bottom <= other.top;
    return boxes.flatMap(([name, one], at) => boxes.slice(at + 1)
        .filter(([, other]) => !apart(one, other) && !apart(other, one))
        .map(([other]) => `${other} lies over ${name}`));
}"""


@pytest.mark.soak
@pytest.mark.parametrize("size", [(640, 400), (844, 390), (320, 256)])
def test_what_is_said_of_the_round_lies_side_by_side_in_a_low_window(put: Put, size: tuple[int, int]) -> None:
    put(GAME, my_turn(), *size).settles(OVERLAPS_IN_THE_ROUND)
