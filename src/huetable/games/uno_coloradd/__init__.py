"""UNO ColorADD: get rid of your cards, and say so in time."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import Form, Meta, Sight

from . import calls, deal, house_rules, openings, refusals, rounds, rules
from . import state as states
from . import view as views
from .bots import BOTS
from .events import Event
from .moves import Move
from .state import Options, State
from .view import View


class UnoColorAdd(Game[State, Move, View, Options]):
    meta = Meta(
        id="uno_coloradd",
        title="UNO ColorADD",
        short="uno",
        blurb="Match the colour, the number or the symbol; bluff with a Wild Draw Four; call UNO before you are caught.",
        seats=(2, 10),
        minutes=30,
        rules_version=states.RULES,
        oldest_rules=1,
        clauses="UNO",
        endings=("out", "goal", "lowest"),
    )
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    options_type = Options
    brief = {"goal": 0}
    bots = BOTS

    setup = staticmethod(deal.setup)
    refuse_options = staticmethod(deal.refuse_options)
    awaited = staticmethod(openings.awaited)
    allowed = staticmethod(openings.allowed)
    moves = staticmethod(openings.moves)
    mildest = staticmethod(openings.mildest)
    forbid = staticmethod(refusals.forbid)
    apply = staticmethod(rules.apply)
    result = staticmethod(rounds.result)
    timers = staticmethod(calls.timers)
    ballot = staticmethod(house_rules.ballot)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    copy = staticmethod(states.copy)

    def seats(self, state: State) -> int:
        return len(state.hands)

    def invent(self, sight: Sight, form: Form, rng: Rng) -> Move:
        raise LookupError("there is nothing to fill in: all moves of UNO can be listed")

    def scores(self, state: State) -> Sequence[int]:
        return state.match.scores

    def sketch(self, state: State) -> str:
        hands = " ".join("+".join(hand) or "-" for hand in state.hands)
        arrow = ">" if state.direction == 1 else "<"
        return (
            f"round {state.match.round} {state.phase}, turn {state.turn}{arrow}, {state.discard[-1]} {state.colour}, "
            f"hands {hands}, pile {len(state.pile)}, discard {len(state.discard)}, "
            f"threat {state.threat.cards}, scores {list(state.match.scores)}"
        )


GAME = UnoColorAdd()
