"""What a browser must fetch before the home page is there: JavaScript and CSS, packed by gzip."""

from __future__ import annotations

from first_load import home_bytes
from playwright.sync_api import Browser

LANGUAGES = ("en", "de")
"""German texts are the longest."""


def home_kb(browser: Browser, address: str) -> dict[str, dict[str, float]]:
    """Kilobytes by file, for each language."""
    return {
        language: {name: size / 1000 for name, size in home_bytes(browser, address, language).items()}
        for language in LANGUAGES
    }
