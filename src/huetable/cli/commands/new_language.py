"""`huetable new-language`: all files of a translation, with the English text beside each entry."""

from __future__ import annotations

import argparse
import json
from typing import Any

from huetable.cli.console import stdout_console
from huetable.cli.errors import CommandError
from huetable.messages.grammar import known_languages, plural_forms
from huetable.messages.languages import ENGLISH, LIST, all_languages
from huetable.translation.areas import all_areas, shown_path
from huetable.translation.drafts import draft
from huetable.translation.problems import find_problems

EXAMPLES = """\
examples:
  huetable new-language fr                then follow the ten steps in docs/translate.md
  huetable new-language fr --bare         for translation software, which shows the English text by itself"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.set_defaults(run=run)
    parser.add_argument("language", metavar="CODE", help="the two letters of the language, such as fr")
    parser.add_argument("--bare", action="store_true", help="leave the English text out")


def run(args: argparse.Namespace) -> int:
    grammar = _grammar(args.language)
    written = _write_drafts(args.language, beside=not args.bare)
    if not written:
        raise CommandError(
            f"{args.language} has all its files. To see what is missing: huetable languages {args.language}"
        )
    if args.language not in all_languages():
        _add_to_list(args.language, grammar)
    missing = len(find_problems(args.language))
    console = stdout_console()
    for line in (
        *(f"written: {name}" for name in written),
        f"{grammar['name']} has these plural forms: {', '.join(plural_forms(args.language))}.",
        f"{missing} texts are missing. To list them: huetable languages {args.language}",
        "The ten steps are in docs/translate.md.",
    ):
        console.print(line, soft_wrap=True)
    return 0


def _grammar(language: str) -> dict[str, Any]:
    if language not in known_languages() or language == ENGLISH:
        raise CommandError(f'Unknown language "{language}": expected two letters, such as fr')
    return known_languages()[language]


def _write_drafts(language: str, *, beside: bool) -> list[str]:
    """A file that is there already stays."""
    written = []
    for area in all_areas():
        file = area.translation(language)
        if not file.exists():
            file.write_text(draft(area, beside=beside), "utf-8")
            written.append(shown_path(file))
    return written


def _add_to_list(language: str, grammar: dict[str, Any]) -> None:
    listed = json.loads(LIST.read_text("utf-8"))
    listed[language] = {"name": grammar["name"], "dir": grammar["dir"], "complete": False}
    lines = [f"  {json.dumps(code)}: {_one_line(entry)}" for code, entry in listed.items()]
    LIST.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    all_languages.cache_clear()


def _one_line(entry: dict[str, Any]) -> str:
    return f"{{ {json.dumps(entry, ensure_ascii=False)[1:-1]} }}"
