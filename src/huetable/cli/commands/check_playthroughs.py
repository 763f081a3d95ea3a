"""`huetable playthrough`: checks, rewrites and starts the whole games as text that hold the rules in place."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from huetable import games
from huetable.cli import arguments
from huetable.cli.console import stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.core.game import AnyGame
from huetable.core.playthrough import PlaythroughSetup, random_play, replay_playthrough, write_playthrough

EXAMPLES = """\
examples:
  huetable playthrough GAME               which files would change; exits with 1 if any would
  huetable playthrough GAME --write       play them again under today's rules; read the diff
  huetable playthrough GAME --new first --seats 3 --seed 7
                                          a game of random moves, written to tests/playthroughs/first.txt"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    arguments.add_game(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--check", action="store_true", help="list the files that would change (this is the default)"
    )
    what.add_argument("--write", action="store_true", help="write them again")
    what.add_argument("--new", metavar="NAME", help="play a game of random moves and write it as NAME.txt")
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="with --new: a number that gives another game (default: 1)",
    )
    arguments.add_seats_and_options(parser)


def run(args: argparse.Namespace) -> int:
    game = arguments.read_game(args.game)
    if args.new is not None:
        return _write_new(game, args)
    files = playthroughs(game)
    stale = dict(_stale(game, files))
    for file, text in stale.items():
        if args.write:
            file.write_text(text, "utf-8")
        what = f"rewritten: {file}\n{_result_line(text)}" if args.write else f"out of date: {file}"
        stdout_console().print(what, soft_wrap=True)
    if not stale:
        stdout_console().print(f"{game.meta.title}: {len(files)} playthroughs are up to date")
    return 0 if args.write or not stale else FAILED


def _write_new(game: AnyGame, args: argparse.Namespace) -> int:
    file = _new_file(game, args.new)
    options = arguments.read_options(args.options)
    opening = PlaythroughSetup(arguments.number_of_seats(game, args.seats), args.seed, options)
    arguments.check_options(game, options, opening.seats)
    text = write_playthrough(game, opening, random_play(game, opening))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    stdout_console().print(f"written: {file}\n{_result_line(text)}", soft_wrap=True)
    return 0


def _result_line(text: str) -> str:
    return next((line for line in text.splitlines() if line.startswith("result: ")), "it doesn't end yet")


def _new_file(game: AnyGame, name: str) -> Path:
    if not re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)*", name):
        raise CommandError(
            f'Invalid --new "{name}": expected a name such as first-game, without a path or .txt'
        )
    file = games.game_folder(game) / "tests" / "playthroughs" / f"{name}.txt"
    if file.exists():
        raise CommandError(f"{file} already exists: choose another name, or delete it first")
    return file


def playthroughs(game: AnyGame) -> list[Path]:
    files = sorted((games.game_folder(game) / "tests" / "playthroughs").glob("*.txt"))
    if not files:
        raise CommandError(f"{game.meta.title} has no playthroughs here. Run this in a checkout.")
    return files


def _stale(game: AnyGame, files: list[Path]) -> Iterator[tuple[Path, str]]:
    """Each file that would change, with what it would be."""
    for file in files:
        try:
            text = file.read_text("utf-8")
            played = replay_playthrough(game, text)
        except (ValueError, StopIteration) as error:
            raise CommandError(f"{file} isn't a playthrough of {game.meta.title}: {error}") from error
        if played != text:
            yield file, played
