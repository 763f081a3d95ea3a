"""Sculpting in the browser: by finger, by keys alone, without 3D, and with real clay."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from server_and_browser import ROOT

from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay.limits import MOST_STROKES
from huetable.games.cluzzle.clay.strokes import Brush, Solid
from huetable.games.cluzzle.tests.browser.actions import (
    choose,
    clay_words,
    play_alone,
    roll_a_ball,
    sculpt_alone,
    seal,
    stroke,
)
from huetable.png import encode_png

if TYPE_CHECKING:
    from browser_fixtures import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

UI = Path(__file__).parents[2] / "ui"
HASHES = ROOT / "node_modules/@noble/hashes"
NO_WEBGL = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : real.call(this, kind, ...more);
};
"""


@pytest.mark.soak
def test_undo_goes_back_to_the_bare_turntable_and_forward_again(arrive: Arrive) -> None:
    person = sculpt_alone(arrive)
    page = person.page
    two_fingers_turn_the_table(page)
    page.keyboard.press("Control+z")
    person.button("Undo").click()
    page.get_by_text("Start with").wait_for()
    person.button("Redo").click()
    person.button("Redo").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 brush stroke"))


PICTURE = "document.querySelector('.bench canvas').toDataURL()"


def two_fingers_turn_the_table(page: Page) -> None:
    """The first of them lies on the clay, but leaves no trace there."""
    box = page.locator(".bench canvas").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    words, before = clay_words(page), page.evaluate(PICTURE)
    hand = page.context.new_cdp_session(page)

    def fingers(kind: str, *places: tuple[float, float]) -> None:
        points = [
            {"x": x + right, "y": y + down, "id": number} for number, (right, down) in enumerate(places)
        ]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (0, 0))
    fingers("touchStart", (0, 0), (60, 0))
    for step in range(1, 6):
        fingers("touchMove", (8 * step, 0), (60 + 8 * step, 0))
    fingers("touchEnd")
    page.wait_for_function(f"(before) => {PICTURE} !== before", arg=before)
    assert clay_words(page) == words


@pytest.mark.soak
def test_a_full_log_says_so_and_is_baked(arrive: Arrive) -> None:
    person = sculpt_alone(arrive)
    page = person.page
    dot = Brush("paint", 2, ((96, 60, 140),), colour=5)
    ball = Solid("ball", (96, 58, 96), (50, 50, 50), 12)
    log = base64.b64encode(clay.encode([ball, *[dot] * (MOST_STROKES - 1)])).decode()
    page.evaluate(
        """(clay) => {
            const key = Object.keys(localStorage).find((key) => key.startsWith('huetable.clay'));
            localStorage[key] = JSON.stringify({ clay, hash: null });
        }""",
        log,
    )
    page.reload()
    person.sees("Your sculpture can’t take more strokes.")
    person.button("Bake the clay").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("baked"))
    expect(page.get_by_text("Your sculpture can’t take more strokes.")).to_have_count(0)
    stroke(page, (0.5, 0.5), (0.45, 0.45))
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 brush stroke"))


def test_a_phone_shows_the_whole_workbench_at_once(arrive: Arrive) -> None:
    """With two fingers that spread, since nothing else says that one can pinch. Held sideways, the tools are beside the clay."""
    person = arrive(390, 844, touch=True)
    page = person.page
    play_alone(person)
    choose(page)
    roll_a_ball(page)
    for width, height in ((360, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for part in ("turntable", "tools", "word", "seal"):
            expect(page.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".help:has-text('Pinch') .two-fingers")).to_be_in_viewport(ratio=1)
        assert page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        ) == [width, height]
    # Who speaks to the computer says what they read.
    expect(page.get_by_text("Change", exact=True)).to_have_accessible_name("Change: Choose another word")
    drag_ears_onto_the_ball(page)
    for part in ("turntable", "seal"):
        expect(page.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("3 balls"))


def drag_ears_onto_the_ball(page: Page) -> None:
    page.get_by_role("button", name="Parts").click()
    page.get_by_role("button", name="Two ears").drag_to(page.locator(".bench canvas"))


def test_everything_but_free_sculpting_is_played_by_keys(arrive: Arrive) -> None:
    person = arrive(1280, 800)
    play_alone(person)
    page = person.page
    page.get_by_role("region", name="Choose what to sculpt").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ball", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("^Place")).focus()
    for key in ("ArrowLeft", "PageUp", "+", "Enter", "ArrowRight", "Delete"):
        page.keyboard.press(key)
    expect(page.locator(".bench canvas")).to_have_attribute(
        "aria-label", re.compile("1 ball, 1 cut-out; all clay")
    )
    person.button(re.compile("^Done$")).focus()
    page.keyboard.press("Enter")
    person.button(re.compile("^Seal it$")).focus()
    page.keyboard.press("Enter")
    suggests_one_whole_question(page)
    question = page.locator("#question")
    question.focus()
    page.keyboard.type("Is it round?")
    page.keyboard.press("Enter")
    answered = page.locator("#guess, #question")
    expect(answered.first).to_be_visible()


def suggests_one_whole_question(page: Page) -> None:
    """On a short phone, beside the way to all of them."""
    page.set_viewport_size({"width": 360, "height": 640})
    ideas = page.get_by_role("list", name="You could ask").get_by_role("button")
    expect(ideas).to_have_count(1)
    more = page.get_by_role("button", name="More questions").bounding_box()
    idea = ideas.bounding_box()
    assert more is not None
    assert idea is not None
    assert idea["x"] + idea["width"] <= more["x"]
    assert ideas.evaluate("(idea) => idea.scrollWidth <= idea.clientWidth")
    page.set_viewport_size({"width": 1280, "height": 800})


def is_drawn(picture: Locator) -> None:
    """Twice as wide as one of its four views, and not an empty frame."""
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("naturalWidth", 320)


@pytest.mark.soak
def test_without_3d_the_server_draws_and_parts_can_still_be_placed(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    page.add_init_script(NO_WEBGL)
    play_alone(person)
    choose(page)
    person.sees("This browser can’t show 3D")
    page.get_by_role("button", name="A ball").click()
    drawn = page.get_by_role("img", name=re.compile("The clay from four sides: 1 ball"))
    is_drawn(drawn)
    # Nothing is offered that only 3D can do.
    expect(page.locator(".help, [data-part=tools]")).to_have_count(0)
    expect(page.get_by_role("button", name="Turn left")).to_have_count(0)
    expect(page.get_by_role("button", name="Two ears")).to_be_visible()
    seal(page)
    page.get_by_text("Worth 1 point", exact=True).wait_for()
    pictures = page.locator("section img")
    expect(pictures).to_have_count(3)
    for number in range(3):
        is_drawn(pictures.nth(number))


def test_a_description_that_names_the_thing_is_changed_where_it_is_refused(arrive: Arrive) -> None:
    person = arrive(360, 640)
    page = person.page
    play_alone(person)
    word = choose(page)
    roll_a_ball(page)
    page.get_by_role("button", name="Done", exact=True).click()
    sheet = page.get_by_role("dialog", name="Seal your sculpture?")
    description = sheet.get_by_role("textbox")
    description.fill(f"A {word}")
    sheet.get_by_role("button", name="Seal it", exact=True).click()
    expect(sheet.get_by_role("alert")).to_contain_text(word)
    description.fill("What I like")
    expect(sheet.get_by_role("alert")).to_be_empty()
    sheet.get_by_role("button", name="Seal it", exact=True).click()
    page.get_by_text("Worth 1 point", exact=True).wait_for()


def test_a_photo_of_real_clay_may_stand_in_for_clay(arrive: Arrive, tmp_path: Path) -> None:
    photo = tmp_path / "clay.png"
    photo.write_bytes(encode_png(b"\xc8" * 60 * 80 * 4, 60, 80, 4))
    person = arrive()
    play_alone(person, photos=True)
    page = person.page
    choose(page)
    page.get_by_label("Use a photo of real clay").set_input_files(photo)
    page.get_by_role("button", name="Seal it", exact=True).click()
    page.get_by_text("Worth 1 point", exact=True).wait_for()
    shown = page.get_by_role("img", name=re.compile("A photo of real clay"))
    expect(shown).to_have_js_property("naturalWidth", 80)


@pytest.mark.soak
def test_the_browser_makes_the_same_clay_as_the_server(arrive: Arrive, tmp_path: Path) -> None:
    entry, bundle = tmp_path / "entry.ts", tmp_path / "clay.js"
    entry.write_text(
        f"import {{ buildField }} from '{UI}/clay/field/build-field';\nimport {{ sha256 }} from '{HASHES}/sha2.js';\n"
        f"import {{ bytesToHex, hexToBytes }} from '{HASHES}/utils.js';\n"
        "export const hash = (hex) => bytesToHex(sha256(buildField(hexToBytes(hex)).bytes()));"
    )
    command = [
        "tools/npm",
        "exec",
        "--",
        "rolldown",
        str(entry),
        "--format",
        "iife",
        "--name",
        "clay",
        "-o",
        str(bundle),
    ]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    person = arrive()
    person.open("/")
    for vector in json.loads((UI / "clay/vectors.json").read_text("utf-8"))[::3]:
        script = f"(log) => {{ {bundle.read_text('utf-8')}; return clay.hash(log); }}"
        assert person.page.evaluate(script, vector["log"]) == vector["field"], vector["name"]
