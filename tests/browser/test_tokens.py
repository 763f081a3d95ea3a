"""Tokens for programs in the settings: made, shown once, revoked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize("size", [(360, 640), pytest.param((1280, 800), marks=pytest.mark.soak)])
def test_a_token_is_shown_once_and_can_be_revoked(
    arrive: Arrive, inspect: Inspect, size: tuple[int, int]
) -> None:
    person = arrive(*size)
    page = person.page
    person.open("/settings")
    page.get_by_label("Name of the token").fill("Robby")
    page.get_by_label("Valid for").select_option("7 days")
    person.button("Make a token").click()
    person.sees("Copy the token now.")
    assert page.get_by_label("The new token").input_value().startswith("huetable_")
    inspect(page, "the settings with a token", night=False)
    page.reload()
    revoke = page.get_by_role("button", name="Revoke: Robby.")
    revoke.wait_for()
    expect(page.get_by_label("The new token")).to_have_count(0)
    revoke.click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    person.sees("The token is revoked.")
    expect(revoke).to_have_count(0)
