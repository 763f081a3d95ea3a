"""The replay of a finished game, step by step, as one seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from msgspec import Raw

from huetable import games
from huetable.core import record as records
from huetable.core.audience import encode_events_for
from huetable.core.codec import encode, encode_view
from huetable.core.game import AnyGame
from huetable.core.move_text import write_move
from huetable.core.record import BadRecord, Record
from huetable.core.terms import Seat
from huetable.store.base import FinishedGame, Person, SeatedPlayer
from huetable.table.events import Moved
from huetable.table.faces import bot_face, person_face
from huetable.table.wire.observations import is_public
from huetable.table.wire.protocol import SeatColour

from .api import Replay, ReplayStep


def build_replay(finished: FinishedGame, people: Mapping[str, Person], seat: Seat | None) -> Replay:
    """Raises BadRecord where today's rules cannot play the record any more."""
    record = records.read_record(finished.data)
    game = games.find_game(record.header.game)
    footer = record.footer
    if footer is None:
        raise BadRecord("the game is not over")
    return Replay(
        game.meta.id,
        tuple(_name(player, people) for player in finished.players),
        tuple(cast("SeatColour", player.colour) for player in finished.players),
        tuple(_steps(game, record, seat)),
        footer.result,
        record.header.commitment,
        footer.seed,
        footer.salt,
        tuple(_face(player, people) for player in finished.players),
        tuple(player.person is None for player in finished.players),
    )


def _name(player: SeatedPlayer, people: Mapping[str, Person]) -> str:
    known = people.get(player.person or "")
    return player.name or (known.name if known else "somebody")


def _face(player: SeatedPlayer, people: Mapping[str, Person]) -> str:
    if player.person is None:
        return bot_face(player.name or "")
    return person_face(player.person, people.get(player.person))


def _steps(game: AnyGame, record: Record, watcher: Seat | None) -> Iterator[ReplayStep]:
    rng = record.rng
    state = records.initial_state(game, record.header, rng)
    yield _step(game, state, watcher, None, b"[]", None)
    for step in record.steps:
        moved = Moved(*records.decode_move(game, step.seat, bytes(step.move)), step.out_of_time or None)
        seat, move = moved.seat, moved.move
        emitted = [*moved.notice, *game.apply(state, seat, move, rng.child(step.seq))]
        known = seat == watcher or is_public(moved, emitted)
        words = write_move(move) if known else None
        yield _step(
            game, state, watcher, step, b"[" + b",".join(encode_events_for(emitted, watcher)) + b"]", words
        )


def _view(game: AnyGame, state: object, watcher: Seat | None) -> bytes:
    return encode_view(encode(game.public_view(state)), encode(game.private_view(state, watcher)))


def _step(
    game: AnyGame,
    state: object,
    watcher: Seat | None,
    step: records.Step | None,
    events: bytes,
    words: str | None,
) -> ReplayStep:
    return ReplayStep(
        seq=step.seq if step else 0,
        seat=step.seat if step else None,
        move=words,
        view=Raw(_view(game, state, watcher)),
        events=Raw(events),
        scores=tuple(game.scores(state)),
        at=step.at if step else 0,
    )
