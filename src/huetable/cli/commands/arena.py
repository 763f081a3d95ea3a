"""`huetable arena`: bots play each other and are rated."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import aclosing, nullcontext
from pathlib import Path

from huetable.bots.virtual_game import PlayError
from huetable.cli import arguments
from huetable.cli.arena.entrants import WAIT, command_of, is_program, load_bot
from huetable.cli.arena.in_process import play_matches
from huetable.cli.arena.matches import ArenaPlan, Match
from huetable.cli.arena.over_the_wire import ServerGone, play_over_the_wire
from huetable.cli.arena.own_server import own_server
from huetable.cli.arena.ratings import Ratings, rate_matches, read_ratings, write_ratings
from huetable.cli.arena.report import plain_data, print_report
from huetable.cli.console import print_json, stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.core.game import AnyGame

EXAMPLES = """\
examples:
  huetable arena easy normal --game uno --games 200 --jobs 2
  huetable arena normal mybot.py:choose --game uno --ratings ratings.json
  huetable arena normal my_package.bots:make_bot --game hues --seats 3
  huetable arena normal "run:python robby.py" --game dye_pot --games 5

A BOT is a level of the game, MODULE:FUNCTION or FILE.py:FUNCTION, or run:COMMAND for a program that joins over the network: it is called
with the address of a server and the link of a table. For wait:NAME the link is printed, and somebody else's program joins. A function of two arguments, an Observation and an Rng, returns a move; one of one
argument, a budget in milliseconds, returns a Bot (docs/bots.md).

A bot that breaks a rule or breaks down loses that game. In this program the same seed gives the same games. If a program joins
over the network, all play there, on a server of the arena's own unless --server names one. At every table one bot must be another one
than wait:NAME, because the arena has to open the table."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("bots", nargs="+", metavar="BOT", help="two bots or more")
    parser.add_argument("--game", required=True, help="a game, by its name or its short name")
    arguments.add_table(parser)
    parser.add_argument(
        "--games", type=arguments.at_least_one, default=100, metavar="N", help="number of games (100)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="a number for the shuffles (1)")
    parser.add_argument("--jobs", type=arguments.at_least_one, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--ratings",
        type=Path,
        metavar="FILE",
        help="go on from the ratings in this file, and keep them there",
    )
    parser.add_argument("--server", metavar="URL", help="play on this server, over the network")
    parser.add_argument(
        "--patience", type=float, default=300.0, metavar="S", help="seconds for a game over the network (300)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = arguments.read_game(args.game)
    plan = _plan(game, args)
    ratings = read_ratings(args.ratings)
    known = ratings.setdefault(plan.game, {})
    # A missing package shows before the games, not after them.
    rate_matches(known, plan.bots, ())
    matches: list[Match] = []
    try:
        _play(plan, args, matches)
    except (PlayError, ServerGone) as error:
        raise CommandError(f"{error}. {len(matches)} of {args.games} games count", FAILED) from error
    finally:
        # Games that are finished count, whatever ended the others.
        _keep(game, plan, args, ratings, matches)
    return 0


def _plan(game: AnyGame, args: argparse.Namespace) -> ArenaPlan:
    if len(args.bots) < 2 or len(set(args.bots)) < len(args.bots):
        raise CommandError("Invalid BOT: expected at least two different bots")
    if game.meta.cooperative:
        raise CommandError(
            f"{game.meta.title} is won or lost together, so it can't rate one bot against another"
        )
    least, most = game.meta.seats
    seats = arguments.number_of_seats(game, args.seats or min(max(len(args.bots), least), most))
    options = arguments.read_options(args.options)
    arguments.check_options(game, options, seats)
    plan = ArenaPlan(game.meta.id, tuple(args.bots), seats, options, args.seed, args.budget or 50)
    _check_bots(game, plan)
    return plan


def _check_bots(game: AnyGame, plan: ArenaPlan) -> None:
    """Whatever can't be loaded shows before the first game."""
    for name in plan.bots:
        command_of(name) if is_program(name) else load_bot(game, name, plan.budget)
    awaited = sum(name.startswith(WAIT) for name in plan.bots)
    if awaited >= min(plan.seats, len(plan.bots)):
        raise CommandError(
            f"Invalid BOT: at every table one bot must not begin with {WAIT}, because the arena opens the table with it"
        )


def _play(plan: ArenaPlan, args: argparse.Namespace, matches: list[Match]) -> None:
    """Adds them as they end."""
    if args.server or any(map(is_program, plan.bots)):
        asyncio.run(_play_on_server(plan, args, matches))
        return
    for match in play_matches(plan, args.games, args.jobs):
        matches.append(match)  # noqa: PERF402 - what is finished stays when the next one fails


async def _play_on_server(plan: ArenaPlan, args: argparse.Namespace, matches: list[Match]) -> None:
    numbers = range(args.games)
    async with (
        nullcontext(args.server) if args.server else own_server() as address,
        aclosing(play_over_the_wire(plan, address, numbers, args.patience)) as played,
    ):
        async for match in played:
            matches.append(match)  # noqa: PERF401 - what is finished stays when the next one fails


def _keep(
    game: AnyGame, plan: ArenaPlan, args: argparse.Namespace, ratings: Ratings, matches: Sequence[Match]
) -> None:
    if not matches:
        return
    known = ratings[plan.game]
    rate_matches(known, plan.bots, matches)
    if args.ratings:
        write_ratings(args.ratings, ratings)
    if args.json:
        print_json(plain_data(plan, known, matches))
    else:
        print_report(stdout_console(), game, plan, known, matches)
