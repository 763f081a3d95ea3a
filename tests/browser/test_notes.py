"""What nobody may miss: refusals over an open sheet, the host's no, what the host changed, and time that ran out."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from dye_pot_positions import DYE, my_turn
from playwright.sync_api import WebSocketRoute, expect
from stage import settles

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect, Put

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

HIDDEN = """() => {
    const note = document.querySelector('dialog[open] [role=alert] p');
    if (!note) return ['not in the sheet'];
    const { left, right, top, bottom } = note.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seen = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && note.contains(over);
    return seen ? [] : [`${left} ${top} ${right} ${bottom} under ${over?.outerHTML.slice(0, 80)}`];
}"""


def test_a_refusal_is_seen_over_an_open_sheet_on_the_smallest_phone(arrive: Arrive, inspect: Inspect) -> None:
    mira = arrive(360, 640)
    mira.play_fast("Mira", pace="calm")
    mira.page.get_by_role("navigation").get_by_role("button", name="Table").click()
    sheet = mira.page.get_by_role("dialog", name="Table")
    sheet.get_by_role("button", name="Ask to take back the last move").click()
    note = sheet.get_by_role("alert")
    expect(note).to_contain_text("only take back your own move")
    settles(mira.page, HIDDEN)
    inspect(mira.page, within="dialog[open]")
    note.get_by_role("button", name="Read TABLE-35").click()
    mira.page.locator("dialog[open] [data-clause='TABLE-35']").wait_for()
    mira.page.keyboard.press("Escape")
    note.get_by_role("button", name="Dismiss").click()
    expect(note).to_be_empty()


class HostSaysNo:
    """A server whose host refuses every guest that asks for a chair."""

    SENTENCE = "The host said no. You can keep watching."

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def connect(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()
        line.on_message(lambda frame: self._ask(server, frame))

    def _ask(self, server: WebSocketRoute, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["do"] == "sit":
            self.asked.append(message)
        server.send(frame)

    def refuse(self) -> None:
        refused = {"id": self.asked[-1]["id"], "clause": "TABLE-52", "sentence": self.SENTENCE, "args": {}}
        self._line.send(json.dumps({"is": "refused", **refused}))


@pytest.mark.soak
def test_a_guest_whom_the_host_refuses_reads_so_and_may_ask_again(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(360, 640)
    link = mira.play_fast("Mira", pace="calm")
    host = HostSaysNo()
    jo.page.route_web_socket(re.compile("/ws/"), host.connect)
    jo.open(link)
    chair = jo.button(re.compile("Take .* seat")).first
    chair.click()
    jo.introduce("Jo")
    mira.sees("Jo would like to take")
    jo.sees("Waiting for the host to answer.")
    host.refuse()
    expect(jo.page.get_by_role("alert")).to_contain_text(host.SENTENCE)
    chair.click()
    jo.sees("Waiting for the host to answer.")
    assert len(host.asked) == 2


def test_guests_read_what_the_host_changed_and_are_asked_again_when_it_was_a_rule(arrive: Arrive) -> None:
    mira, jo = arrive(), arrive(360, 640)
    link = mira.host("Mira")
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Easy").click()
    jo.open(link)
    jo.introduce("Jo")
    jo.sees("You’re not ready yet.")
    mira.sees("Waiting for Jo.")
    jo.button("I’m ready").click()
    mira.sees("Everybody is here. The game can start.")
    mira.more_options()
    mira.page.get_by_role("radiogroup", name="Thinking time").get_by_text("Quick").click()
    changed = jo.page.get_by_role("status").filter(has_text="Mira chose")
    expect(changed).to_have_text("Mira chose Thinking time: Quick.")
    expect(jo.button("I’m not ready")).to_be_visible()
    goal = mira.page.get_by_role("spinbutton", name=re.compile("Points to win"))
    goal.fill("4")
    goal.press("Enter")
    expect(changed).to_contain_text("Points to win: 4 and Thinking time: Quick. Ready again?")
    mira.page.get_by_role("radio", name=re.compile("^Quick Four points win")).check(force=True)
    expect(changed).to_have_text("Mira chose Quick and Thinking time: Quick. Ready again?")
    jo.button("Ready again").click()
    mira.sees("Everybody is here. The game can start.")
    expect(changed).to_have_count(0)


def test_a_player_whose_time_ran_out_is_told_at_once_and_everybody_reads_it(put: Put) -> None:
    stage = put(DYE, my_turn())
    claimed = {"type": "claimed", "seat": 0, "colour": "orange", "points": 2}
    stage.show(my_turn(), [{"type": "out_of_time", "seat": 0, "by": "bot"}, claimed])
    alert = stage.page.get_by_role("alert")
    expect(alert).to_contain_text("Time ran out. Your bot claims orange: 2 points.")
    stage.show(my_turn(), [{"type": "out_of_time", "seat": 1, "by": "rule"}])
    # By keyboard: on a phone the message lies on the tabs until it is touched.
    stage.page.get_by_role("navigation").get_by_role("button", name="Log").press("Enter")
    log = stage.page.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Your bot claims orange: 2 points.", exact=True)).to_be_visible()
    expect(log.get_by_text("Mira ran out of time, so the game moved on.").first).to_be_visible()
    expect(log.get_by_role("alert")).to_contain_text("Time ran out.")
