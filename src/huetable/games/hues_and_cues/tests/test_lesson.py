"""The lesson's first position is one that the rules lead to, and its game ends with the lesson."""

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.lesson import LESSON, PLAYED
from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue
from huetable.games.hues_and_cues.rules.moves import Pass
from huetable.games.hues_and_cues.rules.state import State


def first() -> State:
    return LESSON.first_state(GAME)


def test_the_player_places_the_first_piece_of_the_fifth_round() -> None:
    state = first()
    assert (state.round, state.phase, state.giver) == (5, "guess1", 2)
    assert list(GAME.whose_turn(state)) == [0]
    assert state.scores == [23, 12, 9]


def test_no_card_is_lost_or_made_up() -> None:
    state = first()
    cards = [*state.deck, state.card, *(past.card for past in state.past)]
    assert len(cards) == 100
    assert len({field for card in cards for field in card}) == 400


def test_every_cue_so_far_could_be_given() -> None:
    used: tuple[str, ...] = ()
    for played in PLAYED:
        one, two = played.cues
        assert check_cue(one, Context(None, used)).kind == "ok"
        assert check_cue(two, Context(one, (*used, one))).kind == "ok"
        used += (one, two)


def test_whatever_the_others_score_the_game_ends_after_the_players_round() -> None:
    """A guesser scores five at most and a giver eight: the others cannot come level."""
    state = first()
    best_of_others = [state.scores[1] + 5 + 5, state.scores[2] + 8 + 5]
    assert max(best_of_others) < state.scores[0]
    state.phase = "cue2"
    GAME.apply(state, 2, Pass(), Rng.from_number(1))
    assert (state.round, state.giver) == (6, 0)
