"""`huetable play`: a game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from pathlib import Path
from typing import Any

from huetable import games
from huetable.bots.levels import make_bot
from huetable.bots.virtual_game import Player, PlayError, SecretSeed, VirtualGame
from huetable.cli import arguments
from huetable.cli.console import stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.cli.language import add_language, read_language
from huetable.cli.terminal.screen import Screen
from huetable.cli.terminal.session import PACES, Session
from huetable.cli.terminal.terminal_player import PlayerLeft, TerminalPlayer
from huetable.core.game import AnyGame
from huetable.core.record import write_record
from huetable.core.rng import SEED_BYTES

EXAMPLES = """\
examples:
  huetable play GAME
  huetable play GAME --seats 3 --bots easy --options KEY=VALUE
  huetable play GAME --seed 7 --save game.jsonl    and then: huetable replay game.jsonl

At the prompt, type the number of a move, a move as it is listed, `rules WORDS`, `moves`, `help` or `quit`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    arguments.add_game(parser)
    arguments.add_table(parser)
    parser.add_argument(
        "--bots", metavar="LEVEL", help="level of the bots: one for all, or one for each, such as easy,hard"
    )
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat (default: 0, the first)")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="a number for the shuffle: the same number gives the same cards"
    )
    add_language(parser)
    parser.add_argument("--clock", action="store_true", help="run the game's clocks for you, too")
    parser.add_argument(
        "--pace", choices=list(PACES), help="how long bots pause (default: human; without a terminal: none)"
    )
    parser.add_argument(
        "--save",
        type=Path,
        metavar="FILE",
        help="save the record of the game in this file, even if you leave early",
    )


def run(args: argparse.Namespace) -> int:
    if args.save and (args.save.is_dir() or not args.save.parent.is_dir()):
        raise CommandError(f"Can't save the record as {args.save}: make the folder first")
    try:
        running = _new_game(arguments.read_game(args.game), args)
        _play(_session(running, args), args.save)
    except PlayError as error:
        raise CommandError(str(error), FAILED) from error
    return 0


def _play(session: Session, save: Path | None) -> None:
    """However the game ends, the record is saved if that was asked for."""
    _greet(session)
    try:
        session.screen.print_result(session.play())
    except PlayerLeft:
        session.screen.say()
        session.screen.say(session.screen.shell.say("play", "left"))
    finally:
        if save:
            save.write_bytes(write_record(session.virtual_game.record()))
            session.screen.say(session.screen.shell.say("play", "saved", file=save))


def _new_game(game: AnyGame, args: argparse.Namespace) -> VirtualGame:
    seats = arguments.number_of_seats(game, args.seats)
    options = _options(game, args)
    arguments.check_options(game, options, seats)
    if not 0 <= args.seat < seats:
        raise CommandError(f"Invalid --seat {args.seat}: expected a number from 0 to {seats - 1}")
    levels = [level.strip() for level in (args.bots or arguments.best_level(game)).split(",")]
    arguments.check_levels(game, levels)
    bots = [Player(level, make_bot(game, level, args.budget or 1000)) for level in levels]
    others = [bots[number % len(bots)] for number in range(seats - 1)]
    seated = [*others[: args.seat], Player("person", None), *others[args.seat :]]
    return VirtualGame(game, seated, _secret_seed(args.seed), options=options)


def _options(game: AnyGame, args: argparse.Namespace) -> dict[str, Any]:
    """There is no clock in a terminal unless the player asks for it."""
    options = arguments.read_options(args.options)
    if not args.clock and "clock" in game.options_type.__struct_fields__:
        options.setdefault("clock", False)
    return options


def _secret_seed(seed: int | None) -> SecretSeed:
    if seed is not None:
        return SecretSeed.from_numbers(seed)
    return SecretSeed(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES))


def _session(running: VirtualGame, args: argparse.Namespace) -> Session:
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    if watched:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history at the prompt
    pace = PACES[args.pace or ("human" if watched else "none")]
    screen = Screen(running.game, args.seat, stdout_console(), read_language(args.language))
    return Session(running, TerminalPlayer(running.game, screen), pace)


def _greet(session: Session) -> None:
    running, screen, shell = session.virtual_game, session.screen, session.screen.shell
    about = games.game_texts(running.game, shell.language).get("about", {})
    screen.say(about.get("title", running.game.meta.title), style="bold")
    screen.say(about.get("blurb", running.game.meta.blurb))
    bots = [
        shell.say("play", "bot", seat=screen.words.seat(seat), level=player.level)
        for seat, player in enumerate(running.players)
        if player.bot
    ]
    screen.say(shell.say("play", "greeting", seat=screen.you, others=", ".join(bots)))
    screen.say(shell.say("play", "seal", seal=running.header.commitment[:16]))
