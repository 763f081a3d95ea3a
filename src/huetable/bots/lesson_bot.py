"""A bot in a lesson: it follows the lesson's script, and plays like an ordinary bot where the script says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from huetable.core.bot import Bot
from huetable.core.lesson import AnyLesson
from huetable.core.rng import Rng
from huetable.core.terms import Observation

PAUSE: Final = 900
"""Milliseconds before each move: long enough to see what happens, at the calm pace of lessons one and a half times that."""


class LessonBot(Bot):
    def __init__(self, lesson: AnyLesson, ordinary: Bot) -> None:
        self._lesson = lesson
        self._ordinary = ordinary

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        scripted = self._lesson.script(observation)
        if scripted is not None or observation.seat not in observation.awaited:
            return scripted
        return self._ordinary.choose(observation, rng)

    def blobs(self, observation: Observation, move: Any) -> Sequence[bytes]:
        return self._lesson.blobs(observation, move) or self._ordinary.blobs(observation, move)

    def see_blob(self, hash: str, data: bytes) -> None:
        self._ordinary.see_blob(hash, data)

    def pause(self, observation: Observation, move: Any, rng: Rng) -> int:
        return PAUSE
