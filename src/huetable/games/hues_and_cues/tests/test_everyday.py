"""Words that people say at a table, and the colours that most of them would look for; on any board."""

import numpy as np
import pytest

from huetable.games.hues_and_cues.knowledge import guess
from huetable.games.hues_and_cues.knowledge.colour_placement import placement_on
from huetable.games.hues_and_cues.knowledge.listener import expected_points
from huetable.games.hues_and_cues.knowledge.palette_codes import Palette
from huetable.games.hues_and_cues.knowledge.word_data import Floats, oklab_of
from huetable.games.hues_and_cues.lab.knowledge_measures import plain_palette
from huetable.games.hues_and_cues.rules.board import COLUMNS
from huetable.games.hues_and_cues.rules.palette import COLOURS

PLAIN = plain_palette()

EVERYDAY = """
    apricot fbb27a, asparagus 7ba05b, avocado 7c9a3e, beetroot 7a1638, broccoli 4e8a3a, butter fbeb8a,
    caramel c68642, cheddar f5a623, cherry c0102a, cinnamon b5622a, coffee 5a3820, cranberry b0163a, custard fbe58c,
    eggplant 4e1f50, fudge 5a3018, honey eba41e, kiwi 8ec63a, lemonade fbf07a, lime a4e02a, lobster d8301e,
    mango fdb02e, matcha a0bc5a, meringue f8f0dc, nutmeg a0683a, papaya fa9a5a, peach fcb994, pear cfdc5a,
    pistachio a8cc7e, plum 7a2a5e, pumpkin ee7a1a, raspberry d01e58, saffron f4b01e, salmon fa8a74, shrimp f8a088,
    spinach 2e6a2a, tangerine f88a1e, tomato e0341e, vanilla f8ecc4, yolk fbbe1e, milk fbf8f0, cream fbf4d8,
    banana fde23e, lemon fdec3a, carrot f28a26, strawberry ee2e44, grape 6e2a8a, blueberry 464e9e, chocolate 5e3418,
    lettuce 96cc54, celery b8d880, wheat ecd08e, toast c48a48, chili c8281a, potato d8b47a, peanut d0a066,
    canary fdec3e, cardinal c4142a, tiger f08a1e, fawn d0a470, bear 6a4226, camel c49a6a, pig f8b0b4, gecko 7cc42e,
    flamingo f8889a, dove f0eef0, wasp f4c81e, lizard 6aa83a, sky 7cc4f4, sea 1e7ab8, sand e4cc94, dirt 7a5430,
    snow f6fafc, ice c8ecf6, fire f0501a, forest 1e6a30, fern 4e9a40, clover 2e9a3e, mint 98f0c0, lilac c8a4dc,
    violet 7a2ec0, iris 6448b8, orchid d070d4, daisy fdf0a0, dandelion fddc2a, sunflower fdc81e, marigold f8a41e,
    poppy e8341e, cornflower 6490ec, wisteria b094dc, lawn 5cae3a, hay dcc464, ruby d01048, sapphire 1a4cb8,
    emerald 12a860, amethyst 9460cc, jade 1ea872, turquoise 34d4c8, amber fab41e, copper b86a34, gold e8b82e,
    rust b0481a, terracotta cc6844, denim 3a64a0, leather 7e4e2a, chartreuse b8f01e, periwinkle 9494f4, teal 0e8a86,
    cyan 1ee4f0, indigo 3c1c98, maroon 6e1028, burgundy 6e0e2c, crimson c80e34, magenta d8148a, fuchsia ec30a8,
    sienna a8582c, beige ead8b8, cobalt 1c4ab4, azure 2490f0, wood a06a3a, parchment f0e4c4, blush f8a8b0,
    cotton candy f8b4dc, rubber duck fde02a, school bus fbb41e, peanut butter c48e48, milk chocolate 7a4a2a,
    summer sky 5cb8f4, lemon peel f8e42a, swimming pool 34c4e4, wet sand b89868, autumn leaf c8641e, hot lava f0480f
"""
"""Written down before the knowledge was looked at."""

NEAR = 0.16
"""In OKLab, as the eye weighs it: a banana is anywhere among the yellows, but never violet."""


def places(codes: tuple[str, ...]) -> Floats:
    return oklab_of(np.array([list(bytes.fromhex(code.removeprefix("#"))) for code in codes], np.uint8))


@pytest.mark.parametrize("palette", [COLOURS, PLAIN], ids=["board", "plain"])
def test_everyday_words_are_placed_where_most_people_would_look(palette: tuple[str, ...]) -> None:
    entries = [entry.strip().rpartition(" ") for entry in EVERYDAY.split(",")]
    fields = places(palette)
    thought_of = placement_on(palette).not_too_dark(places(tuple(code for _, _, code in entries)))
    wanted = ((thought_of[:, None] - fields) ** 2).sum(-1).argmin(1)
    found = [int(expected_points(guess(words, palette), ()).argmax()) for words, _, _ in entries]
    off = np.linalg.norm(fields[found] - fields[wanted], axis=1)
    astray = [words for (words, _, _), far in zip(entries, off, strict=True) if far > NEAR]
    assert len(entries) > 120
    assert len(astray) < len(entries) / 10, astray


def spread(words: str) -> float:
    """Over how many fields a guess is spread, as if they were equally likely."""
    shares = guess(words, COLOURS)
    return float(np.exp(-(shares * np.log(shares + 1e-12)).sum()))


def test_vague_words_are_spread_over_more_of_the_board_than_plain_ones() -> None:
    plain = [spread(word) for word in ("lemon", "carrot", "grass", "ruby", "lavender", "chocolate")]
    vague = [spread(word) for word in ("party", "thing", "metal", "system", "idea")]
    assert np.mean(plain) < min(vague)


NUMBERS = np.random.default_rng(3).integers(0, 256, (16, COLUMNS, 3)).astype(np.float32)
STRANGE: dict[str, Palette] = {
    "all grey": ["#808080"] * 480,
    "all black": ["#000000"] * 480,
    "greys only": [f"#{number // 2:02x}{number // 2:02x}{number // 2:02x}" for number in range(480)],
    "turned": [COLOURS[(number % 16) * 30 + number // 16] for number in range(480)],
    "at random, as numbers": NUMBERS,
    "one field that is green": ["#f0f0f0"] * 479 + ["#00ff00"],
}


@pytest.mark.parametrize("palette", STRANGE.values(), ids=STRANGE)
def test_strange_boards_get_an_answer_too(palette: Palette) -> None:
    for words in ("banana", "dark forest", "zorblatt", "night", "party", ""):
        shares = guess(words, palette)
        assert shares.shape == (480,)
        assert np.isfinite(shares).all()
        assert shares.min() >= 0
        assert shares.sum() == pytest.approx(1, abs=1e-4)


def test_what_is_known_follows_the_colours_wherever_they_lie() -> None:
    turned = guess("banana", STRANGE["turned"]).reshape(COLUMNS, 16).T.ravel()
    assert np.allclose(turned, guess("banana", COLOURS), atol=1e-5)
    assert guess("lime", STRANGE["one field that is green"]).argmax() == 479


def test_colours_come_as_codes_or_as_numbers() -> None:
    numbers = [list(bytes.fromhex(code[1:])) for code in COLOURS]
    for palette in ([code[1:].upper() for code in COLOURS], numbers, np.array(numbers).reshape(16, 30, 3)):
        assert np.allclose(guess("salmon", palette), guess("salmon", COLOURS))


@pytest.mark.parametrize(
    ("palette", "complaint"),
    [
        (COLOURS[:-1], "16 by 30 colours, not 479"),
        (("mauve",) * 480, "'mauve' is no colour"),
        ([[300, 0, 0]] * 480, "go from 0 to 255"),
    ],
)
def test_what_is_no_board_is_refused_in_words(palette: Palette, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        guess("salmon", palette)
