"""What the game knows about words, as files; SOURCES.md says where it comes from."""

from __future__ import annotations

import json
import lzma
from functools import cache
from importlib.resources import files

from huetable.language.known import DEFAULT


def read(name: str) -> bytes:
    return files(__name__).joinpath(name).read_bytes()


def file_for(language: str, name: str) -> str:
    """A file about the words of a language: English is in this folder, the others in one of their own."""
    return name if language == DEFAULT else f"{language}/{name}"


@cache
def dictionary() -> frozenset[str]:
    """Everyday words, names among them, in their base forms."""
    return frozenset(_lines("words.xz"))


@cache
def more_words() -> frozenset[str]:
    """All other words of a full dictionary, inflected or not."""
    return frozenset(_lines("more_words.xz"))


@cache
def inflections() -> dict[str, tuple[str, ...]]:
    """Inflected words, and the words each of them is a form of."""
    found: dict[str, tuple[str, ...]] = {}
    for line in _lines("inflections.xz"):
        base, *forms = line.split(" ")
        for form in forms:
            found[form] = (*found.get(form, ()), base)
    return found


@cache
def comparisons() -> frozenset[str]:
    """Comparatives, superlatives and verbs of change."""
    return frozenset(_lines("comparisons.xz"))


@cache
def translated_words(code: str) -> dict[str, str]:
    """The words of another language than English, and what each is: everyday, noun, adjective, verb (lab/languages)."""
    lines = (line.partition(" ") for line in _lines(f"{code}/words.xz"))
    return {word: marks for word, _, marks in lines}


@cache
def first_cues(language: str = DEFAULT) -> tuple[str, ...]:
    """What the bots may say first: words that call one colour to most minds. A text a language, chosen by hand."""
    lines = read(file_for(language, "cues.txt")).decode("utf-8").splitlines()
    return tuple(word for line in lines if not line.startswith("#") for word in line.split())


@cache
def colour_names() -> tuple[tuple[str, str, str, str | None], ...]:
    """Well-known colours: code, key of the name, family, and whether it is a light or a dark one of that."""
    return tuple(tuple(sample) for sample in json.loads(read("colour_names.json")))


def _lines(name: str) -> list[str]:
    return lzma.decompress(read(name)).decode("ascii").split("\n")
