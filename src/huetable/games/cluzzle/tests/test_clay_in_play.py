"""What may be handed in as a sculpture, and when."""

import pytest

from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.clay.strokes import Solid
from huetable.games.cluzzle.rules.moves import Seal
from huetable.games.cluzzle.rules.refusals.photo import MOST_PIXELS
from huetable.games.cluzzle.rules.state import CLAY_BYTES, PHOTO_BYTES
from huetable.games.cluzzle.tests.jpegs import JFIF, PHOTO, SCAN, SIZE, frame, jpeg, segment
from huetable.games.cluzzle.tests.studio import seal, studio, table

BALL = clay.encode([Solid("ball", (96, 96, 96), (40, 40, 40), 5)])


@pytest.mark.rule("CLUZ-12", "CLUZ-13")
def test_any_piece_of_clay_is_taken_whatever_it_is_meant_to_be() -> None:
    assert GAME.check_blob(studio(), 0, BALL) is None


@pytest.mark.rule("CLUZ-13")
@pytest.mark.parametrize("data", [b"", b"clay", b"\x00" * 100, BALL[:-1], b"{}"])
def test_what_is_no_sculpture_is_refused_in_words(data: bytes) -> None:
    refusal = GAME.check_blob(studio(), 0, data)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("CLUZ-13", "unreadable")
    assert refusal.args["problem"]


@pytest.mark.rule("CLUZ-13")
def test_a_sculpture_has_at_most_64_kb() -> None:
    assert CLAY_BYTES == 65_536
    for options in ({}, {"photos": True}):
        refusal = GAME.check_blob(studio(**options), 0, BALL + bytes(CLAY_BYTES))
        assert refusal == Refusal("CLUZ-13", {"most": 64, "kilobytes": 65}, "long_clay")
    full = GAME.check_blob(studio(), 0, bytes(CLAY_BYTES))
    assert full is not None
    assert full.reason == "unreadable"


@pytest.mark.rule("CLUZ-13")
def test_photos_are_taken_where_the_host_has_agreed() -> None:
    assert GAME.check_blob(studio(photos=True), 0, PHOTO) is None
    assert GAME.check_blob(studio(photos=True), 0, BALL) is None
    assert GAME.check_blob(studio(photos=False), 0, PHOTO) == Refusal("CLUZ-13", {}, "no_photos")
    blobs = [form.fields[0].most for form in GAME.open_moves(studio(photos=True), 0)]
    assert blobs == [PHOTO_BYTES, PHOTO_BYTES]
    assert [form.fields[0].most for form in GAME.open_moves(studio(), 0)] == [CLAY_BYTES, CLAY_BYTES]


@pytest.mark.rule("CLUZ-13")
@pytest.mark.parametrize(
    ("photo", "reason"),
    [
        (jpeg(JFIF, segment(0xE1, b"Exif\x00\x00GPS"), SIZE, SCAN), "more_than_a_picture"),
        (jpeg(JFIF, segment(0xFE, b"a comment"), SIZE, SCAN), "more_than_a_picture"),
        (jpeg(segment(0xE0, b"JFXX\x00" + bytes(9)), SIZE, SCAN), "more_than_a_picture"),
        (jpeg(segment(0xE0, b"JFIF\x00" + bytes(90)), SIZE, SCAN), "more_than_a_picture"),
        (
            jpeg(SIZE, SCAN, b"\x01\xff\x00\x02", segment(0xE1, b"Exif\x00\x00GPS"), SCAN),
            "more_than_a_picture",
        ),
        (
            jpeg(SIZE, SCAN, b"\x01\xff\xd0\x02", segment(0xFE, b"a comment"), SCAN),
            "more_than_a_picture",
        ),
        (jpeg(SIZE, SCAN, b"\xff\xd9 and then something else"), "more_than_a_picture"),
        (
            jpeg(SIZE, SCAN) + jpeg(segment(0xE1, b"Exif\x00\x00GPS"), SIZE, SCAN),
            "more_than_a_picture",
        ),
        (jpeg(JFIF, SIZE, SCAN, end=b""), "cut_off"),
        (jpeg(JFIF, SIZE), "unreadable_photo"),
        (jpeg(), "unreadable_photo"),
        (jpeg(SCAN), "unreadable_photo"),
        (jpeg(SIZE, SIZE, SCAN), "unreadable_photo"),
        (jpeg(segment(0xC0, b"\x08"), SCAN), "unreadable_photo"),
        (jpeg(b"\xff\xdb\x00\x01", SIZE, SCAN), "unreadable_photo"),
        (jpeg(frame(MOST_PIXELS + 1, 10), SCAN), "large_photo"),
        (jpeg(frame(10, MOST_PIXELS + 1), SCAN), "large_photo"),
        (jpeg(frame(0, 10), SCAN), "unreadable_photo"),
        (jpeg(frame(10, 0), SCAN), "unreadable_photo"),
        (jpeg(SIZE, SCAN, bytes(PHOTO_BYTES)), "long_photo"),
    ],
)
def test_a_photo_is_a_picture_and_nothing_else(photo: bytes, reason: str) -> None:
    refusal = GAME.check_blob(studio(photos=True), 0, photo)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("CLUZ-13", reason)


@pytest.mark.rule("CLUZ-13")
def test_the_largest_picture_is_taken() -> None:
    assert GAME.check_blob(studio(photos=True), 0, jpeg(frame(MOST_PIXELS, MOST_PIXELS), SCAN)) is None
    filled = jpeg(SIZE, SCAN)
    full = filled[:-2] + bytes(PHOTO_BYTES - len(filled)) + filled[-2:]
    assert len(full) == PHOTO_BYTES
    assert GAME.check_blob(studio(photos=True), 0, full) is None


@pytest.mark.rule("CLUZ-13")
def test_a_picture_in_several_scans_is_taken() -> None:
    scans = [SCAN + b"\xff\x00\xff\xd3", segment(0xC4, bytes(20)), SCAN, segment(0xDD, bytes(2)), SCAN]
    assert GAME.check_blob(studio(photos=True), 0, jpeg(JFIF, SIZE, *scans)) is None


OTHER_FORMATS = {
    "png": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    "gif": b"GIF89a\x01\x00\x01\x00",
    "webp": b"RIFF\x24\x00\x00\x00WEBPVP8X",
    "heic": b"\x00\x00\x00\x18ftypheic",
    "tiff": b"II*\x00\x08\x00\x00\x00",
    "bmp": b"BM\x46\x00\x00\x00",
    "svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
}


@pytest.mark.rule("CLUZ-13")
@pytest.mark.parametrize("format", OTHER_FORMATS)
@pytest.mark.parametrize("photos", [True, False])
def test_no_other_format_of_a_picture_is_taken(format: str, photos: bool) -> None:
    """So a JPEG is the only one in which metadata could come in."""
    refusal = GAME.check_blob(studio(photos=photos), 0, OTHER_FORMATS[format] + bytes(200))
    assert refusal is not None
    assert refusal.clause == "CLUZ-13"


@pytest.mark.rule("CLUZ-10")
def test_nothing_is_handed_in_after_the_seal() -> None:
    state = studio()
    seal(state, 0)
    assert GAME.check_blob(state, 0, BALL) == Refusal("CLUZ-10", {"waiting": [1, 2]}, "yours")
    assert GAME.check_blob(state, 1, BALL) is None
    assert GAME.check_blob(table(), 0, BALL) == Refusal("CLUZ-10", {}, "all")


def test_a_seal_cites_what_it_is_made_of() -> None:
    assert GAME.cited_blobs(studio(), 0, Seal("ab" * 32, word="cat")) == ["ab" * 32]


@pytest.mark.rule("CLUZ-13")
def test_a_sculpture_can_be_drawn_for_those_who_cannot_turn_it() -> None:
    drawn = GAME.picture(BALL)
    assert drawn is not None
    assert drawn.startswith(b"\x89PNG")
