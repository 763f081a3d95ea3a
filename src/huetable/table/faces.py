"""The seeds that faces are drawn from. The drawing itself is the page's."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import TYPE_CHECKING

from .cast import character_of

if TYPE_CHECKING:
    from huetable.store.base import Person

_NOT_IN_A_SEED = re.compile(r"[^a-z0-9]")
_LONGEST = 16


def made_up_face(person: str) -> str:
    """The face of somebody who has chosen none: always the same for a pseudonym, which nobody can read from it."""
    return blake2b(person.encode(), digest_size=6, person=b"face").hexdigest()


def person_face(person: str, known: Person | None) -> str:
    """The face that somebody has chosen, or one made up for their pseudonym."""
    return (known and known.face) or made_up_face(person)


def bot_face(name: str) -> str:
    """A character of the cast has a face of its own. A bot of an old table looks like its name."""
    character = character_of(name)
    if character is not None:
        return character.face
    return _NOT_IN_A_SEED.sub("", name.lower())[:_LONGEST] or "bot"
