"""`huetable types`: what goes over the wire, as types for the browser."""

from __future__ import annotations

import argparse

from huetable.cli.arguments import read_game
from huetable.cli.console import stdout_console
from huetable.cli.errors import FAILED

EXAMPLES = """\
examples:
  huetable types                          write the generated files
  huetable types GAME                     write those of one game, in its folder ui
  huetable types --check                  list those that are out of date; exits with 1 if any are"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, by its name or its short name")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; list the files that are out of date"
    )


def run(args: argparse.Namespace) -> int:
    from huetable.typescript.types import files_of_game, generated_files

    files = generated_files() if args.game is None else files_of_game(read_game(args.game))
    stale = {
        file: text for file, text in files.items() if not file.exists() or file.read_text("utf-8") != text
    }
    for file, text in stale.items():
        if not args.check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        stdout_console().print(f"{'out of date' if args.check else 'written'}: {file}", soft_wrap=True)
    if not stale:
        stdout_console().print("The generated types are up to date.")
    return FAILED if args.check and stale else 0
