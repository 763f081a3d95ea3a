"""Lays out situations in which the coach has a tip, and checks what every tip must keep to.

A game's own test hands in positions: `check_tips(stage, {lay: {"tip", "another"}}, sizes)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sizes import Sizes
from stage import Stage

LONGEST = 90
INTERVAL = 10_000
"""Milliseconds between two tips."""

KEPT = ("hand", "board", "input", "clock", "score")
"""Parts that no tip may cover, whatever it is about."""

FAULTS = """() => {
  const bar = document.querySelector('[data-guide]');
  const frame = document.querySelector('[data-outline]:not([hidden])');
  if (!bar) return ['no tip'];
  if (!frame) return ['nothing is outlined'];
  const box = (element) => element.getBoundingClientRect();
  const find = (part) => [...document.querySelectorAll(`[data-part~="${part}"]`)].filter((element) => box(element).height > 0);
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isAt = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  const seen = (element, { left, top, width, height } = box(element)) => isAt(element, left + width / 2, top + height / 2);
  // Whether the part would be seen where the bar is, if the bar said nothing.
  const covers = (part) => {
    const { left, top, right, bottom } = box(bar);
    if (!meets(box(bar), box(part))) return false;
    bar.classList.add('empty');
    const [across, down] = [[left + 3, (left + right) / 2, right - 3], [top + 2, (top + bottom) / 2, bottom - 2]];
    const covered = across.some((x) => down.some((y) => isAt(part, x, y)));
    bar.classList.remove('empty');
    return covered;
  };
  const name = frame.dataset.outline;
  const named = name.split(' ').flatMap(find);
  const subject = named[0];
  if (!subject) return [`no part ${name}`];
  const { left, right, top, bottom } = box(bar);
  const line = bar.firstElementChild;
  const clock = find('clock')[0];
  return [
    ...(seen(subject, box(frame)) || named.some((part) => seen(part)) ? [] : [`${name} is out of sight`]),
    ...(meets(box(bar), box(frame)) || covers(subject) ? [`covers its subject ${name}`] : []),
    ...KEPT.flatMap(find).filter(covers).map((part) => `covers ${part.dataset.part}`),
    ...(clock && !seen(clock) ? ['the clock is out of sight'] : []),
    ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? ['the bar is cut off'] : []),
    ...(seen(bar) ? [] : ['the bar is covered']),
    ...(line.offsetHeight > Math.ceil(parseFloat(getComputedStyle(line).minHeight)) ? ['the bar outgrows its place'] : []),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
  ];
}""".replace("KEPT", str(list(KEPT)))

BOXES = """() => [...document.querySelectorAll('[data-part]')].map((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [part.dataset.part, Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
})"""

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
    if stage.page.locator("dialog[open]").count():
        stage.page.keyboard.press("Escape")
    read: list[str] = []
    while (tip := shown_tip(stage)) is not None:
        for width, height in sizes:
            stage.resize(width, height)
            stage.settles(FAULTS, f"{tip} at {width}x{height}")
        read.append(tip)
        dismiss(stage)
    return read


def shown_tip(stage: Stage) -> str | None:
    """The tip that is up now. It is one sentence of at most ninety characters."""
    bar = stage.page.locator("[data-guide]")
    if not bar.count():
        return None
    sentence = bar.locator("p").inner_text()
    assert 0 < len(sentence) <= LONGEST, sentence
    return bar.get_attribute("data-guide")


def dismiss(stage: Stage) -> None:
    """The tip goes, and nothing else moves. Then so much time passes that the next one may come."""
    stage.page.mouse.move(0, 0)  # A card under the mouse would move when the mouse goes to the button.
    before = boxes_at_rest(stage)
    stage.page.get_by_role("button", name="Got it").click()
    stage.settle()
    assert stage.page.locator("[data-guide]").count() == 0, "two tips within ten seconds"
    moved = [(old, new) for old, new in zip(before, boxes_at_rest(stage), strict=True) if old != new]
    assert not moved, f"the board jumps: {moved}"
    stage.page.clock.fast_forward(INTERVAL)
    stage.settle()


def boxes_at_rest(stage: Stage) -> Any:
    """Where all parts are, once nothing moves any more: cards glide to their places after a resize."""
    stage.settle()
    boxes = stage.page.evaluate(BOXES)
    while (later := _next_boxes(stage)) != boxes:
        boxes = later
    return boxes


def _next_boxes(stage: Stage) -> Any:
    stage.settle()
    return stage.page.evaluate(BOXES)
