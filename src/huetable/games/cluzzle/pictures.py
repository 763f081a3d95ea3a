"""What can be looked at: the sculptures on the table, and one's own."""

from __future__ import annotations

from huetable.core.terms import Seat

from .rules.view import View


def works(view: View) -> list[tuple[Seat, str]]:
    """Whose it is, and the hash of it; one's own also before the others see it."""
    shown = [
        cluzzle.sculpture or (view.private.made if seat == view.seat else None)
        for seat, cluzzle in enumerate(view.public.cluzzles)
    ]
    return [
        (seat, each.clay) for seat, each in enumerate(shown) if each is not None and each.clay is not None
    ]
