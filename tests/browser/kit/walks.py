"""Walks through whole games: at every decision, what it needs is on the screen, and nothing has moved by itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from whole_games import short_options

from huetable.bots.runner import bot_players
from huetable.bots.virtual_game import SecretSeed, VirtualGame
from huetable.games import find_game

if TYPE_CHECKING:
    from stage import Stage

NEEDED = {
    "dye_pot": "[data-part=board] button, [data-part=input]",
    "uno_coloradd": "[data-card], .bar button, .ways button",
    "guardians_of_hue": ".map, .board > .mine button",
    "hues_and_cues": "[data-part=board], .bar button, form input",
    "cluzzle": "[data-part=turntable], [data-part=seal], [data-part=answers] button, [data-part=question] input",
}
"""What a player looks at and touches to decide, by game."""

FAULTS = """([needed, mayScroll]) => {
    const phone = innerWidth < 700, name = (it) => it.ariaLabel || it.dataset.card || it.innerText || it.outerHTML.slice(0, 80);
    const seen = (it) => it.checkVisibility() && !it.matches('.skip') && !it.closest('dialog:not([open])');
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const box = (it) => it.getBoundingClientRect();
    const outside = (it) => {
        const { left, top, right, bottom } = box(it);
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    };
    const small = (it) => {
        const { width, height } = box(it.closest('label') ?? it);
        return Math.min(width, height) < 43.9;
    };
    const asked = [...all(needed), ...all('.play > header')];
    const targets = phone ? all('button, a, input, select, textarea').filter((it) => !it.closest('[role=grid], .map')) : [];
    return [
        ...((scrollY === 0 && scrollX === 0) || mayScroll ? [] : [`the page has scrolled to ${scrollY}`]),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
        ...asked.filter(outside).map((it) => `outside: ${name(it)}`),
        ...targets.filter(small).map((it) => `small: ${name(it)}`),
    ];
}"""

"""Fields of a board and places of a map have rules of their own, in the tests of their games."""

LIFT = "[aria-label='Change of players'] button.primary"


@cache
def positions(name: str, seats: int) -> tuple[Any, ...]:
    """Every position of a game between bots, which play as people do: nobody's hand grows without end."""
    game = find_game(name)
    options = msgspec.to_builtins(short_options(game, seats))
    players = bot_players(game, ["normal"] * seats, budget_ms=20)
    playing = VirtualGame(game, players, SecretSeed.from_numbers(7), options=options)
    found = [game.copy(playing.state)]
    while playing.result is None and (due := playing.next_due_move()) is not None:
        playing.make_move(due)
        found.append(game.copy(playing.state))
    return tuple(found)


def decisions(name: str, seats: int, mine: Sequence[int]) -> list[Any]:
    """Those in which one of these seats has to decide, and the end."""
    game, states = find_game(name), positions(name, seats)
    return [state for state in states if not set(mine).isdisjoint(game.whose_turn(state))] + [states[-1]]


def check_decision(stage: Stage, name: str, state: Any, where: str) -> None:
    """Pass the screen on if somebody else is next, and look."""
    stage.show(state)
    lift = stage.page.locator(LIFT)
    if lift.count():
        look(stage, LIFT, f"passing on, {where}")
        lift.click()
        stage.settle()
    # A result may be longer than a small phone; all else must be there at once.
    over = stage.game.result(state) is not None
    look(stage, "h1" if over else NEEDED[name], where, may_scroll=over)


def look(stage: Stage, needed: str, where: str, *, may_scroll: bool = False) -> None:
    stage.settles(f"() => ({FAULTS})({json.dumps([needed, may_scroll])})", where)


def check_offline(stage: Stage, name: str) -> None:
    """A lost connection is said without hiding anything."""
    stage.cut_the_line()
    stage.page.get_by_text("The connection is lost").wait_for()
    look(stage, NEEDED[name], "offline")
