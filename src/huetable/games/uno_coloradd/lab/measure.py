"""How strong the bots of UNO ColorADD are, and whether they behave like people. For bench/bots.py.

One round a game, with the clock, so that calls and catches are races in virtual time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from huetable.bots.contest import (
    Contest,
    ContestResult,
    MeasureReport,
    ReportRow,
    RequiredFigure,
    play_contest,
    require_at_least,
    run_in_processes,
)
from huetable.core.bot import BotMaker
from huetable.games.uno_coloradd.bots.alertness import ATTENTIVE, CARELESS, SHARP
from huetable.games.uno_coloradd.bots.players import AdvisedBot

from .behaviour import Behaviour, observe_behaviour
from .simple_player import SimplePlayer

OPTIONS: Final = {"goal": 0}
EQUALLY_ALERT: Final = "normal, as watchful as hard"
SIMPLE: Final = "simple"
WATCHFUL_SIMPLE: Final = "simple, as watchful as normal"
ALERT_SIMPLE: Final = "simple, as watchful as hard"

ENTRANTS: Final[dict[str, BotMaker]] = {
    EQUALLY_ALERT: lambda budget: AdvisedBot(SHARP),
    SIMPLE: lambda budget: SimplePlayer(CARELESS),
    WATCHFUL_SIMPLE: lambda budget: SimplePlayer(ATTENTIVE),
    ALERT_SIMPLE: lambda budget: SimplePlayer(SHARP),
}
"""Players that are no level. A simple player forgets to call as often as `easy`. Against players as watchful as `hard`,
nothing but the cards decides.
"""

BUDGET_MS: Final = 30
"""Milliseconds a decision, where `hard` searches; at these tables its network needs none of them."""


class Pairing(NamedTuple):
    hero: str
    rival: str
    seats: int
    games: int
    quick_games: int
    bar: str = ""
    required: float = 0.0


PAIRINGS: Final = (
    Pairing("easy", "random", 2, 1000, 200),
    Pairing("easy", "random", 4, 1000, 200),
    Pairing("normal", "random", 2, 2000, 400, bar="normal_vs_random_2", required=0.60),
    Pairing("normal", "random", 4, 2000, 400, bar="normal_vs_random_4", required=0.29),
    Pairing("hard", "random", 2, 2000, 60, bar="hard_vs_random_2", required=0.63),
    Pairing("hard", "random", 4, 2000, 60, bar="hard_vs_random_4", required=0.30),
    Pairing("hard", "normal", 2, 2000, 80, bar="hard_vs_normal_low", required=0.50),
    Pairing("hard", "normal", 4, 4000, 60, bar="hard_vs_normal_4", required=0.31),
    Pairing("hard", SIMPLE, 4, 4000, 60, bar="hard_vs_simple_4", required=0.36),
    Pairing("hard", WATCHFUL_SIMPLE, 4, 4000, 20),
    Pairing("hard", ALERT_SIMPLE, 4, 4000, 20),
    Pairing("normal", SIMPLE, 2, 4000, 100, bar="normal_vs_simple_2", required=0.56),
    Pairing("hard", EQUALLY_ALERT, 2, 2000, 40),
)

TABLES, QUICK_TABLES = 100, 20
"""Deals at a table with one bot of each level, each played from all four seats."""


def measure(*, quick: bool, tell: Callable[[str], None]) -> MeasureReport:
    rows: list[ReportRow] = []
    bars: list[RequiredFigure] = []
    for match in PAIRINGS:
        tell(f"{match.hero} against {match.rival}, {match.seats} seats")
        result = play_contest(_contest(match, quick=quick))
        rows.append(_row(match, result))
        bars += _bars(match, result)
    tell("how they behave, all levels at one table")
    for behaviour in measure_behaviour(QUICK_TABLES if quick else TABLES):
        rows.append(behaviour.row())
        bars += behaviour.required_figures()
    return rows, bars


def _contest(match: Pairing, *, quick: bool) -> Contest:
    games = match.quick_games if quick else match.games
    return Contest("uno_coloradd", match.hero, match.rival, match.seats, games, BUDGET_MS, OPTIONS)


def _row(match: Pairing, result: ContestResult) -> ReportRow:
    return {
        "bot": match.hero,
        "against": match.rival,
        "seats": match.seats,
        "games": result.games,
        "won": f"{result.share:.1%}",
        "95 %": f"{result.low:.1%} – {result.high:.1%}",
    }


def _bars(match: Pairing, result: ContestResult) -> list[RequiredFigure]:
    if not match.bar:
        return []
    value = result.low if match.bar.endswith("_low") else result.share
    return [require_at_least(f"bots.uno.{match.bar}", value, match.required)]


def measure_behaviour(deals: int) -> list[Behaviour]:
    """What each level did, the weakest first."""
    blocks = list(run_in_processes(partial(observe_behaviour, OPTIONS), range(deals)))
    return [sum(parts[1:], parts[0]) for parts in zip(*blocks, strict=True)]
