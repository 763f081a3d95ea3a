"""The lesson's first position is one that the rules lead to, and its game ends with the lesson."""

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.lesson import LESSON
from huetable.games.hues_and_cues.lesson_cues import CUES
from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue
from huetable.games.hues_and_cues.rules.moves import Pass
from huetable.games.hues_and_cues.rules.state import State
from huetable.language.known import language_codes


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


@pytest.mark.rule("HUES-42")
@pytest.mark.parametrize("language", language_codes())
def test_every_cue_of_the_lesson_is_in_order_in_the_language_of_the_table(language: str) -> None:
    cues, used = CUES[language], tuple[str, ...]()
    for one, two in (*cues.played, cues.hugos, cues.players):
        first, second = Context(None, used, language=language), Context(one, (*used, one), language=language)
        assert (check_cue(one, first).kind, check_cue(two, second).kind) == ("ok", "ok")
        assert len(two.split()) == 2
        used += (one, two)


@pytest.mark.rule("HUES-42")
@pytest.mark.parametrize("language", language_codes())
def test_the_rounds_so_far_were_played_in_the_language_of_the_table(language: str) -> None:
    state = LESSON.first_state(GAME, language)
    assert state.options.language == language
    assert [tuple(past.cues) for past in state.past] == list(CUES[language].played)
    assert [cue.words for cue in state.cues] == [CUES[language].hugos[0]]


def test_whatever_the_others_score_the_game_ends_after_the_players_round() -> None:
    """A guesser scores five at most and a giver eight: the others cannot come level."""
    state = first()
    best_of_others = [state.scores[1] + 5 + 5, state.scores[2] + 8 + 5]
    assert max(best_of_others) < state.scores[0]
    state.phase = "cue2"
    GAME.apply(state, 2, Pass(), Rng.from_number(1))
    assert (state.round, state.giver) == (6, 0)
