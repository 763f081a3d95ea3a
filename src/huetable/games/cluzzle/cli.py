"""`huetable sculpt WORD`: what the bots of Cluzzle make of a thing, from four sides."""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches
from pathlib import Path

from huetable.cli.console import print_json, stdout_console
from huetable.cli.errors import CommandError
from huetable.core.rng import Rng

from .clay import build, decode, recipes
from .clay.rendering.render import picture

COMMANDS = {"sculpt": "show how the bots of Cluzzle sculpt a thing, from four sides"}

EXAMPLES = {"huetable sculpt cat --png": "a cat in clay, from four sides"}

SCULPT_EXAMPLES = """\
examples:
  huetable sculpt cat --png               cat.png: a cat from four sides
  huetable sculpt cat --seed 7 --png seven.png
  huetable sculpt --list                  all things that have a recipe"""

_SIZES = (40, 600)


def add_arguments(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.epilog = SCULPT_EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("words", nargs="*", metavar="WORD", help="a thing of the deck")
    parser.add_argument("--list", action="store_true", help="list all things that have a recipe")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="a variant, one for each number (default: the plain one)"
    )
    parser.add_argument(
        "--png", nargs="?", const="", metavar="FILE", help="write a picture from four sides (WORD.png)"
    )
    parser.add_argument(
        "--size", type=int, default=240, metavar="N", help="size of each view in pixels (240)"
    )
    parser.add_argument("--clay", type=Path, metavar="FILE", help="write the list of strokes to a file")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    word = " ".join(args.words)
    if args.list:
        return _list(recipes.names(), as_json=args.json)
    if word not in recipes.names():
        raise CommandError(_unknown(word, recipes.names()))
    data = recipes.build(word, Rng.from_number(args.seed or 0), 0.0 if args.seed is None else 1.0)
    return _show(word, data, args)


def _list(names: tuple[str, ...], *, as_json: bool) -> int:
    if as_json:
        print_json({"things": names})
    else:
        stdout_console().print(", ".join(names))
    return 0


def _unknown(word: str, names: tuple[str, ...]) -> str:
    if not word:
        return "which thing? huetable sculpt --list shows them all"
    near = get_close_matches(word, names, 3, 0.6)
    hint = f"; did you mean {' or '.join(near)}?" if near else "; huetable sculpt --list shows all things"
    return f"there is no recipe for {word!r}{hint}"


def _show(word: str, data: bytes, args: argparse.Namespace) -> int:
    field = build(data)
    png = None if args.png is None else Path(args.png or f"{re.sub(r'[^a-zA-Z0-9]+', '-', word)}.png")
    if png is not None:
        png.write_bytes(picture(field, min(max(args.size, _SIZES[0]), _SIZES[1])))
    if args.clay is not None:
        args.clay.write_bytes(data)
    figures = {"word": word, "strokes": len(decode(data)), "bytes": len(data), "field": field.hash()}
    if args.json:
        print_json({**figures, "picture": png and str(png)})
    else:
        stdout_console().print(
            f"{word}: {figures['strokes']} strokes, {figures['bytes']} bytes", soft_wrap=True
        )
        stdout_console().print(f"picture: {png}" if png else "add --png to draw it", soft_wrap=True)
    return 0
