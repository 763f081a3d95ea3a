"""Walks through whole games: at every decision, what it needs is on the screen, and nothing has moved by itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from needed_parts import decision, needed_parts
from whole_games import short_options

from huetable.bots.runner import bot_players
from huetable.bots.virtual_game import SecretSeed, VirtualGame
from huetable.core.game import AnyGame
from huetable.games import find_game

if TYPE_CHECKING:
    from stage import Stage

FAULTS = """(needed) => {
    const phone = innerWidth < 700, name = (it) => it.ariaLabel || it.dataset.card || it.innerText || it.outerHTML.slice(0, 80);
    const seen = (it) => it.checkVisibility() && !it.matches('.skip') && !it.closest('dialog:not([open])');
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const box = (it) => it.getBoundingClientRect();
    const outside = (it) => {
        const { left, top, right, bottom } = box(it);
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    const covered = (it) => {
        const { left, top, width, height } = box(it), card = it.matches('[data-card]');
        const steps = [0.1, 0.3, 0.5, 0.7, 0.9], points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height]));
        const free = points.filter(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return hit && (it.contains(hit) || hit.contains(it));
        });
        // Cards of a hand overlap; each shows a strip that a thumb can hit.
        return free.length < points.length * (card ? 0.2 : 0.6);
    };
    const strip = (it) => {
        const hand = it.closest('.hand');
        if (!hand || hand.scrollWidth <= hand.clientWidth) return false;
        return box(it).right > box(hand).right + 1 || box(it).left < box(hand).left - 1;
    };
    const small = (it) => {
        const { width, height } = box(it.closest('label') ?? it);
        return Math.min(width, height) < 43.9;
    };
    // A hand too long for the screen is a strip to be pushed: what it hides for now is not looked at.
    const asked = needed.flatMap((part) => all(part)).filter((it) => !strip(it));
    const targets = phone ? all('button, a, input, select, textarea').filter((it) => !it.closest('[role=grid], .map')) : [];
    return [
        ...needed.filter((part) => all(part).length === 0).map((part) => `not there: ${part}`),
        ...(scrollY === 0 && scrollX === 0 ? [] : [`the page has scrolled to ${scrollY}`]),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
        ...asked.filter(outside).map((it) => `outside: ${name(it)}`),
        ...asked.filter((it) => !outside(it) && covered(it)).map((it) => `covered: ${name(it)}`),
        ...targets.filter(small).map((it) => `small: ${name(it)}`),
    ];
}"""
"""Fields of a board and places of a map have rules of their own, in the tests of their games."""

LIFT = "[aria-label='Change of players'] button.primary"
GO_ON = "[data-part=continue]"
"""Leaves the reveal of the last round in Hues and Cues."""
HEAD = ".play > header"
END = "[data-scene] :is(h1, h2)"

LONGER = {"uno_coloradd": {"goal": 200}}
"""Options with which a game has more than one round."""


@cache
def positions(name: str, seats: int) -> tuple[Any, ...]:
    """Every position of a game between bots, which play as people do: nobody's hand grows without end."""
    game = find_game(name)
    options = {**msgspec.to_builtins(short_options(game, seats)), **LONGER.get(name, {})}
    players = bot_players(game, ["normal"] * seats, budget_ms=20)
    playing = VirtualGame(game, players, SecretSeed.from_numbers(7), options=options)
    found = [game.copy(playing.state)]
    while playing.result is None and (due := playing.next_due_move()) is not None:
        playing.make_move(due)
        found.append(game.copy(playing.state))
    return tuple(found)


def decisions(name: str, seats: int, mine: Sequence[int]) -> list[Any]:
    """Those in which one of these seats has to decide."""
    game = find_game(name)
    return [state for state in positions(name, seats) if not set(mine).isdisjoint(game.whose_turn(state))]


def kinds_of_decisions(name: str, seats: int, mine: Sequence[int]) -> list[Any]:
    """The last of each kind, when the table is fullest: different moves are different buttons."""
    game = find_game(name)
    found: dict[frozenset[str], Any] = {}
    for state in decisions(name, seats, mine):
        seat = next(seat for seat in mine if seat in game.whose_turn(state))
        found[frozenset(decision(game, state, seat))] = state
    return list(found.values())


def check_decision(stage: Stage, state: Any, where: str) -> None:
    """Pass the screen on if somebody else is next, leave the last round, and look."""
    stage.show(state)
    # Who shares a screen leaves the last round first, and then passes it on.
    for button in (LIFT, GO_ON, LIFT):
        pass_on(stage, button, where)
    look(stage, [HEAD, *needed_parts(stage.game, state, viewer(stage))], where)


def pass_on(stage: Stage, button: str, where: str) -> None:
    found = stage.page.locator(button)
    if found.count():
        look(stage, [HEAD, button], f"{button}, {where}")
        found.click()
        stage.settle()


def viewer(stage: Stage) -> int:
    """The seat whose view is shown: of several on one screen the page chooses."""
    seat = stage.page.locator(".me [data-seat]").first.get_attribute("data-seat")
    assert seat is not None
    return int(seat)


def check_end(stage: Stage, game: AnyGame, seats: int, where: str) -> None:
    stage.show(positions(game.meta.id, seats)[-1])
    look(stage, [HEAD, END], f"the end, {where}")


def look(stage: Stage, needed: Sequence[str], where: str) -> None:
    stage.settles(f"() => ({FAULTS})({json.dumps(needed)})", where)


def check_offline(stage: Stage, state: Any, where: str) -> None:
    """A lost connection is said without hiding anything."""
    check_decision(stage, state, where)
    stage.cut_the_line()
    stage.page.get_by_text("The connection is lost").wait_for()
    look(stage, [HEAD, *needed_parts(stage.game, state, viewer(stage))], f"offline, {where}")
