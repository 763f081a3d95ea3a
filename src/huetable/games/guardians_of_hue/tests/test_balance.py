"""The page about the balance is true, as far as a few games can tell."""

from math import sqrt

import pytest

from huetable import cli
from huetable.games.guardians_of_hue.lab import measure
from huetable.games.guardians_of_hue.lab.balance import page
from huetable.games.guardians_of_hue.lab.balance.cells import (
    Cell,
    WinShare,
    is_won,
    play_cell,
)
from huetable.games.guardians_of_hue.lab.balance.page import (
    PAGE,
    all_cells,
    gain_over_normal,
    games_of,
    read_page,
    write_page,
)
from huetable.games.guardians_of_hue.lab.balance.presets import PresetFigures

CELLS = all_cells()
GAMES = 5
"""In each cell that is looked at: few, but a table of other rules would not be met by all of them."""


on_paper = pytest.mark.skipif(not PAGE.exists(), reason="a copy of the source has no documents")


@on_paper
def test_the_page_has_every_way_to_set_up_the_game() -> None:
    found = read_page(PAGE.read_text("utf-8"))
    assert list(found) == CELLS
    assert len(found) == 3 * 6 * 9 + 4 * 9 + 3 * 9 - 9
    assert all(low <= share <= high for share, low, high in found.values())


@pytest.mark.soak
@on_paper
def test_the_page_fits_the_games_that_are_played_today() -> None:
    """A wide interval around a few new games meets the one on the page, in each cell and over all of them."""
    found = read_page(PAGE.read_text("utf-8"))
    won, expected, spread = 0, 0.0, 0.0
    for cell in looked_at():
        share, low, high = found[cell]
        today = play_cell(cell, GAMES, first=100_000)
        least, most = today.interval(deviations=3.5)
        assert least <= high, cell
        assert low <= most, cell
        won += today.won
        expected += GAMES * share
        spread += GAMES * share * (1 - share) * (1 + GAMES / 200)
    assert abs(won - expected) < 3.5 * sqrt(spread)


def looked_at() -> list[Cell]:
    """Every ninth cell of the maps, another column each time, and a few of skill and of Lord Sepia."""
    maps = [CELLS[number + number // 9 % 9] for number in range(0, 162, 9)]
    skill = [Cell("difficult", 4, level="easy"), Cell("easy", 2, level="hard")]
    return [*maps, *skill, Cell("difficult", 3, sepia="normal"), Cell("easy", 2, sepia="easy")]


@on_paper
@pytest.mark.soak
@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_the_whole_page_fits(cell: Cell) -> None:
    _, low, high = read_page(PAGE.read_text("utf-8"))[cell]
    least, most = play_cell(cell, 20, first=200_000).interval(deviations=3.5)
    assert least <= high
    assert low <= most


@on_paper
def test_the_balance_says_what_everybody_feels() -> None:
    """More darkness is harder, and more guardians are stronger, as the game is written."""
    found = read_page(PAGE.read_text("utf-8"))
    for guardians in (2, 3, 4):
        shares = [found[Cell(difficulty, guardians)] for difficulty in ("easy", "difficult", "impossible")]
        assert shares == sorted(shares, reverse=True)
    assert found[Cell("difficult", 2)].high < found[Cell("difficult", 3)].low


def test_a_gain_is_counted_where_normal_bots_win_some_games_and_lose_some() -> None:
    def shares(cell: Cell) -> WinShare:
        lost = cell.difficulty == "impossible"
        return WinShare(0 if lost else 30 if cell.level == "normal" else 42, 60)

    assert gain_over_normal("hard", shares) == pytest.approx(20)
    assert gain_over_normal("hard", lambda cell: WinShare(0, 60)) == 0.0


def test_a_hard_lord_sepia_plays_fewer_games() -> None:
    assert games_of(Cell("easy", 2, sepia="hard"), 200) == 40
    assert games_of(Cell("easy", 2, sepia="hard"), 3) == 1
    assert games_of(Cell("easy", 2, level="hard"), 200) == 200


def some_figures(cell: Cell) -> PresetFigures:
    return PresetFigures(WinShare(cell.guardians + 10 * cell.passive, 20), 4.4, 9)


def test_a_page_reads_back_as_it_was_written() -> None:
    written = write_page(lambda cell: WinShare(cell.guardians, 10), some_figures, games=10)
    found = read_page(written)
    assert list(found) == CELLS
    assert found[CELLS[0]] == (0.2, 0.06, 0.51)
    assert "hard ones win\n0 points more on average" in written
    with pytest.raises(ValueError, match="expected a line for square"):
        read_page(written.replace("| square | dusk", "| circle | dusk"))


def test_the_shell_prints_the_page_from_new_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "play_cell", lambda cell, games: WinShare(cell.guardians, 8))
    monkeypatch.setattr(page, "count_presets", lambda games, jobs, tell: some_figures)
    assert cli.main(["sim", "guardians_of_hue", "--games", "8"]) == 0
    said = capsys.readouterr()
    assert said.out == write_page(lambda cell: WinShare(cell.guardians, 8), some_figures, games=8)
    assert said.err.count("\n") == len(CELLS)


def test_the_shell_counts_one_table_where_one_is_meant(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "2", "--seats", "2", "--bots", "normal", "--json"]
    assert cli.main(["sim", "guardians_of_hue", *words]) == 0
    assert '"games": 2' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("won", "games", "words"),
    [
        (5, 10, "50 % (24–76)"),
        (0, 100, "0 % (0–4)"),
        (100, 100, "100 % (96–100)"),
        (106, 200, "53 % (46–60)"),
    ],
)
def test_intervals_are_wilsons(won: int, games: int, words: str) -> None:
    assert WinShare(won, games).in_words() == words


def test_the_same_seed_is_the_same_game() -> None:
    cell = Cell("difficult", 3, sepia="easy")
    assert [is_won(cell, seed) for seed in range(4)] == [is_won(cell, seed) for seed in range(4)]
    assert cell.options().lord_sepia
    assert not Cell("easy", 2).options().lord_sepia


def test_the_bars_are_reached_or_not_by_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(cell: Cell, games: int) -> WinShare:
        better = {"hard": 20, "normal": 0, "easy": -5, "hard, thinking long": 9}[cell.sepia or cell.level]
        return WinShare(50 - better if cell.sepia else 50 + better, 100)

    monkeypatch.setattr(measure, "measure_cell", counted)
    monkeypatch.setattr(measure, "measure_rounds", lambda cell, games: some_figures(cell))
    monkeypatch.setattr(measure, "moves_per_second", lambda seconds: 9_999.0)
    rows, found = measure.measure(quick=True, tell=lambda line: None)
    assert len(rows) == 9 + 2 * 9 + 3 + 2 * 15
    assert rows[9]["more than normal"] == "+20.0%"
    reached = {bar.name.removeprefix("bots.guardians."): bar.ok for bar in found}
    assert reached["hard_gain_20ms"]
    assert not reached["hard_gain_200ms"]
    assert reached["sepia_apart"]
    assert reached["sepia_hard_gain"]
    assert reached["normal_difficult_3"]
    assert not reached["normal_easy_4"]
    assert not reached["moves_per_second"]
    assert not reached["preset_even_4"], "4 of 20 are too few"
    assert reached["preset_even_4_most"]
    assert not reached["preset_party_2_passive"], "12 of 20 with somebody who does nothing are too many"
    classic = {name.rpartition("_")[2] for name in reached if "classic" in name}
    assert classic == {"passive"}, "it stays as it was written, and yet no bots win it alone"
    assert len(found) == 14 + 3 * 12 + 3


def test_the_engine_makes_ten_thousand_random_moves_a_second() -> None:
    """A fraction of a second tells little, but four times as many are usual."""
    assert measure.moves_per_second(0.2) > measure.MOVES_PER_SECOND


def test_the_bots_are_measured_in_as_many_processes_as_there_are_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        measure, "run_in_processes", lambda work, numbers: [work(numbers[:2]), work(numbers[2:])]
    )
    cell = Cell("easy", 3)
    assert measure.measure_cell(cell, 4) == play_cell(cell, 4)
