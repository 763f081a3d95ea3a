"""The line under an option says something that its label doesn't."""

from __future__ import annotations

import re

import pytest

from huetable.core.game import AnyGame
from huetable.games import all_games, game_texts

LEAST_NEWS = 3
"""So many words of a hint are not in the label."""


def words(text: str) -> set[str]:
    """Long enough to mean something."""
    return {word.lower().rstrip("s") for word in re.findall(r"\w+", text) if len(word) > 2}


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.meta.id)
def test_a_hint_does_not_repeat_the_label(game: AnyGame) -> None:
    texts = game_texts(game, "en")
    for name, hint in texts.get("option_hints", {}).items():
        news = words(hint) - words(texts["options"][name])
        assert len(news) >= LEAST_NEWS, f"{name}: {hint}"
