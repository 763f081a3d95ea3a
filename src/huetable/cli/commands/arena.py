"""`huetable arena`: bots play each other and are rated."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from huetable.bots.virtual_game import PlayError
from huetable.cli import arguments
from huetable.cli.arena.entrants import RUN, WAIT, command_of, is_program, load_bot
from huetable.cli.arena.in_process import play_matches
from huetable.cli.arena.matches import ArenaPlan, Match
from huetable.cli.arena.over_the_wire import own_server, play_over_the_wire
from huetable.cli.arena.ratings import BotRating, rate_matches, read_ratings, write_ratings
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
over the network, all play there, on a server of the arena's own unless --server names one, and then one bot must be none of those."""


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
    try:
        matches = _play(plan, args)
    except PlayError as error:
        raise CommandError(str(error), FAILED) from error
    rate_matches(known, plan.bots, matches)
    if args.ratings:
        write_ratings(args.ratings, ratings)
    _report(game, plan, known, matches, as_json=args.json)
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
    programs = [name for name in plan.bots if is_program(name)]
    for name in plan.bots:
        command_of(name) if is_program(name) else load_bot(game, name, plan.budget)
    if (len(programs) > 1 and len(plan.bots) > plan.seats) or len(programs) == len(plan.bots):
        raise CommandError(
            f"Invalid BOT: at every table one bot must not begin with {RUN} or {WAIT}, because it opens the table"
        )


def _play(plan: ArenaPlan, args: argparse.Namespace) -> list[Match]:
    if args.server or any(map(is_program, plan.bots)):
        return asyncio.run(_play_on_server(plan, args))
    return list(play_matches(plan, args.games, args.jobs))


async def _play_on_server(plan: ArenaPlan, args: argparse.Namespace) -> list[Match]:
    numbers = range(args.games)
    if args.server:
        return await play_over_the_wire(plan, args.server, numbers, args.patience)
    async with own_server() as address:
        return await play_over_the_wire(plan, address, numbers, args.patience)


def _report(
    game: AnyGame, plan: ArenaPlan, known: dict[str, BotRating], matches: Sequence[Match], *, as_json: bool
) -> None:
    if as_json:
        print_json(plain_data(plan, known, matches))
    else:
        print_report(stdout_console(), game, plan, known, matches)
