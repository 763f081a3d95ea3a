"""`huetable hue WORDS`."""

import struct
import zlib

import pytest
from rich.text import Text

from huetable.games.hues_and_cues.board import FIELDS
from huetable.games.hues_and_cues.hue import hue_command
from huetable.games.hues_and_cues.knowledge.picture import png


def test_the_strip_shows_the_likeliest_colours_with_their_fields() -> None:
    answer = hue_command(["salmon"])
    assert answer.words == "salmon"
    assert len(answer.likely) == 8
    shares = [likely.share for likely in answer.likely]
    assert shares == sorted(shares, reverse=True)
    text = Text.from_markup(answer.strip()).plain
    assert all(likely.field in text and likely.code in text for likely in answer.likely)
    assert len(text.splitlines()) == 8


def test_the_best_field_for_a_piece_is_marked() -> None:
    answer = hue_command(["dark", "forest"], most=480)
    assert answer.best in FIELDS
    assert [line for line in answer.strip().splitlines() if line.endswith("best")] == [
        line for line in answer.strip().splitlines() if f" {answer.best} " in line
    ]


def test_the_heat_map_is_a_picture_of_the_board() -> None:
    picture = hue_command(["salmon"]).heat_map(pixels=4)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (120, 64)


def test_a_picture_holds_the_colours() -> None:
    data = png([["#ff0000", "#00ff00"]], 2)
    body = data[data.index(b"IDAT") + 4 :]
    assert zlib.decompress(body[:-16]) == (b"\0" + b"\xff\0\0" * 2 + b"\0\xff\0" * 2) * 2


@pytest.mark.parametrize("words", [[], ["zorblatt"], ["the", "old", "grey", "sea"]])
def test_any_words_get_an_answer(words: list[str]) -> None:
    assert sum(hue_command(words).shares) == pytest.approx(1, abs=1e-3)
