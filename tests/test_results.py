"""The page of results counts only records that verify, and all of them."""

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import results
from results import BadFolder, Line, read_folder, row, write_page

from huetable.bots.runner import bot_players, play_game
from huetable.bots.virtual_game import SecretSeed
from huetable.core.record import write_record
from huetable.games import find_game

OPTIONS: dict[str, Any] = {"clock": False, "goal": 3}
LINE = Line("dye-easy", "dye", "easy", 3, 6, "sim dye --save dye-easy", OPTIONS, repeats=3)


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Six games, each deal from every seat."""
    game, folder = find_game("dye"), tmp_path / "dye-easy"
    folder.mkdir()
    for number in range(LINE.games):
        levels = ["random"] * 3
        levels[number % 3] = "easy"
        secret = SecretSeed.from_numbers(LINE.seed, number // 3)
        outcome = play_game(game, bot_players(game, levels, 50), secret, options=OPTIONS)
        (folder / f"{number}.jsonl").write_bytes(write_record(outcome.record))
    return folder


def test_wins_are_counted_by_chairs_with_an_interval_and_a_proof(records: Path) -> None:
    read = read_folder(LINE, records)
    won = sum(
        number % 3 in record.footer.result.winners for number, (record, _) in enumerate(read) if record.footer
    )
    said = row(LINE, records)
    assert f"| 2 × `random` | 6 | {100 * won / 6:.1f} % |" in said
    assert said == row(LINE, records)


def test_a_changed_record_is_refused(records: Path) -> None:
    file = records / "3.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"winners":[', b'"winners":[1,', 1))
    with pytest.raises(BadFolder, match=r"3\.jsonl does not verify"):
        row(LINE, records)


def test_a_record_that_is_missing_or_counted_twice_is_refused(records: Path) -> None:
    (records / "9.jsonl").write_bytes((records / "1.jsonl").read_bytes())
    with pytest.raises(BadFolder, match="does not have the 6 games"):
        row(LINE, records)
    (records / "5.jsonl").unlink()
    with pytest.raises(BadFolder, match="does not have the 6 games"):
        row(LINE, records)


def test_other_options_games_and_bots_are_refused(records: Path) -> None:
    with pytest.raises(BadFolder, match="other options"):
        row(LINE._replace(options={}), records)
    with pytest.raises(BadFolder, match="number of seats"):
        row(LINE._replace(seats=4), records)
    with pytest.raises(BadFolder, match="has a bot called hard"):
        row(LINE._replace(bot="hard"), records)


def test_the_page_keeps_lines_whose_records_are_not_here(
    records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = records.parent / "results.md"
    page.write_text(
        f"Above.\n{results.BEGIN}| `old` | kept |\n| `gone` | x |\n{results.END}Below.\n", "utf-8"
    )
    monkeypatch.setattr(results, "PAGE", page)
    monkeypatch.setattr(results, "LINES", (LINE, LINE._replace(folder="old")))
    write_page(records.parent)
    written = page.read_text("utf-8")
    assert "| `old` | kept |" in written
    assert "gone" not in written
    assert written.startswith("Above.\n")
    assert written.endswith("Below.\n")
    assert row(LINE, records) in written


def test_every_line_of_the_page_has_a_command_that_makes_it() -> None:
    page = results.PAGE.read_text("utf-8")
    assert all(line.command in page for line in results.LINES)
    assert {line.command.split()[-1] for line in results.LINES} == {line.folder for line in results.LINES}


@pytest.mark.soak
def test_a_line_that_is_played_again_has_the_same_proof(tmp_path: Path) -> None:
    """The cheapest one. If a rule or a bot has changed, the page has to be written again."""
    line = next(each for each in results.LINES if each.folder == "dye-easy")
    command = shlex.split(line.command)
    assert command[0] == ".venv/bin/huetable"
    subprocess.run(
        [sys.executable, "-m", "huetable.cli", *command[1:]], cwd=tmp_path, check=True, capture_output=True
    )
    assert row(line, tmp_path / line.folder) in results.PAGE.read_text("utf-8")
