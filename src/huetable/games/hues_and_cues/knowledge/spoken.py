"""What the bots may say: the words and names that people use. A text a language, chosen by hand."""

from __future__ import annotations

from functools import cache

from huetable.games.hues_and_cues.data import read

from .own_names import own_names


@cache
def first_cues() -> tuple[str, ...]:
    """Words that call one colour to most minds."""
    lines = read("cues.txt").decode("ascii").splitlines()
    return tuple(word for line in lines if not line.startswith("#") for word in line.split())


@cache
def names_of_two_words() -> tuple[str, ...]:
    """Such as "sea foam"."""
    found = (" ".join(name.words) for name in own_names() if len(name.words) == 2)
    return tuple(dict.fromkeys(found))
