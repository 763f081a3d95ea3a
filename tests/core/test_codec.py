from typing import Any

import msgspec
import pytest

from huetable.core.codec import decode, digest, encode, encode_view, well_formed
from huetable.core.terms import TimerExpired, VoteEnded


def test_what_is_encoded_decodes_to_the_same() -> None:
    assert decode(encode(VoteEnded("vote", upheld=True)), TimerExpired | VoteEnded) == VoteEnded(
        "vote", upheld=True
    )


def test_what_is_of_no_such_kind_raises() -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(b'{"type":"lapse"}', TimerExpired)


def test_digests_tell_things_apart() -> None:
    assert digest(TimerExpired("a")) == digest(TimerExpired("a")) != digest(TimerExpired("b"))


def endless() -> list[Any]:
    loop: list[Any] = []
    loop.append(loop)
    return loop


@pytest.mark.parametrize("thing", [None, 3, object(), {"type": "lapse"}, endless(), {b"\xff": 1}, "\ud800"])
def test_junk_is_not_well_formed(thing: object) -> None:
    assert not well_formed(thing, TimerExpired)


def test_a_struct_with_a_field_of_the_wrong_kind_is_not_well_formed() -> None:
    wrong: Any = 3
    assert well_formed(TimerExpired("x"), TimerExpired)
    assert not well_formed(TimerExpired(wrong), TimerExpired)


@pytest.mark.parametrize(
    ("public", "private", "view"),
    [
        (b'{"a":1}', b'{"b":[2]}', b'{"a":1,"b":[2]}'),
        (b'{"a":1}', b"{}", b'{"a":1}'),
        (b"{}", b'{"b":2}', b'{"b":2}'),
        (b"{}", b"{}", b"{}"),
    ],
)
def test_the_two_parts_of_a_view_are_sent_as_one_object(public: bytes, private: bytes, view: bytes) -> None:
    assert encode_view(public, private) == view
