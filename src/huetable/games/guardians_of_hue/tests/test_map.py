"""Cards and where they lie."""

from itertools import product

import pytest

from huetable.core.codec import encode
from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.bots import BOTS
from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.rules.board.layout import (
    MIDDLE,
    is_open_place,
    legal_spots,
    neighbours,
    overlap,
    random_map,
    share_edge,
    size,
    square_map,
)
from huetable.games.guardians_of_hue.rules.events import Laid
from huetable.games.guardians_of_hue.rules.moves import Lay
from huetable.games.guardians_of_hue.rules.state import (
    ALL_LOCATIONS,
    OUTER_LOCATIONS,
    Options,
    Spot,
    State,
    copy,
)
from huetable.games.guardians_of_hue.tests.guardian_table import act, bits, refused, square

WINDOW = [Spot(x, y, upright) for x in range(-9, 10) for y in range(-9, 10) for upright in (True, False)]


def units(spot: Spot) -> set[tuple[int, int]]:
    """The squares of the grid that a card covers."""
    wide, high = (2, 3) if spot.upright else (3, 2)
    return set(product(range(spot.x, spot.x + wide), range(spot.y, spot.y + high)))


def share_an_edge(one: Spot, other: Spot) -> bool:
    """Written out square by square: none in common, and one beside another."""
    beside = {(x + dx, y + dy) for x, y in units(one) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return not units(one) & units(other) and bool(beside & units(other))


def is_lawful(spot: Spot, laid: list[Spot]) -> bool:
    """GUARD-7 written out; the centre is the first card."""
    free = not any(units(spot) & units(card) for card in laid)
    touched = [share_an_edge(spot, card) for card in laid]
    return free and (touched[0] or sum(touched) >= 2)


@pytest.mark.rule("GUARD-4")
def test_there_are_nine_locations_with_these_ratings() -> None:
    printed = [(card.tag, card.strength, card.influence, card.defense) for card in CARDS]
    assert printed == [
        (3, 2, 1, 1),
        (3, 2, 1, 2),
        (3, 2, 1, 2),
        (3, 2, 1, 2),
        (4, 3, 1, 2),
        (4, 3, 2, 3),
        (5, 4, 2, 3),
        (5, 4, 2, 3),
        (6, 5, 0, 4),
    ]
    names = ["candy_counter", "flower_meadow", "swimming_pool", "schoolroom", "harbour_houses"]
    assert [card.key for card in CARDS] == [*names, "paint_studio", "sunrise_bay", "fun_fair", "night_sky"]
    assert CENTRE == 8


@pytest.mark.rule("GUARD-6")
@pytest.mark.parametrize("upright", [True, False])
def test_cards_are_adjacent_when_they_share_a_unit_of_edge(upright: bool) -> None:
    card = Spot(0, 0, upright)
    assert size(card) == ((2, 3) if upright else (3, 2))
    assert [spot for spot in WINDOW if share_edge(card, spot)] == [
        s for s in WINDOW if share_an_edge(card, s)
    ]
    assert [spot for spot in WINDOW if overlap(card, spot)] == [s for s in WINDOW if units(card) & units(s)]


@pytest.mark.rule("GUARD-6")
def test_corners_that_touch_do_not_count() -> None:
    assert share_edge(MIDDLE, Spot(2, 2, upright=True))
    assert not share_edge(MIDDLE, Spot(2, 3, upright=True))


@pytest.mark.rule("GUARD-7")
@pytest.mark.parametrize("cards", range(7))
def test_a_card_may_lie_where_the_rule_says_and_nowhere_else(cards: int) -> None:
    for seed in range(2):
        spots = random_map(list(range(8)), Rng.from_number(seed))
        laid = [MIDDLE, *[spot for spot in spots[:cards] if spot]]
        expected = {(s.x, s.y, s.upright) for s in WINDOW if is_lawful(s, laid)}
        found = legal_spots(laid)
        assert {(s.x, s.y, s.upright) for s in found if s in WINDOW} == expected
        assert len(found) == len(set(found))
        assert all(is_open_place(spot, laid) == is_lawful(spot, laid) for spot in WINDOW[::5])


@pytest.mark.rule("GUARD-7")
def test_the_first_card_has_thirty_two_spots_around_the_centre() -> None:
    """Upright 5 beside it on each side and 3 above and below; on its side 4 in each direction."""
    spots = legal_spots([MIDDLE])
    assert sum(spot.upright for spot in spots) == 2 * 5 + 2 * 3
    assert sum(not spot.upright for spot in spots) == 4 * 4


@pytest.mark.rule("GUARD-7")
def test_two_cards_are_as_good_as_the_centre_and_one_is_not() -> None:
    right, below_right = Spot(2, 0, upright=True), Spot(2, 3, upright=True)
    assert not share_edge(MIDDLE, below_right)
    assert not is_open_place(below_right, [MIDDLE, right])
    assert is_open_place(below_right, [MIDDLE, right, Spot(0, 3, upright=True)])


@pytest.mark.rule("GUARD-8")
def test_a_random_map_is_lawful_card_by_card_and_uses_both_ways_up() -> None:
    seen: set[tuple[int, int, bool]] = set()
    for seed in range(30):
        cards = list(range(8))
        spots = random_map(cards, Rng.from_number(seed))
        laid = [MIDDLE]
        for spot in spots[:8]:
            assert spot is not None
            assert is_lawful(spot, laid)
            laid.append(spot)
        seen |= {(spot.x, spot.y, spot.upright) for spot in laid}
    assert len(seen) > 60
    assert {upright for *_, upright in seen} == {True, False}


@pytest.mark.rule("GUARD-8")
def test_the_square_has_orthogonal_neighbours_only() -> None:
    near = neighbours(square_map(list(range(8))))
    beside = [(1, 3), (0, 2, 8), (1, 4), (0, 5, 8), (2, 7, 8), (3, 6), (5, 7, 8), (4, 6), (1, 3, 4, 6)]
    assert near == [bits(*cards) for cards in beside]


@pytest.mark.rule("GUARD-8", "GUARD-9")
def test_the_usual_map_is_random_and_the_square_is_shuffled() -> None:
    maps = [GAME.setup(Options(), 2, Rng.from_number(seed)).spots for seed in range(6)]
    assert len({str(spots) for spots in maps}) == 6
    squares = [GAME.setup(Options(layout="square"), 2, Rng.from_number(seed)).spots for seed in range(6)]
    assert len({str(spots) for spots in squares}) == 6
    assert all(sorted(map(str, spots)) == sorted(map(str, squares[0])) for spots in squares)


@pytest.mark.rule("GUARD-9")
@pytest.mark.parametrize("layout", ["random", "place", "square"])
def test_the_centre_lies_dark_in_the_middle_and_the_others_light(layout: str) -> None:
    options = GAME.read_options({"layout": layout}, 2)
    assert isinstance(options, Options)
    state = GAME.setup(options, 2, Rng.from_number(3))
    assert state.spots[CENTRE] == Spot(0, 0, upright=True)
    assert not state.light >> CENTRE & 1
    turned = {growth.card for growth in state.grown if growth.card is not None and not growth.agent}
    assert state.light == OUTER_LOCATIONS & ~bits(*turned)
    assert ALL_LOCATIONS == 0b111111111


def laying(guardians: int = 3, **agreed: object) -> State:
    options = GAME.read_options({"layout": "place", "first": 1, **agreed}, guardians)
    assert isinstance(options, Options)
    return GAME.setup(options, guardians, Rng.from_number(5))


@pytest.mark.rule("GUARD-10")
def test_the_guardians_lay_the_cards_in_turn_as_they_were_shuffled() -> None:
    state = laying()
    stock = list(state.stock)
    assert sorted(stock) == list(range(8))
    assert stock != sorted(stock)
    layers = []
    for _ in range(8):
        (seat,) = GAME.whose_turn(state)
        layers.append(seat)
        spot = legal_spots([s for s in reversed(state.spots) if s])[0]
        card = state.stock[0]
        emitted = act(state, seat, Lay(spot.x, spot.y, spot.upright))
        assert emitted[0] == Laid(seat, card, spot.x, spot.y, spot.upright)
        assert state.spots[card] == spot
    assert layers == [1, 2, 0, 1, 2, 0, 1, 2]
    assert state.near == neighbours(state.spots)
    assert state.phase != "lay"
    assert len(state.grown) > 0


@pytest.mark.rule("GUARD-10")
def test_nobody_sees_a_card_before_it_is_its_turn_to_be_laid() -> None:
    """Whatever the order of the cards that lie face down, everybody sees and hears the same."""
    state = laying(4, lord_sepia=True)
    while state.phase == "lay":
        (seat,) = GAME.whose_turn(state)
        other = copy(state)
        other.stock[1:] = reversed(other.stock[1:])
        for watcher in (0, 1, 2, 3, None):
            assert GAME.view(state, watcher).public.stock == (state.stock[0],)
            assert encode(GAME.observe(other, watcher)) == encode(GAME.observe(state, watcher))
        chosen = [
            BOTS["hard"](5).choose(GAME.observe(world, seat), Rng.from_number(3)) for world in (state, other)
        ]
        assert chosen[0] == chosen[1]
        assert act(other, seat, chosen[0])[0] == act(state, seat, chosen[0])[0]
    assert GAME.view(state, 0).public.stock == ()


@pytest.mark.rule("GUARD-10")
def test_the_order_of_the_cards_that_lie_face_down_is_imagined() -> None:
    state = laying()
    act(state, 1, Lay(2, 0, upright=True))
    imagined = [GAME.imagine(GAME.view(state, 0), Rng.from_number(seed)).stock for seed in range(20)]
    assert {stock[0] for stock in imagined} == {state.stock[0]}
    assert {tuple(sorted(stock)) for stock in imagined} == {tuple(sorted(state.stock))}
    assert len({tuple(stock) for stock in imagined}) > 10


@pytest.mark.rule("GUARD-10", "GUARD-7")
def test_only_the_next_guardian_lays_and_only_where_a_card_may_lie() -> None:
    state = laying(4, lord_sepia=True)
    assert {len(GAME.legal_moves(state, seat)) for seat in (0, 2, 3)} == {0}
    assert [
        (move.x, move.y, move.upright) for move in GAME.legal_moves(state, 1) if isinstance(move, Lay)
    ] == [(spot.x, spot.y, spot.upright) for spot in legal_spots([MIDDLE])]
    assert refused(state, 1, Lay(0, 0, upright=True)) == "GUARD-7"
    assert refused(state, 1, Lay(2, 0, upright=True)) is None
    assert [refused(state, seat, Lay(2, 0, upright=True)) for seat in (0, 2, 3)] == ["GUARD-10"] * 3
    assert refused(square(), 0, Lay(2, 0, upright=True)) == "GUARD-10"
    assert refused(square(), 1, Lay(2, 0, upright=True)) == "GUARD-10"
