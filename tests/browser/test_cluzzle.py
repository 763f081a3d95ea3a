"""Cluzzle as people play it: three of them with their fingers in the clay; by keys alone; and without 3D."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, expect

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.clay.limits import MOST_STROKES
from huetable.games.cluzzle.clay.strokes import Brush, Solid
from huetable.games.cluzzle.rules.state import Exchange, Options, Sculpture, State
from huetable.png import encode_png

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

ROOT = Path(__file__).parents[2]
UI = ROOT / "src/huetable/games/cluzzle/ui"
HASHES = ROOT / "node_modules/@noble/hashes"
OPTIONS = {"games": 1, "first": 0, "clock": False}
OWN_WORDS = [
    f"{size} {thing}"
    for size in ("tiny", "huge", "broken")
    for thing in ["boat", "house", "shoe", "hat", "cup", "egg"]
]
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
    ada.page.get_by_label("Words", exact=True).fill("\n".join(OWN_WORDS))
    ada.page.get_by_label("Words", exact=True).blur()
    for person, name in zip(others, ("Mira", "Jo"), strict=True):
        person.open(ada.page.url)
        person.introduce(name)
        expect(person.page.get_by_label("Words", exact=True)).to_have_value("\n".join(OWN_WORDS))
    ada.page.get_by_role("switch", name="Only own").check()
    for person in others:
        expect(person.page.get_by_role("switch", name="Only own")).to_be_checked()
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
    first = page.get_by_role("region", name="Choose what to sculpt").get_by_role("button").first
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


def sculpt_alone(arrive: Arrive) -> Person:
    """Somebody on a phone, among bots, with a first dab on the clay."""
    person = arrive()
    play_alone(person)
    choose(person.page)
    sculpt(person.page)
    return person


def seal(page: Page) -> None:
    page.get_by_role("button", name="Done: seal it").click()
    page.get_by_role("button", name="Seal it", exact=True).click()
    expect(page.get_by_role("button", name="Done: seal it")).to_have_count(0)


def ask_answer_guess(asker: Page, sculptor: Page, name: str, word: str, *, corrected: bool = False) -> None:
    asker.get_by_role("radio", name=name).check()
    asker.get_by_label(f"Ask about {name}’s Cluzzle").fill("Can you hold it in your hand?")
    asker.get_by_role("button", name="Ask", exact=True).click()
    sculptor.get_by_role("button", name="Partly").click()
    if corrected:
        sculptor.get_by_role("button", name="I was wrong: correct my answer").click()
        sculptor.get_by_role("button", name="Sometimes").click()
        expect(asker.get_by_text("(corrected, was: Partly)").first).to_be_visible()
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
    all_can_look(arrive(1920, 1080), pages[0], words)
    ask_answer_guess(pages[0], pages[1], "Mira", words[1])
    ask_answer_guess(pages[1], pages[2], "Jo", words[2], corrected=True)
    ask_answer_guess(pages[2], pages[0], "Ada", words[0])
    for page, word in zip(pages, words, strict=True):
        page.get_by_role("heading", name="The gallery").wait_for()
        expect(page.get_by_role("heading", name=word, exact=True)).to_be_visible()
    inspect(pages[2], "the gallery", within="main", night=False)
    strike(pages)
    for person in people:
        person.button("I am content").click()
    people[0].sees(re.compile("wins?!|You win|You share|share the win"))
    look_again(pages[0], words)


def strike(pages: Sequence[Page]) -> None:
    """Ada says that Mira has answered falsely, and Jo agrees; Mira has no vote."""
    pages[0].get_by_role("button", name="Mira answered falsely").click()
    vote = pages[2].get_by_role("region", name="A vote")
    vote.get_by_role("button", name="Agree", exact=True).click()
    for page in pages:
        expect(page.get_by_text("The table has struck these points.")).to_be_visible()


def look_again(page: Page, words: Sequence[str]) -> None:
    """The result as a picture, with the clay on it, and the replay, which shows the clay at every step."""
    page.evaluate("delete Navigator.prototype.canShare")
    with page.expect_response(re.compile("/picture$")) as drawn, page.expect_download() as picture:
        page.get_by_role("button", name="Share a picture").click()
    assert drawn.value.ok
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    for word in words:
        expect(page.locator(f"canvas[aria-label*='{word}']")).to_be_visible()
    no_step_is_empty(page, words)
    page.get_by_label("Seen by").select_option(label="Mira")
    page.get_by_role("button", name="To the start").click()
    all_clay_is_there(page)


def no_step_is_empty(page: Page, words: Sequence[str]) -> None:
    page.get_by_role("button", name="To the start").click()
    for word in words:
        expect(page.get_by_text(f"Sculpting: {word}")).to_be_visible()
    steps = int((page.get_by_text(re.compile(r"^Step 1 of \d+$")).inner_text()).split()[-1])
    on = page.get_by_role("button", name="One step on")
    for step in range(1, steps + 1):
        # Looking at three pictures takes longer than a step: the first ones, and every fifth.
        if step < 4 or step % 5 == 0:
            page.get_by_text(f"Step {step} of {steps}", exact=True).wait_for()
            all_clay_is_there(page)
        on.click()


def all_clay_is_there(page: Page) -> None:
    """Three canvases with a picture on each."""
    page.wait_for_function(
        """() => {
            const all = [...document.querySelectorAll('main canvas')];
            return all.length === 3 && all.every((each) => each.width > 0 && each.getContext('2d')
                .getImageData(0, 0, each.width, each.height).data.some((value) => value > 0));
        }"""
    )


def all_can_look(sofa: Person, page: Page, words: Sequence[str]) -> None:
    """The big screen shows every sculpture and what nobody must know yet nowhere."""
    code = page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine[0].code)"
    )
    sofa.open(f"/tv/{code}")
    centre = sofa.page.get_by_role("region", name="The Cluzzles")
    expect(centre.get_by_role("button")).to_have_count(len(words))
    for word in words:
        expect(sofa.page.get_by_text(word, exact=True)).to_have_count(0)
    sofa.page.close()


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
    person = sculpt_alone(arrive)
    page = person.page
    two_fingers_turn_the_table(page)
    page.keyboard.press("Control+z")
    person.button("Undo").click()
    page.get_by_text("What do you begin with?").wait_for()
    person.button("Redo").click()
    person.button("Redo").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 dabbed stroke"))


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
    person.sees("The log of strokes is full.")
    person.button("Bake the clay").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("baked"))
    expect(page.get_by_text("The log of strokes is full.")).to_have_count(0)
    stroke(page, (0.5, 0.5), (0.45, 0.45))
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 dabbed stroke"))


def at_work() -> State:
    """Three of them, with a thing chosen and nothing sealed."""
    state = GAME.setup(Options(games=1, first=0), 3, Rng.from_number(1))
    for sculptor in state.sculptors:
        sculptor.choice = sculptor.card[0]
    return state


def test_when_time_is_up_the_page_seals_what_is_on_the_turntable(put: Put) -> None:
    stage = put(GAME, at_work())
    page = stage.page
    page.get_by_role("button", name="A ball").click()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", re.compile("1 ball"))
    state = at_work()
    state.time = "grace"
    with page.expect_response(re.compile("/blobs\\?seat=0$")) as handed_in:
        stage.show(state)
    hash = handed_in.value.json()["hash"]
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
    shown = page.locator(".tv").last.inner_text()
    words = [word for sculptor in state.sculptors for word in sculptor.card]
    assert not [word for word in words if re.search(rf"\b{word}\b", shown)]


def test_friends_who_pass_one_phone_around_leave_no_word_on_it(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    order = {"game": "cluzzle", "name": "Ada", "clocks": "off", "bots": [], "options": OPTIONS}
    opened = page.context.request.post(f"{person.base}/api/tables", data=order).json()
    person.open(f"/t/{opened['table']}")
    page.get_by_text("One more chair here").click()
    for name in ("Mira", "Jo"):
        page.get_by_label("Whose chair is it?").fill(name)
        person.button("Add the chair").click()
        page.get_by_text(name, exact=True).first.wait_for()
    person.button("Start the game").click()
    words = []
    for name in ("Ada", "Mira", "Jo"):
        take_over(page, name)
        words.append(choose(page))
        page.get_by_role("button", name="A ball").click()
        seal(page)
    take_over(page, "Ada")
    page.get_by_role("radio", name="Mira").check()
    nobody_reads(page, words)
    page.get_by_label("Ask about Mira’s Cluzzle").fill("Is it round?")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_role("region", name="Curtain")).to_contain_text("Mira")
    nobody_reads(page, words)
    take_over(page, "Mira")
    expect(page.get_by_text(f"({words[1]})")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    take_over(page, "Ada")
    page.get_by_role("textbox", name="What is Mira’s Cluzzle?").wait_for()
    nobody_reads(page, words)
    page.get_by_role("button", name="Ada: Yours").click()
    nobody_reads(page, words)
    person.button("Show my word").click()
    expect(page.get_by_text(f"Yours: {words[0]}")).to_be_visible()
    person.button("Hide it").click()
    nobody_reads(page, words)


def take_over(page: Page, name: str) -> None:
    """The phone is passed on to the next one, who says so."""
    curtain = page.get_by_role("region", name="Curtain").filter(has_text=name)
    curtain.get_by_role("button").first.click()
    expect(curtain).to_have_count(0)


def nobody_reads(page: Page, words: Sequence[str]) -> None:
    """Neither on the screen nor in what is read aloud."""
    there = page.evaluate(
        "document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)"
    )
    assert [word for word in words if re.search(rf"\b{re.escape(word)}\b", there)] == []


def last_answer() -> State:
    """All turns are over; the last question was Jo's, about Ada's Cluzzle."""
    state = at_work()
    for sculptor in state.sculptors:
        sculptor.sculpture = Sculpture(None, "Round, with a handle")
    state.phase, state.round, state.asker, state.turns_over = "closing", 5, 2, True
    state.talk = [Exchange(5, 2, 0, "Does it have a handle?", "no", guesses=("kite",))]
    return state


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_last_answer_is_corrected_or_stands(put: Put, inspect: Inspect, size: tuple[int, int]) -> None:
    stage = put(GAME, last_answer(), *size)
    page = stage.page
    expect(page.get_by_text("Does your last answer stand?")).to_be_visible()
    inspect(page, "the last answer", within="main", night=False)
    page.get_by_role("button", name="I was wrong: correct my answer").click()
    page.get_by_role("button", name="Partly").click()
    stage.has_played({"type": "correct", "answer": "partly"})
    page.get_by_role("button", name="My answer stands").click()
    stage.has_played({"type": "correct"}, {"type": "content"})


def test_everything_but_free_sculpting_is_played_by_keys(arrive: Arrive) -> None:
    person = arrive(1280, 800)
    play_alone(person)
    page = person.page
    page.get_by_role("region", name="Choose what to sculpt").get_by_role("button").first.focus()
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
    photo.write_bytes(encode_png(b"\xc8" * 60 * 80 * 4, 60, 80, 4))
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
