"""The table of an arena, for people and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from huetable.cli.console import ShellConsole
from huetable.core.game import AnyGame

from .matches import ArenaPlan, Match
from .ratings import BotRating

_MOST_FAULTS = 10
"""That are shown; all of them are counted."""


def print_report(
    console: ShellConsole,
    game: AnyGame,
    plan: ArenaPlan,
    known: dict[str, BotRating],
    matches: Sequence[Match],
) -> None:
    console.print(f"{game.meta.title}: {len(matches)} games, {plan.seats} seats, seed {plan.seed}")
    table = Table("bot")
    for heading in ("rating", "95 %", "games", "won", "faults"):
        table.add_column(heading, justify="right")
    for bot, rating in by_rating(known):
        low, high = rating.interval
        share = f"{rating.wins} ({rating.wins / rating.games:.0%})" if rating.games else "0"
        facts = (f"{rating.mu:.1f}", f"{low:.1f} – {high:.1f}", str(rating.games), share, str(rating.faults))
        table.add_row(bot, *facts)
    console.print(table)
    for line in fault_lines(plan, matches):
        console.print(line, soft_wrap=True)


def fault_lines(plan: ArenaPlan, matches: Sequence[Match]) -> list[str]:
    """Which bot was at fault in which game, and what it did."""
    found = [(match.number, match.fault) for match in matches if match.fault is not None]
    lines = [
        f"game {number}: {plan.bots[fault.bot]} {fault.reason}" for number, fault in found[:_MOST_FAULTS]
    ]
    more = len(found) - len(lines)
    return [*lines, f"and {more} more faults"] if more else lines


def by_rating(known: dict[str, BotRating]) -> list[tuple[str, BotRating]]:
    """The best first."""
    return sorted(known.items(), key=lambda item: (-item[1].mu, item[0]))


def plain_data(plan: ArenaPlan, known: dict[str, BotRating], matches: Sequence[Match]) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "games": len(matches),
        "bots": [
            {
                "bot": bot,
                "rating": round(rating.mu, 4),
                "low": round(rating.interval[0], 4),
                "high": round(rating.interval[1], 4),
                "games": rating.games,
                "won": rating.wins,
                "faults": rating.faults,
            }
            for bot, rating in by_rating(known)
        ],
        "faults": [
            {"game": match.number, "bot": plan.bots[match.fault.bot], "reason": match.fault.reason}
            for match in matches
            if match.fault is not None
        ],
    }
