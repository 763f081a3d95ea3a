"""Cluzzle as people play it: three of them with their fingers in the clay; by keys alone; and without 3D."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, expect

from huetable.games.cluzzle.clay.png import png

if TYPE_CHECKING:
    from tests.browser.conftest import Arrive, Inspect, Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
UI = ROOT / "src/huetable/games/cluzzle/ui"
OPTIONS = {"games": 1, "first": 0, "clock": False}
NO_WEBGL = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : real.call(this, kind, ...more);
};
"""


def sit_down(people: Sequence[Person]) -> None:
    ada, *others = people
    order = {"game": "cluzzle", "name": "Ada", "clocks": "off", "options": OPTIONS}
    opened: dict[str, str] = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    ada.open(f"/t/{opened['table']}")
    ada.sees("At the table")
    for person, name in zip(others, ("Mira", "Jo"), strict=True):
        person.open(ada.page.url)
        person.introduce(name)
        person.button("I’m ready").click()
    ada.button("Start the game").click()


def play_alone(person: Person, **options: bool) -> None:
    """Against two bots that do not make one wait."""
    order: dict[str, Any] = {"game": "cluzzle", "name": "Ada", "bots": ["easy"] * 2, "start": True}
    order |= {"clocks": "off", "pace": "instant", "options": {**OPTIONS, **options}}
    opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
    person.open(f"/t/{opened['table']}")


def choose(page: Page) -> str:
    """The first thing on the card."""
    first = page.locator("section.card li button").first
    word = (first.text_content() or "").strip().removesuffix("easy").strip()
    first.click()
    expect(page.locator("section.card strong")).to_have_text(word)
    return word


def stroke(page: Page, *places: tuple[float, float]) -> None:
    """A finger drawn over the clay, in parts of the canvas."""
    box = page.locator(".bench canvas").bounding_box()
    assert box is not None
    path = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in places]
    page.mouse.move(*path[0])
    page.mouse.down()
    for place in path[1:]:
        page.mouse.move(*place, steps=5)
    page.mouse.up()


def clay_words(page: Page) -> str:
    return page.locator(".bench canvas").get_attribute("aria-label") or ""


def sculpt(page: Page) -> None:
    page.get_by_role("button", name="A ball").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 ball; all clay"))
    page.get_by_role("radio", name="red").click()
    stroke(page, (0.5, 0.45), (0.4, 0.3))
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 dabbed stroke.*red"))


def seal(page: Page) -> None:
    page.get_by_role("button", name="Done: seal it").click()
    page.get_by_role("button", name="Seal it", exact=True).click()
    expect(page.get_by_role("button", name="Done: seal it")).to_have_count(0)


def ask_answer_guess(asker: Page, sculptor: Page, name: str, word: str) -> None:
    asker.get_by_role("radio", name=name).check()
    asker.get_by_label(f"Ask about {name}’s Cluzzle").fill("Can you hold it in your hand?")
    asker.get_by_role("button", name="Ask", exact=True).click()
    sculptor.get_by_role("button", name="Partly").click()
    asker.get_by_role("textbox", name=f"What is {name}’s Cluzzle?").fill(word)
    asker.get_by_role("button", name="Guess", exact=True).click()
    asker.get_by_text(f"Is “{word}” what you mean?").wait_for()
    asker.get_by_role("button", name="Yes, that is my guess").click()


def test_three_people_sculpt_ask_answer_guess_and_finish(arrive: Arrive, inspect: Inspect) -> None:
    people = [arrive(), arrive(1280, 800), arrive()]
    sit_down(people)
    pages = [person.page for person in people]
    words = [choose(page) for page in pages]
    for page in pages:
        sculpt(page)
    reload_in_the_middle(pages[1])
    inspect(pages[0], "the potter's bench")
    for page in pages:
        seal(page)
    pages[0].get_by_text("Worth 1 point", exact=True).wait_for()
    inspect(pages[0], "asking", within="main", night=False)
    ask_answer_guess(pages[0], pages[1], "Mira", words[1])
    ask_answer_guess(pages[1], pages[2], "Jo", words[2])
    ask_answer_guess(pages[2], pages[0], "Ada", words[0])
    for page, word in zip(pages, words, strict=True):
        page.get_by_role("heading", name="The gallery").wait_for()
        expect(page.get_by_role("heading", name=word, exact=True)).to_be_visible()
    inspect(pages[2], "the gallery", within="main", night=False)
    for person in people:
        person.button("I am content").click()
    people[0].sees(re.compile("wins?!|You win|You share|share the win"))


def reload_in_the_middle(page: Page) -> None:
    before = clay_words(page)
    page.reload()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", before)
    page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('huetable.clay')).forEach((key) => localStorage.removeItem(key))"
    )
    expect(page.get_by_text("Draft kept")).to_be_visible()
    page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('huetable.clay')).forEach((key) => localStorage.removeItem(key))"
    )
    page.reload()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", before)


def test_undo_goes_back_to_the_bare_turntable_and_forward_again(arrive: Arrive) -> None:
    person = arrive()
    play_alone(person)
    page = person.page
    choose(page)
    sculpt(page)
    page.keyboard.press("Control+z")
    person.button("Undo").click()
    page.get_by_text("What do you begin with?").wait_for()
    person.button("Redo").click()
    person.button("Redo").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 dabbed stroke"))


def test_everything_but_free_sculpting_is_played_by_keys(arrive: Arrive) -> None:
    person = arrive(1280, 800)
    play_alone(person)
    page = person.page
    page.locator("section.card li button").first.focus()
    page.keyboard.press("Enter")
    person.button("Parts and keys").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("^Place")).focus()
    for key in ("ArrowLeft", "PageUp", "+", "Enter", "ArrowRight", "Delete"):
        page.keyboard.press(key)
    expect(page.locator(".bench canvas")).to_have_attribute(
        "aria-label", re.compile("1 ball, 1 cut-out; all clay")
    )
    person.button("Done: seal it").focus()
    page.keyboard.press("Enter")
    person.button(re.compile("^Seal it$")).focus()
    page.keyboard.press("Enter")
    question = page.locator("#question")
    question.focus()
    page.keyboard.type("Is it round?")
    page.keyboard.press("Enter")
    answered = page.locator("#guess, #question")
    expect(answered.first).to_be_visible()


def is_drawn(picture: Locator) -> None:
    """Twice as wide as one of its four views, and not an empty frame."""
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("naturalWidth", 320)


def test_without_3d_the_server_draws_and_parts_can_still_be_placed(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    page.add_init_script(NO_WEBGL)
    play_alone(person)
    choose(page)
    person.sees("This browser cannot draw in 3D")
    page.get_by_role("button", name="A ball").click()
    drawn = page.get_by_role("img", name=re.compile("The clay from four sides: 1 ball"))
    is_drawn(drawn)
    seal(page)
    page.get_by_text("Worth 1 point", exact=True).wait_for()
    pictures = page.locator("section img")
    expect(pictures).to_have_count(3)
    for number in range(3):
        is_drawn(pictures.nth(number))


def test_a_photo_of_real_clay_may_stand_in_for_clay(arrive: Arrive, tmp_path: Path) -> None:
    photo = tmp_path / "clay.png"
    photo.write_bytes(png(np.full((60, 80, 4), 200, np.uint8)))
    person = arrive()
    play_alone(person, photos=True)
    page = person.page
    choose(page)
    page.get_by_label("A photo of real clay instead").set_input_files(photo)
    page.get_by_role("button", name="Seal it", exact=True).click()
    page.get_by_text("Worth 1 point", exact=True).wait_for()
    shown = page.get_by_role("img", name=re.compile("A photo of real clay"))
    expect(shown).to_have_js_property("naturalWidth", 80)


def test_the_browser_makes_the_same_clay_as_the_server(arrive: Arrive, tmp_path: Path) -> None:
    entry, bundle = tmp_path / "entry.ts", tmp_path / "clay.js"
    entry.write_text(
        f"import {{ build }} from '{UI}/clay/build';\nimport {{ sha256 }} from '{UI}/clay/sha256';\n"
        "export const hash = (hex) => sha256(build(Uint8Array.from(hex.match(/../g) ?? [], (p) => parseInt(p, 16))).bytes());"
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
