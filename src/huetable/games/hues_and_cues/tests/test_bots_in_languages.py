"""Bots give cues and place pieces in the language of the table."""

import numpy as np
import pytest

from huetable.bots.runner import bot_players, play_game
from huetable.core.codec import decode
from huetable.core.terms import Refusal
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.data import first_cues, read
from huetable.games.hues_and_cues.knowledge import colour_model_for
from huetable.games.hues_and_cues.knowledge.own_names import names_of_two_words
from huetable.games.hues_and_cues.lab.languages.measure import CODES, KNOWLEDGE, REQUIRED, understood
from huetable.games.hues_and_cues.lab.languages.without_own_entries import model_without_own_entries
from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue
from huetable.games.hues_and_cues.rules.moves import GiveCue
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.games.hues_and_cues.rules.state import Options
from huetable.language.known import language_codes

OTHERS = CODES[1:]


def test_every_language_can_be_chosen_and_games_without_a_choice_are_in_english() -> None:
    assert set(CODES) == set(language_codes())
    for code in CODES:
        assert GAME.read_options({"language": code}, 3) == Options(language=code)
    refusal = GAME.read_options({"language": "xx"}, 3)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TABLE-7"
    assert decode(b'{"young":true,"first":null,"clock":false}', Options).language == "en"


@pytest.mark.rule("HUES-42")
@pytest.mark.parametrize("code", OTHERS)
def test_every_word_a_bot_could_say_is_a_fair_cue_of_its_language(code: str) -> None:
    words = first_cues(code)
    assert len(set(words)) == len(words) > 500
    assert [word for word in words if check_cue(word, Context(language=code)).kind != "ok"] == []
    second = Context("ñu", ("ñu",), language=code)
    assert [name for name in names_of_two_words(code) if check_cue(name, second).kind != "ok"] == []


@pytest.mark.rule("HUES-42")
@pytest.mark.parametrize("level", ["random", pytest.param("hard", marks=pytest.mark.soak)])
@pytest.mark.parametrize("code", OTHERS)
def test_a_whole_game_is_played_in_the_language_of_the_table(code: str, level: str) -> None:
    players = bot_players(GAME, [level] * 3, budget_ms=10)
    outcome = play_game(GAME, players, 1, options={"language": code})
    moves = [decode(bytes(step.move), GAME.move_type) for step in outcome.record.steps if step.seat >= 0]
    said = {move.words for move in moves if isinstance(move, GiveCue)}
    assert said
    assert said <= {*first_cues(code), *names_of_two_words(code)}


def test_the_second_figure_leaves_out_what_we_wrote_about_the_words() -> None:
    whole, without = colour_model_for(COLOURS, "es"), model_without_own_entries("es", ["limón"])
    assert without.names_of("limón").agreement < 0.5 * whole.names_of("limón").agreement
    assert np.array_equal(without.names_of("cereza").weights, whole.names_of("cereza").weights)
    assert 0 < understood("es", without_own_entries=True) < understood("es")


@pytest.mark.parametrize("code", OTHERS)
def test_words_held_out_are_understood_nearly_as_well_as_in_english(code: str) -> None:
    assert understood(code) / understood("en") >= REQUIRED[code]


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_known_of_colours_fits_into_two_megabytes(code: str) -> None:
    assert sum(len(read(f"{code}/{name}")) for name in KNOWLEDGE) < 2_000_000


FORMS = {"es": "hojas/hoja", "pt": "limões/limão", "de": "Pflaumen/Pflaume"}
MODIFIED = {"es": "arena oscura/arena", "pt": "areia escura/areia", "de": "dunkler Sand/Sand"}


@pytest.mark.parametrize("code", OTHERS)
def test_forms_are_understood_and_dark_is_darker_wherever_it_stands(code: str) -> None:
    model = colour_model_for(COLOURS, code)
    form, base = FORMS[code].split("/")
    assert np.array_equal(model.likely_fields(form), model.likely_fields(base))
    light = np.array([int(field[1:3], 16) + int(field[3:5], 16) + int(field[5:], 16) for field in COLOURS])
    dark, plain = (float(model.likely_fields(cue) @ light) for cue in MODIFIED[code].split("/"))
    assert dark < plain - 20
