"""What is true of which thing: the table that bots answer from and guess by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.rules.state import Answer
from huetable.games.cluzzle.rules.words.things import thing_of

_MARKS: Final[dict[str, Answer]] = {"~": "partly", "?": "sometimes", "-": "no"}


class Attribute(NamedTuple):
    name: str
    group: str
    question: str
    """As it stands in the menu."""


def _attributes() -> Iterator[Attribute]:
    group = ""
    for line in read_data("attributes.txt").splitlines():
        if line.startswith("## "):
            group = line.removeprefix("## ")
        elif line and not line.startswith("#"):
            name, _, question = line.partition(": ")
            yield Attribute(name, group, question)


ATTRIBUTES: Final[Mapping[str, Attribute]] = {each.name: each for each in _attributes()}


def _table() -> dict[str, dict[str, Answer]]:
    """A thing has what its kind has, and what is said of it beyond that, or against it."""
    found: dict[str, dict[str, Answer]] = {}
    for line in read_data("knowledge.txt").splitlines():
        if line and not line.startswith("#"):
            head, _, marks = line.partition(":")
            name, _, kind = head.rpartition("@")
            found[name.strip() or f"@{kind}"] = (found[f"@{kind}"] if name else {}) | _marked(marks)
    return {name: known for name, known in found.items() if not name.startswith("@")}


def _marked(text: str) -> dict[str, Answer]:
    return {mark.rstrip("~?-"): _MARKS.get(mark[-1], "yes") for mark in text.split()}


FACTS: Final[Mapping[str, Mapping[str, Answer]]] = _table()


def facts_about(word: str) -> Mapping[str, Answer] | None:
    """However the host has written it; of a thing that is not in the deck nothing is known."""
    return FACTS.get(thing_of(word) or word)


def fact(word: str, attribute: str) -> Answer:
    known = facts_about(word)
    return "unknown" if known is None else known.get(attribute, "no")
