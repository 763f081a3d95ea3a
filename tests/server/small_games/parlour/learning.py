"""Parlour for learners: every move by number, and what a seat sees as numbers."""

from __future__ import annotations

from huetable.core.terms import Observation

from . import Accuse, Bow, Draw, End, Flip, Move, Nod, Options, Roll, Tell, Whisper


def actions(options: Options, seats: int) -> tuple[Move, ...]:
    accusations = [Accuse(seat) for seat in range(seats)]
    return (Nod(), Bow(1), Bow(2), Bow(3), Draw(), Roll(), Flip(), Whisper(), Tell(), *accusations, End())


def size(options: Options, seats: int) -> int:
    return 4 + seats


def features(observation: Observation) -> list[float]:
    public, hand = observation.view.public, observation.view.private.hand
    turn = [float(seat == public.turn) for seat in range(public.seats)]
    return [(hand - 100) / 40, public.deck / 40, public.taken / 41, float(public.over), *turn]
