"""For each kind of event in each game the page shows its steps in order, and the board agrees with what was told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest
from film_strips import BOARD_TEXT, RESTING_TEXT, FilmedMove, cover, film, filmed_moves, told_steps

from huetable.games import all_games, find_game

if TYPE_CHECKING:
    from browser_fixtures import Put
    from stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

GAMES = list(all_games())
FEW = 3
WORDLESS = {"reversed", "last_call"}
"""Seen on the board, but nothing is written about it there."""


def begin(put: Put, name: str) -> tuple[Stage, list[FilmedMove]]:
    """A page that moves, and few moves with every kind of event."""
    game = find_game(name)
    moves = cover(game, filmed_moves(game))
    stage = put(game, moves[0].before)
    stage.page.emulate_media(reduced_motion="no-preference")
    return stage, moves


def check_order(stage: Stage, move: FilmedMove, *, taps: bool) -> None:
    """Its events are told in their order, each with a line of its own and none before its turn."""
    shown = film(stage, move, 0, taps=taps)
    assert shown.steps() == told_steps(stage.game, move), move.where
    assert all(shown.said()), f"{move.where}: {shown.said()}"
    first = shown.first_seen()
    if first is not None and len(shown.steps()) > 1 and not WORDLESS.intersection(shown.steps()):
        assert first != stage.page.evaluate(BOARD_TEXT), f"{move.where}: the board is ahead"


def check_end(stage: Stage, move: FilmedMove) -> None:
    """When everything was told, the board is as if nothing had been."""
    told: str = stage.page.evaluate(RESTING_TEXT)
    stage.show(move.before)
    stage.show(move.after)
    assert stage.page.evaluate(RESTING_TEXT) == told, move.where


def kinds_of(stage: Stage, moves: Iterable[FilmedMove]) -> set[str]:
    return {step for move in moves for step in told_steps(stage.game, move)}


@pytest.mark.parametrize("name", GAMES)
def test_the_events_of_a_move_are_told_one_after_another(put: Put, name: str) -> None:
    stage, moves = begin(put, name)
    for move in sorted(moves, key=lambda move: -len(kinds_of(stage, [move])))[:FEW]:
        check_order(stage, move, taps=True)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_told_in_its_turn_and_the_board_agrees(put: Put, name: str) -> None:
    stage, moves = begin(put, name)
    for move in moves:
        check_order(stage, move, taps=False)
        check_end(stage, move)
