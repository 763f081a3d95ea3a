"""A simulation's tally as tables for the terminal."""

from __future__ import annotations

from rich.table import Table

from huetable.core.game import AnyGame

from .console import ShellConsole
from .tally import Interval, Tally


def report(console: ShellConsole, game: AnyGame, tally: Tally) -> None:
    agreed = " ".join(f"{name}={value}" for name, value in tally.options.items())
    console.print(
        f"{game.meta.title}: {tally.games} games, {tally.seats} seats, seed {tally.seed} {agreed}".rstrip()
    )
    console.print(_by_bot(tally))
    console.print(_by_seat(tally))
    endings = ", ".join(f"{ending} {number}" for ending, number in tally.endings.items())
    console.print(f"endings: {endings}")
    console.print(
        f"{tally.moves / tally.games:.1f} moves a game, {tally.virtual_seconds / tally.games:.0f} s at the table; "
        f"{tally.games / tally.seconds:.1f} games/s, {tally.moves / tally.seconds:,.0f} moves/s"
    )


def _by_bot(tally: Tally) -> Table:
    table = _table("bot", "wins", "share", "95 %", "mean score")
    rows = zip(tally.bots, tally.wins, tally.intervals, tally.scores, strict=True)
    for number, (level, wins, interval, score) in enumerate(rows, start=1):
        table.add_row(f"{number} {level}", *_share(wins, tally.games, interval), f"{score:.2f}")
    return table


def _by_seat(tally: Tally) -> Table:
    table = _table("seat", "wins", "share", "95 %")
    for seat, (wins, interval) in enumerate(zip(tally.seat_wins, tally.seat_intervals, strict=True)):
        table.add_row(str(seat), *_share(wins, tally.games, interval))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def _share(wins: int, games: int, interval: Interval) -> tuple[str, str, str]:
    low, high = interval
    return str(wins), f"{100 * wins / games:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"
