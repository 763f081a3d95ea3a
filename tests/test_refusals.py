"""Every refusal of the games, provoked and put into words as a player reads it.

A game lists its own in tests/refusals.py: `PROVOKED`, a tuple of (situation, provoke, sentence). `provoke` lays out the
situation, tries the move and returns the refusal.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from huetable.core.game import AnyGame
from huetable.core.terms import Refusal, Seat
from huetable.games import all_games, explain_refusal, find_game, game_texts

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Edna", "Finn", "Gwen", "Hugo", "Iris", "Joan")
LONGEST = 140
FEW = 10
"""Messages for refusals in a small game: its own tests provoke them."""
MANY = 120
"""Different sentences over all games."""
_INTERNAL = re.compile(r"[{}]|\b[A-Z]+-\d+\b|_|\b[rgby][0-9sr+]\b|\bseat \d")
"""Braces, clause ids, names of options and cards as the code spells them."""


def provoked(game: str) -> tuple[Any, ...]:
    module = f"huetable.games.{game}.tests.refusals"
    found: tuple[Any, ...] = import_module(module).PROVOKED if find_spec(module) else ()
    return found


def note_players(monkeypatch: pytest.MonkeyPatch, game: AnyGame, players: list[int]) -> None:
    """Whenever moves or options are checked, how many play is added to the list."""
    check_move, read_options = game.refuse, game.read_options

    def refuse(state: Any, seat: Seat, move: Any) -> Refusal | None:
        players.append(game.seats(state))
        return check_move(state, seat, move)

    def read(raw: object, seats: int, *version: int) -> Any:
        players.append(seats)
        return read_options(raw, seats, *version)

    monkeypatch.setattr(game, "refuse", refuse)
    monkeypatch.setattr(game, "read_options", read)


LISTED = [(game, *entry) for game in all_games() for entry in provoked(game)]


@pytest.mark.parametrize("game", [game for game in all_games() if provoked(game)])
def test_a_refusal_names_what_failed(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """It names nobody who does not play: whoever puts it into words has only the players' names."""
    playing = find_game(game)
    players: list[int] = []
    note_players(monkeypatch, playing, players)
    for situation, provoke, sentence in provoked(game):
        players[:] = [playing.meta.seats[0]]
        refusal = provoke()
        assert refusal is not None, situation
        assert explain_refusal(playing, refusal, NAMES[: players[-1]].__getitem__) == sentence, situation


def test_every_game_that_words_its_refusals_lists_them_and_together_they_are_many() -> None:
    wordy = {game for game in all_games() if len(game_texts(find_game(game)).get("refusals", {})) > FEW}
    assert wordy <= {game for game, *_ in LISTED}
    assert len({(game, sentence) for game, *_, sentence in LISTED}) >= MANY


def test_no_sentence_is_long_or_speaks_of_our_code() -> None:
    wrong = [sentence for *_, sentence in LISTED if len(sentence) > LONGEST or _INTERNAL.search(sentence)]
    assert not wrong


@pytest.mark.parametrize("game", [game for game in all_games() if provoked(game)])
def test_every_message_for_a_refusal_is_provoked(game: str) -> None:
    seen = {(refusal.clause, refusal.reason) for _, provoke, _ in provoked(game) if (refusal := provoke())}
    messages = {
        (clause, reason)
        for clause, message in game_texts(find_game(game)).get("refusals", {}).items()
        for reason in (message if isinstance(message, dict) else ("",))
    }
    assert messages <= seen
