"""`huetable options`: what can be agreed before a game, with bounds and defaults."""

from __future__ import annotations

import argparse
import json
from typing import Any

import msgspec
from msgspec import Struct
from rich.table import Table

from huetable import games
from huetable.cli import arguments
from huetable.cli.console import print_json, stdout_console
from huetable.cli.language import ShellTexts, add_language, read_language
from huetable.core.game import AnyGame

EXAMPLES = """\
examples:
  huetable options GAME
  huetable sim GAME --options KEY=VALUE KEY=VALUE"""


_COLUMNS = ("option", "default", "values", "meaning")


class GameOption(Struct, frozen=True):
    name: str
    default: Any
    values: str
    """Which ones are taken, in words."""
    description: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    arguments.add_game(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    game = arguments.read_game(args.game)
    if args.json:
        print_json({"game": game.meta.id, "options": msgspec.to_builtins(options_of(game))})
        return 0
    language = read_language(args.language)
    hints = games.game_texts(game, language).get("option_hints", {})
    table = Table(*(ShellTexts(language).say("options", column) for column in _COLUMNS))
    for option in options_of(game):
        default = json.dumps(option.default, ensure_ascii=False)
        table.add_row(option.name, default, option.values, hints.get(option.name, option.description))
    stdout_console().print(table)
    return 0


def options_of(game: AnyGame) -> list[GameOption]:
    schema = msgspec.json.schema(game.options_type)
    known = schema.get("$defs", {})
    fields = _resolve(schema, known).get("properties", {})
    return [_option(name, field, known) for name, field in fields.items()]


def _option(name: str, field: dict[str, Any], known: dict[str, Any]) -> GameOption:
    return GameOption(
        name, field.get("default"), _values(_resolve(field, known), known), field.get("description", "")
    )


def _resolve(schema: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    reference = schema.get("$ref")
    return known[reference.rpartition("/")[2]] if reference else schema


def _values(schema: dict[str, Any], known: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_values(_resolve(one, known), known) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"a list of {_values(_resolve(schema.get('items', {}), known), known)}"
    return _simple_values(schema)


def _simple_values(schema: dict[str, Any]) -> str:
    match schema.get("type"):
        case "boolean":
            return "true, false"
        case "integer" | "number":
            return _bounds(schema, "minimum", "maximum") or "any number"
        case "string":
            return f"text {_bounds(schema, 'minLength', 'maxLength')}".strip()
        case kind:
            return str(kind or "anything")


def _bounds(schema: dict[str, Any], least: str, most: str) -> str:
    low, high = schema.get(least), schema.get(most)
    if low is None and high is None:
        return ""
    return f"up to {high}" if low is None else f"{low} up" if high is None else f"{low} to {high}"
