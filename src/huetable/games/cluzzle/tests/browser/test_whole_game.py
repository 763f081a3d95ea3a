"""Cluzzle as people play it: three of them, each with a phone, or all with the same one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from huetable.games.cluzzle.tests.browser.actions import (
    OPTIONS,
    choose,
    clay_words,
    roll_a_ball,
    sculpt,
    seal,
)

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

OWN_WORDS = [
    f"{size} {thing}"
    for size in ("tiny", "huge", "broken")
    for thing in ["boat", "house", "shoe", "hat", "cup", "egg"]
]


def sit_down(people: Sequence[Person]) -> None:
    ada, *others = people
    order = {"game": "cluzzle", "name": "Ada", "clocks": "off", "options": OPTIONS}
    opened: dict[str, str] = ada.page.context.request.post(f"{ada.base}/api/tables", data=order).json()
    ada.open(f"/t/{opened['table']}")
    ada.sees("At the table")
    ada.more_options()
    ada.page.get_by_label("Your own words", exact=True).fill("\n".join(OWN_WORDS))
    ada.page.get_by_label("Your own words", exact=True).blur()
    for person, name in zip(others, ("Mira", "Jo"), strict=True):
        person.open(ada.page.url)
        person.introduce(name)
        person.more_options()
        expect(person.page.get_by_label("Your own words", exact=True)).to_have_value("\n".join(OWN_WORDS))
    ada.page.get_by_role("switch", name="Play only with your own words").check()
    for person in others:
        expect(person.page.get_by_text("Play only with your own words: on").first).to_be_visible()
        person.button("I’m ready").click()
    ada.button("Start the game").click()


def ask_answer_guess(asker: Page, sculptor: Page, name: str, word: str, *, corrected: bool = False) -> None:
    question = asker.get_by_label(re.compile("Ask about .*’s Cluzzle"))
    question.wait_for()
    # Where one sculpture is left, there is nothing to choose.
    if asker.get_by_role("radiogroup").count():
        asker.get_by_role("radio", name=name).check()
    expect(question).to_have_accessible_name(f"Ask about {name}’s Cluzzle")
    question.fill("Can you hold it in your hand?")
    asker.get_by_role("button", name="Ask", exact=True).click()
    sculptor.get_by_role("button", name="Partly").click()
    if corrected:
        sculptor.get_by_role("button", name="Correct my answer").click()
        sculptor.get_by_role("button", name="Sometimes").click()
        expect(asker.get_by_text("(corrected, was “Partly”)").first).to_be_visible()
    asker.get_by_role("textbox", name=f"What is {name}’s Cluzzle?").fill(word)
    asker.get_by_role("button", name="Guess", exact=True).click()
    asker.get_by_text(f"Is “{word}” your guess?").wait_for()
    asker.get_by_role("button", name="Yes, that’s my guess").click()


@pytest.mark.soak
def test_three_people_sculpt_ask_answer_guess_and_finish(arrive: Arrive, inspect: Inspect) -> None:
    """With a reload, on a desk and on the TV, from every side of a sculpture to the replay; axe everywhere.

    The lesson is a short game, and is played on every run.
    """
    # Without a graphics card clay costs as much as it has pixels.
    people = [arrive(360, 640), arrive(1280, 800), arrive(360, 640)]
    sit_down(people)
    pages = [person.page for person in people]
    fetched: list[str] = []
    pages[0].on("request", lambda request: fetched.append(request.url))
    words = [choose(page) for page in pages]
    sculpt(pages[1])
    for page in (pages[0], pages[2]):
        roll_a_ball(page)
    reload_in_the_middle(pages[1])
    inspect(pages[0], "the potter's bench")
    for page in pages:
        seal(page)
    pages[0].get_by_text("Worth 1 point", exact=True).wait_for()
    inspect(pages[0], "asking", within="main", night=False)
    all_can_look(arrive(1920, 1080), pages[0], words)
    turn_by_hand(pages[0], "Mira")
    assert [url for url in fetched if url.endswith("/shape")]
    assert not [url for url in fetched if re.search("/blobs/[0-9a-f]{64}$", url)]
    ask_answer_guess(pages[0], pages[1], "Mira", words[1])
    ask_answer_guess(pages[1], pages[2], "Jo", words[2], corrected=True)
    ask_answer_guess(pages[2], pages[0], "Ada", words[0])
    for page, word in zip(pages, words, strict=True):
        page.get_by_role("heading", name="The gallery").wait_for()
        expect(page.get_by_role("heading", name=word, exact=True)).to_be_visible()
    inspect(pages[2], "the gallery", within="main", night=False)
    strike(pages)
    for person in people:
        person.button("Leave the gallery").click()
    people[0].sees(re.compile("wins?!|You win|You share|share the win"))
    made = pages[0].get_by_role("list", name="What you made")
    expect(made.get_by_role("listitem")).to_have_text(words)
    pick_the_nicest(pages)
    sofa = arrive(1280, 720)
    sofa.open(f"/tv/{code_of_table(pages[0])}")
    watch_it_grow(pages[1], sofa.page, words[1])
    look_again(pages[0], words)


def pick_the_nicest(pages: Sequence[Page]) -> None:
    """Nobody can pick their own; the votes are shown when all have voted, and the nicest is among the honours."""
    expect(pages[0].get_by_role("button", name="The nicest: Ada’s")).to_have_count(0)
    for page, whose in zip(pages, ("Mira", "Jo", "Mira"), strict=True):
        expect(page.get_by_text("2 votes")).to_have_count(0)
        page.get_by_role("button", name=f"The nicest: {whose}’s").click()
    for page in pages:
        expect(page.get_by_role("list", name="Honours").get_by_text("Mira, 2 votes")).to_be_visible()


SMALL = """(canvas) => {
    const small = Object.assign(document.createElement('canvas'), { width: 48, height: 48 });
    const pen = small.getContext('2d');
    pen.drawImage(canvas, 0, 0, 48, 48);
    return [...pen.getImageData(0, 0, 48, 48).data];
}"""
WHILE_IT_GROWS = """(canvas, finished) => new Promise((resolve) => {
    const small = SMALL;
    const apart = (one, other) =>
        one.filter((value, at) => Math.abs(value - other[at]) > 24).length / other.length;
    let [frames, still, width, pictures] = [0, 0, canvas.width, new Map()];
    const look = () => {
        // A TV shows the picture that the server has drawn until the sculpture's turn comes.
        if (canvas.width !== width) [still, width, pictures] = [0, canvas.width, new Map()];
        const now = small(canvas);
        still = pictures.has(now.join()) ? still + 1 : 0;
        pictures.set(now.join(), now);
        const end = finished ?? now;
        const most = Math.max(...[...pictures.values()].map((picture) => apart(picture, end)));
        const over = pictures.size > 1 && most > 0.012 && apart(now, end) < 0.006 && (finished || still > 90);
        if (over || ++frames > 3000) resolve({ most, apart: apart(now, end), pictures: pictures.size });
        else requestAnimationFrame(look);
    };
    // Before it is in sight it has not turned: in the end it is seen from the same side.
    canvas.parentElement.querySelector('.pause')?.click();
    canvas.scrollIntoView({ block: 'center' });
    canvas.parentElement.querySelector('.lapse')?.click();
    look();
})""".replace("SMALL", SMALL)
"""Compares what is drawn with the finished sculpture, or with what stands there in the end: how many pictures there were,
how much of one differed at most, and how much of the last one."""


def watch_it_grow(page: Page, sofa: Page, word: str) -> None:
    """With motion a sculpture grows again from its strokes, and then stands there as it was: in the gallery if somebody
    wants to see it, and on the TV by itself, large, one after the other."""
    in_gallery = page.locator(f"canvas[aria-label*='{word}']")
    finished = in_gallery.evaluate(SMALL)
    for screen in (sofa, page):
        screen.emulate_media(reduced_motion="no-preference")
        screen.reload()
    on_tv = sofa.locator("[data-large]", has_text=word).locator("canvas")
    # A TV's picture has another shape.
    for canvas, end in ((on_tv, None), (in_gallery, finished)):
        # On a TV its turn comes after the sculptures before it.
        canvas.wait_for(timeout=60_000)
        grown = canvas.evaluate(WHILE_IT_GROWS, end)
        assert grown["pictures"] > 1, grown
        assert grown["most"] > 0.012, grown
        assert grown["apart"] < 0.006, grown
    page.emulate_media(reduced_motion="reduce")
    sofa.close()


def turn_by_hand(page: Page, name: str, sides: int = 4) -> None:
    """A sculpture is seen from all sides, and described by what one can see of it."""
    page.get_by_role("button", name=f"{name}: Not solved yet").click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet.get_by_text(re.compile("^It looks mostly clay-coloured, some red; "))).to_be_visible()
    canvas = sheet.locator("canvas")
    seen = set()
    for _ in range(sides):
        seen.add(canvas.evaluate("(canvas) => canvas.toDataURL()"))
        canvas.focus()
        canvas.press("ArrowRight")
    assert len(seen) == sides
    sheet.get_by_role("button", name="Close").click()


def strike(pages: Sequence[Page]) -> None:
    """Ada says that Mira has answered falsely, and Jo agrees; Mira has no vote."""
    pages[0].get_by_role("button", name="Call a vote on Mira’s answers").click()
    vote = pages[2].get_by_role("region", name="A vote")
    vote.get_by_role("button", name="Take them away").click()
    for page in pages:
        expect(page.get_by_text("The table took these points from the sculptor.")).to_be_visible()


def look_again(page: Page, words: Sequence[str]) -> None:
    """The result as a picture, with the clay on it, and the replay, which shows the clay at every step."""
    page.evaluate("delete Navigator.prototype.canShare")
    with page.expect_response(re.compile("/picture$")) as drawn, page.expect_download() as picture:
        page.get_by_role("button", name=re.compile("Share|Save picture")).click()
    assert drawn.value.ok
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider", name="Position in the game").wait_for()
    page.keyboard.press("End")
    for word in words:
        expect(page.locator(f"canvas[aria-label*='{word}']")).to_be_visible()
    no_step_is_empty(page, words)
    page.get_by_role("button", name="Seen by Everybody").click()
    page.get_by_role("button", name="Mira", exact=True).click()
    page.keyboard.press("Home")
    all_clay_is_there(page)


def no_step_is_empty(page: Page, words: Sequence[str]) -> None:
    page.keyboard.press("Home")
    for word in words:
        expect(page.get_by_text(f"Sculpting: {word}")).to_be_visible()
    steps = int((page.get_by_text(re.compile(r"^Step 1 of \d+$")).inner_text()).split()[-1])
    on = page.get_by_role("button", name="One step forward")
    for step in range(1, steps + 1):
        # Looking at three pictures takes longer than a step: the first ones, and every fifth.
        if step < 4 or step % 5 == 0:
            page.get_by_text(f"Step {step} of {steps}", exact=True).wait_for()
            all_clay_is_there(page)
        if step < steps:
            on.click()


def all_clay_is_there(page: Page) -> None:
    """Three places, each with a picture, or with hands at work until the step that sealed it."""
    page.wait_for_function(
        """() => {
            const all = [...document.querySelectorAll('main canvas')];
            const covered = document.querySelectorAll('main :is(.work, .cloth)').length;
            return all.length + covered === 3 && all.every((each) => each.width > 0 && each.getContext('2d')
                .getImageData(0, 0, each.width, each.height).data.some((value) => value > 0));
        }"""
    )


def code_of_table(page: Page) -> str:
    code: str = page.evaluate(
        "fetch('/api/home').then((answer) => answer.json()).then((home) => home.mine[0].code)"
    )
    return code


def all_can_look(sofa: Person, page: Page, words: Sequence[str]) -> None:
    """The big screen shows every sculpture and what nobody must know yet nowhere."""
    sofa.open(f"/tv/{code_of_table(page)}")
    centre = sofa.page.get_by_role("region", name="The Cluzzles")
    expect(centre.get_by_role("button")).to_have_count(len(words))
    for word in words:
        expect(sofa.page.get_by_text(word, exact=True)).to_have_count(0)
    sofa.page.close()


def reload_in_the_middle(page: Page) -> None:
    """The clay comes back, first from this browser, which has it sooner, and then from the server."""
    before = clay_words(page)
    page.reload()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", before)
    expect(page.get_by_text("Draft saved")).to_be_visible()
    page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('huetable.clay')).forEach((key) => localStorage.removeItem(key))"
    )
    page.reload()
    expect(page.locator(".bench canvas")).to_have_attribute("aria-label", before)


@pytest.mark.soak
def test_friends_who_pass_one_phone_around_leave_no_word_on_it(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    order = {"game": "cluzzle", "name": "Ada", "clocks": "off", "bots": [], "options": OPTIONS}
    opened = page.context.request.post(f"{person.base}/api/tables", data=order).json()
    person.open(f"/t/{opened['table']}")
    page.get_by_text("Pass this phone around").click()
    for name in ("Mira", "Jo"):
        page.get_by_label("Who else plays here?").fill(name)
        person.button("Add this player").click()
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
    expect(page.get_by_role("region", name="Change of players")).to_contain_text("Mira")
    nobody_reads(page, words)
    take_over(page, "Mira")
    expect(page.get_by_text(f"Yours: {words[1]}")).to_be_visible()
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
    curtain = page.get_by_role("region", name="Change of players").filter(has_text=name)
    curtain.get_by_role("button").first.click()
    expect(curtain).to_have_count(0)


def nobody_reads(page: Page, words: Sequence[str]) -> None:
    """Neither on the screen nor in what is read aloud."""
    there = page.evaluate(
        "document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)"
    )
    assert [word for word in words if re.search(rf"\b{re.escape(word)}\b", there)] == []
