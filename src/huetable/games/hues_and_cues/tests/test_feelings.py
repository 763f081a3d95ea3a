"""What the bots of Hues and Cues may react to."""

from collections.abc import Callable

from huetable.core.feelings import Felt
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.events import Placed, Revealed
from huetable.games.hues_and_cues.rules.state import Piece, State


def test_a_piece_on_the_very_field_pleases_and_a_cue_that_nobody_understood_does_not(
    at: Callable[..., State],
) -> None:
    state = at("guess2")
    exact = Revealed(0, "C7", (), (Piece(1, "C7", 1), Piece(2, "A1", 1)), (1, 3, 0))
    near = Revealed(0, "C7", (), (Piece(1, "C8", 1), Piece(2, "A1", 1)), (1, 2, 0))
    far = Revealed(0, "C7", (), (Piece(1, "P30", 1), Piece(2, "A1", 1)), (0, 0, 0))
    assert list(GAME.feelings(state, exact)) == [Felt("joy", [1]), Felt("joy", [0]), Felt("admiration")]
    assert list(GAME.feelings(state, near)) == []
    assert list(GAME.feelings(state, far)) == [Felt("dismay", [0])]
    assert list(GAME.feelings(state, Placed(1, "C7"))) == []
