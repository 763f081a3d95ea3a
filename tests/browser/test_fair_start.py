"""The shuffle is bound before it is mixed: what a browser is shown and what it sends, in the order on the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import WebSocket

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

HERE = Path(__file__).parent
NUMBER = re.compile("[0-9a-f]{32}")


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    """The server with the small games, one of which ends with a single move."""
    return (HERE / "kit" / "more_games.py", HERE.parent / "server" / "small_games")


class Wire:
    """What goes over a page's sockets, in order: ("in" or "out", message)."""

    def __init__(self, person: Person) -> None:
        self.messages: list[tuple[str, dict[str, Any]]] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(("in", json.loads(frame))))
        socket.on("framesent", lambda frame: self.messages.append(("out", json.loads(frame))))

    def before(self, what: str) -> list[tuple[str, dict[str, Any]]]:
        """What came before this command was sent."""
        sent = next(place for place, (way, said) in enumerate(self.messages) if said.get("do") == what)
        return self.messages[:sent]

    def sent(self, what: str) -> list[dict[str, Any]]:
        return [said for way, said in self.messages if way == "out" and said["do"] == what]


def header(person: Person, game: int) -> dict[str, Any]:
    """Of the record of a finished game."""
    table = person.page.url.rpartition("/")[2]
    record = person.page.context.request.get(f"{person.base}/api/tables/{table}/games/{game}/record").text()
    found: dict[str, Any] = json.loads(record.partition("\n")[0])["entry"]
    return found


def end_game(mover: Person, *others: Person) -> None:
    mover.page.get_by_role("button", name="end", exact=True).click()
    for person in (mover, *others):
        person.button("Verify the shuffle").wait_for()


def test_play_now_shows_the_commitment_before_the_deal_and_then_adds_this_browsers_number(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira = arrive(360, 640)
    wire = Wire(mira)
    mira.open("/")
    mira.box("Parlour").get_by_role("button", name="Play now").click()
    mira.introduce("Mira")
    mira.page.get_by_role("heading", name="What you know").wait_for()

    shown = [said for way, said in wire.before("start") if said.get("is") == "table"]
    assert [table["phase"] for table in shown] == ["waiting"] * len(shown)
    assert not [said for _, said in wire.before("start") if said.get("is") == "position"]
    (start,) = wire.sent("start")
    assert NUMBER.fullmatch(start["nonce"])

    end_game(mira)
    found = header(mira, 1)
    assert (found["commitment"], found["nonces"]) == (shown[0]["commitment"], [start["nonce"]])
    mira.button("Verify the shuffle").click()
    mira.button("Check it here").click()
    mira.sees("It is the same seal that this browser was shown before the deal.")
    mira.sees("Mira, added by this browser")
    mira.sees(start["nonce"])
    inspect(mira.page, "the check of the shuffle", within="dialog")


@pytest.mark.soak
def test_every_person_adds_a_number_to_every_game_and_the_host_to_rematches_too(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive()
    wires = [Wire(mira), Wire(jo)]
    mira.open("/")
    mira.box("Parlour").get_by_role("button", name="Invite friends").click()
    mira.introduce("Mira")
    mira.sees("At the table")
    jo.open(mira.page.url)
    jo.introduce("Jo")
    jo.button("I’m ready").click()
    mira.sees("Everybody is here.")
    mira.button("Start the game").click()
    # Everybody moves on by one seat, so Jo begins the second game.
    for game, mover, other in ((1, mira, jo), (2, jo, mira)):
        end_game(mover, other)
        nonces = header(mira, game)["nonces"]
        latest = [wires[0].sent("start")[-1]["nonce"], wires[1].sent("ready")[-1]["nonce"]]
        assert sorted(nonces) == sorted(latest)
        assert all(NUMBER.fullmatch(nonce) for nonce in nonces)
        jo.button("I’m in for another").click()
        jo.sees("You’re in.")
        mira.button("Play again").click()
