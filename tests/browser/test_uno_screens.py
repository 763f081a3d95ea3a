"""Every screen of UNO ColorADD, laid out by the rules themselves and shown by the real page at every size."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, WebSocketRoute

from huetable.core.codec import encode
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.cards import CARDS, Card
from huetable.games.uno_coloradd.events import Challenged, Played
from huetable.games.uno_coloradd.moves import Accept, Play, Uno
from huetable.games.uno_coloradd.rounds import end_round
from huetable.games.uno_coloradd.state import HouseRule, Look, Options, State, Threat

if TYPE_CHECKING:
    from tests.browser.conftest import Inspect, Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

NAMES = (
    "Ada",
    "Mira",
    "Jo",
    "Maximiliane Sonnenschein",
    "Bea",
    "Li",
    "Oluwaseun",
    "Max",
    "Zoë",
    "Constantine",
)
COLOURS = ("red", "green", "brown", "black", "blue", "purple", "yellow", "pink", "white", "orange")

RNG = Rng.from_number(7)


# What lies on the table


HAND: Final[tuple[Card, ...]] = ("r7", "r2", "b9", "g4", "y3", "w4", "w")
FILM: Final = (HouseRule("Name a film with this colour in its title; who hesitates draws."),)


def my_turn(seats: int = 4, hand: tuple[Card, ...] = HAND, rules: tuple[HouseRule, ...] = ()) -> State:
    """Seat 0 to move, a green 7 on top."""
    options = Options(dealer=seats - 1, house_rules=rules)
    state = GAME.setup(options, seats, RNG)
    state.hands[0] = list(hand)
    state.discard, state.colour = ["b3", "r8", "g8", "g7"], "green"
    state.phase, state.turn, state.direction = "turn", 0, 1
    state.last_play = Played(seats - 1, "g7", "green")
    state.news = state.last_play
    return state


def a_hand_of_25() -> State:
    """Every third card, some twice, and the wild ones."""
    return my_turn(hand=(*CARDS[:52:3], "g4", "g9", "b+2", "w", "w4", "w4", "wc1"), rules=FILM)


def ten_players() -> State:
    return my_turn(seats=10)


def waiting() -> State:
    state = my_turn()
    state.turn, state.direction = 2, -1
    return state


def challenge() -> State:
    state = my_turn()
    state.discard.append("w4")
    state.phase, state.threat = "challenge", Threat(4, 3, 6, "red")
    state.last_play = state.news = Played(3, "w4", "green")
    return state


def first_colour() -> State:
    state = my_turn()
    state.phase, state.colour, state.discard = "colour", None, ["w"]
    return state


def next_to_last() -> State:
    return my_turn(hand=("g4", "b9"))


def called_too_late() -> State:
    state = next_to_last()
    GAME.apply(state, 0, Play("g4"), RNG)
    return state


def honouring() -> State:
    state = my_turn(hand=("wc1", "r2", "b9"), rules=FILM)
    GAME.apply(state, 0, Play("wc1", "blue"), RNG)
    return state


def shown_a_hand() -> State:
    state = my_turn()
    state.looks = (Look(0, 3, ("r1", "gs", "w", "b+2")),)
    state.news = Challenged(0, 3, guilty=True)
    return state


def round_over() -> State:
    state = my_turn()
    state.hands[1] = []
    state.match = replace(state.match, round=3, scores=(120, 87, 0, 45))
    end_round(state, 1)
    return state


Lay = Callable[[], State]

# A hand that is shown opens by itself, unless it was already seen when the page came: so that is the first.
SCREENS: Final[tuple[Lay, ...]] = (
    shown_a_hand,
    my_turn,
    a_hand_of_25,
    ten_players,
    waiting,
    challenge,
    first_colour,
    next_to_last,
    called_too_late,
    honouring,
    round_over,
)


# How it gets onto the screen


class Stage:
    """The real page at a real table, but the position is the one we lay out; what is played is kept."""

    def __init__(self, page: Page, state: State, seat: int | None = 0) -> None:
        self.page = page
        self.state = state
        self.seat = seat
        self.played: list[dict[str, Any]] = []
        self._number = 1_000
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)
        line.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "table":
            self._table = message
            self.show(self.state)
        elif message["is"] != "position":
            self._line.send(json.dumps(message))

    def _chairs(self, pattern: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            {
                **pattern,
                "name": NAMES[seat],
                "colour": COLOURS[seat],
                "yours": seat == self.seat,
                "host": seat == 0,
            }
            for seat in range(len(self.state.hands))
        ]

    def _hear(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        self.played.append(command.get("move", command))
        self._line.send(json.dumps({"is": "ack", "id": command["id"], "seq": self._number}))

    def show(self, state: State) -> None:
        self.state = state
        self._number += 1
        self._line.send(json.dumps({**self._table, "chairs": self._chairs(self._table["chairs"][0])}))
        sight = json.loads(encode(GAME.sight(state, self.seat)))
        clocks = [{"name": "turn", "seat": 0, "ends_in": 24_000, "total": 30_000}]
        position = {"is": "position", "seq": self._number, "game_no": 1, "sights": [sight], "events": []}
        self._line.send(
            json.dumps({**position, "clocks": clocks, "scores": list(GAME.scores(state)), "last": None})
        )


Put = Callable[..., Stage]


@pytest.fixture
def put(browser: Browser, server: Server) -> Iterator[Put]:
    """Puts a position on a screen: put(my_turn()), put(waiting(), width=1280, height=800)."""
    contexts = []

    def show(
        state: State, width: int = 390, height: int = 844, *, seat: int | None = 0, touch: bool = False
    ) -> Stage:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(10_000)
        contexts.append(context)
        order = {"game": "uno_coloradd", "name": "Ada", "bots": ["easy"], "start": True, "clocks": "off"}
        opened = context.request.post(f"{server.url}/api/tables", data=order).json()
        stage = Stage(context.new_page(), state, seat)
        address = f"tv/{opened['code']}" if seat is None else f"t/{opened['table']}"
        stage.page.goto(f"{server.url}/{address}")
        stage.page.locator("[aria-label='The table'], .result").first.wait_for()
        return stage

    yield show
    for context in contexts:
        context.close()


# What must hold on every one of them

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080))

STICKS_OUT = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

TOO_SMALL = """() => [...document.querySelectorAll('button, a')]
    .filter((element) => element.checkVisibility() && !element.matches('.skip') && !element.closest('dialog:not([open])'))
    .map((element) => ({ name: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
    .map(({ name }) => name)"""

HIDDEN_CARDS = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
    card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = card.getBoundingClientRect();
    const points = [[2, 10], [41, 10], [2, 41], [41, 41]];
    return points.some(([x, y]) => document.elementFromPoint(box.x + x, box.y + y)?.closest('[data-card]') !== card);
}).map((card) => card.dataset.card)"""
"""Of every card in the hand a piece as large as a thumb must be free to touch."""

OVERFLOWS = """() => [...document.querySelectorAll('.felt, .result, .actions, .stakes')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.className} ${element.scrollWidth - element.clientWidth} ${element.scrollHeight - element.clientHeight}`)"""


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_and_can_be_touched_at_every_size(put: Put, size: tuple[int, int]) -> None:
    stage = put(SCREENS[0](), *size)
    for lay in SCREENS:
        stage.show(lay())
        stage.page.wait_for_timeout(80)
        for fault in (STICKS_OUT, TOO_SMALL, OVERFLOWS, HIDDEN_CARDS):
            assert not stage.page.evaluate(fault), lay.__name__


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)])
def test_a_turn_needs_no_scrolling(put: Put, size: tuple[int, int]) -> None:
    page = put(my_turn(), *size).page
    draw = page.get_by_role("button", name="Draw", exact=True).bounding_box()
    dock = page.get_by_role("navigation").bounding_box()
    assert draw is not None
    assert dock is not None
    below = dock["y"] if dock["x"] < 100 else size[1]
    assert draw["y"] + draw["height"] <= below + 1


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_axe_finds_nothing_by_day_or_by_night(put: Put, inspect: Inspect, size: tuple[int, int]) -> None:
    stage = put(SCREENS[0](), *size)
    for lay in SCREENS:
        stage.show(lay())
        stage.page.wait_for_timeout(80)
        inspect(stage.page, lay.__name__, within="main", night=size == (390, 844))


def test_axe_finds_nothing_in_a_question_or_on_the_big_screen(put: Put, inspect: Inspect) -> None:
    asked = put(my_turn())
    asked.page.locator("[data-card='w4']").click(position={"x": 12, "y": 16})
    asked.page.get_by_role("group", name="Which colour?").wait_for()
    for page in (asked.page, put(my_turn(), 1920, 1080, seat=None).page):
        inspect(page)


def test_large_letters_and_plain_signs_fit_too(put: Put) -> None:
    page = put(my_turn(), 360, 640).page
    page.evaluate(
        "localStorage.setItem('huetable.settings', JSON.stringify({ type: 'large', signs: 'neutral' }))"
    )
    page.reload()
    page.locator("[data-card='r7']").wait_for()
    assert not page.evaluate(STICKS_OUT)
    assert page.evaluate(HIDDEN_CARDS) == []
    star = page.locator("[data-card='y3'] path").first.get_attribute("d")
    assert star is not None
    assert star.startswith("M12 2.5l2.9"), "yellow is a star here"


# What a thumb, a mouse and a voice do with them


def test_a_thumb_lifts_a_card_first_and_plays_it_second(put: Put) -> None:
    stage = put(my_turn(), touch=True)
    card = stage.page.locator("[data-card='g4']")
    card.tap(position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name="Play green 4").wait_for()
    assert stage.played == []
    card.tap(position={"x": 12, "y": 16})
    stage.page.wait_for_timeout(150)
    assert stage.played == [{"type": "play", "card": "g4"}]


def test_a_card_that_does_not_fit_says_why_and_the_clause_is_a_touch_away(put: Put) -> None:
    stage = put(my_turn())
    stage.page.locator("[data-card='b9']").click(force=True, position={"x": 12, "y": 16})
    stage.page.get_by_role("button", name=re.compile("^Why")).click()
    stage.page.locator("dialog[open] [data-clause='UNO-10'][aria-current='true']").wait_for()
    assert stage.played == []


def test_a_card_is_dragged_up_to_be_played_and_a_short_way_does_nothing(put: Put) -> None:
    stage = put(my_turn())
    box = stage.page.locator("[data-card='g4']").bounding_box()
    assert box is not None
    for way in (20, 110):
        stage.page.mouse.move(box["x"] + 12, box["y"] + 30)
        stage.page.mouse.down()
        stage.page.mouse.move(box["x"] + 12, box["y"] + 30 - way, steps=6)
        stage.page.mouse.up()
        stage.page.wait_for_timeout(150)
        assert stage.played == ([] if way < 50 else [{"type": "play", "card": "g4"}])


def test_a_wild_card_asks_for_its_colour_and_escape_takes_it_back(put: Put) -> None:
    stage = put(my_turn())
    wild = stage.page.locator("[data-card='w']")
    wild.click(position={"x": 12, "y": 16})
    stage.page.get_by_role("group", name="Which colour?").wait_for()
    stage.page.keyboard.press("Escape")
    stage.page.get_by_role("group", name="Which colour?").wait_for(state="hidden")
    assert stage.played == []
    wild.click(position={"x": 12, "y": 16})
    stage.page.locator("dialog[open] [data-hue='blue']").click()
    stage.page.wait_for_timeout(150)
    assert stage.played == [{"type": "play", "card": "w", "colour": "blue"}]


def test_a_question_closes_by_itself_when_the_moment_is_over(put: Put) -> None:
    stage = put(my_turn())
    stage.page.locator("[data-card='w']").click(position={"x": 12, "y": 16})
    stage.page.get_by_role("group", name="Which colour?").wait_for()
    stage.show(waiting())
    stage.page.get_by_role("group", name="Which colour?").wait_for(state="hidden")


def test_the_hand_that_a_challenge_showed_opens_by_itself(put: Put) -> None:
    stage = put(challenge())
    stage.page.get_by_role("button", name="Challenge").click()
    stage.show(shown_a_hand())
    stage.page.get_by_role("dialog", name="Maximiliane Sonnenschein’s hand").wait_for()
    assert stage.played == [{"type": "challenge"}]


def test_a_late_call_is_a_moment_for_everybody(put: Put) -> None:
    stage = put(called_too_late())
    stage.page.get_by_role("button", name="UNO!").click()
    state = called_too_late()
    GAME.apply(state, 0, Uno(), RNG)
    stage.show(state)
    stage.page.locator(".moment").get_by_text("UNO!").wait_for()
    stage.page.locator(".moment").wait_for(state="detached")


def test_the_stakes_are_told_before_the_cards_are_taken(put: Put) -> None:
    stage = put(challenge())
    stage.page.get_by_text("If not: you draw 6 and miss your turn.").wait_for()
    stage.page.get_by_role("button", name="Take 4 cards").click()
    state = challenge()
    GAME.apply(state, 0, Accept(), RNG)
    stage.show(state)
    assert stage.page.locator("[data-card]").count() == 11
