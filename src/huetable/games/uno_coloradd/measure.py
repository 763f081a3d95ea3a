"""How strong the bots of UNO ColorADD are, and whether they behave like people. For bench/bots.py.

One round a game, with the clock, so that calls and catches are races in virtual time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from huetable.bots.contest import (
    Bar,
    Contest,
    ContestResult,
    Measured,
    Row,
    at_least,
    play_contest,
    run_in_processes,
)
from huetable.core.bot import BotMaker

from .behaviour import Behaviour, observe
from .bots.manners import SHARP
from .bots.players import NormalBot

OPTIONS: Final = {"goal": 0}
POLITE: Final = "normal, as watchful as hard"

ENTRANTS: Final[dict[str, BotMaker]] = {POLITE: lambda budget: NormalBot(SHARP)}
"""Against this one nothing but the cards decides."""

LONG, SHORT = 300, 30
"""Milliseconds a decision."""


class Match(NamedTuple):
    hero: str
    rival: str
    seats: int
    games: int
    quick_games: int
    budget: int = SHORT
    bar: str = ""
    required: float = 0.0


MATCHES: Final = (
    Match("easy", "random", 2, 1000, 200),
    Match("easy", "random", 4, 1000, 200),
    Match("normal", "random", 2, 2000, 400, bar="normal_vs_random_2", required=0.60),
    Match("normal", "random", 4, 2000, 400, bar="normal_vs_random_4", required=0.29),
    Match("hard", "random", 2, 2000, 60, bar="hard_vs_random_2", required=0.63),
    Match("hard", "random", 4, 2000, 60, bar="hard_vs_random_4", required=0.30),
    Match("hard", "normal", 2, 600, 80, bar="hard_vs_normal_low", required=0.50),
    Match("hard", "normal", 4, 600, 20),
    Match("hard", POLITE, 2, 600, 40),
    Match("hard", POLITE, 2, 600, 8, budget=LONG),
)

TABLES, QUICK_TABLES = 100, 20
"""Deals at a table with one bot of each level, each played from all four seats."""


def measure(*, quick: bool, tell: Callable[[str], None]) -> Measured:
    rows: list[Row] = []
    bars: list[Bar] = []
    for match in MATCHES:
        tell(f"{match.hero} against {match.rival}, {match.seats} seats, {match.budget} ms")
        result = play_contest(_contest(match, quick=quick))
        rows.append(_row(match, result))
        bars += _bars(match, result)
    tell("how they behave, all levels at one table")
    for behaviour in behaviours(QUICK_TABLES if quick else TABLES):
        rows.append(behaviour.row())
        bars += behaviour.bars()
    return rows, bars


def _contest(match: Match, *, quick: bool) -> Contest:
    games = match.quick_games if quick else match.games
    return Contest("uno_coloradd", match.hero, match.rival, match.seats, games, match.budget, OPTIONS)


def _row(match: Match, result: ContestResult) -> Row:
    return {
        "bot": match.hero,
        "against": match.rival,
        "seats": match.seats,
        "ms": match.budget if match.hero == "hard" else "",
        "games": result.games,
        "won": f"{result.share:.1%}",
        "95 %": f"{result.low:.1%} – {result.high:.1%}",
    }


def _bars(match: Match, result: ContestResult) -> list[Bar]:
    if not match.bar:
        return []
    value = result.low if match.bar.endswith("_low") else result.share
    return [at_least(f"bots.uno.{match.bar}", value, match.required)]


def behaviours(deals: int) -> list[Behaviour]:
    """What each level did, the weakest first."""
    blocks = list(run_in_processes(partial(observe, OPTIONS), range(deals)))
    return [sum(parts[1:], parts[0]) for parts in zip(*blocks, strict=True)]
