"""`huetable playthrough`: the whole games as text that hold the rules in place."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from huetable import games
from huetable.cli import arguments
from huetable.cli.console import stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.core.game import AnyGame
from huetable.core.playthrough import again

EXAMPLES = """\
examples:
  huetable playthrough GAME               which files would change; exits with 1 if any would
  huetable playthrough GAME --write       play them again under today's rules; read the diff"""


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    arguments.add_game(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--check", action="store_true", help="list the files that would change (this is the default)"
    )
    what.add_argument("--write", action="store_true", help="write them anew")


def run(args: argparse.Namespace) -> int:
    game = arguments.find_game(args.game)
    files = playthroughs(game)
    stale = dict(_stale(game, files))
    for file, text in stale.items():
        if args.write:
            file.write_text(text, "utf-8")
        stdout_console().print(f"{'rewritten' if args.write else 'out of date'}: {file}", soft_wrap=True)
    if not stale:
        stdout_console().print(f"{game.meta.title}: {len(files)} playthroughs are up to date")
    return 0 if args.write or not stale else FAILED


def playthroughs(game: AnyGame) -> list[Path]:
    files = sorted((games.folder(game) / "tests" / "playthroughs").glob("*.txt"))
    if not files:
        raise CommandError(f"{game.meta.title} has no playthroughs here; a checkout has them")
    return files


def _stale(game: AnyGame, files: list[Path]) -> Iterator[tuple[Path, str]]:
    """Each file that would change, with what it would be."""
    for file in files:
        try:
            text = file.read_text("utf-8")
            played = again(game, text)
        except (ValueError, StopIteration) as error:
            raise CommandError(f"{file} is no playthrough of {game.meta.title}: {error}") from error
        if played != text:
            yield file, played
