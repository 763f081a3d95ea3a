"""What a dyer sees, and what they may imagine behind it."""

from collections import Counter

import pytest

from huetable.core.rng import Rng
from huetable.games.dye_pot import GAME
from huetable.games.dye_pot.rules.moves import Pour
from huetable.games.dye_pot.rules.rounds import full_deck
from huetable.games.dye_pot.rules.state import Options, State


def half_poured() -> State:
    """Seats 0 and 1 have poured, seat 2 has not, and one order is shown."""
    state = GAME.setup(Options(), 3, Rng.from_number(5))
    state.shown.append(state.deck.pop())
    for seat in (0, 1):
        GAME.apply(state, seat, Pour("red"), Rng.from_number(6))
    return state


@pytest.mark.parametrize("seat", [0, 2, None])
def test_an_imagined_state_looks_the_same_and_loses_no_order(seat: int | None) -> None:
    state = half_poured()
    for seed in range(20):
        imagined = GAME.imagine(GAME.view(state, seat), Rng.from_number(seed))
        assert GAME.view(imagined, seat) == GAME.view(state, seat)
        held = [order for orders in imagined.orders for order in orders]
        assert Counter(held + imagined.deck + imagined.shown) == Counter(full_deck())


def test_secrets_are_dealt_anew() -> None:
    view = GAME.view(half_poured(), 2)
    worlds = [GAME.imagine(view, Rng.from_number(seed)) for seed in range(40)]
    assert {world.poured[0] for world in worlds} == {"red", "yellow", "blue", "water"}
    assert all(world.poured[2] is None for world in worlds)
    assert len({tuple(world.deck) for world in worlds}) > 30


def test_a_sketch_says_who_has_poured_what() -> None:
    sketch = GAME.sketch(half_poured())
    assert "poured red red ." in sketch
    assert "round 1 pour" in sketch
