"""Lays out situations in which the coach has a tip, and checks what every tip must keep to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stage import Stage

LONGEST = 90
INTERVAL = 10_000
"""Milliseconds between two tips."""

FAULTS = """() => {
  const bar = document.querySelector('[data-guide]');
  if (!bar) return ['no tip'];
  const name = document.querySelector('[data-outline]')?.dataset.outline;
  const box = (element) => element.getBoundingClientRect();
  const shown = (element) => box(element).width > 0 && box(element).height > 0;
  const find = (part) => [...document.querySelectorAll(`[data-part~="${part}"]`)].filter(shown);
  const overlaps = (element) => {
    const [one, other] = [box(bar), box(element)];
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  };
  const seen = (element) => {
    const { left, top, width, height } = box(element);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const subject = name?.split(' ').flatMap(find)[0];
  if (!subject) return [`no part ${name}`];
  const kept = ['hand', 'board', 'input', 'clock', 'score'].flatMap(find);
  const { left, right, top, bottom } = box(bar);
  return [
    ...(seen(subject) ? [] : [`${name} is out of sight`]),
    ...[subject, ...kept].filter(overlaps).map((element) => `covers ${element.dataset.part}`),
    ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? ['the bar is cut off'] : []),
    ...(seen(bar) ? [] : ['the bar is covered']),
  ];
}"""


def read_tips(
    stage: Stage, state: Any, events: Sequence[object] = (), sizes: Sequence[tuple[int, int]] = ()
) -> list[str]:
    """The tips of this position, read one after the other; each is checked at every size."""
    stage.show(state, events)
    if stage.page.locator("dialog[open]").count():
        stage.page.keyboard.press("Escape")
    bar = stage.page.locator("[data-guide]")
    read: list[str] = []
    while bar.count():
        tip = bar.get_attribute("data-guide") or ""
        sentence = bar.locator("p").inner_text()
        assert 0 < len(sentence) <= LONGEST, sentence
        for width, height in sizes:
            stage.resize(width, height)
            stage.settles(FAULTS, f"{tip} at {width}x{height}")
        read.append(tip)
        stage.page.get_by_role("button", name="Got it").click()
        stage.page.clock.fast_forward(INTERVAL)
        stage.settle()
    return read
