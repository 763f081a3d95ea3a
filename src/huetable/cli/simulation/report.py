"""The totals of a simulation as tables for the terminal."""

from __future__ import annotations

from rich.table import Table

from huetable.cli.console import ShellConsole
from huetable.core.game import AnyGame

from .totals import Interval, SimulationTotals


def print_report(console: ShellConsole, game: AnyGame, totals: SimulationTotals) -> None:
    agreed = " ".join(f"{name}={value}" for name, value in totals.options.items())
    console.print(
        f"{game.meta.title}: {totals.games} games, {totals.seats} seats, seed {totals.seed} {agreed}".rstrip()
    )
    console.print(_by_bot(totals))
    console.print(_by_seat(totals))
    endings = ", ".join(f"{ending} {number}" for ending, number in totals.endings.items())
    console.print(f"endings: {endings}")
    console.print(
        f"{totals.moves / totals.games:.1f} moves a game, {totals.virtual_seconds / totals.games:.0f} s at the table; "
        f"{totals.games / totals.seconds:.1f} games/s, {totals.moves / totals.seconds:,.0f} moves/s"
    )


def _by_bot(totals: SimulationTotals) -> Table:
    table = _table("bot", "wins", "share", "95 %", "mean score")
    rows = zip(totals.bots, totals.wins, totals.intervals, totals.scores, strict=True)
    for number, (level, wins, interval, score) in enumerate(rows, start=1):
        table.add_row(f"{number} {level}", *_format_share(wins, totals.games, interval), f"{score:.2f}")
    return table


def _by_seat(totals: SimulationTotals) -> Table:
    table = _table("seat", "wins", "share", "95 %")
    for seat, (wins, interval) in enumerate(zip(totals.seat_wins, totals.seat_intervals, strict=True)):
        table.add_row(str(seat), *_format_share(wins, totals.games, interval))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def _format_share(wins: int, games: int, interval: Interval) -> tuple[str, str, str]:
    low, high = interval
    return str(wins), f"{100 * wins / games:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"
