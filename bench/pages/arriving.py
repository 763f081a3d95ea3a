"""From an invitation link to a seat: how often a thumb must touch the screen, typing the name aside."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator


class Thumb:
    def __init__(self) -> None:
        self.taps = 0

    def tap(self, what: Locator) -> None:
        what.tap()
        self.taps += 1


def taps_to_the_table(browser: Browser, address: str) -> int:
    host = browser.new_context()
    order = {"game": "uno_coloradd", "name": "Mira"}
    link = host.request.post(f"{address}/api/tables", data=order).json()["link"]
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page, thumb = phone.new_page(), Thumb()
    page.goto(link)
    thumb.tap(page.get_by_role("button", name="Take a seat", exact=True))
    # The field has the focus: nobody has to tap it.
    page.locator("input:focus").wait_for()
    page.keyboard.type("Jo")
    thumb.tap(page.get_by_role("button", name="Sit down"))
    page.get_by_role("button", name="I’m ready").wait_for()
    host.close()
    phone.close()
    return thumb.taps
