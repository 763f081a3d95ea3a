"""The server dies and comes back; whoever plays hardly notices."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_killed_server_loses_no_move_and_the_page_goes_on(arrive: Arrive, server: Server) -> None:
    mira, jo = arrive(), arrive()
    link = mira.host("Mira")
    mira.more_options()
    mira.page.get_by_text("No clock", exact=True).click()
    mira.page.get_by_role("group", name="Add a bot").get_by_role("button", name="Normal").click()
    jo.open(link)
    jo.introduce("Jo")
    jo.button("I’m ready").click()
    mira.sees("Everybody is here.")
    mira.button("Start the game").click()
    mira.button("Pour red").click()
    mira.sees("You poured red")

    server.kill()
    mira.sees("The connection is lost")
    jo.sees("The connection is lost")
    # Said into the dark: it is kept, and sent when there is somebody to hear it.
    jo.button("Pour blue").click()

    server.start()
    # Pages come back by themselves, within some seconds; with news of the network they do so at once.
    for person in (mira, jo):
        person.page.evaluate("dispatchEvent(new Event('online'))")
    mira.page.get_by_text("The connection is lost").wait_for(state="detached")
    jo.page.get_by_text("The connection is lost").wait_for(state="detached")
    # The drops are shown when all have poured: both moves count, the one before and the one meanwhile.
    for person in (mira, jo):
        person.sees(re.compile("the water (turns|runs)", re.IGNORECASE))
    assert mira.scores() == jo.scores()
