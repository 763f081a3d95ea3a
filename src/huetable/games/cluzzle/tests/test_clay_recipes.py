"""What the bots can shape, and how they see what others have shaped."""

import re

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from huetable.core.rng import Rng
from huetable.games.cluzzle import GAME, clay, data
from huetable.games.cluzzle.clay import likeness as describe
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.clay.building import build, build_field
from huetable.games.cluzzle.clay.codec import encode
from huetable.games.cluzzle.clay.rendering.render import SIDES, picture, render
from huetable.games.cluzzle.clay.strokes import COLOURS, Rope, Solid
from huetable.games.cluzzle.lab import looks

NAMES = recipes.names()
SOME = NAMES[::17]


def test_there_are_recipes_for_three_quarters_of_the_deck_and_for_nothing_else() -> None:
    deck = {
        line[2:].split(":")[0]
        for line in data.read_data("things.txt").splitlines()
        if re.match("[123] ", line)
    }
    assert set(NAMES) <= deck
    assert len(NAMES) >= 330


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.soak)])
def test_a_recipe_is_a_sculpture_whatever_the_seed(every: int) -> None:
    for word in NAMES[::every]:
        for seed in range(3):
            assert clay.check(recipes.build(word, Rng.from_number(seed), 1.0)) is None
        plain = recipes.build(word, Rng.from_number(1), 0.0)
        assert plain == recipes.build(word, Rng.from_number(2), 0.0), word
        assert len(plain) < 8000, word


def test_two_seeds_make_two_sculptures_and_one_seed_makes_one() -> None:
    first, again, other = (recipes.build("cat", Rng.from_number(seed), 1.0) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("word", SOME)
def test_a_sculpture_stands_on_the_floor(word: str) -> None:
    lowest = np.argwhere(build(recipes.build(word, Rng.from_number(4), 1.0)).has_clay())[:, 0].min()
    assert lowest <= 12


def test_the_looks_that_the_bots_compare_with_are_up_to_date() -> None:
    words, kept = describe.known_descriptors()
    assert words == NAMES
    for number, word in enumerate(SOME):
        seen = describe.descriptor(looks.example_sculpture(word, number % looks.EXAMPLES))
        assert np.abs(kept[words.index(word), number % looks.EXAMPLES] - seen).max() < 0.01


@pytest.mark.parametrize("every", [16, pytest.param(1, marks=pytest.mark.soak)])
def test_a_new_variant_is_known_again_however_it_is_turned(every: int) -> None:
    words = NAMES[::every]
    right = sum(_best(recipes.build(word, Rng.from_number(900), 1.0)) == word for word in words)
    assert right / len(words) > 0.8


def _best(sculpture: bytes) -> str:
    apart = describe.distances(describe.descriptor(sculpture))
    return min(apart, key=lambda word: apart[word])


DETAILED = ("dice", "clock", "ladybird", "ruler", "fire engine", "zebra", "watermelon", "playing card")


@pytest.mark.parametrize("words", [DETAILED, pytest.param(NAMES, marks=pytest.mark.soak)])
def test_variation_never_hides_what_sits_on_the_clay(words: tuple[str, ...]) -> None:
    """Of the pieces that can be seen in the plain sculpture, hardly any is lost in a variant, and no pip of the dice."""
    lost = {word: sum(_lost_pieces(word, seed) for seed in (500, 501)) for word in words if word in NAMES}
    assert lost["dice"] == 0
    assert sum(lost.values()) <= len(words) / 6


def _lost_pieces(word: str, seed: int) -> int:
    plain = _exposed(recipes.build(word, Rng.from_number(0), 0.0))
    varied = _exposed(recipes.build(word, Rng.from_number(seed), 1.0))
    return int(((plain >= 8) & (varied < 0.25 * plain)).sum())


def _exposed(sculpture: bytes) -> NDArray[np.intp]:
    """How many cells of the surface each stroke has left."""
    strokes = [stroke for stroke in clay.decode(sculpture) if isinstance(stroke, Solid | Rope)]
    numbered = [
        replace(stroke, colour=0 if stroke.carve else number) for number, stroke in enumerate(strokes, 1)
    ]
    field = build_field(list(numbered))
    filled = np.pad(field.has_clay(), 1)
    inner = np.logical_and.reduce([np.roll(filled, by, axis) for axis in range(3) for by in (1, -1)])
    surface = (filled & ~inner)[1:-1, 1:-1, 1:-1]
    return np.bincount(field.colour[surface], minlength=len(strokes) + 1)[1:]


def test_unpainted_clay_is_known_by_its_shape() -> None:
    strokes = clay.decode(recipes.build("bicycle", Rng.from_number(3), 1.0))
    bare = encode(
        [replace(each, colour=COLOURS.index("clay")) for each in strokes if isinstance(each, Solid | Rope)]
    )
    assert describe.unpainted(describe.descriptor(bare))
    assert _best(bare) == "bicycle"


def test_pictures_show_the_clay_from_four_sides_in_its_colours() -> None:
    field = build(encode([Solid("slab", (96, 40, 96), (40, 30, 10), COLOURS.index("red"))]))
    seen = [render(field, side, 60) for side in SIDES]
    red = [((view[..., 0] > 120) & (view[..., 1] < 110) & (view[..., 3] > 0)).sum() for view in seen]
    assert all(count > 50 for count in red)
    assert red[0] > 1.3 * red[1]
    assert picture(field, 40).startswith(b"\x89PNG")


def test_the_game_draws_clay_and_nothing_else() -> None:
    drawn = GAME.picture(recipes.build("cat", Rng.from_number(1), 0.0))
    assert drawn is not None
    assert drawn.startswith(b"\x89PNG")
    assert GAME.picture(b"no clay at all") is None
