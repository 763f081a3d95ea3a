"""What the bots of Cluzzle may react to."""

from huetable.core.feelings import Felt
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.rules.events import Asked, Guessed, Solved, Unveiled
from huetable.games.cluzzle.tests.studio import table


def test_who_feels_what() -> None:
    state = table()
    assert list(GAME.feelings(state, Solved(0, 1, "wolf", 3))) == [Felt("joy", [0]), Felt("admiration", [1])]
    assert list(GAME.feelings(state, Guessed(2, 1, "dog"))) == [Felt("dismay", [2])]
    assert list(GAME.feelings(state, Unveiled(()))) == [Felt("admiration")]
    assert list(GAME.feelings(state, Asked(0, 1, "Is it an animal?"))) == []
