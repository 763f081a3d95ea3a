"""What the bots may say first: words that people use. A text a language, chosen by hand."""

from __future__ import annotations

from functools import cache

from huetable.games.hues_and_cues.data import file_for, read
from huetable.language.known import DEFAULT


@cache
def first_cues(language: str = DEFAULT) -> tuple[str, ...]:
    """Words that call one colour to most minds."""
    lines = read(file_for(language, "cues.txt")).decode("utf-8").splitlines()
    return tuple(word for line in lines if not line.startswith("#") for word in line.split())
