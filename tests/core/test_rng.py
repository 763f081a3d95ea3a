from collections import Counter

import pytest

from huetable.core.rng import Rng, commitment, rng_from_seed_and_nonces

SEED = bytes(range(32))


def test_the_same_path_and_label_draw_the_same() -> None:
    assert Rng(SEED).child(1, "deal").below(1000) == Rng(SEED).child(1, "deal").below(1000)


@pytest.mark.parametrize("other", [("1",), (2,), (1, "x"), ()])
def test_another_path_draws_something_else(other: tuple[int | str, ...]) -> None:
    assert Rng(SEED).child(*other).words(4, "") != Rng(SEED).child(1).words(4, "")


def test_a_label_is_not_a_path() -> None:
    assert Rng(SEED).child("a").words(2, "b") != Rng(SEED).child("a", "b").words(2, "")


def test_a_shuffle_keeps_every_card_and_all_orders_are_as_likely() -> None:
    orders: Counter[str] = Counter()
    for number in range(6000):
        cards = list("abc")
        Rng.from_number(number).shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 250


@pytest.mark.parametrize("cards", [[], [7]])
def test_nothing_to_shuffle_is_left_alone(cards: list[int]) -> None:
    before = list(cards)
    Rng(SEED).shuffle(cards)
    assert cards == before


def test_below_reaches_every_number_and_no_other() -> None:
    assert {Rng.from_number(number).below(6) for number in range(200)} == set(range(6))


def test_dice_show_their_sides_alike() -> None:
    faces = Counter(face for number in range(2000) for face in Rng.from_number(number).dice(3))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in faces.values())


def test_fractions_lie_from_nought_up_to_one() -> None:
    drawn = [Rng.from_number(number).fraction("f") for number in range(1000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert 0.45 < sum(drawn) / 1000 < 0.55


def test_a_choice_is_one_of_the_things() -> None:
    assert {Rng.from_number(number).choice("xyz") for number in range(60)} == set("xyz")


@pytest.mark.rule("TABLE-11")
def test_the_commitment_binds_seed_and_salt() -> None:
    assert commitment(SEED, b"salt") == commitment(SEED, b"salt")
    assert commitment(SEED, b"salt") != commitment(SEED, b"pepper")
    assert commitment(SEED, b"salt") != commitment(SEED[::-1], b"salt")


@pytest.mark.rule("TABLE-11")
def test_every_players_nonce_changes_the_deal() -> None:
    deals = [
        rng_from_seed_and_nonces(SEED, nonces).words(4, "")
        for nonces in ([], ["a"], ["a", "b"], ["b", "a"], ["ab"])
    ]
    assert len(set(deals)) == len(deals)


def test_the_commitment_does_not_give_the_deal_away() -> None:
    assert rng_from_seed_and_nonces(SEED, []).bytes(32, "").hex() != commitment(SEED, b"")
