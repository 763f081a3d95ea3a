"""`huetable replay` and `huetable verify`."""

import json
from pathlib import Path
from typing import Any

import pytest

from huetable.core.codec import digest
from huetable.core.record import read_record, replay, write_record
from huetable.games import all_games, find_game, game_folder

DYE: Any = find_game("dye_pot")


@pytest.mark.rule("TABLE-11")
def test_a_good_record_is_told_what_was_checked(shell: Any, record: Path) -> None:
    said = shell("verify", record)
    assert (said.code, said.err) == (0, "")
    for words in (
        "holds: Dye Pot, 3 seats",
        "committed to before the first deal",
        "is legal",
        "the result follows",
    ):
        assert words in said.out


def test_a_record_may_be_piped_in(shell: Any, record: Path) -> None:
    assert shell("verify", "-", typed=record.read_text("utf-8")).code == 0


def changed_seed(data: bytes, seed: str = "00" * 32) -> bytes:
    record = read_record(data)
    assert record.footer
    footer = type(record.footer)(record.footer.result, seed, record.footer.salt)
    return write_record(type(record)(record.header, record.steps, footer))


@pytest.mark.rule("TABLE-11")
@pytest.mark.parametrize(
    ("spoil", "about"),
    [
        (lambda data: data.replace(b'"dye":"red"', b'"dye":"blue"', 1), "was changed"),
        (lambda data: data[:-2], "no line of a record"),
        (lambda data: b"\n".join(data.splitlines()[:-1]) + b"\n", "not over"),
        (lambda data: b"", "not the header"),
        (lambda data: b"\xff\xfe" + data, "line 1"),
        (lambda data: b"[" * 100_000, "line 1"),
        (changed_seed, "the seed is not the one"),
    ],
)
def test_a_bad_record_fails_with_one_line(
    shell: Any, record: Path, tmp_path: Path, spoil: Any, about: str
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(spoil(record.read_bytes()))
    said = shell("verify", file)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"huetable: {file}: ")
    assert about in said.err
    assert said.err.count("\n") == 1


def test_a_record_of_a_game_that_is_not_here_is_bad_input(shell: Any, record: Path, tmp_path: Path) -> None:
    whole = read_record(record.read_bytes())
    header = type(whole.header)(1, "chess", 1, {}, whole.header.seats, whole.header.commitment, ())
    file = tmp_path / "chess.jsonl"
    file.write_bytes(write_record(type(whole)(header, whole.steps, whole.footer)))
    for command in ("verify", "replay"):
        said = shell(command, file)
        assert said.code == 2
        assert "a game that isn't installed here" in said.err


def test_a_replay_tells_every_step(shell: Any, record: Path) -> None:
    said = shell("replay", record)
    assert (said.code, said.err) == (0, "")
    steps = len(read_record(record.read_bytes()).steps)
    assert said.out.startswith(f"Dye Pot, 3 seats, {steps} steps\n")
    assert f"\n{steps:>4}  " in said.out
    assert "seat 0: pour " in said.out
    assert "Won by" in said.out


@pytest.mark.rule("TABLE-10")
def test_a_seat_is_not_told_what_it_did_not_see(shell: Any, record: Path) -> None:
    said = shell("replay", record, "--seat", 1)
    assert "you: pour " in said.out
    assert "Seat 0 has poured." in said.out
    assert "seat 0: pour" not in said.out
    lines = [json.loads(line) for line in shell("replay", record, "--seat", 1, "--json").out.splitlines()]
    assert {line["seat"] for line in lines if line["move"]} <= {1, -1}
    drew = [line["seat"] for line in lines for event in line["events"] if event["type"] == "drew"]
    assert set(drew) <= {1}


@pytest.mark.rule("TABLE-10")
def test_a_spectator_sees_nobodys_orders(shell: Any, record: Path) -> None:
    said = shell("replay", record, "--spectator", "--step", 5)
    assert "round: " in said.out
    assert "orders: " not in said.out
    assert "   6  " not in said.out


def test_a_step_shows_the_whole_table_to_who_may_see_it(shell: Any, record: Path) -> None:
    assert "orders " in shell("replay", record, "--step", 5).out.splitlines()[-1]
    said = shell("replay", record, "--step", 0)
    assert (said.code, said.out) == (2, "")
    assert "Invalid --step 0" in said.err


def test_json_has_a_line_a_step_with_the_hash_of_the_state(shell: Any, record: Path) -> None:
    whole = read_record(record.read_bytes())
    lines = [json.loads(line) for line in shell("replay", record, "--json").out.splitlines()]
    before = [digest(state) for _, _, state in replay(DYE, whole, whole.rng)]
    assert [line["seq"] for line in lines] == list(range(1, len(whole.steps) + 1))
    assert [line["state"] for line in lines[:-1]] == before[1:]
    assert [line["move"] for line in lines] == [json.loads(bytes(step.move)) for step in whole.steps]


def test_a_seat_that_is_not_there_is_told(shell: Any, record: Path) -> None:
    assert "Invalid --seat 3: expected a number from 0 to 2" in shell("replay", record, "--seat", 3).err


def unlawful(data: bytes) -> bytes:
    """The first move made once more after it."""
    whole = read_record(data)
    first = whole.steps[0]
    again = type(first)(2, first.seat, first.move)
    return write_record(type(whole)(whole.header, (first, again), whole.footer))


def test_an_unlawful_move_stops_the_replay(shell: Any, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "unlawful.jsonl"
    file.write_bytes(unlawful(record.read_bytes()))
    assert "move 2 is against the rules: TABLE-3" in shell("replay", file).err
    assert shell("verify", file).code == 1


def test_a_seed_that_is_no_number_stops_the_replay(shell: Any, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "seedless.jsonl"
    file.write_bytes(changed_seed(record.read_bytes(), "plum"))
    said = shell("replay", file)
    assert (said.code, said.out.count("\n"), said.err.count("\n")) == (2, 1, 1)


@pytest.mark.parametrize("name", list(all_games()))
def test_the_records_of_every_game_can_be_verified_and_told(shell: Any, name: str) -> None:
    for file in sorted((game_folder(find_game(name)) / "tests" / "records").glob("*.jsonl")):
        assert shell("verify", file).code == 0
        for who in ((), ("--seat", "0"), ("--spectator", "--json")):
            assert shell("replay", file, *who).code == 0
