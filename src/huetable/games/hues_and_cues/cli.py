"""`huetable hue WORDS`: what colours a cue brings to mind, as the bots of Hues and Cues know it."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from rich.text import Text

from huetable.cli.console import print_json, stdout_console
from huetable.language.known import DEFAULT, language_codes

from .cue_colours import colours_of_cue

COMMANDS = {"hue": "show which colours a cue brings to mind, as a strip and as a picture"}

EXAMPLES = {"huetable hue wet moss": "which colours the bots of Hues and Cues think of"}

HUE_EXAMPLES = """\
examples:
  huetable hue salmon                     the likeliest squares of the board, and hue-salmon.png
  huetable hue wet moss --image moss.png
  huetable hue berenjena --language es
  huetable hue jealousy --json --no-image"""

MOST = 480


def add_arguments(_name: str, parser: argparse.ArgumentParser) -> None:
    parser.epilog = HUE_EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument(
        "words",
        nargs="+",
        metavar="WORDS",
        help="a cue; if it has more than two words, only the last two count",
    )
    parser.add_argument(
        "--language",
        choices=language_codes(),
        default=DEFAULT,
        help="the language of the cue: %(choices)s (en)",
        metavar="CODE",
    )
    parser.add_argument("--most", type=int, default=8, metavar="N", help="how many squares to list (8)")
    image = parser.add_mutually_exclusive_group()
    image.add_argument(
        "--image", type=Path, metavar="FILE", help="where to write the heat map (hue-WORDS.png)"
    )
    image.add_argument("--no-image", action="store_true", help="write no heat map")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    answer = colours_of_cue(args.words, max(1, min(MOST, args.most)), args.language)
    image = None if args.no_image else args.image or Path(f"hue-{_slug(answer.words)}.png")
    if image is not None:
        image.write_bytes(answer.heat_map())
    if args.json:
        likely = [one._asdict() for one in answer.likely]
        print_json(
            {"words": answer.words, "best": answer.best, "likely": likely, "image": image and str(image)}
        )
        return 0
    stdout_console().print(Text.from_markup(answer.strip()))
    if image is not None:
        stdout_console().print(f"heat map: {image}", soft_wrap=True)
    return 0


def _slug(words: str) -> str:
    return re.sub(r"\W+", "-", words.casefold()).strip("-")[:40] or "words"
