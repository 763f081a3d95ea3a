"""What a change says of a view."""

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from huetable import games
from huetable.core.codec import encode
from huetable.core.terms import SharedObservation
from huetable.table.wire.view_changes import constant, is_immutable, view_change


class Board(Struct, frozen=True):
    turn: int
    pile: tuple[int, ...] = ()
    note: str | UnsetType = UNSET


class Sparse(Struct, frozen=True, omit_defaults=True):
    turn: int = 0
    pile: tuple[int, ...] = ()


class Told(Struct, frozen=True):
    news: Board
    other: Board | None


class Match(Struct, frozen=True, omit_defaults=True):
    one: int = 0
    two: int = 0
    three: int = 0
    four: int = 0
    five: int = 0
    six: int = 0
    pile: tuple[int, ...] = ()
    board: Board = Board(0)


class Whole(Struct, frozen=True):
    match: Match | Board


class Row(Struct, frozen=True, array_like=True):
    one: int
    two: int
    three: int = 0
    four: int = 0
    five: int = 0
    six: int = 0
    seven: int = 0
    eight: int = 0


class Pair(Struct, frozen=True):
    row: Row


class Open(Struct):
    row: list[int]


class Leaf(Struct, frozen=True):
    inside: Open


class Tree(Struct, frozen=True):
    """Of itself."""

    branches: tuple["Tree", ...] = ()


TEN = tuple(range(10))


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (Board(1, TEN), Board(1, TEN), b"{}"),
        (Board(1, TEN), Board(2, TEN), b'{"view":{"turn":2}}'),
        (Board(1, TEN), Board(1, (*TEN, 10)), b'{"tails":{"pile":[10,[10]]}}'),
        (Board(1, TEN), Board(1, (*TEN[:9], 7, 7)), b'{"tails":{"pile":[9,[7,7]]}}'),
        (Board(1, TEN), Board(1, TEN[:8]), b'{"tails":{"pile":[8,[]]}}'),
        (Board(1, TEN), Board(1, (5, *TEN)), b'{"view":{"pile":[5,0,1,2,3,4,5,6,7,8,9]}}'),
        (Board(1, (1, 2)), Board(1, (1, 2, 3)), b'{"view":{"pile":[1,2,3]}}'),
        (Board(1, TEN), Board(2, (*TEN, 1)), b'{"view":{"turn":2},"tails":{"pile":[10,[1]]}}'),
        (Board(1), Board(1, (), "new"), b'{"view":{"note":"new"}}'),
        (Sparse(0), Sparse(1), b'{"view":{"turn":1}}'),
    ],
)
def test_a_change_says_what_is_different_and_of_long_lists_only_their_end(
    before: Struct, after: Struct, said: bytes
) -> None:
    assert encode(view_change(before, after)) == said


def test_a_view_that_shows_an_event_does_not_repeat_it() -> None:
    event, other = Board(4), Board(4)
    before, after = Told(Board(1), None), Told(event, other)
    said = view_change(before, after, [Board(0), event])
    assert encode(said) == b'{"view":{"other":{"turn":4,"pile":[]}},"told":{"news":1}}'


def test_of_a_large_object_in_a_view_only_what_has_changed_in_it_is_said() -> None:
    before = Whole(Match(1, 2, pile=TEN))
    after = Whole(Match(1, 3, pile=(*TEN, 5), board=Board(1)))
    changed = b'{"view":{"two":3,"board":{"turn":1,"pile":[]}},"tails":{"pile":[10,[5]]}}'
    assert encode(view_change(before, after)) == b'{"parts":{"match":%b}}' % changed


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (Told(Board(1), None), Told(Board(2), None), b'{"view":{"news":{"turn":2,"pile":[]}}}'),
        (Whole(Match(1, 2)), Whole(Match(1)), b'{"view":{"match":{"one":1}}}'),
        (Whole(Match(1, 2)), Whole(Board(1)), b'{"view":{"match":{"turn":1,"pile":[]}}}'),
        (Pair(Row(1, 2)), Pair(Row(1, 3)), b'{"view":{"row":[1,3,0,0,0,0,0,0]}}'),
    ],
)
def test_an_object_of_which_little_stays_is_said_as_a_whole(
    before: Struct, after: Struct, said: bytes
) -> None:
    assert encode(view_change(before, after)) == said


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Sparse(3), Sparse(0)),
        (Sparse(3, TEN), Sparse(3, ())),
        (Board(1, (), "old"), Board(1)),
        (Board(1), Sparse(1)),
    ],
)
def test_a_field_that_has_gone_cannot_be_said_by_a_change(before: Struct, after: Struct) -> None:
    assert view_change(before, after) is None


def test_views_of_all_games_are_compared_without_being_copied() -> None:
    views = [kind for game in games.all_games().values() for kind in (game.public_type, game.private_type)]
    assert all(is_immutable(view) for view in views)


@pytest.mark.parametrize(("kind", "immutable"), [(Open, False), (Leaf, False), (Board, True), (Tree, True)])
def test_what_can_change_inside_is_told_from_what_cannot(kind: type, immutable: bool) -> None:
    assert is_immutable(kind) is immutable


def test_a_view_that_may_change_is_copied_before_it_is_kept() -> None:
    row = Open([1])
    kept = constant(SharedObservation(row, (), (), None), Open)
    row.row.append(2)
    assert msgspec.to_builtins(kept.public) == {"row": [1]}
    assert encode(view_change(kept.public, row)) == b'{"view":{"row":[1,2]}}'
