"""From a click on a card to it lying on the other player's screen: two pages, one server, one machine."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, Page
from server_and_browser import NO_COACH

# The clock is the machine's, the same for both pages. A card lies there when the frame that shows it is due.
CLICKED = """() => addEventListener('click', () => { window.clicked = performance.timeOrigin + performance.now(); }, true)"""
SHOWN = """() => {
    window.shown = [];
    const lies = ({ target, addedNodes }) => addedNodes.length > 0 && target instanceof Element && target.closest('.discard');
    new MutationObserver((changes) => {
        if (changes.some(lies)) requestAnimationFrame(() => window.shown.push(performance.timeOrigin + performance.now()));
    }).observe(document.body, { subtree: true, childList: true });
}"""
LIT = "[data-card][aria-disabled='false']:not([data-card^='w'])"
"""A card that fits, and asks nothing when it is played."""


def click_to_screen_ms(browser: Browser, address: str, plays: int) -> list[float]:
    """One figure for each card played, through as many tables as it takes."""
    figures: list[float] = []
    while len(figures) < plays:
        figures += _table(browser, address, plays - len(figures))
    return figures


def _table(browser: Browser, address: str, plays: int) -> list[float]:
    contexts = [browser.new_context(viewport={"width": 1280, "height": 800}) for _ in range(2)]
    for context in contexts:
        context.add_init_script(NO_COACH)
    pages = _sit_down(contexts, address)
    for page in pages:
        page.evaluate(CLICKED)
        page.evaluate(SHOWN)
    figures = []
    while len(figures) < plays and not pages[0].locator(".result").count():
        for page, other in (pages, reversed(pages)):
            figures += _act(page, other)
    for context in contexts:
        context.close()
    return figures


def _sit_down(contexts: list[BrowserContext], address: str) -> list[Page]:
    host, guest = contexts
    # At this pace no step is shown first: what is measured is the way from one screen to the other.
    order = {"game": "uno_coloradd", "name": "Mira", "clocks": "off", "pace": "instant"}
    link = host.request.post(f"{address}/api/tables", data=order).json()["link"]
    mira, jo = host.new_page(), guest.new_page()
    mira.goto(link)
    jo.goto(link)
    jo.get_by_role("button", name="Take a seat").click()
    jo.get_by_label("Your name", exact=True).fill("Jo")
    jo.get_by_label("Your name", exact=True).press("Enter")
    jo.get_by_role("button", name="I’m ready").click()
    mira.get_by_role("button", name="Start the game").click()
    for page in (mira, jo):
        page.get_by_role("toolbar", name="Your hand").wait_for()
    return [mira, jo]


def _act(page: Page, other: Page) -> list[float]:
    """Play a card if one fits, and say how long it took; else do what else there is to do."""
    card = page.locator(LIT)
    if card.count():
        before = other.evaluate("window.shown.length")
        card.first.click(position={"x": 18, "y": 48})
        other.wait_for_function("before => window.shown.length > before", arg=before)
        return [other.evaluate("window.shown.at(-1)") - page.evaluate("window.clicked")]
    words = re.compile("^(red you|Keep it|Take|Pass|Draw$)")
    for deed in page.get_by_role("button", name=words).all():
        if deed.is_enabled():
            deed.click()
            break
    page.wait_for_timeout(30)
    return []
