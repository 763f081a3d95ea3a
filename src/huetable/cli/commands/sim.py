"""`huetable sim`: many games among bots."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from huetable import games
from huetable.bots.virtual_game import PlayError
from huetable.cli import arguments
from huetable.cli.console import print_json, stderr_console, stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.cli.simulation.play_games import PlayedGame, SimulationPlan, play_all
from huetable.cli.simulation.ray_cluster import play_on_ray
from huetable.cli.simulation.totals import SimulationTotals, count_totals
from huetable.core.game import AnyGame

Balance = Callable[[int, int, Callable[[str], None]], str]
"""Takes the games for each figure, the processes and a progress callback; returns the page."""

EXAMPLES = """\
examples:
  huetable sim GAME                       a hundred games among four bots
  huetable sim GAME --games 1000 --bots easy,normal --jobs 2
  huetable sim GAME --seats 3 --options KEY=VALUE --seed 7 --json
  huetable sim GAME --games 10 --save records

After each game the bots move on by one seat, so that no bot gains by its place. If there are fewer levels than
seats, they take turns. The same seed gives the same games. Some games measure their balance: without --bots,
--seats, --options, --save and --json, they print it, and --games is the number of games for each figure."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    arguments.add_game(parser)
    arguments.add_table(parser)
    parser.add_argument(
        "--games",
        type=arguments.at_least_one,
        default=100,
        metavar="N",
        help="number of games (default: 100)",
    )
    parser.add_argument("--bots", metavar="A,B,C", help="levels of the bots: one for all seats, or several")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="a number for the shuffles (default: 1)"
    )
    parser.add_argument(
        "--jobs", type=arguments.at_least_one, default=1, metavar="N", help="number of processes (default: 1)"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="use the Ray cluster at this address, or one on this machine (needs the extra ray)",
    )
    parser.add_argument(
        "--save", type=Path, metavar="DIR", help="save the record of each game in this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = arguments.read_game(args.game)
    balance = None if _is_narrowed(args) else _balance_of(game)
    if balance:
        stdout_console().print(balance(args.games, args.jobs, stderr_console().print), end="", soft_wrap=True)
        return 0
    plan = _plan(game, args)
    if plan.save:
        Path(plan.save).mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    try:
        played = list(_with_progress(_played(plan, args), args.games))
    except PlayError as error:
        raise CommandError(str(error), FAILED) from error
    totals = count_totals(plan, played, time.perf_counter() - started)
    _report(game, totals, as_json=args.json)
    return 0


def _played(plan: SimulationPlan, args: argparse.Namespace) -> Iterator[PlayedGame]:
    if args.ray is None:
        return play_all(plan, args.games, args.jobs)
    return play_on_ray(plan, args.games, args.ray)


def _is_narrowed(args: argparse.Namespace) -> bool:
    """One table is meant, not the game as a whole."""
    return bool(args.bots or args.seats or args.options or args.save or args.json or args.ray is not None)


def _balance_of(game: AnyGame) -> Balance | None:
    """A game that has a `lab/balance` measures its ways to be set up by itself."""
    found: Balance | None = getattr(games.optional_module(game, "lab.balance"), "balance", None)
    return found


def _plan(game: AnyGame, args: argparse.Namespace) -> SimulationPlan:
    named = [level.strip() for level in (args.bots or arguments.best_level(game)).split(",")]
    asked = len(named) if args.seats is None and len(named) > 1 else args.seats
    seats = arguments.number_of_seats(game, asked)
    options = arguments.read_options(args.options)
    arguments.check_options(game, options, seats)
    arguments.check_levels(game, named)
    if args.save and args.ray is not None:
        raise CommandError(
            "--save and --ray can't be used together: each machine would write to its own disk"
        )
    if len(named) > seats:
        raise CommandError(f"Invalid --bots: {len(named)} levels for {seats} seats")
    return SimulationPlan(
        game=game.meta.id,
        bots=tuple(named[seat % len(named)] for seat in range(seats)),
        options=options,
        seed=args.seed,
        budget=args.budget or 50,
        save=args.save and str(args.save),
    )


def _with_progress(played: Iterator[PlayedGame], games: int) -> Iterator[PlayedGame]:
    """A bar for whoever is watching; a pipe or a log gets none."""
    from rich.progress import track

    console = stderr_console()
    return iter(
        track(
            played, "playing", total=games, console=console, transient=True, disable=not console.is_terminal
        )
    )


def _report(game: AnyGame, totals: SimulationTotals, *, as_json: bool) -> None:
    if as_json:
        print_json(totals.to_plain_data())
        return
    from huetable.cli.simulation.report import print_report

    print_report(stdout_console(), game, totals)
