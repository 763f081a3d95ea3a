"""`huetable new-game`: a copy of the template under a new name, working from the first minute."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from huetable import games
from huetable.cli.console import stdout_console
from huetable.cli.errors import CommandError

EXAMPLES = """\
examples:
  huetable new-game paint_shop                    into the games of this checkout
  huetable new-game paint_shop --into ~/games     then: export HUETABLE_GAMES=~/games
  huetable new-game paint_shop --package ~/paint  a project of its own, with build and tests"""

STEPS = """\
 1. The rulebook    RULES.md: every rule in your own words, one clause each
 2. The types       rules/types.py: options, state, moves and events
 3. The rules       rules/turns.py: the deal, the turns, the end; rules/clauses.py: what is refused
 4. The views       rules/view.py: what everybody sees, what only one player sees
 5. The game        game.py: its name, its seats, its endings
 6. The tests       tests/test_rules.py: at least one for each clause
 7. The examples    tests/playthroughs and tests/records: one for every ending
 8. The words       text/en.json (optional): refusals, endings, events
 9. The bots        bots.py (optional): without it, a search plays
10. The screen      ui/Board.svelte (optional): without it, a plain board is shown
11. The lesson      lesson.py and ui/lesson.ts (optional): a guided first game"""

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("name", metavar="NAME", help="the name of the game, such as paint_shop")
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--into",
        type=Path,
        metavar="DIR",
        help="the folder for the game (default: the games of this checkout)",
    )
    place.add_argument(
        "--package",
        type=Path,
        metavar="DIR",
        help="make a project for a package in this folder, which is installed beside Huetable",
    )


def run(args: argparse.Namespace) -> int:
    _check_name(args.name)
    if args.package is not None:
        return _make_package(args.name, args.package.expanduser().resolve())
    from huetable.cli.from_template import copy_template

    folder = copy_template(args.name, _home(args.into))
    setting = f"HUETABLE_GAMES={folder.parent} " if args.into else ""
    console = stdout_console()
    for line in (
        f"{folder} is a small game that works. Eleven steps make it yours:",
        STEPS,
        "docs/add-a-game.md explains each step. After each step, run:",
        f"  {setting}.venv/bin/python -m pytest -c pyproject.toml {folder} tests/test_games.py -k {args.name}",
        f"  {setting}.venv/bin/huetable play {args.name}",
    ):
        console.print(line, soft_wrap=True)
    return 0


def _make_package(name: str, project: Path) -> int:
    from huetable.cli.package_project import make_project

    make_project(name, project)
    console = stdout_console()
    for line in (
        f"{project} is the project of a small game that works. Its README.md says how to build and test it:",
        f"  cd {project}",
        "  pip install --editable .      in this environment",
        "  npm ci && npm run build       the screens",
        "  pytest                        its tests, and everything that any game must pass",
        f"  huetable check {name}",
        f"Then eleven steps make it yours, in src/{name}:",
        STEPS,
        "docs/add-a-game.md explains each step. Whoever installs the package runs it with all the rights of their server.",
    ):
        console.print(line, soft_wrap=True)
    return 0


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise CommandError(
            f'Invalid name "{name}": expected lower-case letters, digits and underscores, such as paint_shop'
        )
    taken = {word for game in games.all_games().values() for word in (game.meta.id, game.meta.short)}
    if name in taken or name == "table" or any((Path(folder) / name).exists() for folder in games.__path__):
        raise CommandError(f"There is already a game called {name}: choose another name")


def _home(into: Path | None) -> Path:
    if into is not None:
        return into.expanduser().resolve()
    if not (games.HERE.parents[2] / "pyproject.toml").exists():
        raise CommandError(
            "This is an installed package, not a checkout: choose a folder for the game with --into"
        )
    return games.HERE
