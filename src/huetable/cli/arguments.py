"""What several commands are asked for: a game, its options, its seats, the bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from huetable import games
from huetable.bots.levels import UnknownLevel, levels, make_bot
from huetable.core.game import AnyGame
from huetable.core.terms import Refusal

from .errors import CommandError

USUAL_SEATS = 4


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, by its name or its short name")


def add_seats_and_options(parser: argparse.ArgumentParser) -> None:
    """What a table agrees on before the first deal."""
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="number of players (default: 4, or the nearest the game allows)",
    )
    parser.add_argument(
        "--options",
        nargs="+",
        action="extend",
        default=[],
        metavar="KEY=VALUE",
        help="options of the game, such as goal=5 clock=false (see huetable options GAME)",
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """A table with bots."""
    add_seats_and_options(parser)
    parser.add_argument(
        "--budget",
        type=at_least_one,
        metavar="MS",
        help="how long a bot may think about a move, in milliseconds",
    )


def at_least_one(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number of 1 or more")
    return int(text)


def read_game(name: str) -> AnyGame:
    try:
        return games.find_game(name)
    except games.UnknownGame as error:
        raise CommandError(str(error)) from error


def number_of_seats(game: AnyGame, asked: int | None) -> int:
    least, most = game.meta.seats
    return asked if asked is not None else max(least, min(most, USUAL_SEATS))


def read_options(words: Sequence[str]) -> dict[str, Any]:
    return dict(map(_read_option, words))


def _read_option(word: str) -> tuple[str, Any]:
    """A value is JSON where it can be, and otherwise the text that stands there."""
    name, equals, value = word.partition("=")
    if not (name and equals):
        raise CommandError(f'Invalid option "{word}": expected key=value')
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def check_options(game: AnyGame, options: dict[str, Any], seats: int) -> None:
    refusal = game.read_options(options, seats)
    if isinstance(refusal, Refusal):
        raise CommandError(clause_and_reason(game, refusal))


def clause_and_reason(game: AnyGame, refusal: Refusal) -> str:
    """The clause and its words."""
    return f"{refusal.clause}: {games.explain_refusal(game, refusal)}"


def check_levels(game: AnyGame, named: Sequence[str]) -> None:
    for level in named:
        try:
            make_bot(game, level, budget_ms=1)
        except UnknownLevel as error:
            raise CommandError(str(error)) from error


def best_level(game: AnyGame) -> str:
    """Who one wants to meet: the normal bot, or the strongest of a game without one."""
    offered = list(levels(game))
    return "normal" if "normal" in offered else offered[-1]
