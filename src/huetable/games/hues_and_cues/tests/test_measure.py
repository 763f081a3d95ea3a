"""What bench/bots.py reports is what happened. How fast and how good it is, the bench says, not a test."""

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.bots.players import EASY, HuesBot
from huetable.games.hues_and_cues.knowledge.board_distance import STEPS
from huetable.games.hues_and_cues.lab.giving.giver_gain import (
    HELD_OUT,
    former_cues,
    former_giver,
    hard_giver,
    points_by_person,
)
from huetable.games.hues_and_cues.lab.giving.people import Person, memories
from huetable.games.hues_and_cues.lab.knowledge_measures import BOARDS, held_out, nearest, share_within
from huetable.games.hues_and_cues.lab.measure import (
    SEATS,
    measure,
    measure_costs,
    play_rounds,
    random_game,
    table_row,
)
from huetable.games.hues_and_cues.rules.board import FIELDS


def test_random_games_are_played_to_the_end() -> None:
    assert random_game(GAME, 3, Rng.from_number(1)) > 30


def test_a_table_of_five_bots_plays_ten_rounds_and_all_pieces_count() -> None:
    rounds = play_rounds(HuesBot(EASY), Rng.from_number(3))
    assert len(rounds) >= 2 * SEATS
    row = table_row("easy", HuesBot(EASY), 1)
    assert row["n"] >= 2 * SEATS
    assert row["points"].endswith("the giver")


@pytest.mark.soak
def test_costs_are_measured_in_a_process_of_their_own() -> None:
    rows, bars = measure_costs(quick=True)
    assert [row["test"] for row in rows] == ["load_s", "query_ms", "memory_mb", "knowledge_mb"]
    assert [bar.name for bar in bars] == [f"bots.hues.{row['test']}" for row in rows]
    assert all(bar.value > 0 for bar in bars)


def test_words_are_held_out_on_the_plain_board_and_on_our_own() -> None:
    assert [len(set(palette)) for palette in BOARDS.values()] == [480, 480]
    assert share_within([0, 1, 2, 5], 1) == 0.5
    assert 0 <= nearest(BOARDS["own"], 0) < 480


@pytest.mark.soak
def test_people_gain_more_from_the_cues_of_the_hard_bot_than_from_former_ones() -> None:
    people = [Person(HELD_OUT + 100 + number) for number in range(8)]
    before, now = (points_by_person(giver, 60, people).mean() for giver in (former_giver, hard_giver))
    assert now > 1.15 * before > 1


def test_the_former_giver_is_kept_as_what_it_said() -> None:
    assert len(former_cues()) == len(FIELDS)
    assert all(len(firsts) == 3 and all(seconds for _, seconds in firsts) for firsts in former_cues())
    played = former_giver([0, 100], Rng.from_number(1))
    assert played.first in [idea.words for idea, _ in former_cues()[played.target]]


def test_people_remember_half_of_the_names_and_differ() -> None:
    def guesses(number: int, *cues: str) -> list[int]:
        person = Person(number)
        return [person.guess(cues) for _ in range(12)]

    assert guesses(1, "banana") == guesses(1, "banana") != guesses(2, "banana")
    lemon, navy = FIELDS.index("L3"), FIELDS.index("E30")
    assert sorted(STEPS[lemon, field] for field in guesses(1, "lemon"))[6] < 8
    assert sorted(STEPS[navy, field] for field in guesses(3, "ocean", "navy uniform"))[6] < 8
    assert len(set(guesses(1, "qqqqzzzz"))) > 6
    assert len(memories()["sea foam"]) > 1


def test_a_piece_is_not_put_where_one_lies() -> None:
    person = Person(5)
    taken = person.guess(["banana"])
    assert all(person.guess(["banana"], taken) != taken for _ in range(20))


@pytest.mark.soak
def test_every_bar_is_reached() -> None:
    _, bars = measure(quick=False, tell=print)
    assert [bar.name for bar in bars if not bar.ok] == []


@pytest.mark.soak
def test_the_bars_are_those_of_the_plain_board() -> None:
    rows, bars = held_out(quick=True)
    shown = {row["test"]: row for row in rows if row["board"] == "plain"}
    assert f"{bars[0].value:.1%}" == shown["crowd words, exact entry removed"]["3x3"]
