"""Who is waited for, and what each seat may do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from huetable.core.terms import CitedBlob, Motion, MoveField, OpenMove, Seat, Timer

from . import clauses
from .moves import Accuse, Choose, Content, Correct, Move, NoGuess, Reply
from .state import (
    ANSWERS,
    CLAY_BYTES,
    CORRECTION_MS,
    GALLERY_MS,
    GRACE_MS,
    GUESS_LETTERS,
    MINUTE,
    NO_LIMIT_MS,
    NOTE_LETTERS,
    PHOTO_BYTES,
    QUESTION_LETTERS,
    Exchange,
    State,
)

OPEN_GUESS: Final = OpenMove("guess", (MoveField("word", "text", most=GUESS_LETTERS, least=1),))


def whose_turn(state: State) -> Sequence[Seat]:
    match state.phase:
        case "sculpt":
            return unsealed_seats(state)
        case "ask":
            return (state.asker,)
        case "answer" | "closing":
            return (state.talk[-1].sculptor,)
        case "guess":
            return (state.talk[-1].asker,)
        case _:
            return still_in_gallery(state)


def still_in_gallery(state: State) -> list[Seat]:
    """Who is still in the gallery; while the table votes, nobody is waited for."""
    if state.phase != "gallery" or state.accusation:
        return []
    return [seat for seat, sculptor in enumerate(state.sculptors) if not sculptor.content]


def unsealed_seats(state: State) -> list[Seat]:
    return [seat for seat, sculptor in enumerate(state.sculptors) if sculptor.sculpture is None]


def may_act(state: State, seat: Seat) -> bool:
    return (
        seat in whose_turn(state)
        or correctable_answer(state, seat) is not None
        or bool(accusable_seats(state, seat))
    )


def correctable_answer(state: State, seat: Seat) -> Exchange | None:
    """The answer that this seat may still change: its last one, as long as no other question has been asked."""
    last = open_answer(state) if state.phase in ("ask", "guess", "closing") else None
    return last if last is not None and last.sculptor == seat else None


def open_answer(state: State) -> Exchange | None:
    """The last answer, unless it led to a solution or was corrected before."""
    last = state.talk[-1] if state.talk else None
    return last if last is not None and not last.right and last.before is None else None


def accusable_seats(state: State, seat: Seat) -> list[Seat]:
    """Whose points this seat may bring to the vote."""
    if state.phase != "gallery" or state.accusation:
        return []
    return [
        other for other in range(len(state.sculptors)) if other != seat and can_strike_points(state, other)
    ]


def can_strike_points(state: State, seat: Seat) -> bool:
    """Points are struck once, if at all, and never for what only bots have answered."""
    sculptor = state.sculptors[seat]
    return sculptor.points > 0 and not sculptor.judged and not only_bots_answered(state, seat)


def only_bots_answered(state: State, seat: Seat) -> bool:
    return all(said.bot for said in state.talk if said.sculptor == seat)


def askable_seats(state: State, seat: Seat) -> list[Seat]:
    """Whose Cluzzles this seat could ask about: after "I don't know" only the same one."""
    if must_ask_again(state):
        return [state.talk[-1].sculptor]
    return [
        other for other, sculptor in enumerate(state.sculptors) if other != seat and sculptor.solver is None
    ]


def must_ask_again(state: State) -> bool:
    """Whether the turn goes on with another question, because nobody knew the answer to the last one."""
    return state.phase == "ask" and bool(state.talk) and asked_this_turn(state, state.talk[-1])


def asked_this_turn(state: State, said: Exchange) -> bool:
    """Whether this was asked in the turn that is on. Nobody has two turns in a round."""
    return said.asker == state.asker and said.round == state.round


def legal_moves(state: State, seat: Seat) -> list[Move]:
    corrected = correctable_answer(state, seat)
    if corrected is not None:
        better: list[Move] = [Correct(answer) for answer in ANSWERS if answer != corrected.answer]
        return [Content(), *better] if state.phase == "closing" else better
    if state.phase == "gallery":
        return [*_content(state, seat), *(Accuse(other) for other in accusable_seats(state, seat))]
    if seat not in whose_turn(state):
        return []
    return _listed(state, seat)


def _content(state: State, seat: Seat) -> list[Move]:
    return [Content()] if seat in whose_turn(state) else []


def _listed(state: State, seat: Seat) -> list[Move]:
    match state.phase:
        case "sculpt":
            mine = state.sculptors[seat]
            return [Choose(word) for word in mine.card if word != mine.choice]
        case "answer":
            return [Reply(answer) for answer in ANSWERS]
        case "guess":
            return [NoGuess()]
        case _:
            return []


def open_moves(state: State, seat: Seat) -> Sequence[OpenMove]:
    if seat not in whose_turn(state):
        return ()
    match state.phase:
        case "sculpt":
            return open_sculpting_moves(state)
        case "ask":
            return (open_question(state),)
        case "guess":
            return (OPEN_GUESS,)
        case _:
            return ()


def open_sculpting_moves(state: State) -> Sequence[OpenMove]:
    """When the time is up nothing is put aside any more, only sealed."""
    clay = MoveField("clay", "blob", most=largest_blob(state))
    note = MoveField("note", "text", most=NOTE_LETTERS)
    seal = OpenMove("seal", (clay, note, MoveField("word", "text", most=GUESS_LETTERS)))
    return (OpenMove("keep", (clay, note)), seal) if state.time == "on" else (seal,)


def largest_blob(state: State) -> int:
    return PHOTO_BYTES if state.options.photos else CLAY_BYTES


def open_question(state: State) -> OpenMove:
    sculptor = MoveField("sculptor", "number", most=len(state.scores) - 1)
    return OpenMove("ask", (sculptor, MoveField("question", "text", most=QUESTION_LETTERS, least=1)))


def timeout_move(state: State, seat: Seat) -> Move | None:
    """No sculpture and no question are lost in a way that nobody may choose."""
    match state.phase:
        case "answer":
            return Reply("unknown")
        case "guess":
            return NoGuess()
        case "gallery" | "closing":
            return Content()
        case _:
            return None


def must_submit_work(state: State, seat: Seat) -> bool:
    """Nothing sealed and nothing put aside: a bot has to model it."""
    return seat in unsealed_seats(state) and state.sculptors[seat].draft is None


def timers(state: State) -> Sequence[Timer]:
    """Without a limit the sculptors' clock outlasts everybody's own. When it is up, there is a moment left to seal."""
    if not state.options.clock:
        return ()
    if state.phase == "gallery" and not state.accusation:
        return (Timer(f"gallery/{state.game}", GALLERY_MS, seats="instead"),)
    if state.phase == "closing":
        return (Timer(f"correct/{state.game}", CORRECTION_MS, seats="instead"),)
    if state.phase != "sculpt" or state.time == "up":
        return ()
    if state.time == "grace":
        return (Timer(f"grace/{state.game}", GRACE_MS, seats="instead"),)
    return (Timer(f"sculpt/{state.game}", state.options.minutes * MINUTE or NO_LIMIT_MS, seats="instead"),)


def motion(state: State) -> Motion | None:
    if state.accusation is None:
        return None
    seat, sculptor = state.accusation.seat, state.accusation.sculptor
    return Motion(f"strike/{state.game}/{sculptor}", clauses.CANNOT_ACCUSE, seat, sculptor)


def chat_blocked(state: State) -> Sequence[Seat]:
    """Who is being questioned, until the guess is settled: after "I don't know" too, and while a correction could lead
    to one guess more after everything else is over.
    """
    questioned = state.phase in ("answer", "guess", "closing") or must_ask_again(state)
    return (state.talk[-1].sculptor,) if questioned else ()


def blobs(state: State) -> Sequence[CitedBlob]:
    return tuple(_cited(state))


def _cited(state: State) -> Iterator[CitedBlob]:
    """Drafts are their sculptors' own, and so are sculptures until all are sealed."""
    for seat, sculptor in enumerate(state.sculptors):
        if sculptor.draft is not None and sculptor.draft.clay:
            yield sculptor.draft.clay, seat
        if sculptor.sculpture is not None and sculptor.sculpture.clay:
            yield sculptor.sculpture.clay, seat if state.phase == "sculpt" else None
    for past in state.past:
        yield from ((shown.sculpture.clay, None) for shown in past.cluzzles if shown.sculpture.clay)
