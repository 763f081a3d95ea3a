"""Guardians of Hue as a game of the table: its name, and where each part of the contract is written."""

from __future__ import annotations

from huetable.core.game import Game
from huetable.core.terms import Meta, NoPrivateView

from .bots import BOTS, stand_in_move
from .bots.feelings import feelings
from .presets import PRESET_MINUTES, PRESETS
from .rules import apply, ending, legal_moves, setup, state, view
from .rules.events import Event
from .rules.guardians import table_talk
from .rules.moves import Move
from .rules.refusals.check import check_move
from .rules.state import Options, State
from .rules.view import PublicView
from .sketch import sketch


class GuardiansOfHue(Game[State, Move, Event, PublicView, NoPrivateView, Options]):
    meta = Meta(
        id="guardians_of_hue",
        title="Guardians of Hue",
        short="guardians",
        blurb="Play together: make nine locations light again before the last one turns dark.",
        seats=(2, 5),
        minutes=35,
        rules_version=state.RULES_VERSION,
        oldest_rules=1,
        clauses="GUARD",
        endings=("light", "dark", "spirits", "draw"),
        cooperative=True,
        lost_endings=("dark", "spirits"),
        # CC BY-NC-SA: see LICENSE.
        commercial=False,
    )
    bots = BOTS
    presets = PRESETS
    preset_minutes = PRESET_MINUTES
    quick = PRESETS["even"]
    """Normal bots win about six of ten of these games, however many guardians there are: docs/balance.md."""

    refuse_options = staticmethod(setup.refuse_options)
    setup = staticmethod(setup.setup)
    copy = staticmethod(state.copy)
    whose_turn = staticmethod(legal_moves.whose_turn)
    decision_name = staticmethod(legal_moves.decision_name)
    may_act = staticmethod(legal_moves.may_act)
    open_moves = staticmethod(legal_moves.open_moves)
    timeout_move = staticmethod(legal_moves.timeout_move)
    timers = staticmethod(legal_moves.timers)
    legal_moves = staticmethod(legal_moves.legal_moves)
    check_move = staticmethod(check_move)
    random_move = staticmethod(table_talk.random_move)
    motion = staticmethod(table_talk.motion)
    apply = staticmethod(apply.apply)
    scores = staticmethod(ending.scores)
    result = staticmethod(ending.result)
    stand_in_move = staticmethod(stand_in_move)
    feelings = staticmethod(feelings)
    public_view = staticmethod(view.public_view)
    imagine = staticmethod(view.imagine)
    sketch = staticmethod(sketch)


GAME = GuardiansOfHue()
