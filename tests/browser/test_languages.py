"""Everybody reads the table in their own language, long words fit, and a page can be read from right to left."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from driven_tables import DrivenTable
from readers import DISGUISED, OFFERING_ALL, READERS, foreign_texts, words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NAMES = ("Ann", "Bea", "Cleo", "Dan")
LONG, MIRRORED = DISGUISED
CUES = ("honey", "midnight", "toad", "velvet", "lagoon", "biscuit", "thunder", "plum", "meadow", "copper")


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


def hues_player() -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Gives one cue a round, a new one each time, and places anywhere."""
    cues, places = iter(CUES), count()

    def play(sight: dict[str, Any]) -> dict[str, Any]:
        moves: list[dict[str, Any]] = sight["moves"]
        forms = [form["move"] for form in sight["forms"]]
        if "cue" in forms and not moves:
            return {"type": "cue", "words": next(cues)}
        if "place" in forms:
            place = next(places)
            return {"type": "place", "field": f"{'ABCDEFGHIJKLMNOP'[place % 16]}{1 + place % 29}"}
        return moves[0]

    return play


WHOLE_GAMES = {
    "uno_coloradd": ({"goal": 0, "clock": False}, lambda: play_uno),
    "hues_and_cues": ({"clock": False}, hues_player),
}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_four_people_in_four_languages_play_to_the_end_and_each_reads_only_their_own(
    arrive: Arrive, name: str
) -> None:
    languages = [READERS[seat % len(READERS)] for seat in range(4)]
    readers = [reader(arrive, language) for language in languages]
    options, player = WHOLE_GAMES[name]
    order = {"game": name, "name": NAMES[0], "options": options, "clocks": "off", "pace": "instant"}
    opened = readers[0].page.context.request.post(f"{readers[0].base}/api/tables", data=order).json()
    for person in readers:
        person.open(f"/t/{opened['table']}")
        person.page.locator("main").first.wait_for()
    table = DrivenTable([person.page for person in readers], opened["table"])
    table.sit_down(NAMES)
    own = words_of([*NAMES, *CUES, opened["code"]])
    for _ in table.play(player()):
        for person, language in zip(readers, languages, strict=True):
            assert not foreign_texts(person.page, language, own), language
