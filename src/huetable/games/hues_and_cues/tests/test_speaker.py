"""What the bots say of a colour: words that people use, real names of two words, and not always the same."""

from pathlib import Path

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import lab
from huetable.games.hues_and_cues.bots.players import EASY, HARD, NORMAL, HuesBot, choose_idea
from huetable.games.hues_and_cues.data import first_cues
from huetable.games.hues_and_cues.knowledge import colour_model_for
from huetable.games.hues_and_cues.knowledge.listener import field_chances
from huetable.games.hues_and_cues.knowledge.own_names import REVIEWED, names_of_two_words, own_names
from huetable.games.hues_and_cues.knowledge.speaker import speaker
from huetable.games.hues_and_cues.lab.giving.giver_gain import hard_giver
from huetable.games.hues_and_cues.rules.board import FIELDS
from huetable.games.hues_and_cues.rules.palette import COLOURS

MODIFIERS = {"dark", "deep", "pale", "light", "bright", "dusty", "soft"}
SPEAKER = speaker(colour_model_for(COLOURS), HARD.vocabulary)


@pytest.fixture(scope="module")
def said() -> list[tuple[str, str]]:
    """A first and a second cue for every field."""
    rounds = [hard_giver([field], Rng.from_number(field)) for field in range(len(FIELDS))]
    return [(played.first, played.second) for played in rounds]


def test_the_words_that_people_say_first_are_among_the_cues() -> None:
    words = {"fire", "sunset", "gold", "mint", "flamingo", "barbie", "chocolate", "lemon", "grape"}
    heard = {
        idea.words
        for field in range(len(FIELDS))
        for idea in SPEAKER.first_cue_ideas(field, (), HARD.choices)
    }
    assert words <= heard
    assert not {"pale", "light", "wind", "venus", "red", "corner"} & set(SPEAKER.words)


def test_cues_are_of_many_kinds(said: list[tuple[str, str]]) -> None:
    assert len({first for first, _ in said}) >= 250
    assert len({second for _, second in said}) >= 250


def test_second_cues_are_real_names_of_two_words(said: list[tuple[str, str]]) -> None:
    two = [second for _, second in said if " " in second]
    assert len(two) > len(said) * 0.7
    assert set(two) <= set(names_of_two_words())
    assert {"sea foam", "brick dust", "wet sand"} <= set(names_of_two_words())
    changed = [second for _, second in said if MODIFIERS & set(second.split())]
    assert len(changed) <= len(said) / 5


def test_nobody_says_the_same_twice_in_a_round(said: list[tuple[str, str]]) -> None:
    assert all(first != second for first, second in said)


def test_a_used_word_is_not_said_again() -> None:
    field = FIELDS.index("B3")
    best = SPEAKER.first_cue_ideas(field, (), 3)
    others = SPEAKER.first_cue_ideas(field, {best[0].words}, 3)
    assert best[0].worth >= best[1].worth >= best[2].worth
    assert [idea.words for idea in others[:2]] == [idea.words for idea in best[1:]]
    before = field_chances(SPEAKER.model, ["rose"])
    second = SPEAKER.second_cue_ideas(field, "rose", before, ())
    again = SPEAKER.second_cue_ideas(field, "rose", before, {second[0].words})
    assert [idea.words for idea in again[:3]] == [idea.words for idea in second[1:4]]


def test_weaker_bots_know_fewer_words() -> None:
    sizes = [len(HuesBot(skill).speaker().words) for skill in (EASY, NORMAL, HARD)]
    assert 100 < sizes[0] < sizes[1] < sizes[2]


def test_a_better_idea_is_said_more_often() -> None:
    ideas = SPEAKER.first_cue_ideas(FIELDS.index("K2"), (), 8)
    chosen = [ideas.index(choose_idea(ideas, Rng.from_number(seed))) for seed in range(200)]
    assert chosen.count(0) > chosen.count(7)
    assert len(set(chosen)) > 4


def test_every_cue_has_a_colour_of_its_own() -> None:
    assert SPEAKER.words == list(first_cues())
    assert len(first_cues()) == len(set(first_cues()))
    entries = [(name.words, name.kind) for name in own_names()]
    assert len(entries) == len(set(entries))
    assert sum(kind == REVIEWED for _, kind in entries) > 100


def test_the_commonest_cues_were_reviewed() -> None:
    lines = (Path(lab.__file__).parent / "review.txt").read_text("ascii").splitlines()
    reviewed = dict(line.split(": ") for line in lines if not line.startswith("#"))
    corrections = {name.words[0]: name.code for name in own_names() if name.kind == REVIEWED}
    assert len(reviewed) == 500
    assert reviewed.keys() <= set(first_cues())
    for word, verdict in reviewed.items():
        assert verdict.endswith(f"corrected to {corrections[word]}" if word in corrections else "kept"), word
