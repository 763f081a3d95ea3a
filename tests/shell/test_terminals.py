"""Every game has words for a terminal in every language: for what a seat sees, and for every move that comes up."""

from __future__ import annotations

import pytest

from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.envs.words import words_for
from huetable.games import all_games, find_game
from huetable.messages.languages import offered_languages

GAMES = [name for name, game in all_games().items() if not game.meta.in_workshop]
FEW = ("dye_pot", "guardians_of_hue")
"""Quick to show; the others are in the soak."""


@pytest.mark.parametrize("language", offered_languages())
@pytest.mark.parametrize(
    "name", [name if name in FEW else pytest.param(name, marks=pytest.mark.soak) for name in GAMES]
)
def test_a_game_is_shown_in_words_of_its_own(name: str, language: str) -> None:
    """A field of a view by its name in the code would mean that the game has no words for it."""
    game, rng = find_game(name), Rng.from_number(5)
    state = game.setup(game.options_type(), game.meta.seats[1], rng.child(0))
    fields = {*game.public_type.__struct_fields__, *game.private_type.__struct_fields__}
    for number in range(1, 60):
        seen = words_for(game, game.observe(state, number % game.seats(state)), language=language)
        begins = {line.split("  ")[0] for line in map(str.strip, seen.splitlines())}
        assert not begins & fields
        if game.result(state) is not None:
            return
        game.apply(state, *random_step(game, state, rng.child(number)), rng.child("apply", number))
