"""UNO ColorADD: get rid of your cards, and say so in time."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.game import Game
from huetable.core.terms import Meta

from . import calls, deal, house_rules, legal_moves, refusals, rounds, rules
from . import state as states
from . import view as views
from .bots import BOTS
from .events import Event
from .moves import Move
from .state import Options, State
from .view import PrivateView, PublicView


class UnoColorAdd(Game[State, Move, Event, PublicView, PrivateView, Options]):
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
    shortest = {"goal": 0}
    bots = BOTS

    setup = staticmethod(deal.setup)
    refuse_options = staticmethod(deal.refuse_options)
    whose_turn = staticmethod(legal_moves.whose_turn)
    may_act = staticmethod(legal_moves.may_act)
    timeout_move = staticmethod(legal_moves.timeout_move)
    legal_moves = staticmethod(legal_moves.legal_moves)
    check_move = staticmethod(refusals.check_move)
    apply = staticmethod(rules.apply)
    result = staticmethod(rounds.result)
    timers = staticmethod(calls.timers)
    motion = staticmethod(house_rules.motion)
    public_view = staticmethod(views.public_view)
    private_view = staticmethod(views.private_view)
    imagine = staticmethod(views.imagine)
    copy = staticmethod(states.copy)

    def seats(self, state: State) -> int:
        return len(state.hands)

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
