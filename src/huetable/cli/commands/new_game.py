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
  huetable new-game paint_shop --into ~/games     then: export HUETABLE_GAMES=~/games"""

STEPS = """\
 1. The rulebook    RULES.md: write every clause in your own words before any code
 2. The state       state.py: what the game is made of, and what can be agreed beforehand
 3. The moves       moves.py: what players may do, and what happens
 4. The rules       rules.py: setup, moves, forbid, apply, result; each refusal names its clause
 5. The views       view.py: what a seat may know, and which truths would look the same to it
 6. The bots        bots.py: easy first, then one that wins
 7. The words       text/en.toml: refusals, endings, events
 8. The screen      ui/Board.svelte: driven by the generated types
 9. The examples    tests/playthroughs and tests/records: one for every ending
10. The checks      tests, coverage of the clauses, a few hundred games"""

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("name", metavar="NAME", help="what the game is called, such as paint_shop")
    parser.add_argument("--into", type=Path, metavar="DIR", help="a folder of games (that of this checkout)")


def run(args: argparse.Namespace) -> int:
    _check_name(args.name)
    from huetable.cli.from_template import copy_template

    folder = copy_template(args.name, _home(args.into))
    setting = f"HUETABLE_GAMES={folder.parent} " if args.into else ""
    console = stdout_console()
    for line in (
        f"{folder} is a working copy of {games.find('dye_pot').meta.title}. Ten steps make it your game:",
        STEPS,
        "docs/add-a-game.md tells more. After each step:",
        f"  {setting}.venv/bin/python -m pytest -c pyproject.toml {folder}",
        f"  {setting}.venv/bin/huetable rules {args.name} --coverage",
        f"  {setting}.venv/bin/huetable play {args.name}",
    ):
        console.print(line, soft_wrap=True)
    return 0


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise CommandError(
            f"a game is called like paint_shop, in small letters, digits and underscores, not {name!r}"
        )
    taken = {word for game in games.games().values() for word in (game.meta.id, game.meta.short)}
    if name in taken or name == "table" or any((Path(folder) / name).exists() for folder in games.__path__):
        raise CommandError(f"the name {name} is taken")


def _home(into: Path | None) -> Path:
    if into is not None:
        return into.expanduser().resolve()
    if not (games.HERE.parents[2] / "pyproject.toml").exists():
        raise CommandError(
            "this is an installed package and no checkout: say with --into where the game shall be"
        )
    return games.HERE
