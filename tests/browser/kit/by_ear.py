"""Somebody who plays by keyboard alone and hears what a screen reader says."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page

PATIENCE = 15.0
"""Seconds until something that should be said, or focused, has failed."""

FOCUS = """() => {
    const element = document.activeElement;
    if (element === document.body) return 'nothing';
    const owner = element.getAttribute('aria-activedescendant');
    const named = (owner && document.getElementById(owner)) || element;
    const label = named.labels?.[0]?.innerText ?? '';
    const name = named.ariaLabel ?? (label || named.innerText || named.getAttribute('aria-labelledby') || named.tagName);
    return name.replaceAll(/\\s+/g, ' ').trim();
}"""

SPOKEN = "() => [...document.querySelectorAll('[role=log].unseen p')].map((line) => line.textContent)"


class Listener:
    """Nothing but keys; after each of them the focus is somewhere, and what was said can be asked for."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def focus(self) -> str:
        found: str = self.page.evaluate(FOCUS)
        return found

    def spoken(self) -> list[str]:
        found: list[str] = self.page.evaluate(SPOKEN)
        return found

    def hears(self, words: str) -> None:
        """A line with these words is said, if not at once then soon."""
        end = time.monotonic() + PATIENCE
        while not any(re.search(words, line) for line in self.spoken()):
            assert time.monotonic() < end, f"“{words}” was not said, but {self.spoken()}"
            self.page.wait_for_timeout(20)

    def stands_on(self, words: str) -> None:
        """The focus is on something with this name, or comes there soon; it is never lost."""
        end = time.monotonic() + PATIENCE
        while not re.search(words, self.focus):
            assert time.monotonic() < end, f"the focus is on “{self.focus}”, not on “{words}”"
            self.page.wait_for_timeout(20)

    def goes_to(self, words: str) -> None:
        """By Tab, from wherever the focus is."""
        for _ in range(80):
            if re.search(words, self.focus):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"“{words}” can't be reached by Tab")

    def presses(self, words: str, key: str = "Enter") -> None:
        self.goes_to(words)
        self.page.keyboard.press(key)
        self.keeps_its_place()

    def types(self, words: str) -> None:
        self.page.keyboard.type(words)
        self.keeps_its_place()

    def keeps_its_place(self) -> None:
        """Whatever was pressed may be gone: then something else has the focus soon."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def asks(self, letter: str, words: str) -> None:
        """The key is answered at once; at a table with quick bots other lines may follow."""
        self.page.keyboard.press(f"Alt+{letter}")
        end = time.monotonic() + PATIENCE
        while not any(re.search(words, line) for line in self.spoken()[-4:]):
            assert time.monotonic() < end, f"Alt+{letter} says {self.spoken()[-4:]}, not “{words}”"
            self.page.wait_for_timeout(20)
