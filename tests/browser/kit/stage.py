"""The real page at a real table, but the position is the one that a test lays out."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from huetable.core.codec import encode
from huetable.core.game import AnyGame
from huetable.messages.catalogues import load_catalogue
from huetable.table.wire.observations import encode_observations

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
PAGE_TEXTS = Path(__file__).parents[3] / "web/src/lib/i18n/en.json"
PATIENCE = 15.0
"""Seconds until a page that does not do what it should has failed."""

NEXT_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What follows the size of the window or of a part is laid out in the first, and stands in the second."""

SHOWS = """async ([number, patience]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = () => Number(document.querySelector('main')?.dataset.seq ?? 0);
  const end = performance.now() + patience;
  while (shown() < number && performance.now() < end) await frame();
  await frame();
  await frame();
  return shown();
}"""
"""Waits for a position, or a later one: a page that had to reconnect was sent the same again."""

DRAWN = """() => !document.querySelector('[aria-busy="true"]')"""
"""A screen and its board are drawn in turns: the players come before the cards."""

GO_ON = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""

PUT_DOWN = """() => {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  document.activeElement.blur();
}"""
"""A page that came from another table has given a control the focus. Here nobody has used anything yet, as in a page just loaded."""

COLOURS = ("red", "green", "brown", "black", "blue", "purple", "yellow", "pink", "white", "orange")


SETTLES = """async (patience) => {
  const ask = async () => {
    try {
      const asked = FAULTS;
      return await (typeof asked === 'function' ? asked() : asked);
    } catch (error) {
      return String(error);
    }
  };
  const end = performance.now() + patience;
  let found = await ask();
  while (found && found.length !== 0 && performance.now() < end) {
    await new Promise((done) => requestAnimationFrame(done));
    found = await ask();
  }
  return found;
}"""
"""Asks again with every frame, in the page: asking from here takes longer than a frame. What can't be asked yet, because
something is not drawn, is a fault until it can.
"""


def settles(page: Page, faults: str, where: str = "") -> None:
    """A function of the page that lists faults lists none, if not at once then soon: fonts and drawings come late."""
    found = page.evaluate(SETTLES.replace("FAULTS", f"({faults})"), 1000 * PATIENCE)
    assert not found, f"{where}: {found}"


@cache
def players_label(language: str) -> str:
    """What the page calls its list of players."""
    label: str = load_catalogue(PAGE_TEXTS, language)["table"]["players"]
    return label


def plain(value: object) -> Any:
    return json.loads(encode(value))


class Stage:
    """The real page at a real table, but the position is the one we lay out; what is played is kept."""

    def __init__(self, page: Page, game: AnyGame, state: Any, seat: int | None = 0) -> None:
        self.page = page
        self.game = game
        self.state = state
        self.names: Sequence[str] = NAMES
        self.seats: tuple[int | None, ...] = (seat,)
        """Those that the person at the screen holds; (None,) for one who only watches."""
        self.newcomers = 0
        """Chairs that were not in the game, because they came after its end."""
        self.vote: dict[str, Any] | None = None
        self.paused = False
        self.over = False
        """Whether the table says that the game is over; without a result, it was ended early."""
        self.late: Sequence[int] = ()
        """Who ran out of time in their last decision."""
        self.bots: Sequence[int] = ()
        """Whose seats bots have taken."""
        self.ready: Sequence[int] = ()
        """Who wants another game."""
        self.advice: dict[str, Any] | None = None
        """What the game says to whatever it is asked."""
        self.played: list[dict[str, Any]] = []
        self.connections = 0
        """How often the page has connected."""
        self._number = 1_000
        self._cut = False
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def open(self, address: str) -> None:
        """Another table is another start, for the page; what lies on it stays ours."""
        self.page.goto(address)
        self._see_players()

    def go_to(self, base: str, path: str) -> None:
        """As `open`, but a page that has been at another table before goes on without loading anything again."""
        if not self.page.url.startswith(base):
            self.open(base + path)
            return
        self.page.evaluate(GO_ON, path)
        self._see_players()
        self.page.evaluate(PUT_DOWN)

    def _see_players(self) -> None:
        language: str = self.page.evaluate("document.documentElement.lang")
        self.page.get_by_role("list", name=players_label(language)).wait_for()
        self.page.wait_for_function(DRAWN)

    def open_second_table(self) -> None:
        """A new table of the same game by the same person."""
        base = self.page.url.rpartition("/t/")[0]
        bots = ["random"] * (self.game.meta.seats[0] - 1)
        order = {"game": self.game.meta.id, "name": "Ada", "bots": bots, "start": True, "clocks": "off"}
        second = self.page.context.request.post(f"{base}/api/tables", data=order).json()
        self.open(f"{base}/t/{second['table']}")

    def _connect(self, line: WebSocketRoute) -> None:
        if self._cut:
            line.close()
            return
        self._line = line
        self._empty = True
        self.connections += 1
        line.on_message(self._hear)
        line.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "table":
            self._table = message
            if self._empty:
                self._lay(self.state)
            else:
                # Nothing has happened in the game: a position laid again would take back what the page shows of it.
                self._set_table()
        # What the real table's bots do meanwhile is kept from the page: their moves and their reactions.
        elif message["is"] not in ("position", "change", "reacted"):
            self._line.send(json.dumps(message))

    def _chairs(self, pattern: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            {
                **pattern,
                "name": self.names[seat],
                "colour": COLOURS[seat],
                "face": f"seat{seat}",
                "kind": "bot" if seat in self.bots else pattern["kind"],
                "yours": seat in self.seats,
                "online": True,
                "late": seat in self.late,
                "ready": seat in self.ready,
                "host": seat == 0,
            }
            for seat in range(len(self.game.scores(self.state)) + self.newcomers)
        ]

    def _hear(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["do"] == "ping":
            self._line.send(json.dumps({"is": "pong"}))
            return
        if command["do"] == "consult" and self.advice is not None:
            self._line.send(json.dumps({"is": "advice", "id": command["id"], "answer": self.advice}))
            return
        self.played.append(command.get("move", command))
        self._line.send(json.dumps({"is": "ack", "id": command["id"], "seq": self._number}))

    def show(self, state: Any, events: Sequence[object] = ()) -> None:
        self._lay(state, events)
        # A page that reconnects while we wait is sent the same position with the next number.
        number = self._number
        shown = self.page.evaluate(SHOWS, [number, 1000 * PATIENCE])
        assert shown >= number, f"the page shows position {shown}, not {number}"

    def react(self, chair: int, reaction: str) -> None:
        """Somebody at the table reacts."""
        self._line.send(json.dumps({"is": "reacted", "chair": chair, "reaction": reaction}))

    def settle(self) -> None:
        self.page.evaluate(NEXT_FRAMES)

    def cut_the_line(self) -> None:
        """From now on the page cannot reach the server."""
        self._cut = True
        self._line.close()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(NEXT_FRAMES)

    def settles(self, faults: str, where: str = "") -> None:
        settles(self.page, faults, where)

    def has_played(self, *moves: dict[str, Any]) -> None:
        """These and no others have reached the server, or do so soon; of each only what a test cares about."""
        end = time.monotonic() + PATIENCE
        while not self._played_are(moves):
            assert time.monotonic() < end, f"played {self.played}, not {list(moves)}"
            self.page.wait_for_timeout(20)

    def _played_are(self, moves: Sequence[dict[str, Any]]) -> bool:
        if len(moves) != len(self.played):
            return False
        return all(move.items() <= played.items() for move, played in zip(moves, self.played, strict=True))

    def _observations(self, state: Any) -> list[Any]:
        encoded = encode_observations(*self.game.observe_parts(state, self.seats))
        return [json.loads(each) for each in encoded.values()]

    def _set_table(self) -> None:
        chairs = self._chairs(self._table["chairs"][0])
        news: dict[str, Any] = {"chairs": chairs, "vote": self.vote, "paused": self.paused}
        if self.over:
            news["phase"] = "over"
        self._line.send(json.dumps({**self._table, **news}))

    def _lay(self, state: Any, events: Sequence[object] = ()) -> None:
        self.state = state
        self._number += 1
        self._empty = False
        self._set_table()
        clocks = [{"name": "turn", "seat": 0, "ends_in": 24_000, "total": 30_000}]
        position = {
            "is": "position",
            "seq": self._number,
            "game_no": 1,
            "sights": self._observations(state),
            "events": list(map(plain, events)),
        }
        self._line.send(
            json.dumps({**position, "clocks": clocks, "scores": list(self.game.scores(state)), "last": None})
        )
