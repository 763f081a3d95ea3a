"""Sentences for events, made from the messages in a game's text/en.json.

A message's arguments are the fields of its event, as huetable/messages/arguments.py explains. The browser does the same in
web/src/lib/table/event-messages.ts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from huetable.core.terms import Seat
from huetable.messages.arguments import ArgumentWriter, Texts
from huetable.messages.catalogues import language_of
from huetable.messages.formatting import format_message

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
        self._texts = texts
        self._event_arguments = event_arguments
        self.writer = ArgumentWriter(texts, you, name_seat)

    def tell(self, event: Struct) -> str | None:
        """The game's sentence; empty for an event that needs none, None for one without a message."""
        message = self._texts.get("events", {}).get(event.__struct_config__.tag)
        if message is None:
            return None
        return format_message(message, self.arguments(event), language_of(self._texts))

    def arguments(self, event: Struct) -> dict[str, Any]:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        return self.writer.arguments(fields | self._event_arguments(event, self._texts))
