"""The bots play lawfully, give cues that nobody frowns at, and the better ones score more."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from huetable.bots.runner import bot_players, play_game
from huetable.core.codec import decode
from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.bots.players import (
    EASY,
    HARD,
    HuesBot,
    RandomBot,
    pick_by_weight,
    second_round_pays,
)
from huetable.games.hues_and_cues.data import first_cues
from huetable.games.hues_and_cues.knowledge.own_names import names_of_two_words
from huetable.games.hues_and_cues.knowledge.speaker import CueIdea
from huetable.games.hues_and_cues.rules.board import FIELDS
from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Object, Pass, Place
from huetable.games.hues_and_cues.rules.random_moves import MOODS, THINGS
from huetable.games.hues_and_cues.rules.scoring import points_for_field
from huetable.games.hues_and_cues.rules.state import Piece, State

At = Callable[..., State]


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [3, 7])
def test_every_level_plays_whole_games(level: str, seats: int) -> None:
    outcome = play_game(GAME, bot_players(GAME, [level] * seats, budget_ms=10), seats)
    assert outcome.result.ending in GAME.meta.endings
    moves = [decode(bytes(step.move), GAME.move_type) for step in outcome.record.steps if step.seat >= 0]
    assert Object not in {type(move) for move in moves}


def test_young_players_variant_is_played_too() -> None:
    outcome = play_game(GAME, bot_players(GAME, ["normal"] * 3, budget_ms=10), 1, options={"young": True})
    assert sum(outcome.result.scores) > 30


def test_the_better_bot_scores_more() -> None:
    """One of each at a table, from every seat."""
    totals: Counter[str] = Counter()
    levels = ["random", "easy", "normal", "hard"]
    for seed in range(8):
        seated = levels[seed % 4 :] + levels[: seed % 4]
        scores = play_game(GAME, bot_players(GAME, seated, budget_ms=10), seed).result.scores
        totals.update(dict(zip(seated, scores, strict=True)))
    assert totals["hard"] > totals["easy"] > totals["random"]
    assert totals["normal"] > totals["easy"]


@pytest.mark.parametrize("phase", ["guess1", "guess2"])
def test_nobody_takes_a_turn_that_is_not_theirs_and_nobody_objects(at: At, phase: str) -> None:
    state = at(phase, seats=4, clock=True)
    for bot in (RandomBot(), HuesBot(HARD)):
        assert all(bot.choose(GAME.observe(state, seat), Rng.from_number(1)) is None for seat in range(4))


def test_a_giver_takes_the_colour_it_has_a_word_for(at: At) -> None:
    state = at("choose")
    state.card = ("A1", "I20", "H13", "J22")
    move = HuesBot(HARD).choose(GAME.observe(state, 0), Rng.from_number(1))
    assert isinstance(move, Choose)
    assert move.field in state.card


def test_cues_differ_from_game_to_game_and_are_beyond_doubt(at: At) -> None:
    said = set()
    for seed in range(12):
        move = HuesBot(EASY).choose(GAME.observe(at("cue1", target="L3"), 0), Rng.from_number(seed))
        assert isinstance(move, GiveCue)
        assert check_cue(move.words, Context()).kind == "ok"
        said.add(move.words)
    assert len(said) > 3


@pytest.mark.rule("HUES-15", "HUES-17", "HUES-18")
def test_every_word_a_bot_could_say_is_a_fair_cue() -> None:
    second = Context("harbor", ("harbor",))
    assert all(check_cue(thing).kind == check_cue(thing, second).kind == "ok" for thing in THINGS)
    assert all(check_cue(mood, second).kind == "ok" for mood in MOODS)
    assert [word for word in first_cues() if check_cue(word).kind != "ok"] == []
    assert [name for name in names_of_two_words() if check_cue(name, second).kind != "ok"] == []


def test_no_bot_compares_or_repeats_in_its_second_cue(at: At) -> None:
    state = at("cue2", target="L3", cues=("leaf",))
    view = GAME.view(state, 0)
    first_cue_ideas = [
        CueIdea(words, 1) for words in ("riper", "wetter leaf", "leaves", "darken", "azul", "amber")
    ]
    assert HuesBot(HARD).pick_cue(first_cue_ideas, view, Rng.from_number(1)) == GiveCue("amber")


def test_a_giver_whose_words_are_used_up_says_anything(at: At) -> None:
    state = at("cue1", target="L3")
    bot = HuesBot(HARD)
    state.used = list(bot.speaker().words)
    move = bot.choose(GAME.observe(state, 0), Rng.from_number(2))
    assert isinstance(move, GiveCue)
    assert move.words in THINGS


def test_a_random_giver_who_finds_nothing_passes(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("huetable.games.hues_and_cues.bots.players.is_undoubted", lambda words, view: False)
    moves = {RandomBot().choose(GAME.observe(at("cue2"), 0), Rng.from_number(seed)) for seed in range(9)}
    assert moves == {Pass()}
    assert RandomBot().choose(GAME.observe(at("cue1"), 0), Rng.from_number(1)) is None
    assert HuesBot(HARD).second_cue(GAME.view(at("cue2"), 0), Rng.from_number(1)) == Pass()


def test_a_second_cue_leads_back_those_who_went_astray(at: At) -> None:
    state = at("cue2", target="L3", cues=("banana",), seats=6)
    state.pieces = [Piece(seat, f"M{20 + seat}", 1) for seat in range(1, 6)]
    move = HuesBot(HARD).choose(GAME.observe(state, 0), Rng.from_number(1))
    assert isinstance(move, GiveCue)
    assert check_cue(move.words, Context("banana", ("banana",))).kind == "ok"


def test_a_giver_passes_where_the_others_would_gain_more() -> None:
    """With the frame all but full there is little left for the giver, but a ring for the others."""
    target = FIELDS.index("H15")
    frame = [n for n, field in enumerate(FIELDS) if points_for_field("H15", field) >= 2]
    sure = np.array([points_for_field("H15", field) for field in FIELDS], np.float32)
    assert second_round_pays(sure / sure.sum(), target, [], 6)
    assert second_round_pays(sure / sure.sum(), target, [], 3)
    assert not second_round_pays(sure / sure.sum(), target, frame, 6)


@pytest.mark.parametrize("phase", ["guess1", "guess2"])
def test_a_guesser_places_near_what_the_cue_says(at: At, phase: str) -> None:
    state = at(phase, cues=("banana", "ripe lemon"))
    seat = GAME.whose_turn(state)[0]
    moves = {HuesBot(HARD).choose(GAME.observe(state, seat), Rng.from_number(seed)) for seed in range(5)}
    for move in moves:
        assert isinstance(move, Place)
        assert points_for_field("L3", move.field) > 0 or points_for_field("M3", move.field) > 0
        assert GAME.refuse(state, seat, move) is None


def test_a_bot_takes_its_time() -> None:
    observation = GAME.observe(GAME.setup(GAME.options_type(), 3, Rng.from_number(1)), 0)
    times = {
        type(move): RandomBot().pause(observation, move, Rng.from_number(1))
        for move in (GiveCue("x"), Place("A1"), Pass())
    }
    assert times[GiveCue] > times[Place] > 0 < times[Pass]


def test_a_pick_follows_the_weights() -> None:
    picked = Counter(
        pick_by_weight(np.array([0, 3, 1], np.float32), Rng.from_number(seed)) for seed in range(200)
    )
    assert picked[0] == 0
    assert picked[1] > picked[2] > 20
