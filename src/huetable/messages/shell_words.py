"""What the shell alone says of a game: the section `shell` of its catalogue, put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .catalogues import language_of
from .formatting import format_message
from .grammar import join_list


class ShellWords:
    """As one reader is told: `you` is their seat, None a spectator's. The section has messages for `you` and `seat`."""

    def __init__(self, texts: Mapping[str, Any], you: int | None) -> None:
        self.texts = texts
        self._shell: Mapping[str, Any] = texts["shell"]
        self._you = you

    def say(self, *key: str, **arguments: Any) -> str:
        """A message by its key, which may be several words, such as "moves", "draw"."""
        message: Any = self._shell
        for part in key:
            message = message[part]
        return format_message(message, arguments, self.language)

    @property
    def language(self) -> str:
        return language_of(self.texts)

    def seat(self, seat: int) -> str:
        return self.say("you") if seat == self._you else self.say("seat", seat=seat)

    def by_seat(self, numbers: Sequence[int]) -> str:
        """One number for each seat: "you 3 and seat 1 0". The section has a message `score` for each of them."""
        scores = [
            self.say("score", seat=self.seat(seat), score=number) for seat, number in enumerate(numbers)
        ]
        return join_list(scores, self.language)
