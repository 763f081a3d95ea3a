"""`huetable sculpt` as it is called, and sculptures in `huetable play`."""

import io
import json
from pathlib import Path

import pytest

from huetable.cli import main
from huetable.games.cluzzle.clay import encode
from huetable.games.cluzzle.clay.strokes import Solid


def test_a_recipe_is_drawn_from_four_sides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    png, strokes = tmp_path / "cat.png", tmp_path / "cat.clay"
    assert main(["sculpt", "cat", "--png", str(png), "--size", "40", "--clay", str(strokes), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["bytes"] == len(strokes.read_bytes())
    assert png.read_bytes()[16:24] == (80).to_bytes(4, "big") * 2


def test_another_seed_is_another_sculpture(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for more in ([], ["--seed", "1"], ["--seed", "2"]):
        assert main(["sculpt", "cat", "--json", *more]) == 0
        printed.append(json.loads(capsys.readouterr().out)["field"])
    assert len(set(printed)) == 3


def test_things_without_a_recipe_are_refused_with_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sculpt", "giraf"]) == 2
    assert "did you mean giraffe" in capsys.readouterr().err
    assert main(["sculpt"]) == 2
    assert "which thing" in capsys.readouterr().err


def test_the_things_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sculpt", "--list", "--json"]) == 0
    assert "hot-air balloon" in json.loads(capsys.readouterr().out)["things"]


def test_a_sculpture_comes_from_a_file_and_is_checked(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = tmp_path / "ball.clay", tmp_path / "bad.clay"
    good.write_bytes(encode([Solid("ball", (96, 60, 96), (40, 40, 40), 5)]))
    bad.write_bytes(b"no clay")
    typed = f"seal {'ab' * 32}\n1\nseal {'ab' * 32}\nseal\n{bad}\n\n\nseal\n{good}\nIt is round.\n\nquit\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
    main(["play", "cluzzle", "--seed", "5", "--pace", "none"])
    out = capfd.readouterr().out
    assert "you haven’t handed in yet" in out
    assert "We can’t read this sculpture" in out
    assert "You seal your sculpture" in out
