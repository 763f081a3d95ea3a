"""The things that something is known about: those of the deck and thousands more, from the files in data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.rules.state import Answer
from huetable.games.cluzzle.rules.words.things import THINGS

_FILES: Final = ("animals", "living", "places", "made", "details")
_MARKS: Final[dict[str, Answer]] = {"~": "partly", "?": "sometimes", "-": "no"}


class Entry(NamedTuple):
    parent: str
    """A thing, or a kind that begins with "@"; of a kind itself it is empty."""
    marks: Mapping[str, Answer]
    numbers: Mapping[str, float]
    """Such as "cm" and "kg"."""


def data_lines(name: str) -> Iterator[str]:
    for line in read_data(name).splitlines():
        if line and not line.startswith("#"):
            yield line


@cache
def entries() -> Mapping[str, Entry]:
    """By name; names of kinds begin with "@"."""
    found: dict[str, Entry] = {}
    for line in data_lines("knowledge.txt"):
        _add(found, line)
    for name, numbers in _measures():
        found[name] = found[name]._replace(numbers=numbers)
    for file in _FILES:
        for line in data_lines(f"facts/{file}.txt"):
            if " = " not in line:
                _add(found, line)
    return found


def _add(found: dict[str, Entry], line: str) -> None:
    """A line "words @parent: marks"; "@kind: marks" adds to a kind, and "+word: marks" to a thing."""
    head, _, listed = line.partition(":")
    words, _, parent = head.partition("@")
    marks, numbers = _marked(listed)
    if not words.strip():
        _extend(found, f"@{parent.strip()}", marks, numbers)
    elif words.startswith("+"):
        for word in words[1:].split(","):
            _extend(found, word.strip(), marks, numbers)
    else:
        kind = f"@{parent.strip()}"
        above = kind if kind in found else parent.strip()
        for word in words.split(","):
            found.setdefault(word.strip(), Entry(above, marks, numbers))


def _extend(
    found: dict[str, Entry], name: str, marks: Mapping[str, Answer], numbers: Mapping[str, float]
) -> None:
    old = found.get(name, Entry("", {}, {}))
    found[name] = Entry(old.parent, {**old.marks, **marks}, {**old.numbers, **numbers})


def _marked(text: str) -> tuple[dict[str, Answer], dict[str, float]]:
    numbers = dict(mark.split("=") for mark in text.split() if "=" in mark)
    marks: dict[str, Answer] = {
        mark.rstrip("~?-"): _MARKS.get(mark[-1], "yes") for mark in text.split() if "=" not in mark
    }
    return marks, {name: float(value) for name, value in numbers.items()}


def _measures() -> Iterator[tuple[str, dict[str, float]]]:
    for line in data_lines("facts/measures.txt"):
        for item in filter(None, map(str.strip, line.split(";"))):
            words = item.split()
            at = next(place for place, word in enumerate(words) if word[0] in "-.0123456789")
            yield (
                " ".join(words[:at]),
                dict(zip(("cm", "kg", "year"), map(float, words[at:]), strict=False)),
            )


@cache
def same_words() -> Mapping[str, str]:
    """Other words for a thing."""
    pairs = (
        line.split(" = ") for file in _FILES for line in data_lines(f"facts/{file}.txt") if " = " in line
    )
    return {word.strip(): thing.strip() for listed, thing in pairs for word in listed.split(",")}


@cache
def chain(name: str) -> tuple[str, ...]:
    """The thing, its parent, and so on up to its kind."""
    entry = entries().get(name)
    return (name, *chain(entry.parent)) if entry is not None and entry.parent else (name,)


@cache
def marks_of(name: str) -> Mapping[str, Answer]:
    """What is said of a thing, or of what it is a kind of; the nearer goes before."""
    found: dict[str, Answer] = {}
    for each in reversed(chain(name)):
        found.update(entries()[each].marks)
    return found


def number_of(name: str, measure: str) -> float | None:
    found = (entries()[each].numbers.get(measure) for each in chain(name))
    return next((number for number in found if number is not None), None)


def is_of_deck(name: str) -> bool:
    return name in THINGS
