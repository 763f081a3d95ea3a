"""What may be asked without a move."""

import msgspec
import pytest

from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Forfeit, Refusal
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.questions import AskBotGuesses, BotHeatMap, CheckCue, CueAccepted
from huetable.games.hues_and_cues.rules.board import FIELDS
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Pass, Place
from huetable.games.hues_and_cues.rules.state import Options, State

RNG = Rng.from_number(5)


def opened() -> State:
    return GAME.setup(Options(first=0, clock=False), 3, RNG)


def play(state: State, *moves: Move) -> None:
    for move in moves:
        seat = GAME.whose_turn(state)[0]
        assert GAME.refuse(state, seat, move) is None
        GAME.apply(state, seat, move, RNG)


def ask(state: State, question: CheckCue | AskBotGuesses, seat: int | None = 1) -> object:
    return GAME.consult(GAME.view(state, seat), question)


def test_a_cue_is_checked_while_it_is_typed_just_as_when_it_is_given() -> None:
    state = opened()
    play(state, Choose(state.card[0]))
    for words in ("meadow", "r3d", "skyblue", "light house", "B5", "north", "", "o" * 101):
        refusal = GAME.refuse(state, 0, GiveCue(words))
        assert ask(state, CheckCue(words), seat=0) == (refusal or CueAccepted(()))


def test_what_is_doubtful_is_said_and_taken() -> None:
    state = opened()
    play(state, Choose(state.card[0]), GiveCue("meadow"), Place("A1"), Place("A2"))
    assert ask(state, CheckCue("north pole"), seat=0) == CueAccepted(("HUES-17",))
    assert ask(state, CheckCue("lighter"), seat=0) == Refusal("HUES-18", {"word": "lighter"})
    assert ask(state, CheckCue("rustier"), seat=0) == Refusal("HUES-18", {"word": "rustier"})
    assert ask(state, CheckCue("azul"), seat=0) == Refusal(
        "HUES-15", {"word": "azul", "colour": "blue", "language": "es"}, "foreign"
    )
    assert ask(state, CheckCue("meadows"), seat=0) == Refusal(
        "HUES-19", {"cue": "meadows", "used": "meadow"}, "first"
    )


@pytest.mark.rule("HUES-31")
def test_where_bots_would_have_looked_is_told_after_the_reveal_and_not_before() -> None:
    state = opened()
    play(state, Choose(state.card[0]), GiveCue("lemon"), Place("A1"), Place("A2"))
    assert ask(state, AskBotGuesses(1)) == Refusal("HUES-31", {"round": 1}, "not_over")
    play(state, Pass())
    warmth = ask(state, AskBotGuesses(1))
    assert isinstance(warmth, BotHeatMap)
    assert (len(warmth.fields), max(warmth.fields), min(warmth.fields) >= 0) == (len(FIELDS), 255, True)
    assert warmth.fields[FIELDS.index(warmth.best)] > 100
    assert ask(state, AskBotGuesses(1), seat=None) == warmth


def test_rounds_are_counted_from_one() -> None:
    assert msgspec.convert({"type": "bots", "round": 1}, AskBotGuesses) == AskBotGuesses(1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "bots", "round": 0}, AskBotGuesses)


def test_each_round_has_its_own_answer() -> None:
    state = opened()
    play(state, Choose(state.card[0]), GiveCue("lemon"), Place("A1"), Place("A2"), Pass())
    play(state, Choose(state.card[0]), GiveCue("ocean"), Place("A1"), Place("A2"), Pass())
    first, second = ask(state, AskBotGuesses(1)), ask(state, AskBotGuesses(2))
    assert isinstance(first, BotHeatMap)
    assert isinstance(second, BotHeatMap)
    assert first.fields != second.fields
    assert (first.round, second.round) == (1, 2)
    assert ask(state, AskBotGuesses(3)) == Refusal("HUES-31", {"round": 3}, "not_over")


def test_of_a_round_without_a_cue_nothing_is_told() -> None:
    state = opened()
    play(state, Choose(state.card[0]), GiveCue("lemon"), Place("A1"), Place("A2"), Pass())
    play(state, Choose(state.card[0]))
    GAME.apply(state, TABLE, Forfeit(state.giver), RNG)
    assert isinstance(ask(state, AskBotGuesses(1)), BotHeatMap)
    assert ask(state, AskBotGuesses(2)) == Refusal("HUES-31", {"round": 2}, "no_cue")
