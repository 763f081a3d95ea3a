"""What a message's arguments are, made from named values: the fields of an event, or what a refusal knows.

A value X gives

    {X}         the value in words: a seat by its name, a key by its word, a list as "a, b and c"
    {X_is}      for `select`: you, other or none for a seat (same, where it is the `seat` among the values again), true
                or false, a key or a number as it stands, and none for nothing
    {X_count}   instead of {X_is}: how many there are in a list

The browser does the same for events in web/src/lib/table/event-messages.ts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .catalogues import language_of
from .formatting import format_message
from .grammar import join_list

Texts = Mapping[str, Any]


class ArgumentWriter:
    """Arguments as one reader is told them: `you` is their seat, None a spectator's. `texts` is a game's catalogue."""

    def __init__(self, texts: Texts, you: int | None, name_seat: Callable[[int], str]) -> None:
        fields = texts.get("fields", {})
        self._texts = texts
        self._language = language_of(texts)
        self._you = you
        self._name_seat = name_seat
        self.seat_fields = {"seat", "seats", *fields.get("seat", ())}
        self.by_seat_fields = set(fields.get("by_seat", ()))
        self._sections: Mapping[str, str] = {
            "ending": "endings",
            "option": "options",
            **fields.get("keys", {}),
        }

    def arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in values.items():
            arguments[name] = self._in_words(name, value)
            if isinstance(value, list | tuple):
                arguments[f"{name}_count"] = len(value)
            else:
                arguments[f"{name}_is"] = self._selector(name, value, values.get("seat"))
        return arguments

    def _in_words(self, name: str, value: Any) -> Any:
        """A number stays one: a plural asks for it."""
        if value is None:
            return ""
        if not isinstance(value, list | tuple):
            return self._one_in_words(name, value)
        words = [str(self._one_in_words(name, one)) for one in value]
        if name in self.by_seat_fields:
            words = [f"{self._name_seat(seat)} {word}" for seat, word in enumerate(words)]
        return join_list(words, self._language)

    def _one_in_words(self, name: str, value: Any) -> Any:
        if name in self.seat_fields:
            return self._name_seat(value)
        if isinstance(value, bool):
            return _key(value)
        message = self._texts.get(self._sections.get(name, ""), {}).get(_key(value))
        return value if message is None else format_message(message, {}, self._language)

    def _selector(self, name: str, value: Any, seat: int | None) -> str:
        if value is None:
            return "none"
        if name in self.seat_fields:
            return self._seat_selector(value, None if name == "seat" else seat)
        # What a player has written must not read as nothing.
        return "other" if value == "none" else _key(value)

    def _seat_selector(self, value: int, seat: int | None) -> str:
        if value == seat:
            return "same"
        return "you" if value == self._you else "other"


def _key(value: Any) -> str:
    """As JSON spells it: true and false."""
    return str(value).lower() if isinstance(value, bool) else str(value)
