"""Any game in words: its views, its moves and what happens, for a terminal.

A game's text/en.json may help: "events" has messages for events (event_sentences.py says what their arguments
are), and "fields" says what the fields of views and events hold:

    "seat": ["taster"]                  seats, besides those that are called seat or seats
    "by_seat": ["scores", "drops"]      one value for each seat
    "keys": {"colour": "colours"}       keys of another section, which has the words for them
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from huetable import games
from huetable.cli.language import ShellTexts
from huetable.core.game import AnyGame
from huetable.core.move_text import write_move
from huetable.core.terms import TABLE, Result, Seat, View
from huetable.messages.languages import ENGLISH

from .event_sentences import EventSentences, no_arguments


class Words:
    """How one watcher is told of a game: `you` is their seat, None a spectator's."""

    def __init__(self, game: AnyGame, you: Seat | None, language: str = ENGLISH) -> None:
        self.game = game
        self.you = you
        self.shell = ShellTexts(language)
        self.nothing = self.shell.say("seats", "none")
        texts = games.game_texts(game, language)
        self.title: str = texts.get("about", {}).get("title", game.meta.title)
        self._endings: Mapping[str, str] = texts.get("endings", {})
        own = getattr(games.optional_module(game, "terminal"), "event_arguments", no_arguments)
        self._sentences = EventSentences(texts, you, self.seat, own)

    def seat(self, seat: Seat) -> str:
        if seat == TABLE:
            return self.shell.say("seats", "table")
        return (
            self.shell.say("seats", "you") if seat == self.you else self.shell.say("seats", "seat", seat=seat)
        )

    def seats(self, seats: Sequence[Seat]) -> str:
        return ", ".join(map(self.seat, seats)) or self.shell.say("seats", "nobody")

    def move(self, move: Any) -> str:
        return write_move(move)

    def ending(self, ending: str) -> str:
        return self._endings.get(ending) or self.shell.say("result", "ended", ending=ending)

    def event(self, event: Struct) -> str:
        """The game's own sentence for it, or else its tag and fields; empty if it needs no telling."""
        sentence = self._sentences.tell(event)
        said = f"{self._struct(event)}." if sentence is None else sentence
        return said[:1].upper() + said[1:]

    def result(self, result: Result) -> str:
        """How the game ended, who won, and the scores."""
        scores = [
            self.shell.say("result", "score", seat=self.seat(seat), score=score)
            for seat, score in enumerate(result.scores)
        ]
        won = (
            self.shell.say("result", "won", winners=self.seats(result.winners))
            if result.winners
            else self.shell.say("result", "nobody")
        )
        ending = self.ending(result.ending)
        return self.shell.say("result", "line", ending=ending, winners=won, scores=", ".join(scores))

    def view(self, view: View[Any, Any]) -> Iterator[tuple[str, str]]:
        """Each field that holds something; what was agreed beforehand is not told again with every move."""
        for part in (view.public, view.private):
            for name in self._telling(part):
                yield _spaced(name), self.field(name, getattr(part, name))

    def _telling(self, struct: Struct) -> Iterator[str]:
        """The names of the fields that hold something."""
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            empty = value is None or value in ("", (), [], {})
            if not empty and not isinstance(value, self.game.options_type):
                yield name

    def field(self, name: str, value: Any) -> str:
        """A value in words; its name tells whether it speaks of seats."""
        if name in self._sentences.writer.seat_fields and _is_seats(value):
            return self.seat(value) if isinstance(value, int) else self.seats(value)
        if name in self._sentences.writer.by_seat_fields and isinstance(value, list | tuple):
            return (
                ", ".join(f"{self.seat(seat)}: {self.value(one)}" for seat, one in enumerate(value))
                or self.nothing
            )
        return self.value(value)

    def value(self, value: Any) -> str:
        match value:
            case None:
                return self.nothing
            case bool():
                return self.shell.say("seats", "yes" if value else "no")
            case Struct():
                return self._struct(value)
            case dict():
                return (
                    ", ".join(f"{self.value(key)}: {self.value(one)}" for key, one in value.items())
                    or self.nothing
                )
            case list() | tuple() | set() | frozenset():
                return self._list(list(value))
        return str(value)

    def _struct(self, struct: Struct) -> str:
        emitted = ", ".join(self._labelled(name, getattr(struct, name)) for name in self._telling(struct))
        tag = struct.__struct_config__.tag
        return ": ".join(filter(None, (_spaced(str(tag)) if tag else "", emitted))) or self.nothing

    def _labelled(self, name: str, value: Any) -> str:
        """A seat needs no label: it says what it is."""
        said = self.field(name, value)
        return said if name in ("seat", "seats") else f"{_spaced(name)} {said}"

    def _list(self, values: list[Any]) -> str:
        """What is itself made of parts gets a line of its own."""
        between = "\n" if any(isinstance(value, Struct | list | tuple | dict) for value in values) else ", "
        return between.join(map(self.value, values)) or self.nothing


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _is_seats(value: Any) -> bool:
    values = value if isinstance(value, list | tuple) else [value]
    return all(type(one) is int for one in values)
