"""Real tables at which several people sit, each in front of a page, and a script decides for all of them.

Every page opens a second socket of its own guest and plays by that, so that a whole game takes seconds; what it shows comes
from the server as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, Final

from playwright.sync_api import Page
from stage import PATIENCE, SHOWS

from huetable.core.terms import Seat

Move = dict[str, Any]
Decide = Callable[[dict[str, Any]], Move]
"""From an observation, as it came over the wire, to a move."""

_OPEN: Final = """(link) => new Promise((done) => {
  globalThis.driver = { position: null, phase: '', refused: null };
  const connect = () => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + link);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === 'position') driver.position = message;
      if (message.is === 'refused') driver.refused = message;
      if (message.is === 'table') { driver.phase = message.phase; done(true); }
      if (message.is === 'change') { socket.onmessage = null; socket.close(); connect(); }
    };
    driver.send = (command) => socket.send(JSON.stringify(command));
  };
  connect();
})"""
"""Whoever connects gets a whole position, so nothing has to be put together from changes here."""

_ASK: Final = """async ([command, patience]) => {
  const before = driver.position?.seq ?? -1;
  driver.refused = null;
  driver.send(command);
  const end = performance.now() + patience;
  const news = () => driver.refused || (driver.position?.seq ?? -1) > before || driver.phase === 'waiting';
  while (!news() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
  return driver.refused?.sentence ?? null;
}"""

_STATE: Final = """async ([least, patience]) => {
  const end = performance.now() + patience;
  const seq = () => driver.position?.seq ?? -1;
  while (seq() < least && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
  return { sight: driver.position?.sights?.[0] ?? null, seq: seq(), phase: driver.phase };
}"""
"""When this page has heard of that move; some hear of it sooner than others."""


class DrivenTable:
    """The pages of a table's players, in the order of their seats."""

    def __init__(self, pages: Sequence[Page], link: str) -> None:
        self.pages = pages
        self._link = link
        self._ids = count(1)

    def sit_down(self, names: Sequence[str]) -> None:
        """The first of them has opened the table and sits already."""
        for page, name in zip(self.pages, names, strict=True):
            page.evaluate(_OPEN, self._link)
            if page is not self.pages[0]:
                assert self.ask(page, {"do": "sit", "name": name}) is None
                assert self.ask(page, {"do": "ready"}) is None
        assert self.ask(self.pages[0], {"do": "start"}) is None

    def ask(self, page: Page, command: dict[str, Any]) -> str | None:
        """Why it was refused, in the words of that page's language."""
        refused: str | None = page.evaluate(_ASK, [{"id": str(next(self._ids)), **command}, 1000 * PATIENCE])
        return refused

    def play(self, decide: Decide) -> Iterator[Seat]:
        """To the end of the game; yields whenever all pages show what the last move has led to."""
        while True:
            last = max(state["seq"] for state in self._states(0))
            states = self._states(last)
            for page in self.pages:
                assert page.evaluate(SHOWS, [last, 1000 * PATIENCE]) >= last, "a page shows nothing new"
            yield last
            if states[0]["phase"] == "over":
                return
            self._move(states, decide)

    def _states(self, least: int) -> list[dict[str, Any]]:
        return [page.evaluate(_STATE, [least, 1000 * PATIENCE]) for page in self.pages]

    def _move(self, states: list[dict[str, Any]], decide: Decide) -> None:
        for page, state in zip(self.pages, states, strict=True):
            sight = state["sight"]
            if sight is not None and sight["seat"] in sight["awaited"]:
                refused = self.ask(page, {"do": "play", "seat": sight["seat"], "move": decide(sight)})
                assert refused is None, refused
                return
        raise AssertionError(f"nobody can move: {states}")
