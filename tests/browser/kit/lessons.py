"""Plays a lesson on the screen as its player is told to: reads, and touches what is outlined."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from browser_fixtures import Inspect
from guide_checks import FAULTS
from person import Person
from playwright.sync_api import Page, Route
from stage import PATIENCE, settles

LONGEST = 110

Acts = Mapping[str, Callable[[Page], object]]
"""For steps in which touching the outlined part is not enough: what to do, by the step's id."""

NEXT_SITUATION = """async ([done, patience]) => {
  const shown = (element) => element.getBoundingClientRect().width > 0;
  const found = (name) => [...document.querySelectorAll(`[data-part~="${CSS.escape(name)}"]`)].some(shown);
  const look = () => {
    const bar = document.querySelector('[data-guide]');
    const names = document.querySelector('[data-outline]')?.dataset.outline?.split(' ') ?? [];
    return {
      step: bar?.dataset.guide ?? null,
      sentence: bar?.querySelector('p')?.innerText ?? '',
      part: names.find(found) ?? null,
      reads: [...(bar?.querySelectorAll('.go') ?? [])].some(shown),
      over: document.querySelector('[data-lesson-end]') !== null,
    };
  };
  const isDone = ({ step, part }) => step === null || done.some(([one, of]) => one === step && of === part);
  const end = performance.now() + patience;
  let now = look();
  while (!now.over && isDone(now) && performance.now() < end) {
    await new Promise((next) => requestAnimationFrame(next));
    now = look();
  }
  return now;
}"""
"""Looks with every frame, until the page asks for something that is not done yet."""


PRAISE_OUT_OF_SIGHT = """() => {
  const { top, bottom } = document.querySelector('[data-lesson-end]').getBoundingClientRect();
  return top < 0 || bottom > innerHeight ? [top, bottom] : [];
}"""


def play_lesson(
    person: Person, game: str, inspect: Inspect, acts: Acts | None = None, language: str = "en"
) -> list[str]:
    """From the first sentence to "Well done!", or what that is in another language; returns the steps, each checked."""
    page = person.page
    page.route("**/api/tables", at_instant_pace)
    person.open(f"/learn/{game}?lang={language}")
    done: list[tuple[str, str | None]] = []
    while not (now := _next_situation(page, done))["over"]:
        done.append((now["step"], now["part"]))
        _check_step(page, now)
        _do(page, now, acts or {})
    settles(page, PRAISE_OUT_OF_SIGHT, "the end of the lesson")
    inspect(page, f"the end of the lesson of {game}", within="[data-lesson-end]")
    return list(dict.fromkeys(step for step, _ in done))


def at_instant_pace(route: Route) -> None:
    """As the page asks for it, but with bots that do not make one wait."""
    route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "pace": "instant"}))


def _next_situation(page: Page, done: Sequence[tuple[str, str | None]]) -> Any:
    """When something is asked of the player that was not asked before; a step may ask for several things in a row."""
    now = page.evaluate(NEXT_SITUATION, [done, 1000 * PATIENCE])
    assert _is_new(now, done), f"the lesson does not go on after {done}: {now}"
    return now


def _is_new(now: Any, done: Sequence[tuple[str, str | None]]) -> bool:
    return now["over"] or (now["step"] is not None and (now["step"], now["part"]) not in done)


def _check_step(page: Page, now: Any) -> None:
    assert 0 < len(now["sentence"]) <= LONGEST, now["sentence"]
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{now} scrolls sideways"
    if page.locator("[data-outline]").get_attribute("data-outline") is not None:
        settles(page, FAULTS, now["step"])


def _do(page: Page, now: Any, acts: Acts) -> None:
    if now["step"] in acts:
        acts[now["step"]](page)
    elif now["reads"]:
        page.locator("[data-guide] .go").click()
    else:
        page.locator(f'[data-part~="{now["part"]}"]').first.click()
