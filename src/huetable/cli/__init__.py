"""The shell: every command in a file of its own, which is imported only when it is called.

Games bring commands of their own: see `game_commands`.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import NamedTuple, NoReturn

from huetable import __version__

from .errors import CommandError
from .game_commands import GameCommands, find_game_commands

COMMANDS = {
    "serve": "run the server, so that people can play in their browsers",
    "doctor": "check folder, port, clock, proxy and database, and say what to do",
    "backup": "copy all tables; the server can keep running",
    "restore": "put a backup in the place of the tables; the server must be stopped",
    "check": "check all stored tables and list the damaged ones, or check that a game keeps the contract",
    "export": "write everything that is stored about one guest, as JSON",
    "token": "make, list and revoke tokens with which programs play at the server",
    "move": "move all tables from a data folder into PostgreSQL, or back",
    "play": "play a game in this terminal, against bots",
    "mcp": "let an assistant play at the tables of a server",
    "sim": "let bots play many games and count who wins",
    "arena": "let bots of anybody's play each other, and rate them",
    "replay": "show a recorded game step by step, as one player saw it",
    "verify": "check that a record is complete, legal and dealt from its seed",
    "rules": "show or search a rulebook, or check that every clause has a test",
    "options": "list the options of a game",
    "new-game": "make a new game from a small example that works",
    "languages": "list what is missing in a translation, or mark it as done",
    "new-language": "begin a translation into a new language",
    "playthrough": "check or rewrite the playthroughs of a game",
    "types": "write the browser's types, or check that they are up to date",
}

MODULES = {"playthrough": "check_playthroughs"}
"""Of commands whose file in `commands` has another name."""

EXAMPLES = {
    "huetable": "serve, and print the address to open in a browser",
    "huetable verify game.jsonl": "check that the game was dealt from the seed it was committed to",
}
"""What each shows, by the line that is typed. Those that name a game are in the game's own `cli.py`."""

EPILOG = """\
examples:
{examples}

GAME is the name of a game or its short name. `huetable COMMAND --help` explains a command. Without a command, it serves.
exit codes: 0 fine, 1 a check failed, 2 bad input, 130 interrupted"""


class CommandEntry(NamedTuple):
    purpose: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    """Adds the arguments of the command and sets `run`. Only this imports the command's module."""


class Parser(argparse.ArgumentParser):
    """One line for a mistake, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    try:
        _replace_unknown_letters()
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has closed it. What is still buffered must not fail once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (CommandError, OSError) as problem:
        error = CommandError.from_exception(problem)
        print(f"huetable: {error}", file=sys.stderr)
        return error.code
    return code


def _run(argv: list[str]) -> int:
    """Without a command it serves: that is what most people want."""
    argv = argv or ["serve"]
    try:
        arguments = _parse(argv)
        code: int = arguments.run(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    return code


def _parse(argv: list[str]) -> argparse.Namespace:
    # This imports the command, and what is imported stays: there is no garbage to look for in it.
    gc.disable()
    try:
        return _parser(argv[0]).parse_args(argv)
    finally:
        gc.enable()


def _parser(chosen: str) -> Parser:
    """Only the chosen command is imported: the others are known by their names alone."""
    of_games = find_game_commands()
    parser = Parser(
        prog="huetable",
        description="Games about colour and clues, in the browser and in the terminal.",
        epilog=EPILOG.format(examples="\n".join(_examples(of_games))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"huetable {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in _commands(of_games).items():
        subparser = subparsers.add_parser(
            name,
            help=command.purpose,
            description=f"{command.purpose[0].upper()}{command.purpose[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == chosen:
            command.add_arguments(subparser)
    return parser


def _commands(of_games: Sequence[GameCommands]) -> dict[str, CommandEntry]:
    """The shell's own commands, then those of games; a game cannot take a name that the shell uses."""
    own = {
        name: CommandEntry(purpose, partial(_add_own_arguments, name)) for name, purpose in COMMANDS.items()
    }
    games = {
        name: CommandEntry(purpose, partial(_add_game_arguments, game.module, name))
        for game in of_games
        for name, purpose in game.commands.items()
    }
    return own | {name: command for name, command in games.items() if name not in own}


def _add_own_arguments(name: str, parser: argparse.ArgumentParser) -> None:
    import_module(f".commands.{MODULES.get(name, name.replace('-', '_'))}", __name__).add_arguments(parser)


def _add_game_arguments(module: str, name: str, parser: argparse.ArgumentParser) -> None:
    import_module(module).add_arguments(name, parser)


def _examples(of_games: Sequence[GameCommands]) -> Iterator[str]:
    for line, meaning in (EXAMPLES | {k: v for game in of_games for k, v in game.examples.items()}).items():
        yield f"  {line:<39} {meaning}".rstrip()


def _replace_unknown_letters() -> None:
    """A letter that the terminal lacks, or input that is not UTF-8, becomes a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
