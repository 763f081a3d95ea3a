"""What was handed in for the running game, by person: drafts until a move cites them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import sha256
from typing import TYPE_CHECKING

from huetable.store.base import BlobSummary

if TYPE_CHECKING:
    from .state import TableState

MOST_DRAFTS = 8
"""How many drafts of one person are kept beside what the game cites; a new one replaces the oldest."""

MOST_BYTES = 512 * 1024
"""No blob is larger, whatever the game allows."""


class Drafts:
    def __init__(self, notes: Iterable[BlobSummary] = ()) -> None:
        self._notes: dict[str, dict[str, BlobSummary]] = {}
        for note in notes:
            self.add(note)

    def add(self, note: BlobSummary) -> None:
        """Handed in a second time, it is the latest again."""
        own = self._notes.setdefault(note.person, {})
        own.pop(note.hash, None)
        own[note.hash] = note

    def drop(self, person: str, hashes: Iterable[str]) -> None:
        for hash in hashes:
            self._notes.get(person, {}).pop(hash, None)

    def forget(self, person: str) -> None:
        self._notes.pop(person, None)

    def drafts_of(self, person: str) -> tuple[BlobSummary, ...]:
        return tuple(self._notes.get(person, {}).values())

    def has(self, person: str | None, hash: str) -> bool:
        return hash in self._notes.get(person or "", {})

    def to_drop_for(self, person: str, hash: str, cited: Collection[str]) -> list[str]:
        """The oldest drafts that have to go before one more, of this hash, is kept."""
        spare = [other for other in self._notes.get(person, {}) if other not in cited and other != hash]
        return spare[: max(0, len(spare) - MOST_DRAFTS + 1)]


def blob_hash(data: bytes) -> str:
    """By which moves cite it."""
    return sha256(data).hexdigest()


def cited_hashes(state: TableState) -> tuple[str, ...]:
    """The hashes of the blobs that the game on the table cites, in a fixed order."""
    current_game = state.current_game
    if current_game is None or not current_game.game.meta.blob_bytes:
        return ()
    return tuple(sorted({hash for hash, _ in current_game.game.blobs(current_game.state)}))
