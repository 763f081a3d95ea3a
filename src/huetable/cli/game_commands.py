"""The commands that games bring along, read from the file `cli.py` of each game's folder.

A game is a heavy import and the list of commands is wanted on every start, so the two tables at the top of that
file are read as literals and nothing is imported:

    COMMANDS = {"hue": "show what colours a cue brings to mind"}
    EXAMPLES = {"huetable hue wet moss": "what colours the bots think of"}

The file is imported when one of its commands is called: `add_arguments(name, parser)` adds its arguments and sets `run`.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import huetable


class GameCommands(NamedTuple):
    module: str
    commands: dict[str, str]
    """What each command is for, by its name."""
    examples: dict[str, str]
    """What each example shows, by the line that is typed."""


def find_game_commands() -> list[GameCommands]:
    return [_read(file) for folder in _folders_of_games() for file in sorted(folder.glob("*/cli.py"))]


def _folders_of_games() -> list[Path]:
    """The folders that `huetable.games` looks into, without importing it."""
    more = os.environ.get("HUETABLE_GAMES", "").split(os.pathsep)
    return [Path(huetable.__file__).parent / "games", *(Path(folder) for folder in more if folder)]


def _read(file: Path) -> GameCommands:
    tables = dict(_literals(ast.parse(file.read_text("utf-8"))))
    module = f"huetable.games.{file.parent.name}.cli"
    return GameCommands(module, tables.get("COMMANDS", {}), tables.get("EXAMPLES", {}))


def _literals(tree: ast.Module) -> Iterator[tuple[str, dict[str, str]]]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="COMMANDS" | "EXAMPLES" as name)]):
                yield name, ast.literal_eval(node.value)
