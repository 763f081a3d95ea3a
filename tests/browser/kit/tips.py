"""Lays out situations in which the coach has a tip, and checks what every tip must keep to.

A game's own test hands in positions: `check_tips(stage, {lay: {"tip", "another"}}, sizes)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from guide_checks import DISMISS, FAULTS, READ
from sizes import Sizes
from stage import Stage, settles

LONGEST = 90
INTERVAL = 10_000
"""Milliseconds between two tips."""
LONGEST_MOVE = 8_000
"""Milliseconds until all steps of a move have been shown."""

Lay = Callable[[], Any]


def check_tips(stage: Stage, situations: Mapping[Lay, set[str]], sizes: Sizes) -> list[str]:
    """Each position shows exactly these tips, and each tip keeps to the rules at every size. All tips, in order."""
    stage.show(next(iter(situations))())
    # The tips are loaded when the page is: from the first one on, what is not there does not come.
    stage.page.locator("[data-guide]").wait_for()
    read: list[str] = []
    for lay, expected in situations.items():
        found = read_tips(stage, lay(), sizes=sizes)
        assert set(found) == expected, lay.__name__
        read += found
    assert len(read) == len(set(read))
    return read


def read_tips(stage: Stage, state: Any, events: Sequence[object] = (), sizes: Sizes = ()) -> list[str]:
    """The tips of this position, read one after the other; each is checked at every size."""
    stage.show(state, events)
    if events:
        # A tip about what happened comes when its step has been shown, and the page's clock stands still.
        stage.page.clock.run_for(LONGEST_MOVE)
    if stage.page.locator("dialog[open]").count():
        stage.page.keyboard.press("Escape")
    read: list[str] = []
    while (tip := shown_tip(stage)) is not None:
        for width, height in sizes:
            stage.resize(width, height)
            settles(stage.page, FAULTS, f"{tip} at {width}x{height}")
            assert stage.page.evaluate("scrollY") == 0, f"{tip} at {width}x{height} scrolls the page"
        read.append(tip)
        dismiss(stage)
    return read


def shown_tip(stage: Stage) -> str | None:
    """The tip that is up now. It is one sentence of at most ninety characters."""
    tip, sentence = stage.page.evaluate(READ)
    assert tip is None or 0 < len(sentence) <= LONGEST, sentence
    return None if tip is None else str(tip)


def dismiss(stage: Stage) -> None:
    """The tip goes, and nothing else moves. Then so much time passes that the next one may come."""
    stage.page.mouse.move(0, 0)  # A card under the mouse would move when the mouse leaves it.
    faults = stage.page.evaluate(DISMISS)
    assert not faults, faults
    stage.page.clock.fast_forward(INTERVAL)
