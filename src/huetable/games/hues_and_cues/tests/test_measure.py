"""What bench/bots.py reports is what happened. How fast and how good it is, the bench says, not a test."""

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.bots.players import EASY, HuesBot
from huetable.games.hues_and_cues.lab.knowledge_measures import BOARDS, held_out, nearest, share_within
from huetable.games.hues_and_cues.lab.measure import (
    SEATS,
    measure,
    measure_costs,
    play_rounds,
    random_game,
    table_row,
)


def test_random_games_are_played_to_the_end() -> None:
    assert random_game(GAME, 3, Rng.from_number(1)) > 30


def test_a_table_of_five_bots_plays_ten_rounds_and_all_pieces_count() -> None:
    rounds = play_rounds(HuesBot(EASY), Rng.from_number(3))
    assert len(rounds) >= 2 * SEATS
    row = table_row("easy", HuesBot(EASY), 1)
    assert row["n"] >= 2 * SEATS
    assert row["points"].endswith("the giver")


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
def test_every_bar_is_reached() -> None:
    _, bars = measure(quick=False, tell=print)
    assert [bar.name for bar in bars if not bar.ok] == []


@pytest.mark.soak
def test_the_bars_are_those_of_the_plain_board() -> None:
    rows, bars = held_out(quick=True)
    shown = {row["test"]: row for row in rows if row["board"] == "plain"}
    assert f"{bars[0].value:.1%}" == shown["crowd words, exact entry removed"]["3x3"]
