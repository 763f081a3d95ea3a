"""A server that may use neither the names of games nor ColorADD's signs: what people see there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from readers import TEXTS

if TYPE_CHECKING:
    from browser_fixtures import Arrive
    from person import Person

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

COMMERCIAL: Final = (
    "-c",
    "import os; os.environ['HUETABLE_COMMERCIAL'] = '1'; "
    "from huetable.cli import main; raise SystemExit(main())",
)
NAMES: Final = re.compile(r"\b(UNO|ColorADD|Hues and Cues|Cluzzles?|Guardians of Hue)\b")


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    return COMMERCIAL


def names_on(person: Person) -> list[str]:
    return [text for text in person.page.evaluate(TEXTS) if NAMES.search(text)]


def test_no_name_and_no_sign_of_others_is_shown(arrive: Arrive) -> None:
    person = arrive(width=390, height=844)
    page = person.page
    person.open("/?lang=de")
    person.box("Farbkarten").wait_for()
    expect(page.get_by_role("contentinfo")).to_be_visible()
    expect(page.get_by_role("heading", name="Guardians")).to_have_count(0)
    expect(page.locator('a[href^="/docs"]')).to_have_count(0)
    assert names_on(person) == []

    person.open("/rules/uno_coloradd?lang=de#UNO-28")
    link = page.get_by_role("link", name="Link zu § 28", exact=True)
    expect(link).to_have_text("§ 28")
    assert names_on(person) == []

    person.open("/settings?lang=de")
    expect(page.get_by_text("Jede Farbe hat auch ein Zeichen.", exact=True)).to_be_visible()
    assert names_on(person) == []

    person.open(person.begin("Ann", game="uno_coloradd", bots=["random"]) + "?lang=de")
    page.locator("[data-card]").first.wait_for()
    assert names_on(person) == []

    person.open("/how-to-play/guardians_of_hue?lang=de")
    page.get_by_role("heading", name="Dieses Spiel ist hier abgeschaltet").wait_for()
