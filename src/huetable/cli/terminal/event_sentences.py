"""Sentences for events, made from the messages in a game's text/en.json.

A message's arguments are the fields of its event. A field X gives

    {X}         the value in words: a seat by its name, a key by its word, a list as "a, b and c"
    {X_is}      for `select`: you, other or none for a seat (same, where it is the event's `seat` again), true or
                false, a key or a number as it stands, and none for nothing
    {X_count}   instead of {X_is}: how many there are in a list

The browser does the same in web/src/lib/table/event-messages.ts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from huetable.core.terms import Seat
from huetable.messages.formatting import format_message
from huetable.messages.languages import join_list

Texts = Mapping[str, Any]
EventArguments = Callable[[Any, Texts], dict[str, Any]]


def no_arguments(event: Struct, texts: Texts) -> dict[str, Any]:
    return {}


class EventSentences:
    """How one watcher is told of events: `you` is their seat, None a spectator's."""

    def __init__(
        self,
        texts: Texts,
        you: Seat | None,
        name_seat: Callable[[Seat], str],
        event_arguments: EventArguments = no_arguments,
    ) -> None:
        fields = texts.get("fields", {})
        self._texts = texts
        self._you = you
        self._name_seat = name_seat
        self._event_arguments = event_arguments
        self.seat_fields = {"seat", "seats", *fields.get("seat", ())}
        self.by_seat_fields = set(fields.get("by_seat", ()))
        self._sections: Mapping[str, str] = {"ending": "endings", **fields.get("keys", {})}

    def tell(self, event: Struct) -> str | None:
        """The game's sentence; empty for an event that needs none, None for one without a message."""
        message = self._texts.get("events", {}).get(event.__struct_config__.tag)
        return None if message is None else format_message(message, self.arguments(event))

    def arguments(self, event: Struct) -> dict[str, Any]:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        arguments: dict[str, Any] = {}
        for name, value in (fields | self._event_arguments(event, self._texts)).items():
            arguments[name] = self._in_words(name, value)
            if isinstance(value, list | tuple):
                arguments[f"{name}_count"] = len(value)
            else:
                arguments[f"{name}_is"] = self._selector(name, value, fields.get("seat"))
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
        return join_list(words)

    def _one_in_words(self, name: str, value: Any) -> Any:
        if name in self.seat_fields:
            return self._name_seat(value)
        if isinstance(value, bool):
            return _key(value)
        message = self._texts.get(self._sections.get(name, ""), {}).get(_key(value))
        return value if message is None else format_message(message, {})

    def _selector(self, name: str, value: Any, seat: Seat | None) -> str:
        if value is None:
            return "none"
        if name in self.seat_fields:
            return self._seat_selector(value, None if name == "seat" else seat)
        # What a player has written must not read as nothing.
        return "other" if value == "none" else _key(value)

    def _seat_selector(self, value: Seat, seat: Seat | None) -> str:
        if value == seat:
            return "same"
        return "you" if value == self._you else "other"


def _key(value: Any) -> str:
    """As JSON spells it: true and false."""
    return str(value).lower() if isinstance(value, bool) else str(value)
