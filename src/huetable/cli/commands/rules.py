"""`huetable rules`: the rulebook in the terminal, searched, or checked against the tests."""

from __future__ import annotations

import argparse

import msgspec

from huetable import games
from huetable.cli import arguments
from huetable.cli.clauses import print_book, print_clauses, search_clauses
from huetable.cli.console import print_json, stdout_console
from huetable.cli.language import ShellTexts, add_language, read_language

EXAMPLES = """\
examples:
  huetable rules GAME                     the whole book
  huetable rules GAME WORDS               the clauses that have all of these words
  huetable rules GAME CLAUSE              one clause
  huetable rules table                    the rules that hold in every game
  huetable rules GAME --coverage          list clauses without a test; exits with 1 if there are any"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument(
        "game", metavar="GAME", help="a game, or `table` for the rules that hold in every game"
    )
    parser.add_argument("words", metavar="WORDS", nargs="*", help="show only clauses with all of these words")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)
    parser.add_argument("--coverage", action="store_true", help="check that every clause has a test")


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        from huetable.cli.clause_coverage import check_clause_coverage

        return check_clause_coverage(args.game, as_json=args.json)
    language = read_language(args.language)
    book = (
        games.table_rulebook(language)
        if args.game == "table"
        else games.rulebook(arguments.read_game(args.game), language)
    )
    found = search_clauses(book, " ".join(args.words))
    if args.json:
        passages = () if args.words else book.passages
        print_json(msgspec.to_builtins({"title": book.title, "passages": passages, "clauses": found}))
    elif args.words:
        print_clauses(stdout_console(), book.title, found, ShellTexts(language))
    else:
        print_book(stdout_console(), book, ShellTexts(language))
    return 0
