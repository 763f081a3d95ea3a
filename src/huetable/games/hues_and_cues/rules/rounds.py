"""How rounds begin and end, and when it is enough of them."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Result, Seat

from .deck import CARDS, deal
from .events import Chose, Drew, Ended, Revealed, RoundBegan, TargetSet, TieBegan, Voided
from .scoring import round_points
from .state import EXTRA_ROUNDS, GIVING_TWICE, OBJECTIONS_THAT_SILENCE, Options, PastRound, State


def setup(options: Options, seats: int, rng: Rng) -> State:
    deck = [] if options.young else deal(CARDS, (), rng)
    return State(
        options=options,
        phase="choose",
        round=1,
        giver=rng.below(seats, "first") if options.first is None else options.first,
        card=deck.pop() if deck else (),
        deck=deck,
        target=None,
        cues=[],
        used=[],
        pieces=[],
        turn=0,
        waiting=False,
        settled=False,
        objection=None,
        upheld=0,
        scores=[0] * seats,
        tied=[],
        past=[],
        shown=[],
    )


def regular_rounds(options: Options, seats: int) -> int:
    return 2 * seats if seats <= GIVING_TWICE and not options.once else seats


def silenced(state: State) -> bool:
    return state.upheld >= OBJECTIONS_THAT_SILENCE


def choose_target(state: State, field: str) -> list[Emitted]:
    state.target = field
    state.revealing = False
    state.phase = "cue1"
    return [(Chose(state.giver), None), (TargetSet(field), state.giver)]


def reveal_target(state: State, target: str) -> list[Emitted]:
    seats = len(state.scores)
    scored = round_points(target, state.pieces, state.giver, seats, silenced=silenced(state))
    emitted = Revealed(state.giver, target, state.card, tuple(state.pieces), scored)
    return [(emitted, None), *close_round(state, scored)]


def void_round(state: State) -> list[Emitted]:
    emitted = Voided(state.giver, state.target, state.card)
    return [(emitted, None), *close_round(state, (0,) * len(state.scores))]


def close_round(state: State, scored: Sequence[int]) -> list[Emitted]:
    """The round goes on record and the pieces go back; then the next round, or the end."""
    state.scores = [score + more for score, more in zip(state.scores, scored, strict=True)]
    cues = tuple(cue.words for cue in state.cues)
    state.past.append(PastRound(state.giver, state.card, state.target, cues, tuple(scored)))
    state.shown, state.pieces = state.pieces, []
    state.card, state.target, state.cues = (), None, []
    state.turn = state.upheld = 0
    state.waiting = state.settled = state.revealing = False
    return next_round_or_end(state)


def next_round_or_end(state: State) -> list[Emitted]:
    extra = state.round - regular_rounds(state.options, len(state.scores))
    if extra < 0:
        return begin_round(state)
    if extra == 0:
        tied = leaders(state, range(len(state.scores)))
        if len(tied) == 1:
            return end_game(state, "won")
        state.tied = tied
        return [(TieBegan(tuple(tied)), None), *begin_round(state)]
    if len(leaders(state, state.tied)) == 1:
        return end_game(state, "tiebreak")
    return end_game(state, "shared") if extra == EXTRA_ROUNDS else begin_round(state)


def leaders(state: State, among: Sequence[Seat]) -> list[Seat]:
    best = max(state.scores[seat] for seat in among)
    return [seat for seat in among if state.scores[seat] == best]


def begin_round(state: State) -> list[Emitted]:
    state.phase = "choose"
    state.revealing = state.options.clock
    state.round += 1
    state.giver = next_giver(state)
    emitted: list[Emitted] = [(RoundBegan(state.round, state.giver, bool(state.tied)), None)]
    if state.options.young:
        return emitted
    state.card = state.deck.pop()
    return [*emitted, (Drew(state.card), state.giver)]


def next_giver(state: State) -> Seat:
    """Clockwise; the tied are skipped, unless nobody else is there."""
    seats = len(state.scores)
    skipped = state.tied if len(state.tied) < seats else []
    around = [(state.giver + step) % seats for step in range(1, seats + 1)]
    return next(seat for seat in around if seat not in skipped)


def end_game(state: State, ending: str) -> list[Emitted]:
    state.phase = "over"
    state.ending = ending
    return [(Ended(ending), None)]


def result(state: State) -> Result | None:
    """Whoever leads wins; after a tie only those who were tied can."""
    if state.ending is None:
        return None
    among = state.tied or range(len(state.scores))
    return Result(state.ending, tuple(leaders(state, among)), tuple(state.scores))
