"""UNO ColorADD as a game of the table: its name, and where each part of the contract is written."""

from __future__ import annotations

from huetable.core.game import Game
from huetable.core.terms import Meta

from .bots import BOTS
from .bots.feelings import feelings
from .presets import PRESET_MINUTES, PRESETS
from .rules import apply, catch_windows, deal, house_rules, legal_moves, refusals, rounds, state, view
from .rules.events import Event
from .rules.moves import Move
from .rules.state import Options, State
from .rules.view import PrivateView, PublicView
from .sketch import sketch


class UnoColorAdd(Game[State, Move, Event, PublicView, PrivateView, Options]):
    meta = Meta(
        id="uno_coloradd",
        title="UNO ColorADD",
        short="uno",
        blurb="Match the colour, the number or the symbol; bluff with a Wild Draw Four; call UNO before you are caught.",
        seats=(2, 10),
        minutes=30,
        rules_version=state.RULES_VERSION,
        oldest_rules=1,
        clauses="UNO",
        endings=("out", "goal", "lowest"),
        unscored_endings=("out",),
    )
    shortest = {"goal": 0}
    bots = BOTS
    presets = PRESETS
    preset_minutes = PRESET_MINUTES

    setup = staticmethod(deal.setup)
    refuse_options = staticmethod(deal.refuse_options)
    seats = staticmethod(state.seats)
    copy = staticmethod(state.copy)
    whose_turn = staticmethod(legal_moves.whose_turn)
    may_act = staticmethod(legal_moves.may_act)
    timeout_move = staticmethod(legal_moves.timeout_move)
    stand_in_move = staticmethod(legal_moves.stand_in_move)
    legal_moves = staticmethod(legal_moves.legal_moves)
    check_move = staticmethod(refusals.check_move)
    apply = staticmethod(apply.apply)
    timers = staticmethod(catch_windows.timers)
    timer_grows = staticmethod(catch_windows.timer_grows)
    motion = staticmethod(house_rules.motion)
    scores = staticmethod(rounds.scores)
    result = staticmethod(rounds.result)
    feelings = staticmethod(feelings)
    public_view = staticmethod(view.public_view)
    private_view = staticmethod(view.private_view)
    imagine = staticmethod(view.imagine)
    view = staticmethod(view.view)
    sketch = staticmethod(sketch)


GAME = UnoColorAdd()
