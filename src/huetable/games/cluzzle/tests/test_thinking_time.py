"""How long the bots of Cluzzle think: the less they know, the longer."""

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME
from huetable.games.cluzzle.bots.players import HARD, CluzzleBot
from huetable.games.cluzzle.rules.moves import Ask, Guess, Move
from huetable.games.cluzzle.rules.state import Exchange, State
from huetable.games.cluzzle.tests.studio import table

ANSWERS = {
    "Is it an animal?": "yes",
    "Does it live in the wild?": "yes",
    "Is it grey?": "yes",
    "Is it scary?": "yes",
    "Is it a mammal?": "yes",
    "Does it eat meat?": "yes",
    "Is it bigger than a person?": "no",
}


def after(answers: int) -> State:
    state = table()
    known = list(ANSWERS.items())[:answers]
    state.talk += [Exchange(1, 0, 1, question, said) for question, said in known]  # type: ignore[arg-type]
    return state


def pause(state: State, move: Move) -> int:
    return CluzzleBot(HARD).pause(GAME.observe(state, 0), move, Rng.from_number(1))


def test_the_more_is_known_the_quicker_they_ask_and_guess() -> None:
    asked = [pause(after(answers), Ask(1, "Is it fast?")) for answers in (0, 3, 7)]
    assert asked == sorted(set(asked), reverse=True)
    unsure, sure = after(1), after(7)
    unsure.phase = sure.phase = "guess"
    assert pause(unsure, Guess("wolf")) > pause(sure, Guess("wolf"))
