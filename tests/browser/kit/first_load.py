"""What a browser loads before the home page is there."""

from __future__ import annotations

import gzip

from playwright.sync_api import Browser, Page, Response

MOST_BYTES = 60_000
"""Of script and CSS, packed by gzip: what a proxy or an older browser gets, whatever the server itself can do."""


def home_bytes(browser: Browser, address: str, language: str) -> dict[str, int]:
    """The bytes of each script and stylesheet."""
    page = browser.new_page(locale=language)
    try:
        return _sizes(page, address)
    finally:
        page.close()


def _sizes(page: Page, address: str) -> dict[str, int]:
    files: list[Response] = []

    def note(answer: Response) -> None:
        if answer.url.endswith((".js", ".css")):
            files.append(answer)

    page.on("response", note)
    page.goto(address)
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    return {each.url.rpartition("/")[2]: len(gzip.compress(each.body(), 9)) for each in files}
