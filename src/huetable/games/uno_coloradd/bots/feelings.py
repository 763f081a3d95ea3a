"""What happens at UNO that people react to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.core.feelings import Felt
from huetable.games.uno_coloradd.rules.events import Caught, Challenged, Drew, Event, FalseCatch, RoundEnded
from huetable.games.uno_coloradd.rules.state import State

_MANY_CARDS: Final = 4


def feelings(state: State, event: Event) -> Sequence[Felt]:
    match event:
        case Caught(seat=seat, target=target):
            return Felt("dismay", [target]), Felt("glee", [seat])
        case Challenged(seat=seat, bluffer=bluffer, guilty=guilty):
            lost, won = (bluffer, seat) if guilty else (seat, bluffer)
            return Felt("dismay", [lost]), Felt("glee", [won])
        case FalseCatch(seat=seat):
            return (Felt("dismay", [seat]),)
        case Drew(seat=seat, cards=cards, why="four" | "two" | "challenge") if cards >= _MANY_CARDS:
            return (Felt("dismay", [seat]),)
        case RoundEnded(winner=winner) if winner is not None:
            return Felt("joy", [winner]), Felt("admiration")
    return ()
