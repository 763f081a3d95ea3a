"""The shell: every command in a file of its own, which is imported only when it is called."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from huetable import __version__

from .complaint import Complaint

COMMANDS = {
    "serve": "host tables for people in browsers",
    "backup": "copy all tables while the server goes on",
    "move": "carry all tables from a data folder into PostgreSQL, or back",
    "play": "play a game in this terminal, against bots",
    "sim": "let bots play many games and count who wins",
    "replay": "tell a recorded game step by step, as a seat saw it",
    "verify": "check that a record is whole, lawful and dealt from its seed",
    "rules": "show or search a rulebook, or check that every clause has a test",
    "hue": "show what colours a cue brings to mind, as a strip and as a picture",
    "sculpt": "show what the bots of Cluzzle make of a thing, from four sides",
    "options": "list what can be agreed before a game",
    "new-game": "start a new game from a small one that works",
    "playthrough": "check or rewrite the playthroughs of a game",
    "types": "write the browser's types, or check that they are up to date",
}

EXAMPLES = """\
examples:
  huetable serve                          open the printed address in a browser
  huetable play uno                       against bots, here and now
  huetable sim uno --games 500 --bots easy,normal
  huetable rules uno wild card            the clauses that speak of wild cards
  huetable hue wet moss                   what colours the bots of Hues and Cues think of
  huetable sculpt cat --png               a cat in clay, from four sides
  huetable verify game.jsonl              was it dealt from the seed it was committed to?

GAME is the name of a game or its short name. `huetable COMMAND --help` tells more.
exit codes: 0 fine, 1 a check failed, 2 bad input, 130 interrupted"""


class Parser(argparse.ArgumentParser):
    """One line for a mistake, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    try:
        _speak_plainly()
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except BrokenPipeError:
        # Who reads us has seen enough. What is still buffered must not fail once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (Complaint, OSError) as problem:
        complaint = Complaint.of(problem)
        print(f"huetable: {complaint}", file=sys.stderr)
        return complaint.code
    return code


def _run(argv: list[str]) -> int:
    try:
        arguments = _parser(argv[0] if argv else "").parse_args(argv)
        code: int = arguments.run(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    return code


def _parser(chosen: str) -> Parser:
    """Only the chosen command is imported: the others are known by their names alone."""
    parser = Parser(
        prog="huetable",
        description="A web table for games about colour and clues.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"huetable {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == chosen:
            import_module(f".{name.replace('-', '_')}", __name__).prepare(command)
    return parser


def _speak_plainly() -> None:
    """A terminal that lacks a letter, or a file that is not UTF-8, costs a question mark and no traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
