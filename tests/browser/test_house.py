"""What an operator's settings change on the page: a passphrase, reports that arrive, posts to a group's chat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser_fixtures import Arrive, Inspect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.soak]

SECRET, PASSPHRASE = "the secret of the operator", "blue heron"


@pytest.fixture(scope="module")
def program() -> Sequence[str | Path]:
    return (
        Path(__file__).parent / "kit" / "with_settings.py",
        f"HUETABLE_OPERATOR_SECRET={SECRET}",
        f"HUETABLE_PASSPHRASE={PASSPHRASE}",
        "HUETABLE_WEBHOOK_HOSTS=hook.example.org",
    )


@pytest.mark.rule("TABLE-85")
def test_a_table_is_opened_after_the_passphrase_and_what_is_reported_there_arrives(
    arrive: Arrive, inspect: Inspect
) -> None:
    mira, operator = arrive(360, 640), arrive(1280, 800)
    # 1. The passphrase is asked for, and a wrong one is refused.
    mira.open("/")
    mira.box("Dye Pot").get_by_role("button", name="Invite friends").click()
    mira.introduce("Mira")
    sheet = mira.page.get_by_role("dialog")
    for attempt in ("a guess", PASSPHRASE):
        sheet.get_by_role("textbox").fill(attempt)
        sheet.get_by_role("textbox").press("Enter")
        mira.page.get_by_text("That isn’t the passphrase.").or_(
            mira.page.get_by_role("heading", name="At the table")
        ).wait_for()
    mira.sees("At the table")
    # 2. The host lets the table post, sees where, and stops it with one tap.
    address = mira.page.get_by_label("Address of the chat’s webhook (hook.example.org)")
    address.fill("https://elsewhere.example.org/x")
    address.press("Enter")
    mira.sees("This server only posts to hook.example.org")
    address.fill("https://hook.example.org/x")
    address.press("Enter")
    mira.sees("This table posts turns to hook.example.org.")
    inspect(mira.page, "the waiting room with a group's chat", night=False)
    mira.button("Stop").click()
    expect(address).to_be_visible()
    # What the server refuses, the browser notes too.
    assert {line.partition("status of ")[2][:3] for line in mira.complaints} == {"400", "403"}
    mira.complaints.clear()
    # 3. A report arrives at the operator, with the table's code and game.
    mira.button("Report somebody").click()
    mira.page.get_by_label("What happened?").fill("Somebody was rude.")
    mira.page.get_by_role("dialog").get_by_role("button", name="Send").click()
    mira.sees("Thank you. The operator has your report.")
    operator.open("/operator")
    operator.page.get_by_label("The operator’s secret").fill(SECRET)
    # Until then the page is refused.
    assert [line.partition("status of ")[2][:3] for line in operator.complaints] == ["401"]
    operator.complaints.clear()
    operator.button("Sign in").click()
    report = operator.page.get_by_role("article").filter(has_text="Somebody was rude.")
    expect(report).to_contain_text("Dye Pot")
    inspect(operator.page, "the operator's page")
    # 4. Closing the table asks first.
    report.get_by_role("button", name="Close table").click()
    dialog = operator.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(report).to_be_visible()
    report.get_by_role("button", name="Close table").click()
    dialog.get_by_role("button", name="Close table").click()
    mira.sees("This table was closed")
    mira.sees("closed this table")
