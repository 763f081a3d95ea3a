"""Everybody reads the table in their own language, long words fit, and a page can be read from right to left."""

from __future__ import annotations

import re
from itertools import count, islice
from typing import TYPE_CHECKING, Any

import pytest
from driven_tables import DrivenTable
from known_texts import KnownTexts
from readers import CLIPPED, COVERED, DISGUISED, OFFERED, OFFERING_ALL, READERS, TEXTS, foreign_texts
from stage import settles

from huetable.games import all_games
from huetable.server.http.pages import STATIC
from huetable.table.cast import CAST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from browser_fixtures import Arrive, Inspect
    from driven_tables import Decide
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NAMES = ("Ann", "Bea", "Cleo", "Dan")
LONG, MIRRORED = DISGUISED
CUES = (
    "honey",
    "midnight",
    "toad",
    "velvet",
    "lagoon",
    "biscuit",
    "thunder",
    "plum",
    "meadow",
    "copper",
    "attic",
    "saddle",
    "orchard",
    "pebble",
    "lantern",
    "walnut",
    "harbour",
    "thistle",
    "barrel",
    "mitten",
)


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    return OFFERING_ALL


def reader(arrive: Arrive, language: str, **size: Any) -> Person:
    person = arrive(**size)
    person.page.context.add_cookies([{"name": "lang", "value": language, "url": person.base}])
    return person


def play_uno(sight: dict[str, Any]) -> dict[str, Any]:
    """A card if one fits: the round is over soon."""
    moves: list[dict[str, Any]] = sight["moves"]
    fitting = [move for move in moves if move["type"] == "play"]
    return (fitting or moves)[0]


def hues_player() -> Decide:
    """Gives one cue a round, the same however often it is asked, and places anywhere."""
    given: dict[object, str] = {}
    places = count()

    def play(sight: dict[str, Any]) -> dict[str, Any]:
        moves: list[dict[str, Any]] = sight["moves"]
        forms = [form["move"] for form in sight["forms"]]
        if "cue" in forms and not moves:
            view = sight["view"]
            turn = (view["round"], view["giver"], len(view["used"]))
            return {"type": "cue", "words": given.setdefault(turn, CUES[len(given)])}
        if "place" in forms:
            place = next(places)
            return {"type": "place", "field": f"{'ABCDEFGHIJKLMNOP'[place % 16]}{1 + place % 29}"}
        return moves[0]

    return play


WHOLE_GAMES: dict[str, tuple[dict[str, Any], Callable[[], Decide]]] = {
    "uno_coloradd": ({"goal": 0, "clock": False}, lambda: play_uno),
    "hues_and_cues": ({"clock": False}, hues_player),
}


SCREENS = ({"width": 390, "height": 844}, {"width": 1280, "height": 800})
"""On the wide one there is room for the log."""


def play_in_four_languages(arrive: Arrive, name: str, moves: int | None = None) -> None:
    """Four people at one table, each of whom reads only their own language; to the end, or this many moves."""
    readers = [reader(arrive, language, **SCREENS[seat % 2]) for seat, language in enumerate(READERS)]
    options, player = WHOLE_GAMES[name]
    order = {"game": name, "name": NAMES[0], "options": options, "clocks": "off", "pace": "instant"}
    opened = readers[0].page.context.request.post(f"{readers[0].base}/api/tables", data=order).json()
    for person in readers:
        person.open(f"/t/{opened['table']}")
        person.page.locator("main").first.wait_for()
    table = DrivenTable([person.page for person in readers], opened["table"])
    table.sit_down(NAMES)
    for person in readers[1::2]:
        person.page.locator("aside [data-panel=log]").click()
    own = (*NAMES, *CUES, opened["code"])
    for _ in islice(table.play(player()), moves):
        for person, language in zip(readers, READERS, strict=True):
            assert not foreign_texts(person.page, language, own), language
    for person in readers[1::2]:
        assert person.page.locator("aside ol li").count() > 0


@pytest.mark.soak
def test_four_people_at_one_table_each_read_only_their_own_language(arrive: Arrive) -> None:
    play_in_four_languages(arrive, "uno_coloradd", 3)


@pytest.mark.soak
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_four_people_in_four_languages_play_to_the_end_and_each_reads_only_their_own(
    arrive: Arrive, name: str
) -> None:
    play_in_four_languages(arrive, name)


def test_a_text_in_another_language_is_found(arrive: Arrive) -> None:
    person = reader(arrive, "en")
    person.open("/")
    person.box("Dye Pot").wait_for()
    texts = person.page.evaluate(TEXTS)
    assert not foreign_texts(person.page, "en")
    # Shorter texts may be names of games.
    sentences = {text for text in texts if text.count(" ") > 3}
    assert len(sentences) > 5
    assert sentences <= set(foreign_texts(person.page, "de"))


@pytest.mark.parametrize(
    ("text", "readers"),
    [
        ("Ann plays a red 5.", "en"),
        ("Ann spielt eine rote 5.", "de"),
        ("Du bist dran:", "de"),
        ("Ann und Bea", "de"),
        ("The target was F20 (light orchid). Points: you 0, Ann 2 and Bea 1.", "en"),
        ("Wer zuerst keine Karten mehr hat, gewinnt. Gut gespielt!", "de"),
        ("Ann and Bea", "en"),
        ("Apricot-koala-73", " ".join(OFFERED)),
        ("Apricot-koala-7346", " ".join(OFFERED)),
        ("Apricot-koala-734", ""),
        ("the and of by will table rules name start", ""),
        ("Ann plays eine rote 5.", ""),
        ("Zoe ist dran", ""),
    ],
)
def test_a_text_is_read_whole_and_not_word_by_word(text: str, readers: str) -> None:
    """A word that some catalogue has proves nothing: German rulebooks quote English names of options."""
    known = [language for language in OFFERED if KnownTexts(language, ["Ann", "Bea"]).has(text)]
    assert known == readers.split()


PLAYERS = (*NAMES, *(character.name for character in CAST))
WITH_PLAYED_WORDS = ("cluzzle, the table", "hues_and_cues, the table")
"""Words on cards and cues are in the language of the table."""


def pages(person: Person) -> Iterator[str]:
    """Opens page after page: those for everybody, and of each game the waiting room and the table."""
    for path in ("/", "/settings", "/nothing", "/rules/uno_coloradd", "/how-to/uno_coloradd"):
        person.open(path)
        yield path
    for game in all_games():
        for start in (False, True):
            order = {
                "game": game,
                "name": NAMES[0],
                "bots": ["normal"] * 3,
                "start": start,
                "pace": "instant",
            }
            opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
            person.open(f"/t/{opened['table']}")
            yield f"{game}, {'the table' if start else 'the waiting room'}"


def read(person: Person, places: Iterable[str]) -> None:
    for where in places:
        person.page.locator("main").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        settles(person.page, CLIPPED, where)
        settles(person.page, COVERED, where)


@pytest.mark.soak
def test_long_words_fit_on_a_small_phone(arrive: Arrive, inspect: Inspect) -> None:
    person = reader(arrive, LONG, width=360, height=640)
    read(person, pages(person))
    inspect(person.page, night=False)


@pytest.mark.soak
@pytest.mark.parametrize("language", OFFERED)
def test_every_offered_language_fits_on_a_small_phone_and_leaves_axe_nothing_to_find(
    arrive: Arrive, inspect: Inspect, language: str
) -> None:
    person = reader(arrive, language, width=360, height=640)
    for where in pages(person):
        read(person, [where])
        inspect(person.page, f"{language}, {where}")
        if where not in WITH_PLAYED_WORDS:
            assert not foreign_texts(person.page, language, PLAYERS), where


CUT_AND_COVERED = """() => {
  document.body.innerHTML = `<p id="cut">Unentschieden vorschlagen</p>
    <div id="stack"><p>below</p><p id="lid">above</p></div><p id="lines">one line and then another line</p>`;
  const style = (id, rules) => Object.assign(document.getElementById(id).style, rules);
  style('cut', { inlineSize: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
  style('lines', { inlineSize: '60px', blockSize: '20px', lineHeight: '20px', overflow: 'hidden' });
  style('stack', { position: 'relative' });
  style('lid', { position: 'absolute', inset: '0', background: 'white' });
}"""


def test_text_that_is_cut_off_or_covered_is_found(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    person.open("/nothing")
    person.page.locator("main").first.wait_for()
    person.page.evaluate(CUT_AND_COVERED)
    cut, covered = person.page.evaluate(CLIPPED), person.page.evaluate(COVERED)
    assert [found.split()[0] for found in cut] == ["Unentschieden", "one"]
    assert [found.split()[0] for found in covered] == ["below"]


def test_a_page_is_read_from_right_to_left_but_its_board_is_not_mirrored(
    arrive: Arrive, inspect: Inspect
) -> None:
    person = reader(arrive, MIRRORED, width=360, height=640)
    read(person, islice(pages(person), 2))
    order = {"game": "uno_coloradd", "name": NAMES[0], "bots": ["normal"] * 3, "start": True}
    opened = person.page.context.request.post(f"{person.base}/api/tables", data=order).json()
    person.open(f"/t/{opened['table']}")
    person.page.locator("[data-spot=hand]").wait_for()
    read(person, ["the table of UNO"])
    ways = "(parts) => parts.map((part) => getComputedStyle(document.querySelector(part)).direction)"
    assert person.page.evaluate(ways, ["main", "[data-spot=hand]", "main svg"]) == ["rtl", "ltr", "ltr"]
    inspect(person.page, night=False)


@pytest.mark.soak
@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", DISGUISED)
def test_long_words_fit_on_every_screen(arrive: Arrive, language: str, size: tuple[int, int]) -> None:
    person = reader(arrive, language, width=size[0], height=size[1])
    read(person, pages(person))


SHOWN = "() => [document.documentElement.lang, document.documentElement.dir]"


def test_a_language_is_chosen_by_its_own_name_and_remembered(arrive: Arrive) -> None:
    person = arrive()
    person.open(f"/?lang={MIRRORED}")
    person.page.get_by_role("link", name="English", exact=True).click()
    person.page.wait_for_url("**/?lang=en")
    assert person.page.evaluate(SHOWN) == ["en", "ltr"]
    person.open("/settings")
    person.page.locator(f"a[hreflang={LONG}]").click()
    person.page.wait_for_function("(chosen) => document.documentElement.lang === chosen", arg=LONG)
    person.open("/")
    assert person.page.evaluate(SHOWN) == [LONG, "ltr"]
    # A link may name another language, but what was chosen stays.
    person.open(f"/?lang={MIRRORED}")
    assert person.page.evaluate(SHOWN) == [MIRRORED, "rtl"]
    person.open("/")
    assert person.page.evaluate(SHOWN) == [LONG, "ltr"]


def test_the_texts_of_a_page_do_not_wait_for_its_script() -> None:
    """They run before it. If they imported it, it would run first and find no texts."""
    built = sorted((STATIC / "assets").glob("text-*.js"))
    assert {file.name.split("-")[1] for file in built} >= {"en", "ar"}
    for file in built:
        imported = re.findall(r'(?:from|import)\s*"\./([\w-]+)-[\w-]{8}\.js"', file.read_text("utf-8"))
        assert set(imported) == {"messages"}, file.name
