"""`huetable sim`: the same seed gives the same games, whoever plays them."""

import json
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from huetable.cli.simulation.play_games import SimulationPlan
from huetable.cli.simulation.totals import wilson_interval
from huetable.core.record import verify
from huetable.games import find_game


def totals(shell: Any, *words: object) -> dict[str, Any]:
    said = shell("sim", "dye", "--json", *words)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("\n") == 1
    counted: dict[str, Any] = json.loads(said.out)
    del counted["seconds"]
    return counted


def test_json_is_one_object_that_says_it_all(shell: Any) -> None:
    counted = json.loads(
        shell("sim", "dye", "--games", 6, "--options", "goal=5", "clock=false", "--json").out
    )
    assert counted["games"] == sum(counted["endings"].values()) == 6
    assert (
        counted["seats"] == len(counted["wins"]) == len(counted["scores"]) == len(counted["intervals"]) == 4
    )
    assert counted["bots"] == ["normal"] * 4
    assert counted["options"] == {"goal": 5, "clock": False}
    assert counted["seed"] == 1
    assert counted["moves"] > 6
    assert counted["seconds"] > 0


def test_the_same_seed_gives_the_same_results_however_many_processes_share_them(shell: Any) -> None:
    words = ("--games", 12, "--bots", "easy,normal,random")
    once = totals(shell, *words)
    assert once == totals(shell, *words)
    assert once == totals(shell, *words, "--jobs", 2)
    assert once != totals(shell, *words, "--seed", 2)


def test_bots_move_on_by_one_seat_after_each_game() -> None:
    plan = SimulationPlan("dye_pot", ("a", "b", "c"), {}, seed=1, budget=1)
    seated = ["".join(plan.bots[plan.entry_of(number, seat)] for seat in range(3)) for number in range(4)]
    assert seated == ["abc", "bca", "cab", "abc"]


@pytest.mark.parametrize(
    ("words", "bots"),
    [
        ("--bots easy", ["easy"] * 4),
        ("--bots easy --seats 3", ["easy"] * 3),
        ("--bots easy,random,normal", ["easy", "random", "normal"]),
        ("--bots easy,normal --seats 5", ["easy", "normal", "easy", "normal", "easy"]),
    ],
)
def test_bots_fill_the_seats(shell: Any, words: str, bots: list[str]) -> None:
    assert totals(shell, "--games", 1, *words.split())["bots"] == bots


def test_tables_show_wins_by_bot_and_by_seat_with_their_intervals(shell: Any) -> None:
    said = shell("sim", "dye", "--games", 8, "--bots", "easy,normal,normal")
    assert (said.code, said.err) == (0, "")
    for words in (
        "Dye Pot: 8 games, 3 seats, seed 1",
        "1 easy",
        "3 normal",
        "95 %",
        "mean score",
        "endings: ",
        "games/s",
    ):
        assert words in said.out


def test_saved_records_verify(shell: Any, tmp_path: Path) -> None:
    totals(shell, "--games", 3, "--save", tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"dye_pot-1-00000{number}.jsonl" for number in range(3)]
    for file in files:
        verify(find_game("dye"), file.read_bytes())


def test_a_defect_of_a_bot_fails_in_one_line(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("huetable.bots.random_bot.RandomBot.choose", lambda *_: None)
    said = shell("sim", "dye", "--bots", "random")
    assert said.code == 1
    assert said.err.startswith("huetable: the bot 'random' in seat 0 is awaited and has no move")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (400, 1000, 0.3701, 0.4307)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=1e-4)


class Ray:
    """As much of a cluster as a simulation asks for: it takes everything at once and hands it out later."""

    def __init__(self) -> None:
        self.up = False
        self.asked: dict[str, object] = {}

    def init(self, **asked: object) -> None:
        self.up, self.asked = True, asked

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, work: Any) -> Any:
        return type("Remote", (), {"remote": staticmethod(lambda *given: lambda: work(*given))})

    def get(self, promised: Any) -> Any:
        return promised()

    def shutdown(self) -> None:
        self.up = False


def test_a_cluster_gives_the_same_results_and_is_let_go(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Ray()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    words = ("--games", 12, "--bots", "easy,normal,random")
    assert totals(shell, *words, "--ray") == totals(shell, *words)
    assert not cluster.up
    # Never somebody else's cluster.
    assert cluster.asked["address"] == "local"


def test_an_address_that_nobody_answers_is_one_line(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        said = shell("sim", "dye", "--ray", address)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert f"Can't reach a Ray cluster at {address}" in said.err


@pytest.mark.soak
def test_a_real_cluster_on_this_machine_gives_the_same_results(shell: Any) -> None:
    """Where Ray is installed: it is an extra."""
    ray = pytest.importorskip("ray")
    words = ("--games", 12, "--bots", "easy,normal,random")
    assert totals(shell, *words, "--ray") == totals(shell, *words)
    assert not ray.is_initialized()


def test_a_cluster_that_is_not_there_is_one_line(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = shell("sim", "dye", "--ray")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "[ray]" in said.err
    assert "can't be used together" in shell("sim", "dye", "--ray", "--save", "records").err
