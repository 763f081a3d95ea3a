"""The waiting room's parts keep clear of each other, alone on a small phone and with options unfolded on a desk."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from stage import settles

if TYPE_CHECKING:
    from browser_fixtures import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

COVERED = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [bar, said, invitation] = ['footer .bar', 'footer .bar p:not(:empty)', '[aria-label="Invite"]'].map(box);
    const faults = [];
    if (said.height > 24) faults.push(`the start bar takes ${said.height} px of words`);
    if (invitation.bottom > bar.top) faults.push('the start bar covers the invitation');
    return faults;
}"""

HOLES = """() => {
    const [people, side] = [...document.querySelectorAll('main .column')];
    const faults = [];
    const gaps = [...people.children].slice(1).map((part) => part.getBoundingClientRect().top - part.previousElementSibling.getBoundingClientRect().bottom);
    if (gaps.some((gap) => gap > 40)) faults.push(`a hole of ${Math.max(...gaps)} px beside the options`);
    const [chat, bar] = [side.querySelector('form'), document.querySelector('footer .bar')].map((part) => part.getBoundingClientRect());
    if (chat.bottom > bar.top) faults.push('the chat is below the start bar');
    return faults;
}"""


ON_THE_WORDS = """() => {
    const words = document.createRange();
    return [...document.querySelectorAll('.board > :is(h2, p)')].flatMap((line) => {
        words.selectNodeContents(line);
        const box = words.getBoundingClientRect();
        return [...document.querySelectorAll('[data-chair] .label')].filter((plate) => {
            const { left, top, right, bottom } = plate.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        }).map((plate) => `${plate.textContent} lies on ${line.textContent}`);
    });
}"""
"""Name plates that lie on the words in the middle of the table."""

BROKEN_CODE = """() => {
    const code = document.querySelector('dialog[open] .code strong');
    return code.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(code).lineHeight) ? ['it has two lines'] : [];
}"""

UNEVEN = """() => {
    const choices = [...document.querySelectorAll('.even label')].map((each) => Math.round(each.getBoundingClientRect().width));
    return choices.length < 8 ? ['not there'] : choices.filter((width) => Math.abs(width - choices[0]) > 1);
}"""
"""The widths of the days of rest, unless they are alike."""


def test_on_a_small_phone_no_name_lies_on_other_words_and_the_code_stays_in_one_piece(arrive: Arrive) -> None:
    ada, mira = arrive(360, 640), arrive()
    mira.open(ada.host("Ada"))
    mira.introduce("Maximiliane Sonnenschein")
    ada.page.locator("[data-chair='1'] .label").wait_for()
    settles(ada.page, ON_THE_WORDS)
    ada.more_options()
    ada.page.get_by_text("Days", exact=True).click()
    settles(ada.page, UNEVEN)
    ada.button("QR code and more").click()
    settles(ada.page, BROKEN_CODE)


BOARD_FAR_DOWN = """() => {
    const top = document.querySelector('[data-part~=board]').getBoundingClientRect().top;
    return top > innerHeight / 2 ? [`the board begins at ${top}`] : [];
}"""


def test_the_host_alone_sees_the_invitation_and_a_guest_the_chat_beside_the_options(arrive: Arrive) -> None:
    ada, mira = arrive(360, 640), arrive(1280, 800)
    link = ada.host("Ada")
    settles(ada.page, COVERED)
    mira.open(link)
    mira.introduce("Mira")
    mira.page.get_by_text("Pass this device around").wait_for()
    mira.more_options()
    mira.page.evaluate("scrollTo(0, 0)")
    settles(mira.page, HOLES)


def test_who_finds_a_full_table_is_not_asked_to_get_ready_and_sees_the_board_below_all_offers(
    arrive: Arrive,
) -> None:
    ada, mira = arrive(), arrive(360, 640)
    link = ada.begin("Ada", bots=["normal"] * 5, start=False)
    mira.open(link)
    mira.sees("Every seat is taken.")
    mira.page.get_by_role("heading", name="How we play").wait_for()
    expect(mira.page.get_by_text("If you agree, get ready.")).to_have_count(0)
    ada.open(link)
    ada.button("Start the game").click()
    expect(mira.button(re.compile("Take .* seat"))).to_have_count(5)
    settles(mira.page, BOARD_FAR_DOWN)
