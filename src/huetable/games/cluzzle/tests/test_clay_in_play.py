"""What may be handed in as a sculpture, and when."""

import pytest

from huetable.core.terms import Refusal
from huetable.games.cluzzle import GAME, clay
from huetable.games.cluzzle.clay.strokes import Solid
from huetable.games.cluzzle.rules.moves import Seal
from huetable.games.cluzzle.rules.photo import MOST_PIXELS
from huetable.games.cluzzle.rules.state import CLAY_BYTES, PHOTO_BYTES
from huetable.games.cluzzle.tests.studio import seal, studio, table

BALL = clay.encode([Solid("ball", (96, 96, 96), (40, 40, 40), 5)])


def segment(kind: int, body: bytes) -> bytes:
    return bytes((0xFF, kind)) + (len(body) + 2).to_bytes(2, "big") + body


JFIF = segment(0xE0, b"JFIF\x00" + bytes(9))
SIZE = segment(0xC0, b"\x08" + (480).to_bytes(2, "big") + (640).to_bytes(2, "big") + b"\x01\x01\x11\x00")
SCAN = segment(0xDA, bytes(6)) + b"picture"


def jpeg(*segments: bytes, end: bytes = b"\xff\xd9") -> bytes:
    return b"\xff\xd8" + b"".join(segments) + end


PHOTO = jpeg(JFIF, segment(0xDB, bytes(65)), SIZE, segment(0xC4, bytes(20)), SCAN)


@pytest.mark.rule("CLUZ-12", "CLUZ-13")
def test_any_piece_of_clay_is_taken_whatever_it_is_meant_to_be() -> None:
    assert GAME.check_blob(studio(), 0, BALL) is None


@pytest.mark.rule("CLUZ-13")
@pytest.mark.parametrize("data", [b"", b"clay", b"\x00" * 100, BALL[:-1], b"{}"])
def test_what_is_no_sculpture_is_refused_in_words(data: bytes) -> None:
    refusal = GAME.check_blob(studio(), 0, data)
    assert refusal is not None
    assert refusal.clause == "CLUZ-13"
    assert refusal.args["reason"]


@pytest.mark.rule("CLUZ-13")
def test_a_sculpture_has_at_most_64_kb() -> None:
    assert CLAY_BYTES == 65_536
    for options in ({}, {"photos": True}):
        refusal = GAME.check_blob(studio(**options), 0, BALL + bytes(CLAY_BYTES))
        assert refusal == Refusal("CLUZ-13", {"reason": "it is longer than 65536 bytes"})
    assert GAME.check_blob(studio(), 0, bytes(CLAY_BYTES)) != Refusal(
        "CLUZ-13", {"reason": "it is longer than 65536 bytes"}
    )


@pytest.mark.rule("CLUZ-13")
def test_photos_are_taken_where_the_host_has_agreed() -> None:
    assert GAME.check_blob(studio(photos=True), 0, PHOTO) is None
    assert GAME.check_blob(studio(photos=True), 0, BALL) is None
    refusal = GAME.check_blob(studio(photos=False), 0, PHOTO)
    assert refusal is not None
    assert refusal.clause == "CLUZ-13"
    blobs = [form.fields[0].most for form in GAME.open_moves(studio(photos=True), 0)]
    assert blobs == [PHOTO_BYTES, PHOTO_BYTES]
    assert [form.fields[0].most for form in GAME.open_moves(studio(), 0)] == [CLAY_BYTES, CLAY_BYTES]


def frame(height: int, width: int) -> bytes:
    return segment(0xC2, b"\x08" + height.to_bytes(2, "big") + width.to_bytes(2, "big") + b"\x01\x01\x11\x00")


@pytest.mark.rule("CLUZ-13")
@pytest.mark.parametrize(
    ("photo", "reason"),
    [
        (jpeg(JFIF, segment(0xE1, b"Exif\x00\x00GPS"), SIZE, SCAN), "carries more than a picture"),
        (jpeg(JFIF, segment(0xFE, b"a comment"), SIZE, SCAN), "carries more than a picture"),
        (jpeg(segment(0xE0, b"JFXX\x00" + bytes(9)), SIZE, SCAN), "carries more than a picture"),
        (jpeg(segment(0xE0, b"JFIF\x00" + bytes(90)), SIZE, SCAN), "carries more than a picture"),
        (
            jpeg(SIZE, SCAN, b"\x01\xff\x00\x02", segment(0xE1, b"Exif\x00\x00GPS"), SCAN),
            "carries more than a picture",
        ),
        (
            jpeg(SIZE, SCAN, b"\x01\xff\xd0\x02", segment(0xFE, b"a comment"), SCAN),
            "carries more than a picture",
        ),
        (jpeg(SIZE, SCAN, b"\xff\xd9 and then something else"), "carries more than a picture"),
        (
            jpeg(SIZE, SCAN) + jpeg(segment(0xE1, b"Exif\x00\x00GPS"), SIZE, SCAN),
            "carries more than a picture",
        ),
        (jpeg(JFIF, SIZE, SCAN, end=b""), "not complete"),
        (jpeg(JFIF, SIZE), "no photo that can be read"),
        (jpeg(), "no photo that can be read"),
        (jpeg(SCAN), "no photo that can be read"),
        (jpeg(SIZE, SIZE, SCAN), "no photo that can be read"),
        (jpeg(segment(0xC0, b"\x08"), SCAN), "no photo that can be read"),
        (jpeg(b"\xff\xdb\x00\x01", SIZE, SCAN), "no photo that can be read"),
        (jpeg(frame(MOST_PIXELS + 1, 10), SCAN), "larger than 1600"),
        (jpeg(frame(10, MOST_PIXELS + 1), SCAN), "larger than 1600"),
        (jpeg(frame(0, 10), SCAN), "larger than 1600"),
        (jpeg(frame(10, 0), SCAN), "larger than 1600"),
        (jpeg(SIZE, SCAN, bytes(PHOTO_BYTES)), "longer than 262144 bytes"),
    ],
)
def test_a_photo_is_a_picture_and_nothing_else(photo: bytes, reason: str) -> None:
    refusal = GAME.check_blob(studio(photos=True), 0, photo)
    assert refusal is not None
    assert reason in str(refusal.args["reason"])


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
    assert GAME.check_blob(state, 0, BALL) == Refusal("CLUZ-10")
    assert GAME.check_blob(state, 1, BALL) is None
    assert GAME.check_blob(table(), 0, BALL) == Refusal("CLUZ-10")


def test_a_seal_cites_what_it_is_made_of() -> None:
    assert GAME.cited_blobs(studio(), 0, Seal("ab" * 32, word="cat")) == ["ab" * 32]


@pytest.mark.rule("CLUZ-13")
def test_a_sculpture_can_be_drawn_for_those_who_cannot_turn_it() -> None:
    drawn = GAME.picture(BALL)
    assert drawn is not None
    assert drawn.startswith(b"\x89PNG")
