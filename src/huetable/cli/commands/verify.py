"""`huetable verify`: the whole proof of a record."""

from __future__ import annotations

import argparse

from huetable.cli.console import stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.cli.record_files import game_of_record, read_record_file
from huetable.cli.terminal.words import Words
from huetable.core.game import AnyGame
from huetable.core.record import BadRecord, Record, verify

EXAMPLES = """\
examples:
  huetable verify game.jsonl
  huetable verify - < game.jsonl

If something is wrong, one line says what, and the exit code is 1."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("record", metavar="RECORD", help="a record file, or - for standard input")


def run(args: argparse.Namespace) -> int:
    data, record = read_record_file(args.record, FAILED)
    game = game_of_record(record)
    try:
        verify(game, data)
    except BadRecord as error:
        raise CommandError(f"{args.record}: {error}", FAILED) from error
    console = stdout_console()
    console.print(f"{args.record} holds: {game.meta.title}, {len(record.header.seats)} seats", soft_wrap=True)
    for line in _checked(game, record):
        console.print(f"  checked: {line}", soft_wrap=True)
    return 0


def _checked(game: AnyGame, record: Record) -> list[str]:
    footer = record.footer
    if footer is None:
        raise AssertionError("what verifies has a footer")
    lines = 2 + len(record.steps)
    winners = Words(game, None).seats(footer.result.winners)
    return [
        f"none of the {lines} lines has been changed: each is chained to the one before by its hash",
        f"the seed is the one that was committed to before the first deal ({record.header.commitment[:16]}…)",
        f"each of the {len(record.steps)} moves is legal under rules version {record.header.rules_version}, "
        "and every draw comes from the seed",
        f"the result follows from the moves: {footer.result.ending}, won by {winners}, "
        f"scores {', '.join(map(str, footer.result.scores))}",
    ]
