"""What players may do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from .state import LONGEST_TEXT, Answer

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""The SHA-256 of a sculpture that was handed in."""

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
"""How long each text may really be, `check_move` says in the game's own words."""

SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """The thing to sculpt: one of the six on the card. It may be another one until the sculpture is sealed."""

    word: Text


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True, omit_defaults=True):
    """Put the draft aside as it stands: should the time run out, this is what is sealed."""

    clay: Hash
    note: Text = ""


class Seal(Struct, frozen=True, tag="seal", forbid_unknown_fields=True, omit_defaults=True):
    """Done: from now on nothing about the sculpture changes."""

    clay: Hash
    note: Text = ""
    """What the sculptor has to say about it, for those who cannot see it well."""
    word: Text = ""
    """What it is of, if that was not chosen before."""
    bot: bool = False
    """The table's word: a bot has made it, for itself or for somebody who was away."""


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """A question to be answered by yes or no, about somebody else's Cluzzle."""

    sculptor: SeatNumber
    question: Text


class Reply(Struct, frozen=True, tag="answer", forbid_unknown_fields=True, omit_defaults=True):
    answer: Answer
    bot: bool = False
    """The table's word: a bot has answered, for itself or for somebody who was away."""


class Correct(Struct, frozen=True, tag="correct", forbid_unknown_fields=True):
    """The sculptor's better answer to the question before."""

    answer: Answer


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True):
    word: Text


class NoGuess(Struct, frozen=True, tag="no_guess", forbid_unknown_fields=True):
    """Nothing comes to mind."""


class Accuse(Struct, frozen=True, tag="accuse", forbid_unknown_fields=True):
    """Put it to the vote whether a sculptor has answered falsely."""

    sculptor: SeatNumber


class Content(Struct, frozen=True, tag="content", forbid_unknown_fields=True):
    """Has seen the gallery, and has nothing to say against it."""


Move = Choose | Keep | Seal | Ask | Reply | Correct | Guess | NoGuess | Accuse | Content


def with_author(move: Move, *, by_bot: bool) -> Move:
    """Whether a bot has sealed or answered is the table's to say (ruling A8)."""
    if isinstance(move, Seal | Reply) and move.bot != by_bot:
        return replace(move, bot=by_bot)
    return move
