"""Playthroughs: whole games written out as text, every answer of the rules beside every move.

A file is its own script: the lines that start with ">" are played again, and the text that comes out must
be the text that is there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from .codec import decode, digest, encode
from .game import AnyGame
from .move_text import parse_any_move, write_move
from .random_play import random_step
from .rng import Rng
from .terms import TABLE, Emitted, Refusal, Seat

TriedMove = tuple[Seat, str]
"""Who tries what, in the text form of moves; a try may be refused."""


class PlaythroughSetup(Struct, frozen=True):
    """What a playthrough starts from."""

    seats: int
    seed: int
    options: dict[str, Any]
    title: str = ""


def write_playthrough(game: AnyGame, opening: PlaythroughSetup, tries: Iterable[TriedMove]) -> str:
    return "\n".join(_playthrough_lines(game, opening, tries)) + "\n"


def read_playthrough(text: str) -> tuple[PlaythroughSetup, list[TriedMove]]:
    head = next(line for line in text.splitlines() if line.startswith("opening: "))
    opening = decode(head.removeprefix("opening: ").encode(), PlaythroughSetup)
    tries = [_read_tried_move(line) for line in text.splitlines() if line.startswith("> ")]
    return opening, tries


def replay_playthrough(game: AnyGame, text: str) -> str:
    """The same game played under today's rules; equal to the text unless a rule or a view has changed."""
    opening, tries = read_playthrough(text)
    return write_playthrough(game, opening, tries)


def random_play(game: AnyGame, opening: PlaythroughSetup, most: int = 10_000) -> list[TriedMove]:
    """A whole game of random play, to be written out."""
    rng = Rng.from_number(opening.seed)
    state = _begin(game, opening, rng)
    tries: list[TriedMove] = []
    while game.result(state) is None and len(tries) < most:
        seat, move = random_step(game, state, rng.child("wander", len(tries)))
        tries.append((seat, write_move(move)))
        game.apply(state, seat, move, rng.child(len(tries)))
    return tries


def _begin(game: AnyGame, opening: PlaythroughSetup, rng: Rng) -> Any:
    options = game.read_options(opening.options, opening.seats)
    if isinstance(options, Refusal):
        raise ValueError(f"the opening is against {options.clause}: {options.args}")
    return game.setup(options, opening.seats, rng.child(0))


def _playthrough_lines(game: AnyGame, opening: PlaythroughSetup, tries: Iterable[TriedMove]) -> Iterator[str]:
    yield f"game: {game.meta.id}, rules version {game.meta.rules_version}"
    yield f"opening: {encode(opening).decode()}"
    rng = Rng.from_number(opening.seed)
    state = _begin(game, opening, rng)
    shown: dict[Seat | str | None, str] = {}
    yield from _position_lines(game, state, shown)
    taken = 0
    for seat, text in tries:
        yield ""
        yield f"> {_seat_name(seat)}: {text}"
        move = parse_any_move(text, game.move_type)
        refusal = game.refuse_recorded(state, seat, move)
        if refusal is not None:
            yield f"refused: {refusal.clause} {json.dumps(refusal.args, ensure_ascii=False)}"
            continue
        taken += 1
        yield from map(_event_line, game.apply(state, seat, move, rng.child(taken)))
        yield from _position_lines(game, state, shown)


def _position_lines(game: AnyGame, state: Any, shown: dict[Seat | str | None, str]) -> Iterator[str]:
    """Views are written only when they have changed: what stands still is not worth reading twice."""
    yield f"state: {game.sketch(state)} #{digest(state)[:12]}"
    result = game.result(state)
    if result is not None:
        yield f"result: {encode(result).decode()}"
    else:
        yield from _legal_move_lines(game, state)
    public = encode(game.public_view(state)).decode()
    if shown.get("public") != public:
        shown["public"] = public
        yield f"public: {public}"
    for seat in (*range(game.seats(state)), None):
        private = encode(game.private_view(state, seat)).decode()
        if shown.get(seat, "{}") != private:
            shown[seat] = private
            yield f"private {_seat_name(seat)}: {private}"


def _legal_move_lines(game: AnyGame, state: Any) -> Iterator[str]:
    yield f"awaited: {', '.join(map(_seat_name, game.whose_turn(state))) or 'nobody'}"
    for timer in game.timers(state):
        yield f"timer: {timer.name} {timer.milliseconds} ms"
    motion = game.motion(state)
    if motion is not None:
        yield f"ballot: {encode(motion).decode()}"
    for seat in range(game.seats(state)):
        observation = game.observe(state, seat)
        texts = [write_move(move) for move in observation.moves] + [
            f"{form.move} ..." for form in observation.open_moves
        ]
        if texts:
            yield f"may {_seat_name(seat)}: {' | '.join(texts)}"


def _event_line(emitted: Emitted) -> str:
    event, audience = emitted
    heard = "all" if audience is None else audience
    return f"event to {heard}: {encode(event).decode()}"


def _seat_name(seat: Seat | None) -> str:
    return {None: "spectator", TABLE: "table"}.get(seat, f"seat {seat}")


def _read_tried_move(line: str) -> TriedMove:
    who, _, text = line.removeprefix("> ").partition(": ")
    return (TABLE if who == "table" else int(who.removeprefix("seat "))), text
