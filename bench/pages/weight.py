"""What a browser must fetch before the home page is there: JavaScript and CSS, as they go over the line."""

from __future__ import annotations

from playwright.sync_api import Browser, Response


def home_kb(browser: Browser, address: str) -> dict[str, float]:
    """Kilobytes by file."""
    page = browser.new_page()
    sizes: dict[str, float] = {}

    def note(answer: Response) -> None:
        if answer.url.endswith((".js", ".css")):
            sizes[answer.url.rpartition("/")[2]] = answer.request.sizes()["responseBodySize"] / 1000

    page.on("requestfinished", lambda request: note(request.response()))
    page.goto(address)
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.close()
    return sizes
