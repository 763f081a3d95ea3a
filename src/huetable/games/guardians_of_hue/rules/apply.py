"""What each move does. `legal_moves.py` lists the moves, `refusals.py` says why one is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Seat, TableMove, TimerExpired, VoteEnded
from huetable.games.guardians_of_hue.rules.board.layout import neighbours
from huetable.games.guardians_of_hue.rules.darkness import agents, growth
from huetable.games.guardians_of_hue.rules.guardians import attempts, table_talk, turns

from .events import Laid
from .moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Grow,
    Lay,
    Move,
    Narrate,
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Suggest,
    Support,
    Walk,
)
from .state import Spot, State


def lay_card(state: State, seat: Seat, move: Lay, rng: Rng, emitted: list[Emitted]) -> None:
    card = state.stock.pop(0)
    state.spots[card] = Spot(move.x, move.y, move.upright)
    state.near = neighbours(state.spots)
    emitted.append((Laid(seat, card, move.x, move.y, move.upright), None))
    if state.stock:
        state.active = (seat + 1) % state.guardians
    else:
        growth.begin_growth(state, rng, emitted)


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    emitted: list[Emitted] = []
    _HANDLERS[type(move)](state, seat, move, rng, emitted)
    return emitted


Handler = Callable[[State, Seat, Any, Rng, list[Emitted]], None]

_HANDLERS: Final[dict[type, Handler]] = {
    Lay: lay_card,
    Walk: lambda state, _, move, rng, emitted: turns.move_guardian(state, move.card, rng, emitted),
    Attack: lambda state, _, move, rng, emitted: attempts.begin_attempt(state, "attack", rng, emitted),
    Encounter: lambda state, _, move, rng, emitted: attempts.begin_attempt(state, "encounter", rng, emitted),
    BreakSeal: lambda state, _, move, rng, emitted: attempts.begin_attempt(state, "seal", rng, emitted),
    Stand: lambda state, _, move, rng, emitted: turns.stand_up(state, rng, emitted),
    Assist: lambda state, _, move, rng, emitted: turns.assist_guardian(state, move.seat, rng, emitted),
    End: lambda state, _, move, rng, emitted: turns.end_turn(state, rng, emitted),
    Support: lambda state, seat, move, rng, emitted: attempts.support(state, seat, rng, emitted),
    Reroll: lambda state, seat, move, rng, emitted: attempts.reroll(state, seat, move.dice, rng, emitted),
    Pass: lambda state, seat, move, rng, emitted: attempts.pass_support(state, seat, rng, emitted),
    Fetch: lambda state, _, move, rng, emitted: attempts.choose_spirit(state, move.card, rng, emitted),
    Grow: lambda state, _, move, rng, emitted: growth.choose_growth(state, move.card, rng, emitted),
    Spawn: lambda state, _, move, rng, emitted: growth.choose_spawn(state, move.card, rng, emitted),
    Order: lambda state, _, move, rng, emitted: agents.choose_agent(state, move.card, rng, emitted),
    Step: lambda state, _, move, rng, emitted: agents.choose_step(state, move.card, rng, emitted),
    Suggest: lambda state, seat, move, rng, emitted: table_talk.suggest(state, seat, move, emitted),
    Reply: lambda state, seat, move, rng, emitted: table_talk.reply(state, seat, move, emitted),
    Narrate: lambda state, _, move, rng, emitted: table_talk.narrate(state, move.text, emitted),
    Propose: lambda state, seat, move, rng, emitted: table_talk.propose_draw(state, seat, emitted),
    TimerExpired: lambda state, _, move, rng, emitted: attempts.expire_support_timer(state, rng, emitted),
    VoteEnded: lambda state, _, move, rng, emitted: table_talk.settle_draw_vote(state, move, emitted),
}
"""What each move does; the table has checked before that it is legal."""
