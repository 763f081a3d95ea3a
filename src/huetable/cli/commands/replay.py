"""`huetable replay`: a recorded game told step by step."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from huetable.cli.console import print_json, stdout_console
from huetable.cli.errors import BAD_INPUT, CommandError
from huetable.cli.language import add_language, read_language
from huetable.cli.record_files import game_of_record, read_record_file
from huetable.cli.terminal.words import Words
from huetable.core.audience import reaches
from huetable.core.codec import digest
from huetable.core.game import AnyGame
from huetable.core.record import Record, Step, replay
from huetable.core.terms import TABLE, Emitted, Seat

EXAMPLES = """\
examples:
  huetable replay game.jsonl                      everything, secrets included
  huetable replay game.jsonl --seat 0             what seat 0 saw
  huetable replay game.jsonl --spectator --step 12
  huetable replay game.jsonl --json               a JSON object for each step"""


class ReplayedStep(NamedTuple):
    step: Step
    move: Any
    emitted: list[Emitted]
    state: Any
    """After the move; it is changed by the next one."""


class ReplayViewer(NamedTuple):
    """Who the replay is for: a seat, a spectator (None), or somebody who may know everything."""

    seat: Seat | None
    knows_all: bool

    def events_heard(self, emitted: list[Emitted]) -> list[Any]:
        return [event for event, audience in emitted if self.knows_all or reaches(audience, self.seat)]

    def sees_move(self, mover: Seat) -> bool:
        """A seat sees its own moves and the table's; of the others' moves it sees only the events."""
        return self.knows_all or mover in (self.seat, TABLE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("record", metavar="RECORD", help="a record file, or - for standard input")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", type=int, metavar="K", help="show what this seat saw (0 is the first)")
    who.add_argument("--spectator", action="store_true", help="show only what everybody saw")
    parser.add_argument("--step", type=int, metavar="N", help="stop after this step and show the table")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON object for each step")


def run(args: argparse.Namespace) -> int:
    _, record = read_record_file(args.record, BAD_INPUT)
    game = game_of_record(record)
    watcher = _replay_viewer(args, record)
    last = _last_step(args, record)
    try:
        if args.json:
            _print_json(game, record, watcher, last)
        else:
            _print_in_words(Words(game, watcher.seat, read_language(args.language)), record, watcher, last)
    except ValueError as error:  # A BadRecord, or a seed that is not even hex.
        raise CommandError(f"{args.record}: {error}") from error
    return 0


def _replay_viewer(args: argparse.Namespace, record: Record) -> ReplayViewer:
    seats = len(record.header.seats)
    if args.seat is not None and not 0 <= args.seat < seats:
        raise CommandError(f"Invalid --seat {args.seat}: expected a number from 0 to {seats - 1}")
    return ReplayViewer(args.seat, knows_all=args.seat is None and not args.spectator)


def _last_step(args: argparse.Namespace, record: Record) -> int:
    last = len(record.steps)
    if args.step is not None and not 1 <= args.step <= last:
        raise CommandError(f"Invalid --step {args.step}: expected a number from 1 to {last}")
    return args.step or last


def replayed_steps(game: AnyGame, record: Record, last: int) -> Iterator[ReplayedStep]:
    """The first steps of a record with the emitted events: one rules check and one apply each, on our own copy."""
    rng = record.rng
    for step, move, state in replay(game, record, rng):
        if step.seq > last:
            return
        if game.refuse_recorded(state, step.seat, move) is not None:
            continue  # The replay itself says why, as soon as it goes on.
        after = game.copy(state)
        yield ReplayedStep(step, move, game.apply(after, step.seat, move, rng.child(step.seq)), after)


def _print_json(game: AnyGame, record: Record, watcher: ReplayViewer, last: int) -> None:
    for step, move, emitted, state in replayed_steps(game, record, last):
        print_json(
            {
                "seq": step.seq,
                "seat": step.seat,
                "move": msgspec.to_builtins(move) if watcher.sees_move(step.seat) else None,
                "events": msgspec.to_builtins(watcher.events_heard(emitted)),
                "state": digest(state),
            }
        )


def _print_in_words(words: Words, record: Record, watcher: ReplayViewer, last: int) -> None:
    console, game = stdout_console(), words.game
    replayed = None
    counts = {"seats": len(record.header.seats), "steps": len(record.steps)}
    heading = words.shell.say("replay", "heading", game=words.title, **counts)
    console.print(heading, style="bold", soft_wrap=True)
    for replayed in replayed_steps(game, record, last):
        first, *others = _lines(words, watcher, replayed)
        console.print(f"{replayed.step.seq:>4}  {first}", soft_wrap=True)
        for line in others:
            console.print(f"      {line}", soft_wrap=True)
    if replayed is not None and last < len(record.steps):
        _show_table(game, words, watcher, replayed.state)
    elif record.footer is not None:
        console.print(words.result(record.footer.result), style="bold", soft_wrap=True)


def _lines(words: Words, watcher: ReplayViewer, replayed: ReplayedStep) -> list[str]:
    step, move, emitted, _ = replayed
    heard = list(filter(None, map(words.event, watcher.events_heard(emitted))))
    if watcher.sees_move(step.seat):
        return [f"{words.seat(step.seat)}: {words.move(move)}", *heard]
    return heard or [words.shell.say("replay", "unseen", seat=words.seat(step.seat))]


def _show_table(game: AnyGame, words: Words, watcher: ReplayViewer, state: Any) -> None:
    console = stdout_console()
    if watcher.knows_all:
        console.print(game.sketch(state), soft_wrap=True)
        return
    for name, value in words.view(game.view(state, watcher.seat)):
        console.print(f"{name}: {value}", soft_wrap=True)
