"""The rules page: its opening, contents, search, pictures and links; short on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from huetable.games import all_games, find_game, rulebook

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

HEIGHT = "document.documentElement.scrollHeight"
ON_A_PHONE = 3000
"""Pixels; all clauses of UNO would be 14,900."""


def clause(person: Person, id: str) -> Locator:
    return person.page.locator(f"[data-clause='{id}']")


@pytest.mark.soak
def test_the_rules_of_every_game_are_short_on_a_phone(arrive: Arrive) -> None:
    person = arrive(width=360, height=640)
    for game in all_games().values():
        person.open(f"/rules/{game.meta.id}")
        person.page.get_by_role("heading", name=f"Rules of {game.meta.title}").wait_for()
        assert person.page.evaluate(HEIGHT) < ON_A_PHONE, game.meta.id


def test_an_address_opens_its_clause_and_links_lead_on(arrive: Arrive, inspect: Inspect) -> None:
    person = arrive()
    person.open("/rules/uno_coloradd#UNO-13")
    expect(clause(person, "UNO-13")).to_be_in_viewport()
    expect(clause(person, "UNO-13")).to_have_attribute("aria-current", "true")
    expect(clause(person, "UNO-54")).to_be_hidden()
    expect(clause(person, "UNO-10").locator("figcaption")).to_have_count(1)
    inspect(person.page, "the rules of UNO at a clause")
    clause(person, "UNO-13").get_by_role("link", name="UNO-54", exact=True).click()
    expect(clause(person, "UNO-54")).to_be_in_viewport()
    assert person.page.url.endswith("/rules/uno_coloradd#UNO-54")
    clause(person, "UNO-54").get_by_role("link", name="UNO-13", exact=True).click()
    expect(clause(person, "UNO-13")).to_be_in_viewport()


def test_contents_and_search_find_everything(arrive: Arrive) -> None:
    person = arrive()
    book = rulebook(find_game("uno_coloradd"))
    person.open("/rules/uno_coloradd")
    person.sees(book.passages[0].text)
    person.button("Contents").click()
    contents = person.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name=book.clauses[-1].section).click()
    expect(clause(person, book.clauses[-1].id)).to_be_in_viewport()
    expect(contents).to_be_hidden()
    told = next(each for each in book.clauses if each.examples)
    person.page.get_by_label("Search the rules").fill(told.examples[0])
    expect(person.page.locator("[data-clause]")).to_have_count(1)
    expect(clause(person, told.id)).to_contain_text(told.examples[0])


@pytest.mark.soak
def test_on_a_desk_the_contents_stay_beside_the_open_rules(arrive: Arrive, inspect: Inspect) -> None:
    person = arrive(width=1280, height=800)
    person.open("/rules/guardians_of_hue")
    last = rulebook(find_game("guardians_of_hue")).clauses[-1]
    contents = person.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name=last.section).click()
    expect(clause(person, last.id)).to_be_in_viewport()
    expect(contents).to_be_in_viewport()
    inspect(person.page, "the contents on a desk", within="nav")


def test_rulebook_and_settings_are_fetched_when_they_are_opened_and_not_before(arrive: Arrive) -> None:
    person = arrive()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))

    def fetched() -> list[str]:
        return [part for part in ("Rulebook", "Settings") if any(f"/{part}-" in url for url in asked)]

    person.play_now("Ada")
    person.page.wait_for_load_state("networkidle")
    assert fetched() == []
    person.page.get_by_role("navigation").get_by_role("button", name="Rules").click()
    person.page.locator("[data-clause]").first.wait_for(state="attached")
    assert fetched() == ["Rulebook"]
    person.open("/settings")
    person.page.get_by_role("heading", name="Settings", exact=True).wait_for()
    assert fetched() == ["Rulebook", "Settings"]
