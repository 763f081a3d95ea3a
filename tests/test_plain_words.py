"""Phrases that read like a translation don't come back: in catalogues, rulebooks, the shell's help and the server's texts."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from huetable.cli import COMMANDS, _parser
from huetable.games import all_games, game_folder

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "huetable"

PHRASES = {
    r"out of luck|mildest|lawful": "say what happens: skip my turn",
    r"for nothing": "say what failed",
    r"written down here|could not be written down": "we couldn't save that",
    r"no interruption|it waits for others": "it isn't your turn yet",
    r"lies? behind": "say what to do",
    r"\bletters: (?:larger|normal)": "text size",
    r"\bone finger|two fingers": "drag",
    r"(?:^|[.;:] )who (?:has|have|is|was|holds|may|cannot|can't|gets|does|loses|wins|plays|sits)\b[^?]*\.": "the player who",
    r"no guess is none|noted, and then": "say who may do what",
    r"\banew\b|\bso many\b|\blets? go of\b|\bwho only watch|\bwho comes in\b": "use everyday words",
    r"\bshall\b|\bhereby\b|\bthereof\b|\bwherein\b": "use everyday words",
    r"\bgoes by the (?:code|name)\b|\bstands? in the (?:book|log) already\b": "has, is already in",
    r"(?<!there )\b(?:is|are) no (?:table|move|key|word of|record|playthrough|whole number)\b": "isn't a",
    r"\bneither \w+s nor \w+s\b": "can't … or …",
    r"\bsent? (?:\w+ )?away\b": "remove",
    r"\bis to move\b|, to move\b": "it's Mira's turn",
    r"\bout of (?:your )?sight\b": "you can't see it",
    r"\bthat does not count\b": "that isn't allowed",
    r"\bsomething is in the way\b": "say what failed",
}


def leaves(texts: Any) -> Iterator[str]:
    if isinstance(texts, str):
        yield texts
    elif isinstance(texts, dict):
        for name, part in texts.items():
            if name != "fields":
                yield from leaves(part)


def catalogues() -> Iterator[tuple[str, str]]:
    files = [
        ROOT / "web/src/lib/i18n/en.json",
        ROOT / "web/src/lib/table/text/en.json",
        SOURCE / "games/TABLE.en.json",
        *(game_folder(game) / "text/en.json" for game in all_games().values()),
        SOURCE / "games/_template/text/en.json",
    ]
    for file in files:
        for text in leaves(json.loads(file.read_text("utf-8"))):
            yield str(file.relative_to(ROOT)), text


def rulebooks() -> Iterator[tuple[str, str]]:
    for file in (SOURCE / "games").rglob("*.md"):
        if file.name in ("RULES.md", "TABLE.md"):
            yield str(file.relative_to(ROOT)), " ".join(file.read_text("utf-8").split())


def shell_help() -> Iterator[tuple[str, str]]:
    yield "huetable --help", _parser("").format_help()
    for name in COMMANDS:
        parser: Any = _parser(name)
        chosen = next(action for action in parser._actions if getattr(action, "choices", None))
        yield f"huetable {name} --help", " ".join(chosen.choices[name].format_help().split())


def server_texts() -> Iterator[tuple[str, str]]:
    """Sentences in the code of the server and the shell, without docstrings and log lines."""
    for folder in ("server", "cli", "table"):
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                for argument in node.args if isinstance(node, ast.Call) else ():
                    for text in ast.walk(argument):
                        if isinstance(text, ast.Constant) and isinstance(text.value, str):
                            yield str(file.relative_to(ROOT)), text.value


@pytest.mark.parametrize("source", [catalogues, rulebooks, shell_help, server_texts])
def test_what_people_read_is_in_plain_words(source: Any) -> None:
    texts = list(source())
    found = [
        f"{place}: {match[0]!r} ({better})"
        for phrase, better in PHRASES.items()
        for place, text in texts
        if (match := re.search(phrase, text, re.IGNORECASE))
    ]
    assert texts
    assert not found, "\n".join(found)


def test_catalogues_have_one_kind_of_apostrophe() -> None:
    assert not [text for _, text in catalogues() if re.search(r"\w'\w", text)]


def test_a_phrase_of_the_list_is_found() -> None:
    for phrase, text in {
        "mildest": "The mildest lawful thing happens.",
        "who": "The game ends. Who has the most points then wins.",
    }.items():
        assert any(re.search(each, text, re.IGNORECASE) for each in PHRASES), phrase
