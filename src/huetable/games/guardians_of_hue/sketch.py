"""A state in one line of text, for playthroughs and error reports."""

from __future__ import annotations

from .rules.state import State
from .rules.state_queries import is_tired


def sketch(state: State) -> str:
    """Locations by their numbers, a star for a spirit; who lies exhausted stands in brackets."""
    return (
        f"round {state.round} {state.phase}, seat {state.active} with {state.actions} actions, "
        f"dark {_dark(state)}, guardians {_guardians(state)}, agents {_agents(state)}, "
        f"{state.reserve} spirits in reserve, {state.rolls} rolls to come"
    )


def _dark(state: State) -> str:
    dark = [card for card in range(9) if not state.light >> card & 1]
    return " ".join(f"{card}*" if state.spirits >> card & 1 else str(card) for card in dark)


def _guardians(state: State) -> str:
    return " ".join(_lying(card, lies=is_tired(state, seat)) for seat, card in enumerate(state.places))


def _agents(state: State) -> str:
    agents = enumerate(state.agents)
    return " ".join(_lying(card, lies=bool(state.dazed >> agent & 1)) for agent, card in agents) or "none"


def _lying(card: int, *, lies: bool) -> str:
    return f"({card})" if lies else str(card)
