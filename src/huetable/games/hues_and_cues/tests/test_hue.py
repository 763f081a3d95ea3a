"""`huetable hue WORDS`."""

import json
import struct
import zlib
from pathlib import Path

import pytest
from rich.text import Text

from huetable import cli
from huetable.games.hues_and_cues.cue_colours import colours_of_cue
from huetable.games.hues_and_cues.knowledge.squares_picture import squares_png
from huetable.games.hues_and_cues.rules.board import FIELDS


def test_the_strip_shows_the_likeliest_colours_with_their_fields() -> None:
    answer = colours_of_cue(["salmon"])
    assert answer.words == "salmon"
    assert len(answer.likely) == 8
    shares = [likely.share for likely in answer.likely]
    assert shares == sorted(shares, reverse=True)
    text = Text.from_markup(answer.strip()).plain
    assert all(likely.field in text and likely.code in text for likely in answer.likely)
    assert len(text.splitlines()) == 8


def test_the_best_field_for_a_piece_is_marked() -> None:
    answer = colours_of_cue(["dark", "forest"], most=480)
    assert answer.best in FIELDS
    assert [line for line in answer.strip().splitlines() if line.endswith("best")] == [
        line for line in answer.strip().splitlines() if f" {answer.best} " in line
    ]


def test_the_heat_map_is_a_picture_of_the_board() -> None:
    picture = colours_of_cue(["salmon"]).heat_map(pixels=4)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (120, 64)


def test_a_picture_holds_the_colours() -> None:
    data = squares_png([["#ff0000", "#00ff00"]], 2)
    body = data[data.index(b"IDAT") + 4 :]
    assert zlib.decompress(body[:-16]) == (b"\0" + b"\xff\0\0" * 2 + b"\0\xff\0" * 2) * 2


@pytest.mark.parametrize("words", [[], ["zorblatt"], ["the", "old", "grey", "sea"]])
def test_any_words_get_an_answer(words: list[str]) -> None:
    assert sum(colours_of_cue(words).shares) == pytest.approx(1, abs=1e-3)


def test_the_shell_prints_the_strip_and_writes_the_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["hue", "Wet", "Moss", "--most", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[-1] == "heat map: hue-wet-moss.png"
    assert (tmp_path / "hue-wet-moss.png").read_bytes().startswith(b"\x89PNG")


def test_the_shell_answers_programs_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    image = tmp_path / "map.png"
    assert cli.main(["hue", "jealousy", "--json", "--image", str(image)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["words"], answer["image"], len(answer["likely"])) == ("jealousy", str(image), 8)
    assert image.exists()
    assert cli.main(["hue", "jealousy", "--no-image", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["image"] is None
