"""The presets are neither won nor lost before they begin, and a person in them matters."""

import re

import pytest

from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.lab import measure
from huetable.games.guardians_of_hue.lab.balance import preset_tables
from huetable.games.guardians_of_hue.lab.balance.cells import Cell, WinShare
from huetable.games.guardians_of_hue.lab.balance.minutes import average_minutes, game_minutes, seated_cell
from huetable.games.guardians_of_hue.lab.balance.page import PAGE
from huetable.games.guardians_of_hue.lab.balance.preset_tables import (
    count_presets,
    has_to_be_fair,
    preset_section,
    read_presets,
)
from huetable.games.guardians_of_hue.lab.balance.presets import (
    FAIR,
    MOST_PASSIVE,
    PresetFigures,
    PresetRow,
    figures_of,
    play_games,
    preset_cell,
    preset_cells,
    preset_rows,
)

on_paper = pytest.mark.skipif(not PAGE.exists(), reason="a copy of the source has no documents")

FAIR_ROWS = [row for row in preset_rows() if has_to_be_fair(row)]


def test_every_preset_is_measured_with_each_number_of_guardians() -> None:
    assert {row.preset for row in preset_rows()} == set(GAME.presets)
    assert len(preset_rows()) == 5 * 3
    assert {row.preset for row in FAIR_ROWS} == set(GAME.presets) - {"classic"}
    for row in preset_rows():
        seats = row.guardians + ("lord_sepia" in GAME.presets[row.preset])
        options = GAME.read_options({**GAME.presets[row.preset], "clock": False}, seats)
        assert row.now.options() == options, "what is played out is what the waiting room offers"


def test_classic_stays_as_it_was_written() -> None:
    assert GAME.presets["classic"] == {}


@on_paper
@pytest.mark.rule("GUARD-53")
def test_the_page_has_every_preset_in_its_bounds() -> None:
    found = read_presets(PAGE.read_text("utf-8"))
    assert list(found) == preset_rows()
    for row in FAIR_ROWS:
        share, low, high, _ = found[row]
        assert FAIR[0] <= low <= share <= high <= FAIR[1], row
        assert round(high - low, 2) <= 0.06, "three points to each side"
    assert all(passive <= MOST_PASSIVE for *_, passive in found.values())


@on_paper
def test_the_waiting_room_tells_how_often_classic_is_won() -> None:
    found = read_presets(PAGE.read_text("utf-8"))
    hint = preset_hint("classic")
    (told,) = re.findall(r"(\d+)% of the games with two", hint)
    assert found[PresetRow("classic", 2)][0] == pytest.approx(int(told) / 100, abs=0.015)
    assert "nearly all with more" in hint
    assert all(found[PresetRow("classic", guardians)][1] > 0.97 for guardians in (3, 4))


@on_paper
@pytest.mark.parametrize(
    ("preset", "words", "share"),
    [
        ("even", "60%", 0.6),
        ("party", "half", 0.5),
        ("quick", "60%", 0.6),
        ("children", "60%", 0.6),
    ],
)
def test_the_waiting_room_tells_how_often_the_others_are_won(preset: str, words: str, share: float) -> None:
    found = read_presets(PAGE.read_text("utf-8"))
    assert words in preset_hint(preset)
    shares = [found[PresetRow(preset, guardians)][0] for guardians in (2, 3, 4)]
    assert sum(shares) / 3 == pytest.approx(share, abs=0.05)


def preset_hint(preset: str) -> str:
    from huetable.games import game_texts

    hint: str = game_texts(GAME)["presets"][preset]["hint"]
    return hint


@pytest.mark.rule("GUARD-53")
@pytest.mark.parametrize("row", FAIR_ROWS[::3], ids=str)
def test_a_few_new_games_fit(row: PresetRow) -> None:
    """Thirty games say little; one that is always or never won they find out."""
    share = figures_of(list(play_games(row.now, range(500_000, 500_030)))).share
    low, high = share.interval(deviations=3)
    assert low <= FAIR[1]
    assert high >= FAIR[0]


@pytest.mark.soak
@pytest.mark.parametrize("row", FAIR_ROWS, ids=str)
def test_many_new_games_fit(row: PresetRow) -> None:
    share = figures_of(list(play_games(row.now, range(600_000, 600_600)))).share
    assert FAIR[0] <= share.share <= FAIR[1]


@pytest.mark.parametrize(("preset", "games"), [("even", 24), ("quick", 24), ("classic", 8)])
def test_whoever_only_ends_turns_does_not_win(preset: str, games: int) -> None:
    """Also where a person alone with bots has chosen nothing in the waiting room (TABLE-75), and in the game as written,
    which four guardians win nearly always.
    """
    cell = preset_cell(GAME.presets[preset], 4, passive=True)
    assert not any(won for won, _ in play_games(cell, range(games)))


@pytest.mark.soak
@pytest.mark.parametrize("row", preset_rows(), ids=str)
def test_whoever_only_ends_turns_does_not_win_in_any_preset(row: PresetRow) -> None:
    assert figures_of(list(play_games(row.passive, range(300)))).share.share <= MOST_PASSIVE


def test_nine_of_ten_games_are_over_by_this_round() -> None:
    played = [(number < 3, number + 1) for number in range(10)]
    assert figures_of(played) == PresetFigures(WinShare(3, 10), 5.5, 9)
    assert figures_of(played).rounds_in_words() == "6 (9)"
    assert figures_of([(True, 4)]) == PresetFigures(WinShare(1, 1), 4.0, 4)


def test_the_part_about_presets_reads_back_as_it_was_written() -> None:
    def figures(cell: Cell) -> PresetFigures:
        return PresetFigures(WinShare(cell.guardians + cell.passive + 4 * cell.extra, 10), 5.0, 8)

    found = read_presets(preset_section(figures, 200))
    assert list(found) == preset_rows()
    assert found[PresetRow("even", 2)] == (0.6, 0.31, 0.83, 0.7)
    assert found[PresetRow("classic", 3)] == (0.3, 0.11, 0.6, 0.4)


def test_every_cell_of_the_part_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preset_tables, "play_games", lambda cell, seeds: [(True, len(seeds))])
    said: list[str] = []
    found = count_presets(3, 1, said.append)
    assert all(found(cell) == PresetFigures(WinShare(1, 1), 3.0, 3) for cell in preset_cells())
    assert len(said) == len({*preset_cells(), *preset_tables.length_cells().values()})


def test_presets_are_measured_in_as_many_processes_as_there_are_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        measure, "run_in_processes", lambda work, numbers: [work(numbers[:2]), work(numbers[2:])]
    )
    cell = preset_rows()[-1].now
    assert measure.measure_rounds(cell, 3) == figures_of(list(play_games(cell, range(3))))


def test_the_waiting_room_has_a_length_for_every_preset_and_number_of_seats() -> None:
    fewest, most = GAME.meta.seats
    assert set(GAME.preset_minutes) == set(GAME.presets)
    assert all(len(minutes) == most - fewest + 1 for minutes in GAME.preset_minutes.values())


def test_a_game_takes_what_is_shown_and_what_people_decide() -> None:
    quick, party = seated_cell("quick", 5), seated_cell("party", 3)
    assert quick is not None
    assert (quick.guardians, quick.sepia) == (4, "normal")
    assert party is not None
    assert (party.guardians, party.sepia) == (2, "normal")
    assert seated_cell("party", 2) is None
    assert 1 < game_minutes(quick, 1) < 90


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", list(GAME.presets))
def test_games_take_as_long_as_the_waiting_room_says(preset: str, seats: int) -> None:
    """Some games are ten times as long as others, so the average of so many still strays."""
    cell = seated_cell(preset, seats)
    if cell is None:
        return
    told = GAME.preset_minutes[preset][seats - GAME.meta.seats[0]]
    assert average_minutes(cell, range(700_000, 700_150)) == pytest.approx(told, rel=0.35, abs=3)
