"""`huetable play`, with somebody typing."""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from huetable.bots.runner import bot_players
from huetable.bots.virtual_game import Player, SecretSeed, VirtualGame
from huetable.cli.console import stdout_console
from huetable.cli.terminal.screen import Screen
from huetable.cli.terminal.session import PACES, Session
from huetable.cli.terminal.terminal_player import PlayerLeft, TerminalPlayer
from huetable.core.record import read_record, verify
from huetable.core.terms import Motion, MoveField, OpenMove
from huetable.games import find_game

DYE: Any = find_game("dye_pot")


def test_a_whole_game_can_be_typed_and_its_record_verifies(shell: Any, tmp_path: Path) -> None:
    """ "1" is always something lawful in Dye Pot: pour red, claim or shrug."""
    file = tmp_path / "game.jsonl"
    said = shell("play", "dye", "--seats", 3, "--seed", 5, "--save", file, typed="1\n" * 200)
    assert (said.code, said.err) == (0, "")
    assert "You have poured." in said.out
    assert "scores: you " in said.out
    record = verify(DYE, file.read_bytes())
    assert [chair.kind for chair in record.header.seats] == ["person", "bot", "bot"]
    assert record.header.options == {"clock": False}


def test_the_end_of_the_input_ends_the_game_quietly(shell: Any, tmp_path: Path) -> None:
    said = shell("play", "dye", typed="")
    assert (said.code, said.err) == (0, "")
    assert "You’ve left the table." in said.out
    assert not list(tmp_path.iterdir())


def test_who_leaves_may_keep_the_record_so_far(shell: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = shell("play", "dye", "--save", file, typed="pour red\nquit\n")
    assert said.code == 0
    record = read_record(file.read_bytes())
    assert record.footer is None
    assert record.steps[0].seat == 0


def test_a_seed_deals_the_same_and_none_deals_anew(shell: Any) -> None:
    first, same = (shell("play", "dye", "--seed", 4, "--seat", 2).out for _ in range(2))
    assert first == same
    assert (
        "You sit in seat 2; seat 0 is a normal bot, seat 1 is a normal bot, seat 3 is a normal bot." in first
    )
    commitments = {shell("play", "dye").out.splitlines()[3] for _ in range(2)}
    assert len(commitments) == 2


def test_the_table_is_told_in_words(shell: Any) -> None:
    said = shell("play", "dye", "--seats", 3, "--seed", 4)
    rows = [" ".join(line.split()) for line in said.out.splitlines()]
    assert "Round 1: everybody pours a drop in secret." in rows
    assert "Points: you 0, seat 1 0 and seat 2 0" in rows
    assert "1 pour red" in rows
    assert not [row for row in rows if row.startswith(("options", "The drops"))]


def test_commands_at_the_prompt(shell: Any) -> None:
    typed = "help\nmoves\nrules spoiled\nrules DYE-5\n\npaint\n7\nquit\n"
    said = shell("play", "dye", "--seed", 4, "--bots", "easy", typed=typed)
    for words in (
        "such as: pour red",
        "DYE-18",
        "DYE-5",
        "No rule of The table has all of the words “spoiled”",
        "no move is called 'paint'; there are: claim, name, pour, shrug",
        "There is no move 7. Choose a number from 1 to 4.",
    ):
        assert words in said.out


def test_a_refusal_is_explained_by_its_clause(shell: Any) -> None:
    said = shell("play", "dye", "--seed", 4, typed="claim\n")
    assert "That isn’t allowed. DYE-9: You have no clear order" in said.out


def seated(game: Any = DYE, **options: Any) -> VirtualGame:
    return VirtualGame(
        game,
        [Player("person", None), *bot_players(DYE, ["easy"] * 2, 1)],
        SecretSeed.from_numbers(4),
        options=options,
    )


def person_typing(lines: list[str], game: Any = DYE) -> TerminalPlayer:
    rest: Iterator[str] = iter(lines)

    def read_line(prompt: str) -> str:
        line = next(rest, None)
        if line is None:
            raise EOFError
        return line

    return TerminalPlayer(game, Screen(game, 0, stdout_console()), read_line)


def naming() -> VirtualGame:
    """Seat 0 is about to name what it has poured."""
    match = seated(clock=False)
    match.state.taster = 0
    match.state.phase, match.state.colour = "name", "red"
    match._plan_moves()
    return match


@pytest.mark.parametrize("lines", [["2", "velvet plum"], ["name", "velvet plum"], ["name velvet plum"]])
def test_a_form_is_filled_in_at_the_prompt(lines: list[str]) -> None:
    match = naming()
    match.state.orders[0] = ["blue", "blue"]
    answer = person_typing(lines).ask(DYE.observe(match.state, 0))
    assert answer.move == DYE.move_types()[2]("velvet plum")


def test_numbers_and_files_fill_in_forms_too(tmp_path: Path) -> None:
    (tmp_path / "clay").write_bytes(b"\x00\x01")
    person = person_typing(["12", str(tmp_path / "clay")])
    assert person._ask_for_field(MoveField("size", "number", most=20)) == 12
    hash = person._ask_for_field(MoveField("clay", "blob", most=20))
    assert hash == sha256(b"\x00\x01").hexdigest()
    assert person.handed_in == {hash: b"\x00\x01"}


def test_what_does_not_fit_a_form_is_told_and_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    match = naming()
    match.state.orders[0] = ["blue", "blue"]
    with pytest.raises(PlayerLeft):
        person_typing(["2", "n" * 61]).ask(DYE.observe(match.state, 0))
    assert "<= 60" in capsys.readouterr().out


def test_who_waits_lets_the_others_go_first(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(PlayerLeft):
        Session(seated(clock=False), person_typing(["", "", ""]), PACES["none"]).play()
    emitted = capsys.readouterr().out
    assert emitted.count("has poured.") == 2
    assert "Everybody waits for you." in emitted


def test_who_let_a_claim_be_is_not_asked_about_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    match = naming()
    match.state.taster = 1
    match.state.orders[:] = [["red", "red"], ["blue", "blue"], ["red", "red"]]
    match._plan_moves()
    with pytest.raises(PlayerLeft):
        Session(match, person_typing([""]), PACES["none"]).play()
    emitted = capsys.readouterr().out
    assert emitted.count("You may step in") == 1
    assert "Round 2: " in emitted


def test_bots_act_while_a_person_thinks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter([0.0, 60.0, 60.0, 60.0])
    monkeypatch.setattr("huetable.cli.terminal.session.time.monotonic", lambda: next(clock))
    monkeypatch.setattr("huetable.cli.terminal.session.time.sleep", lambda seconds: None)
    match = seated(clock=False)
    with pytest.raises(PlayerLeft):
        Session(match, person_typing(["pour red"]), PACES["human"]).play()
    assert [step.seat for step in match.steps[:3]] in ([1, 2, 0], [2, 1, 0])
    assert match.now >= 60_000


def test_with_a_clock_time_runs_out_for_who_thinks_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 21.0, 21.0, 21.0])
    monkeypatch.setattr("huetable.cli.terminal.session.time.monotonic", lambda: next(clock))
    monkeypatch.setattr("huetable.cli.terminal.session.time.sleep", lambda seconds: None)
    match = seated(pour_seconds=20)
    with pytest.raises(PlayerLeft):
        Session(match, person_typing(["pour red"]), PACES["human"]).play()
    assert -1 in [step.seat for step in match.steps]


@pytest.mark.parametrize(
    ("motion", "typed", "upheld"),
    [
        (Motion("v", "DYE-4", proposer=0), [], True),
        (Motion("v", "DYE-4", proposer=1, accused=0), [], False),
        (Motion("v", "DYE-4", proposer=1, accused=2), ["y"], True),
        (Motion("v", "DYE-4", proposer=1), [""], False),
    ],
)
def test_the_one_person_decides_a_vote(motion: Motion, typed: list[str], upheld: bool) -> None:
    assert Session(seated(), person_typing(typed), PACES["none"])._vote(motion) is upheld


def test_a_game_may_bring_its_own_screen(shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal.py in the game's folder shows the table and names the moves."""
    (tmp_path / "terminal.py").write_text(
        "def show(view, console, texts):\n    console.print(f'{texts[\"pot\"]} of seat {view.seat}')\n"
        "def name_move(move, view, texts):\n    return f'a drop of {move.dye}'\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("huetable.games.optional_module", lambda game, name: __import__(name))
    monkeypatch.setattr("huetable.games.game_texts", lambda game, language: {"pot": "pot"})
    said = shell("play", "dye")
    sys.modules.pop("terminal")
    assert "pot of seat 0" in said.out
    assert "1  a drop of red" in said.out


def test_long_lists_are_cut_and_moves_shows_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(DYE, 0, stdout_console())
    observation = DYE.observe(seated().state, 0)
    forms = (OpenMove("name", (MoveField("name", "text", 48),)),)
    many = type(observation)(0, observation.view, observation.moves * 10, forms, (0,), (), None)
    screen.list_moves(many)
    emitted = capsys.readouterr().out
    assert "and 16 more: type `moves` to see all of them" in emitted
    assert "41  name <name>" in emitted
    screen.list_moves(many, most=None)
    assert "40  pour water" in capsys.readouterr().out
