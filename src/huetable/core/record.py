"""A game is its record: JSON lines, each chained to the one before by its hash.

A header (what was agreed before the first deal), one line a move, and at the end a footer with the result
and the seed. A record is valid only in its one canonical spelling, so any changed byte shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from .codec import decode, encode
from .game import AnyGame
from .rng import Rng, commitment, rng_from_seed_and_nonces
from .terms import TABLE, DecidedBy, Forfeit, Refusal, Result, Seat, TableMove

FORMAT = 1

_OLD_FORFEIT = b'{"type":"forfeit"}'


class BadRecord(ValueError):
    """What is wrong with a record, in one line."""


class RecordedChair(Struct, frozen=True):
    """Who sat in a seat. Names are not in records, so that somebody can be forgotten without touching one."""

    kind: str
    level: str | None = None


class Header(Struct, frozen=True, tag="header", forbid_unknown_fields=True):
    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[RecordedChair, ...]
    commitment: str
    nonces: tuple[str, ...]


class Step(Struct, frozen=True, tag="step", forbid_unknown_fields=True, gc=False):
    seq: int
    seat: Seat
    move: msgspec.Raw
    at: int = 0
    """Milliseconds since 1970, 0 where nobody looked at a clock. The rules never see it."""
    out_of_time: DecidedBy | msgspec.UnsetType = msgspec.UNSET
    """The seat's time had run out, or its player was away: who decided."""


class Footer(Struct, frozen=True, tag="footer", forbid_unknown_fields=True):
    result: Result
    seed: str
    salt: str


Entry = Header | Step | Footer


class RecordLine(Struct, frozen=True, forbid_unknown_fields=True):
    entry: Entry
    hash: str


class Record(Struct, frozen=True):
    header: Header
    steps: tuple[Step, ...]
    footer: Footer | None = None
    """Missing while the game is going on: then the seed is still a secret."""

    @property
    def rng(self) -> Rng:
        if self.footer is None:
            raise BadRecord("the game is not over, so the seed is not in the record yet")
        return rng_from_seed_and_nonces(bytes.fromhex(self.footer.seed), self.header.nonces)


def write_record(record: Record) -> bytes:
    entries: list[Entry] = [record.header, *record.steps]
    if record.footer is not None:
        entries.append(record.footer)
    lines = []
    link = ""
    for entry in entries:
        link = sha256(link.encode() + encode(entry)).hexdigest()
        lines.append(encode(RecordLine(entry, link)))
    return b"".join(line + b"\n" for line in lines)


def read_record(data: bytes) -> Record:
    """Raises BadRecord unless every byte is as `write_record` would have put it."""
    entries = [_read_line(number, line) for number, line in enumerate(data.splitlines(), start=1)]
    if not entries or not isinstance(entries[0], Header):
        raise BadRecord("line 1 is not the header of a record")
    footer = entries[-1] if isinstance(entries[-1], Footer) else None
    steps = entries[1:-1] if footer else entries[1:]
    record = Record(entries[0], tuple(_steps(steps)), footer)
    if record.header.format != FORMAT:
        raise BadRecord(f"format {record.header.format} is not known here, only {FORMAT}")
    _check_spelling(data, write_record(record))
    return record


def _read_line(number: int, line: bytes) -> Entry:
    try:
        entry: Entry = decode(line, RecordLine).entry
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"line {number} is no line of a record: {error}") from error
    return entry


def _steps(entries: Sequence[Entry]) -> Iterator[Step]:
    for seq, entry in enumerate(entries, start=1):
        if not isinstance(entry, Step) or entry.seq != seq:
            raise BadRecord(f"line {seq + 1} is not move {seq}")
        yield entry


def _check_spelling(data: bytes, expected: bytes) -> None:
    if data != expected:
        pairs = enumerate(zip(data.split(b"\n"), expected.split(b"\n"), strict=False), start=1)
        number = next((number for number, (had, want) in pairs if had != want), len(expected.split(b"\n")))
        raise BadRecord(f"line {number} was changed: it is not what the hashes say")


def replay(game: AnyGame, record: Record, rng: Rng) -> Iterator[tuple[Step, Any, Any]]:
    """Each step with the move it holds and the state before it; after the last one, the state is final."""
    state = initial_state(game, record.header, rng)
    for step in record.steps:
        seat, move = _read_step(game, step)
        yield step if seat == step.seat else msgspec.structs.replace(step, seat=seat), move, state
        refusal = game.refuse_recorded(state, seat, move)
        if refusal is not None:
            raise BadRecord(f"move {step.seq} is against the rules: {refusal.clause}")
        game.apply(state, seat, move, rng.child(step.seq))


def initial_state(game: AnyGame, header: Header, rng: Rng) -> Any:
    """The state before the first move."""
    if not game.supports_rules_version(header.rules_version):
        raise BadRecord(
            f"rules version {header.rules_version} is not known here, only {game.meta.rules_version}"
        )
    options = game.read_options(header.options, len(header.seats), header.rules_version)
    if isinstance(options, Refusal):
        raise BadRecord(f"the options are against the rules: {options.clause}")
    return game.setup_for_version(header.rules_version, options, len(header.seats), rng.child(0))


def _read_step(game: AnyGame, step: Step) -> tuple[Seat, Any]:
    try:
        return decode_move(game, step.seat, bytes(step.move))
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"move {step.seq} is no move of this game: {error}") from error


def decode_move(game: AnyGame, seat: Seat, data: bytes) -> tuple[Seat, Any]:
    """The seat and its move, from a record or a log. In old records a seat forfeits; now the table does it."""
    if seat == TABLE:
        return TABLE, decode(data, TableMove)
    try:
        return seat, decode(data, game.move_type)
    except msgspec.ValidationError:
        if data != _OLD_FORFEIT:
            raise
        return TABLE, Forfeit(seat)


def verify(game: AnyGame, data: bytes) -> Record:
    """The whole proof: spelling and hashes, the commitment, every move legal, and the result as claimed."""
    record = read_record(data)
    footer = record.footer
    if footer is None:
        raise BadRecord("the game is not over, so there is nothing to check the shuffle against yet")
    if commitment(_unhex(footer.seed), _unhex(footer.salt)) != record.header.commitment:
        raise BadRecord("the seed is not the one that was committed to before the first deal")
    if game.result(final_state(game, record)) != footer.result:
        raise BadRecord("the moves do not lead to the result that the record claims")
    return record


def final_state(game: AnyGame, record: Record) -> Any:
    states = [state for _, _, state in replay(game, record, record.rng)]
    return states[-1] if states else initial_state(game, record.header, record.rng)


def _unhex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadRecord("seed and salt must be written in hex") from error
