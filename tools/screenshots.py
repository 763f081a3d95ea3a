"""Takes the pictures for the documents, every screen light and dark, and writes the page that shows them.

    .venv/bin/python tools/screenshots.py            # all of them, into docs/images/
    .venv/bin/python tools/screenshots.py uno        # only those with this word in their name

It starts a server that deals every game from the same seed, and the Chromium of the browser tests shows the pages. The
rules themselves make most of the positions, so the same screens give the same pictures.
"""

from __future__ import annotations

import sys

import server_and_browser
from playwright.sync_api import Browser
from screen_kit import PHONE, Screen
from screens import SCREENS

DOCS = server_and_browser.ROOT / "docs"
IMAGES = DOCS / "images"
SEEDED = (server_and_browser.ROOT / "tests/browser/kit/seeded.py",)
NAMED = "localStorage['huetable.me'] ??= JSON.stringify({ name: 'Ada', colour: 'red' })"

HEAD = """# The screens

Every screen, light and dark. This page and its pictures are made by `.venv/bin/python tools/screenshots.py`.
"""


def take(browser: Browser, base: str, screen: Screen) -> None:
    width, height = screen.size
    for scheme in ("light", "dark"):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            timezone_id=server_and_browser.noon(),
            has_touch=screen.size == PHONE,
            service_workers="block",
        )
        context.add_init_script(f"{server_and_browser.NO_COACH}; {NAMED}")
        context.add_cookies([{"name": "lang", "value": screen.language, "url": base}])
        page = context.new_page()
        screen.shoot(page, base)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        page.screenshot(path=IMAGES / f"{screen.name}-{scheme}.jpg", type="jpeg", quality=70)
        context.close()


def page_of(screens: tuple[Screen, ...]) -> str:
    """Markdown: a heading and two pictures for each."""
    return "\n".join([HEAD, *map(section_of, screens)])


def section_of(screen: Screen) -> str:
    width = 240 if screen.size == PHONE else 420
    day, night = (
        f'<img alt="{screen.title}, {scheme}" src="images/{screen.name}-{scheme}.jpg" width="{width}">'
        for scheme in ("light", "dark")
    )
    return f"## {screen.title}\n\n| light | dark |\n|---|---|\n| {day} | {night} |\n"


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    IMAGES.mkdir(exist_ok=True)
    with server_and_browser.server(SEEDED) as base, server_and_browser.browser() as browser:
        for screen in SCREENS:
            if wanted in screen.name:
                take(browser, base, screen)
    (DOCS / "screens.md").write_text(page_of(SCREENS), "utf-8")


if __name__ == "__main__":
    main()
