"""What pieces are worth, to whom."""

from collections.abc import Callable

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.board import FIELDS, distance
from huetable.games.hues_and_cues.rules.events import Revealed
from huetable.games.hues_and_cues.rules.moves import Pass
from huetable.games.hues_and_cues.rules.scoring import points_for_field, round_points
from huetable.games.hues_and_cues.rules.state import Piece, State

At = Callable[..., State]


def test_distance_is_a_kings() -> None:
    assert distance("K24", "K24") == 0
    assert distance("K24", "L25") == 1
    assert distance("K24", "K26") == 2
    assert distance("A1", "P30") == 29
    assert distance("A30", "B1") == 29


@pytest.mark.rule("HUES-31")
def test_three_two_one_by_the_rings_corners_included() -> None:
    """The target of the rulebook's diagram, K25; its two missing corners are a slip of the pen."""
    drawn = [
        "".join(str(points_for_field("K25", f"{row}{column}")) for column in range(21, 31))
        for row in "HIJKLMN"
    ]
    assert drawn == [
        "0000000000",
        "0011111000",
        "0012221000",
        "0012321000",
        "0012221000",
        "0011111000",
        "0000000000",
    ]


@pytest.mark.rule("HUES-31")
def test_the_target_and_its_card_are_shown_when_all_have_guessed(at: At) -> None:
    state = at("cue2", target="H15")
    card = state.card
    emitted = GAME.apply(state, 0, Pass(), Rng.from_number(1))
    assert isinstance(emitted[1][0], Revealed)
    assert (emitted[1][0].target, emitted[1][0].card, emitted[1][1]) == ("H15", card, None)
    view = GAME.view(state, None)
    assert (view.public.past[0].target, view.public.past[0].card) == ("H15", card)
    assert [piece.field for piece in view.public.shown] == ["P1", "P2"]


@pytest.mark.rule("HUES-32")
@pytest.mark.parametrize(
    ("field", "three", "more"), [("H15", 2, 1), ("G14", 2, 1), ("I16", 2, 1), ("F15", 0, 0), ("J17", 0, 0)]
)
def test_the_giver_scores_for_the_target_and_the_frame_alone(field: str, three: int, more: int) -> None:
    assert round_points("H15", [Piece(1, field, 1)], 0, 3, silenced=False)[0] == three
    assert round_points("H15", [Piece(1, field, 1)], 0, 4, silenced=False)[0] == more


@pytest.mark.rule("HUES-33")
@pytest.mark.parametrize(
    ("target", "frame", "ring"), [("A1", 3, 5), ("A15", 5, 9), ("P30", 3, 5), ("H15", 8, 16)]
)
def test_frame_and_ring_are_cut_off_at_the_edge(target: str, frame: int, ring: int) -> None:
    worths = [points_for_field(target, field) for field in FIELDS]
    assert (worths.count(3), worths.count(2), worths.count(1)) == (1, frame, ring)


@pytest.mark.rule("HUES-32", "HUES-31")
@pytest.mark.parametrize("red", [("K25", "N30"), ("J24", "I23")])
def test_the_example_of_the_rulebook(red: tuple[str, str]) -> None:
    """Yellow 2+2, red 3+0 or 2+1, white 2+0, pink 1+0, green 0; so grey, who gave the cues, has 4."""
    yellow, white, pink, green = ("K24", "L25"), ("L26", "A1"), ("M27", "A2"), ("A3", "A4")
    pieces = [
        Piece(seat, field, 1)
        for seat, fields in enumerate([yellow, red, white, pink, green], start=1)
        for field in fields
    ]
    assert round_points("K25", pieces, 0, 6, silenced=False) == (4, 4, 3, 2, 1, 0)


@pytest.mark.rule("HUES-34")
def test_a_giver_scores_nine_at_most_and_eight_with_three_players() -> None:
    frame = [field for field in FIELDS if points_for_field("H15", field) >= 2]
    others = [field for field in FIELDS if points_for_field("H15", field) == 1]
    pieces = [Piece(1 + n % 9, field, 1) for n, field in enumerate(frame + others[:9])]
    assert round_points("H15", pieces, 0, 10, silenced=False)[0] == 9
    three = [Piece(1 + n % 2, field, 1) for n, field in enumerate(frame[:4])]
    assert round_points("H15", three, 0, 3, silenced=False)[0] == 8


@pytest.mark.rule("HUES-34")
def test_a_guesser_scores_five_at_most() -> None:
    best = sorted((points_for_field("H15", field) for field in FIELDS), reverse=True)
    assert sum(best[:2]) == 5
    assert round_points("H15", [Piece(1, "H15", 1), Piece(1, "H16", 2)], 0, 4, silenced=False)[1] == 5


def test_points_are_added_up_by_seat(at: At) -> None:
    state = at("cue2", target="H15")
    state.scores = [5, 6, 7]
    state.pieces = [Piece(1, "H16", 1), Piece(2, "H17", 1)]
    GAME.apply(state, 0, Pass(), Rng.from_number(1))
    assert list(GAME.scores(state)) == [7, 8, 8]
