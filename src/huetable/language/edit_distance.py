"""How many letters two words differ by."""

from __future__ import annotations


def within_one_edit(word: str, other: str) -> bool:
    """Whether one letter more, less, other, or two neighbours swapped makes them the same.

    Our own code: the doubts about a recorded cue depend on it.
    """
    if abs(len(word) - len(other)) > 1:
        return False
    # Up to the first difference the words agree; behind one edit there, the rest must agree too.
    differs = (at for at, (mine, theirs) in enumerate(zip(word, other, strict=False)) if mine != theirs)
    at = next(differs, min(len(word), len(other)))
    swapped = word[at : at + 2] == other[at : at + 2][::-1] and word[at + 2 :] == other[at + 2 :]
    return swapped or any(
        mine == theirs
        for mine, theirs in (
            (word[at + 1 :], other[at + 1 :]),
            (word[at + 1 :], other[at:]),
            (word[at:], other[at + 1 :]),
        )
    )
