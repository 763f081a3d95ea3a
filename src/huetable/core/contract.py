"""The checks that every game must pass, as a library: import them for a game of your own.

    from huetable.core.contract import check_game
    check_game(MY_GAME, seats=3, seed=1)

Checked at every position of random games, interrupts, expired timers and ended votes included:
 1. somebody is awaited, or a timer or a vote is running; those who are awaited may act;
 2. who may act has something to do, and what is listed is legal, once each, with a text form;
 3. no field is in both parts of a view; state, view, moves and events survive the codec; a copy is equal and shares nothing;
 4. what a seat cannot know does not show: a state imagined from its view has the same view, moves, open moves,
    refusals, timers, scores and result, and emitted events differ only where the view afterwards does;
 5. any object as a move is legal or refused by a clause, and a refused move changes nothing;
 6. the timeout move of an awaited seat is legal, or the table may let it forfeit; no seat says what only the table knows;
 7. the game ends within a bound, in one of its endings; then nobody may act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Raw

from . import clauses
from . import record as records
from .audience import encode_events_for, reaches
from .codec import decode, encode
from .game import AnyGame
from .move_text import parse_any_move, write_move
from .random_play import random_step
from .rng import SEED_BYTES, Rng, commitment, rng_from_seed_and_nonces
from .rulebook import Rulebook
from .terms import TABLE, Emitted, Forfeit, Refusal, Result, Seat, TimerExpired, VoteEnded

MOST_MOVES = 20_000

JUNK: tuple[object, ...] = (
    None,
    0,
    -1,
    2**70,
    1.5,
    "",
    "pass",
    b"\x00",
    [],
    {},
    {"type": "pass"},
    object(),
    TimerExpired("nothing"),
    VoteEnded("nothing", upheld=True),
    Forfeit(0),
    Forfeit(99),
)


class ContractBroken(AssertionError):
    """What a game does that no game may do."""


def expect(kept: object, promise: str, *details: object) -> None:
    if not kept:
        raise ContractBroken(" | ".join([promise, *map(str, details)]))


def check_game(
    game: AnyGame,
    seats: int,
    seed: int,
    *,
    options: dict[str, Any] | None = None,
    rulebooks: Sequence[Rulebook] = (),
    every: int = 1,
    most: int = MOST_MOVES,
) -> records.Record:
    """Play one random game and check every `every`-th position; returns its record."""
    check_types(game)
    rng = Rng.from_number(seed)
    state, header = _begin(game, seats, seed, options or {})
    steps: list[records.Step] = []
    while game.result(state) is None:
        expect(len(steps) < most, f"ends within {most} moves", game.sketch(state))
        if len(steps) % every == 0:
            check_position(game, state, rng.child("check", len(steps)), rulebooks)
        seat, move = random_step(game, state, rng.child("wander", len(steps)))
        steps.append(records.Step(len(steps) + 1, seat, Raw(encode(move))))
        check_events(game, game.apply(state, seat, move, _game_rng(seed, header).child(len(steps))))
    result = check_end(game, state, rulebooks)
    footer = records.Footer(result, _secret(seed, "seed").hex(), _secret(seed, "salt").hex())
    return records.Record(header, tuple(steps), footer)


def _secret(number: int, label: str) -> bytes:
    return Rng.from_number(number).bytes(SEED_BYTES, label)


def _game_rng(seed: int, header: records.Header) -> Rng:
    return rng_from_seed_and_nonces(_secret(seed, "seed"), header.nonces)


def _begin(game: AnyGame, seats: int, seed: int, options: dict[str, Any]) -> tuple[Any, records.Header]:
    header = records.Header(
        records.FORMAT,
        game.meta.id,
        game.meta.rules_version,
        options,
        tuple(records.RecordedChair("bot", "random") for _ in range(seats)),
        commitment(_secret(seed, "seed"), _secret(seed, "salt")),
        ("nonce",),
    )
    return records.initial_state(game, header, _game_rng(seed, header)), header


def check_position(game: AnyGame, state: Any, rng: Rng, rulebooks: Sequence[Rulebook] = ()) -> None:
    """Everything that must hold while the game is going on."""
    check_awaited(game, state)
    check_legal_moves(game, state)
    check_codec(game, state)
    check_timeout_move(game, state)
    for seat in (*range(game.seats(state)), None):
        check_no_leak(game, state, seat, rng.child("leak", -1 if seat is None else seat))
    for seat in (*range(game.seats(state)), TABLE, 99):
        for thing in JUNK:
            check_any_object(game, state, seat, thing, rulebooks)


def check_types(game: AnyGame) -> None:
    public, private = (set(kind.__struct_fields__) for kind in (game.public_type, game.private_type))
    expect(public.isdisjoint(private), "no field is in both parts of a view", *sorted(public & private))


def check_awaited(game: AnyGame, state: Any) -> None:
    awaited = list(game.whose_turn(state))
    waiting = bool(awaited or game.timers(state)) or game.motion(state) is not None
    expect(waiting, "somebody is awaited, or a timer or a vote is running", game.sketch(state))
    expect(len(set(awaited)) == len(awaited), "nobody is awaited twice", awaited)
    expect(all(game.may_act(state, seat) for seat in awaited), "the awaited may act", awaited)
    names = [timer.name for timer in game.timers(state)]
    expect(len(set(names)) == len(names), "no two timers have one name", names)
    expect(all(timer.milliseconds > 0 for timer in game.timers(state)), "a timer takes time", names)


def check_legal_moves(game: AnyGame, state: Any) -> None:
    for seat in range(game.seats(state)):
        observation = game.observe(state, seat)
        expect(
            bool(observation.moves or observation.open_moves) == game.may_act(state, seat),
            "who may act has something to do, and nobody else has",
            seat,
            game.sketch(state),
        )
        expect(
            len({encode(move) for move in observation.moves}) == len(observation.moves),
            "a move is listed once",
            seat,
        )
        for move in observation.moves:
            refusal = game.refuse(state, seat, move)
            expect(refusal is None, "what is listed is legal", seat, move, refusal)
            text = write_move(move)
            expect(parse_any_move(text, game.move_type) == move, "a move reads back from its text", text)
            expect(decode(encode(move), game.move_type) == move, "a move survives the codec", move)


def check_codec(game: AnyGame, state: Any) -> None:
    data = encode(state)
    expect(encode(decode(data, game.state_type)) == data, "a state survives the codec", data)
    expect(encode(game.copy(state)) == data, "a copy is equal", data)
    for seat in (*range(game.seats(state)), None):
        view = encode(game.view(state, seat))
        expect(encode(decode(view, game.view_type)) == view, "a view survives the codec", view)


def check_timeout_move(game: AnyGame, state: Any) -> None:
    for seat in game.whose_turn(state):
        move = game.timeout_move(state, seat)
        refusal = game.refuse(state, TABLE, Forfeit(seat)) if move is None else game.refuse(state, seat, move)
        expect(refusal is None, "the timeout move is legal", seat, move)
        if move is not None:
            kind = game.stand_in_move(game.observe(state, seat), move)
            expect(game.refuse(state, seat, kind) is None, "a bot's move for a person is legal", seat, kind)
        check_author(game, state, seat)


def check_author(game: AnyGame, state: Any, seat: Seat) -> None:
    """What the table says of a move, a seat may not say itself (ruling A8)."""
    for move in game.legal_moves(state, seat):
        signed = game.with_author(move, by_bot=True)
        expect(game.with_author(signed, by_bot=False) == move, "a signature comes off again", move, signed)
        expect(game.refuse_recorded(state, seat, signed) is None, "the table's word counts", seat, signed)
        if signed != move:
            refusal = game.refuse(state, seat, signed)
            expect(
                refusal == Refusal(clauses.AUTHOR_SET_BY_A_SEAT),
                "a seat does not sign for the table",
                seat,
                signed,
            )
    for table_move in (Forfeit(seat), Forfeit(99)):
        expect(game.refuse(state, seat, table_move) is not None, "no seat moves for the table", table_move)


def check_events(game: AnyGame, emitted: Iterable[Emitted]) -> None:
    for event, _ in emitted:
        data = encode(event)
        expect(encode(decode(data, game.event_type)) == data, "an event survives the codec", data)


def check_any_object(
    game: AnyGame, state: Any, seat: object, thing: object, rulebooks: Sequence[Rulebook] = ()
) -> Refusal | None:
    """Any object as a move by anybody: legal, or refused by a clause that can be looked up."""
    before = encode(state)
    refusal = game.refuse(state, seat, thing)
    expect(encode(state) == before, "asking changes nothing", seat, thing)
    if refusal is not None:
        known = not rulebooks or any(book.clause(refusal.clause) for book in rulebooks)
        expect(known, "a refusal cites a clause that exists", refusal)
    return refusal


def check_no_leak(game: AnyGame, state: Any, seat: Seat | None, rng: Rng) -> None:
    """Two worlds that a seat cannot tell apart must answer it alike, to the byte."""
    other = _imagined(game, state, seat, rng.child("imagine"))
    _check_same_answer(
        lambda s: game.view(s, seat), state, other, "imagined from a view, the same view", seat
    )
    _check_same_answer(
        lambda s: game.observe(s, seat), state, other, "imagined from a view, the same observation", seat
    )
    _check_same_answer(game.scores, state, other, "imagined from a view, the same scores", seat)
    _check_same_answer(game.motion, state, other, "imagined from a view, the same vote", seat)
    _check_same_answer(
        lambda s: fetchable_blobs(game, s, seat), state, other, "what may be fetched, the view shows", seat
    )
    if seat is not None:
        for thing in _moves_to_try(game, state, other, seat):
            refuse = partial(_refusal_of, game, seat, thing)
            _check_same_answer(refuse, state, other, "the same refusal", seat, thing)
    _check_events_leak_nothing(game, state, other, seat, rng.child("step"))


def _refusal_of(game: AnyGame, seat: Seat, move: object, state: Any) -> Refusal | None:
    return game.refuse(state, seat, move)


def _imagined(game: AnyGame, state: Any, seat: Seat | None, rng: Rng) -> Any:
    """A world made from the bytes of a view, so that nothing of the true one comes along."""
    view = decode(encode(game.view(state, seat)), game.view_type)
    try:
        return game.imagine(view, rng)
    except NotImplementedError as missing:
        raise ContractBroken(f"a game that hides something has `imagine` | {missing}") from missing


def _check_same_answer(
    ask: Callable[[Any], Any], one: Any, other: Any, promise: str, *details: object
) -> None:
    answers = encode(ask(one)), encode(ask(other))
    expect(answers[0] == answers[1], promise, *details, *answers)


def _moves_to_try(game: AnyGame, state: Any, other: Any, seat: Seat) -> list[Any]:
    """What anybody could do in either world, tried by this seat: much of it is illegal for this seat."""
    found = {}
    for world in (state, other):
        for somebody in range(game.seats(world)):
            found.update({encode(move): move for move in game.observe(world, somebody).moves})
    found[b""] = None
    return list(found.values())


def _check_events_leak_nothing(game: AnyGame, state: Any, other: Any, seat: Seat | None, rng: Rng) -> None:
    """The next move made in both worlds: where the view afterwards is the same, the emitted events are the same."""
    mover, move = random_step(game, state, rng.child("one"))
    moves: list[Any] = [move]
    if mover not in (seat, TABLE):
        moves.extend(other_move for other_move in game.observe(other, mover).moves)
    one = game.copy(state)
    emitted = encode_events_for(game.apply(one, mover, move, rng.child("draw")), seat)
    for candidate in moves:
        if game.refuse(other, mover, candidate) is None:
            two = game.copy(other)
            emitted_there = encode_events_for(game.apply(two, mover, candidate, rng.child("draw")), seat)
            if encode(game.observe(one, seat)) == encode(game.observe(two, seat)):
                expect(
                    emitted == emitted_there,
                    "the view shows what the events say",
                    seat,
                    emitted,
                    emitted_there,
                )


def fetchable_blobs(game: AnyGame, state: Any, seat: Seat | None) -> list[str]:
    """The hashes of what this seat (None: a spectator) may fetch."""
    return sorted({blob for blob, audience in game.blobs(state) if reaches(audience, seat)})


def check_end(game: AnyGame, state: Any, rulebooks: Sequence[Rulebook] = ()) -> Result:
    """Everything that must hold when the game is over; returns how it ended."""
    result = game.result(state)
    seats = game.seats(state)
    if result is None:
        raise ContractBroken("the game is over")
    expect(result.ending in game.meta.endings, "a game ends in one of its endings", result.ending)
    expect(all(0 <= seat < seats for seat in result.winners), "winners sit at the table", result)
    expect(len(result.scores) == seats, "everybody has a score", result)
    check_codec(game, state)
    for seat in (*range(seats), TABLE):
        observation = game.observe(state, None if seat == TABLE else seat)
        expect(
            not observation.moves and not observation.open_moves and not observation.awaited,
            "nobody may act after the end",
            seat,
        )
        for thing in (*JUNK, *game.legal_moves(state, max(seat, 0))):
            refusal = check_any_object(game, state, seat, thing, rulebooks)
            expect(refusal is not None, "every move after the end is refused", seat, thing)
    return result


def check_record(game: AnyGame, record: records.Record, changes: Iterable[int] = (0,)) -> None:
    """A record verifies, and fails with the byte changed that each of the numbers picks."""
    data = records.write_record(record)
    records.verify(game, data)
    for number in changes:
        position = number % len(data)
        changed = data[:position] + bytes([data[position] ^ 1]) + data[position + 1 :]
        try:
            records.verify(game, changed)
        except records.BadRecord:
            continue
        raise ContractBroken(f"a record with byte {position} changed still verifies")
