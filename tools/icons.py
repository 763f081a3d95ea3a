"""Draws the pictures that must be PNG: the app's icons, and the picture that a messenger shows for a link.

    .venv/bin/python tools/icons.py

The Chromium of the browser tests draws them from web/src/lib/ui/icon.svg into web/public/.
"""

from __future__ import annotations

import re

import server_and_browser
from playwright.sync_api import Page

PUBLIC = server_and_browser.ROOT / "web/public"
ICON = (server_and_browser.ROOT / "web/src/lib/ui/icon.svg").read_text()
PAPER = "#f6f1e7"

# Each card: its colour, the colour of sign and word, the word, and how it lies.
CARDS = [
    ("#c9313a", "#fff", "red", -14),
    ("#f2d633", "#23201b", "yellow", -5),
    ("#25713e", "#fff", "green", 4),
    ("#284a8b", "#fff", "blue", 13),
]
SHAPES = (server_and_browser.ROOT / "web/src/lib/glyphs/shapes.ts").read_text()


def signs(name: str) -> dict[str, str]:
    """The signs of a set, as the page draws them."""
    _, _, begun = SHAPES.partition(f"export const {name}:")
    return dict(re.findall(r"^  (\w+): \{ path: '([^']*)'", begun.partition("\n};")[0], re.MULTILINE))


def icon(size: int, share: float, background: str) -> str:
    """The logo on a square. Share: how much of the square it fills, because some masks cut the corners off."""
    side = round(size * share)
    return f"""<body style="margin:0;display:grid;place-items:center;width:{size}px;height:{size}px;background:{background}">
        <div style="width:{side}px;height:{side}px">{ICON}</div></body>"""


def card(number: int, shapes: dict[str, str]) -> str:
    colour, ink, word, angle = CARDS[number]
    return f"""<g transform="translate({596 + number * 152} 330) rotate({angle})">
        <rect x="-68" y="-108" width="136" height="216" rx="20" fill="{colour}" stroke="#fff" stroke-width="10"/>
        <g transform="rotate({-angle}) translate(-42 -62) scale(3.5)"><path d="{shapes[word]}" fill="{ink}"/></g>
        <text y="84" text-anchor="middle" font-size="26" font-weight="700" fill="{ink}">{word}</text></g>"""


def preview(signs_of: str) -> str:
    shapes = signs(signs_of)
    return f"""<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"
        font-family="system-ui, sans-serif"><rect width="1200" height="630" fill="{PAPER}"/>
        <ellipse cx="824" cy="400" rx="352" ry="180" fill="#e2d8c5"/><ellipse cx="824" cy="386" rx="352" ry="180" fill="#ece4d5"/>
        {"".join(card(number, shapes) for number in range(len(CARDS)))}
        <svg x="66" y="150" width="96" height="96" viewBox="0 0 32 32">{ICON}</svg>
        <text x="70" y="340" font-size="76" font-weight="800" fill="#23201b">Huetable</text>
        <text x="72" y="396" font-size="34" fill="#655d51">Games about colour</text>
        <text x="72" y="444" font-size="34" fill="#655d51">Open the link, sit down</text></svg></body>"""


PICTURES = {
    "icon-192.png": (192, 192, icon(192, 1, "transparent")),
    "icon-512.png": (512, 512, icon(512, 1, "transparent")),
    "icon-maskable-512.png": (512, 512, icon(512, 0.72, PAPER)),
    "apple-touch-icon.png": (180, 180, icon(180, 0.84, PAPER)),
    "preview.png": (1200, 630, preview("COLORADD")),
    "preview-neutral.png": (1200, 630, preview("NEUTRAL")),
}


def draw(page: Page, name: str, width: int, height: int, drawing: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(drawing)
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    with server_and_browser.browser() as browser:
        page = browser.new_page()
        for name, (width, height, drawing) in PICTURES.items():
            draw(page, name, width, height, drawing)


if __name__ == "__main__":
    main()
