"""The board in a terminal."""

from collections.abc import Callable

import pytest
from rich.console import Console
from rich.text import Text

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Forfeit
from huetable.games import game_texts
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.games.hues_and_cues.rules.state import State
from huetable.games.hues_and_cues.terminal import name_move, show

At = Callable[..., State]


def shown(state: State, seat: int | None, *, colours: bool = True) -> str:
    console = Console(width=120, color_system="truecolor" if colours else None, force_terminal=colours)
    with console.capture() as capture:
        show(GAME.view(state, seat), console, game_texts(GAME))
    return Text.from_ansi(capture.get()).plain


def test_without_colours_the_board_shows_their_codes(at: At) -> None:
    lines = shown(at("cue2"), 1, colours=False).splitlines()
    assert lines[1].startswith(f"A  {COLOURS[0][1:]} {COLOURS[1][1:]} ")
    assert lines[16].startswith(f"P  1      2      {COLOURS[452][1:]} ")


def test_the_board_shows_pieces_cues_and_scores(at: At) -> None:
    text = shown(at("cue2"), 1)
    assert "P   1  2 " in text
    assert "Round 1 of 6, seat 0 gives the cues: “rose”" in text
    assert "Points: seat 0 0, you 0 and seat 2 0" in text
    assert "target" not in text


def test_extra_rounds_are_counted_by_themselves(at: At) -> None:
    state = at("cue1")
    state.round = 8
    assert "Extra round 2, seat 0 gives the cues" in shown(state, 2)


def test_the_giver_sees_card_and_target(at: At) -> None:
    state = at("cue1", target="H15")
    text = shown(state, 0)
    assert "Your target: H15" in text
    assert "Round 1 of 6, you give the cues: none yet" in text
    assert all(f" {field} " in text for field in state.card)
    assert "(+)" in text
    assert "(+)" not in shown(state, None)


def test_between_rounds_the_last_target_is_shown(at: At) -> None:
    state = at("cue2", target="H15")
    GAME.apply(state, 0, Pass(), Rng.from_number(1))
    assert "(+)" in shown(state, None)
    assert "P   1  2 " in shown(state, None)
    GAME.apply(state, TABLE, Forfeit(1), Rng.from_number(1))
    assert "(+)" not in shown(state, None)


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Choose("K24"), "choose K24"),
        (Place("K24"), "place a piece on K24"),
        (GiveCue("sea"), "give the cue “sea”"),
        (Object("room"), "object: it’s an object in the room"),
        (Object("comparison"), "object: it compares colours"),
        (Object("repetition"), "object: it repeats an earlier cue"),
        (Pass(), "pass and score now"),
    ],
)
def test_moves_have_names(at: At, move: Move, words: str) -> None:
    assert name_move(move, GAME.view(at("choose"), 0), game_texts(GAME)) == words
