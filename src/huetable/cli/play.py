"""`huetable play`: a game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from pathlib import Path
from typing import Any

from huetable.bots.levels import make_bot
from huetable.bots.match import BrokenPlay, Match, Player, Secret
from huetable.core.game import AnyGame
from huetable.core.record import write
from huetable.core.rng import SEED_BYTES

from . import arguments
from .console import stdout_console
from .errors import FAILED, CommandError
from .person import Left, Person
from .screen import Screen
from .session import PACES, Session

EXAMPLES = """\
examples:
  huetable play uno
  huetable play dye --seats 3 --bots easy --options goal=5
  huetable play uno --seed 7 --save game.jsonl    and then: huetable replay game.jsonl

At the prompt: a number, a move as it is listed, `rules WORDS`, `moves`, `help` or `quit`."""


def prepare(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    arguments.add_game(parser)
    arguments.add_table(parser)
    parser.add_argument("--bots", metavar="LEVEL", help="how well the others play, or A,B,C in their order")
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="where you sit (0, the first)")
    parser.add_argument("--seed", type=int, metavar="N", help="the same shuffles again")
    parser.add_argument("--clock", action="store_true", help="let the game's clocks run for you as well")
    parser.add_argument(
        "--pace", choices=list(PACES), help="how long bots pause (human; none without a terminal)"
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the record, whole or as far as you came"
    )


def run(args: argparse.Namespace) -> int:
    if args.save and (args.save.is_dir() or not args.save.parent.is_dir()):
        raise CommandError(f"no record can be saved as {args.save}")
    try:
        match = _sit_down(arguments.find_game(args.game), args)
        _play(_session(match, args), args.save)
    except BrokenPlay as error:
        raise CommandError(str(error), FAILED) from error
    return 0


def _play(session: Session, save: Path | None) -> None:
    """However it ends, what was asked to be saved is saved."""
    _greet(session)
    try:
        session.screen.tell_result(session.play())
    except Left:
        session.screen.say()
        session.screen.say("You have left the table.")
    finally:
        if save:
            save.write_bytes(write(session.match.record()))
            session.screen.say(f"The record is in {save}.")


def _sit_down(game: AnyGame, args: argparse.Namespace) -> Match:
    seats = arguments.number_of_seats(game, args.seats)
    options = _agreed(game, args)
    arguments.check_options(game, options, seats)
    if not 0 <= args.seat < seats:
        raise CommandError(f"there is no seat {args.seat}: the seats are 0 to {seats - 1}")
    levels = [level.strip() for level in (args.bots or arguments.best_level(game)).split(",")]
    arguments.check_levels(game, levels)
    bots = [Player(level, make_bot(game, level, args.budget or 1000)) for level in levels]
    others = [bots[number % len(bots)] for number in range(seats - 1)]
    seated = [*others[: args.seat], Player("person", None), *others[args.seat :]]
    return Match(game, seated, _secret(args.seed), options=options)


def _agreed(game: AnyGame, args: argparse.Namespace) -> dict[str, Any]:
    """Nobody is hurried in a terminal unless they ask for it."""
    options = arguments.read_options(args.options)
    if not args.clock and "clock" in game.options_type.__struct_fields__:
        options.setdefault("clock", False)
    return options


def _secret(seed: int | None) -> Secret:
    if seed is not None:
        return Secret.of(seed)
    return Secret(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES))


def _session(match: Match, args: argparse.Namespace) -> Session:
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    if watched:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history at the prompt
    pace = PACES[args.pace or ("human" if watched else "none")]
    return Session(match, Person(match.game, Screen(match.game, args.seat, stdout_console())), pace)


def _greet(session: Session) -> None:
    match, screen = session.match, session.screen
    screen.say(match.game.meta.title, style="bold")
    screen.say(match.game.meta.blurb)
    chairs = (
        f"{screen.words.seat(n)} {player.level}".strip()
        for n, player in enumerate(match.players)
        if player.bot
    )
    screen.say(f"You sit in seat {screen.you}; {', '.join(chairs)}. `help` tells what can be typed.")
    screen.say(f"The shuffle is committed to: {match.header.commitment[:16]}…")
