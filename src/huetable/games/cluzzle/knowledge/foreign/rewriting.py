"""Ways to say something that go better into English when they are said otherwise, from a file for each language."""

from __future__ import annotations

import re
from functools import cache

from huetable.games.cluzzle.knowledge.table.entries import data_lines


@cache
def _rules(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    lines = (line.partition(" =>") for line in data_lines(f"{language}/rewritten.txt"))
    return tuple((re.compile(pattern), f" {instead.strip()} ") for pattern, _, instead in lines)


def rewritten(text: str, language: str) -> str:
    for pattern, instead in _rules(language):
        text = pattern.sub(instead, text)
    return " ".join(text.split())
