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
    if (element.matches('main')) return 'the page';
    const owner = element.getAttribute('aria-activedescendant');
    const named = (owner && document.getElementById(owner)) || element;
    const label = named.labels?.[0]?.innerText ?? '';
    const name = named.ariaLabel ?? (label || named.innerText || named.getAttribute('aria-labelledby') || named.tagName);
    return name.replaceAll(/\\s+/g, ' ').trim();
}"""

SPOKEN = """() => {
    if (!window.spoken) {
        const lines = (node) => [...(node.querySelectorAll?.('[role=log].unseen p') ?? [])];
        const own = (node) => (node.matches?.('[role=log].unseen p') ? [node] : lines(node));
        const said = (nodes) => window.spoken.push(...nodes.map((line) => line.textContent));
        window.spoken = [];
        said(lines(document));
        const watch = (changes) => said(changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(own)));
        new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    }
    return window.spoken;
}"""
"""Everything that was said since we listen: the page itself keeps only the last lines."""

WATCH_FOCUS = """([longest, frames]) => {
    window.lostFocus = [];
    let [last, loss, tabbing] = [null, null, false];
    const name = (element) => (element.ariaLabel ?? element.textContent).replaceAll(/\\s+/g, ' ').trim();
    const look = () => {
        const now = performance.now();
        const element = document.activeElement ?? document.body;
        if (element !== document.body) [last, loss] = [element, null];
        // Before anything had the focus nothing is lost, and Tab leads out of the page at its end.
        else if (last && !tabbing) {
            loss ??= { since: now, seen: 0, noted: false };
            loss.seen += 1;
            const long = loss.seen >= frames && now - loss.since > longest;
            if (long && !loss.noted) window.lostFocus.push(name(last));
            loss.noted ||= long;
        }
        requestAnimationFrame(look);
    };
    addEventListener('keydown', ({ key }) => (tabbing = key === 'Tab'), true);
    look();
}"""
"""Notes in every frame from where the focus was lost for longer than so many milliseconds and so many frames."""

LONGEST_LOSS = 150
"""Milliseconds in which what was pressed may be gone and nothing have the focus yet."""
FEWEST_FRAMES = 4
"""On a busy machine a single frame may take longer than that."""


class Listener:
    """Nothing but keys. What is heard was said after the last of them: an older line proves nothing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._heard = 0
        page.evaluate(WATCH_FOCUS, [LONGEST_LOSS, FEWEST_FRAMES])

    @property
    def focus(self) -> str:
        found: str = self.page.evaluate(FOCUS)
        return found

    def spoken(self) -> list[str]:
        found: list[str] = self.page.evaluate(SPOKEN)
        return found

    def acts(self) -> None:
        """From here on, only what is new counts."""
        self._heard = len(self.spoken())

    def since(self) -> list[str]:
        """What was said after my last action."""
        return self.spoken()[self._heard :]

    def hears(self, words: str) -> None:
        """A line with these words is said after my last action, if not at once then soon."""
        end = time.monotonic() + PATIENCE
        while not any(re.search(words, line) for line in self.since()):
            assert time.monotonic() < end, f"“{words}” was not said, but {self.since()}"
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
        self.acts()
        self.page.keyboard.press(key)
        self.keeps_its_place()

    def types(self, words: str) -> None:
        self.acts()
        self.page.keyboard.type(words)
        self.keeps_its_place()

    def keeps_its_place(self) -> None:
        """Whatever was pressed may be gone: then something else has the focus soon."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def has_never_lost_its_place(self) -> None:
        """From the first thing that had the focus until now; what is told may have taken it away long after a key."""
        lost: list[str] = self.page.evaluate("window.lostFocus")
        assert not lost, f"the focus was lost from {lost}"

    def asks(self, letter: str, words: str) -> None:
        """The key is answered; at a table with quick bots other lines may come with it."""
        self.acts()
        self.page.keyboard.press(f"Alt+{letter}")
        self.hears(words)
