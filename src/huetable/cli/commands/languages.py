"""`huetable languages`: how far each translation is, what is wrong with one, and marking it as done."""

from __future__ import annotations

import argparse
from collections import Counter

from huetable.cli.console import ShellConsole, stdout_console
from huetable.cli.errors import FAILED, CommandError
from huetable.messages.languages import ENGLISH, all_languages
from huetable.translation.areas import all_areas
from huetable.translation.done import mark_done
from huetable.translation.entries import read_entries
from huetable.translation.problems import Problem, find_problems

EXAMPLES = """\
examples:
  huetable languages                      how far each language is
  huetable languages de                   everything that is missing or wrong in German; exits with 1 if anything is
  huetable languages de --done            the German texts follow the English texts of today
  huetable languages de --done UNO-14     only this one does"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("language", metavar="LANGUAGE", nargs="?", help="a language, such as de")
    parser.add_argument(
        "--done", metavar="ENTRY", nargs="*", help="mark these entries as up to date (default: all of them)"
    )


def run(args: argparse.Namespace) -> int:
    console = stdout_console()
    if args.language is None:
        if args.done is not None:
            raise CommandError("--done needs a language, such as: huetable languages de --done")
        return _print_overview(console)
    _check_language(args.language)
    if args.done is not None:
        marked = mark_done(args.language, args.done)
        console.print(f"Marked as done: {marked}", soft_wrap=True)
        return 0
    return _print_problems(console, args.language)


def _check_language(language: str) -> None:
    known = [code for code in all_languages() if code != ENGLISH]
    if language not in known:
        raise CommandError(
            f'Unknown language "{language}": expected one of {", ".join(known)}. '
            f"To begin a new one: huetable new-language {language}"
        )


def _print_overview(console: ShellConsole) -> int:
    total = sum(len(read_entries(area, area.english)) for area in all_areas())
    console.print(f"{ENGLISH}  English: {total} texts")
    for code, language in all_languages().items():
        if code != ENGLISH:
            state = "complete, offered to everybody" if language.complete else "not offered yet"
            console.print(f"{code}  {language.name}: {state}. {_count(find_problems(code))}", soft_wrap=True)
    return 0


def _count(problems: list[Problem]) -> str:
    kinds = Counter(problem.kind for problem in problems)
    return ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items())) or "Nothing is missing."


def _print_problems(console: ShellConsole, language: str) -> int:
    problems = find_problems(language)
    for problem in problems:
        console.print(str(problem), soft_wrap=True)
    console.print(_count(problems))
    return FAILED if problems else 0
