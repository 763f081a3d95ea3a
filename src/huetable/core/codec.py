"""One codec for the wire, the log, record files and state hashes: JSON by msgspec, in field order."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, get_args

import msgspec

# The encoder's own method and not a function around it: a server calls it a dozen times for every move.
encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, strict=True)


def decode(data: bytes, kind: Any) -> Any:
    """Raises msgspec.DecodeError (of which ValidationError is one) on anything that is not of this kind.

    >>> from huetable.games import find_game
    >>> decode(b'{"type":"pour","dye":"red"}', find_game("dye_pot").move_type)
    Pour(dye='red')
    """
    return decoder(kind).decode(data)


def encode_view(public: bytes, private: bytes) -> bytes:
    """One JSON object of the two parts of a view, which have no field in common."""
    if private == b"{}":
        return public
    return private if public == b"{}" else b"%b,%b" % (public[:-1], private[1:])


def digest(thing: Any) -> str:
    """The hash that identifies a state or a line of a record."""
    return sha256(encode(thing)).hexdigest()


def well_formed(thing: object, kind: Any) -> bool:
    """Whether a Python object, however it was made, is what it claims to be down to its last field."""
    try:
        decoder(kind).decode(encode(thing))
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
        return False
    return True


@cache
def struct_types(kind: Any) -> frozenset[type]:
    """The structs of a union, or the one struct."""
    return frozenset(get_args(kind) or (kind,))
