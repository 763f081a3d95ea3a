"""What was handed in for the running game, by person: drafts until a move refers to them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import TYPE_CHECKING

from huetable.store.base import BlobSummary

if TYPE_CHECKING:
    from .state import TableState

MOST = 8
"""So many drafts of one person are kept beside what the game refers to; a new one pushes out the oldest."""

MOST_BYTES = 512 * 1024
"""No game takes anything larger, whatever it says."""


class Drafts:
    def __init__(self, notes: Iterable[BlobSummary] = ()) -> None:
        self._notes: dict[str, dict[str, BlobSummary]] = {}
        for note in notes:
            self.add(note)

    def add(self, note: BlobSummary) -> None:
        """Handed in once more, it is the latest."""
        mine = self._notes.setdefault(note.person, {})
        mine.pop(note.hash, None)
        mine[note.hash] = note

    def drop(self, person: str, hashes: Iterable[str]) -> None:
        for hash in hashes:
            self._notes.get(person, {}).pop(hash, None)

    def forget(self, person: str) -> None:
        self._notes.pop(person, None)

    def of(self, person: str) -> tuple[BlobSummary, ...]:
        return tuple(self._notes.get(person, {}).values())

    def has(self, person: str | None, hash: str) -> bool:
        return hash in self._notes.get(person or "", {})

    def surplus(self, person: str, hash: str, kept: Collection[str]) -> list[str]:
        """What has to go for one more of this hash."""
        spare = [other for other in self._notes.get(person, {}) if other not in kept and other != hash]
        return spare[: max(0, len(spare) - MOST + 1)]


def name_of(data: bytes) -> str:
    """What a move calls it."""
    return sha256(data).hexdigest()


def kept(state: TableState) -> tuple[str, ...]:
    """The hashes of what the game on the table refers to."""
    match = state.match
    if match is None or not match.game.meta.blob_bytes:
        return ()
    return tuple(sorted({hash for hash, _ in match.game.blobs(match.state)}))
