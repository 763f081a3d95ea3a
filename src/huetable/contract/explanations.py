"""What a broken promise of `core/contract.py` means for the game, and what to do about it."""

from __future__ import annotations

from typing import Final, NamedTuple

from .playing import SAME_STATES


class Explanation(NamedTuple):
    sentence: str
    advice: str


SOMEBODY_IS_AWAITED: Final = "somebody is awaited, or a timer or a vote is running"

_LEAK: Final = "Build the view up from what this seat may see, and let `imagine` deal everything else again."

EXPLANATIONS: Final[dict[str, Explanation]] = {
    "imagined from a view, the same view": Explanation(
        "A view shows something that its player can't know, or `imagine` doesn't keep what the view shows.",
        _LEAK,
    ),
    "imagined from a view, the same observation": Explanation(
        "What a player may do gives a secret of somebody else away.", _LEAK
    ),
    "imagined from a view, the same scores": Explanation("The scores give a secret away.", _LEAK),
    "imagined from a view, the same vote": Explanation("A vote gives a secret away.", _LEAK),
    "the same refusal": Explanation(
        "A refusal gives a secret away: it depends on what the player can't see.", _LEAK
    ),
    "the view shows what the events say": Explanation(
        "An event says more than its audience may know.",
        "Emit the event for one seat only, as (event, seat), or leave the secret field out.",
    ),
    "a game that hides something has `imagine`": Explanation(
        "The game has a private view, but can't imagine what a player doesn't see.",
        "Supply `imagine(view, rng)`: a whole state that fits the view.",
    ),
    "asking changes nothing": Explanation(
        "`check_move` changes the state.", "Only look in `check_move`; change the state in `apply`."
    ),
    "a refusal cites a clause that exists": Explanation(
        "A move is refused by a clause that RULES.md doesn't have.",
        "Write the clause in RULES.md, or correct the constant in rules/clauses.py.",
    ),
    SOMEBODY_IS_AWAITED: Explanation(
        "The game waits for nobody, and nothing will ever happen.",
        "`whose_turn` names somebody until `result` says that the game is over.",
    ),
    "what is listed is legal": Explanation(
        "A move is offered that the rules refuse.", "Make `legal_moves` and `check_move` agree."
    ),
    "who may act has something to do, and nobody else has": Explanation(
        "A player may act but is offered nothing, or the other way round.",
        "Supply `legal_moves` or `open_moves`, and make them agree with `whose_turn` and `may_act`.",
    ),
    "a state survives the codec": Explanation(
        "The state changes when it is stored and read back.",
        "Use plain values in the state: numbers, words, lists. No sets and no shared objects.",
    ),
    "a copy is equal": Explanation(
        "`copy` leaves something out.", "Copy every field, or delete your `copy`."
    ),
    "a game ends in one of its endings": Explanation(
        "The game ended in a way that its Meta doesn't name.", "Add the ending to `endings` in game.py."
    ),
    "the timeout move is legal": Explanation(
        "What happens when a player runs out of time is against the rules.",
        "Put the move for players who are late first in the union, or supply `timeout_move`.",
    ),
    "every move after the end is refused": Explanation(
        "Somebody can still move after the end.",
        "`whose_turn` and `may_act` name nobody once there is a result.",
    ),
    SAME_STATES: Explanation(
        "The same game, played twice, went differently.",
        "Take all chance from the `rng` argument, and read no clock.",
    ),
    "another process comes to the same states": Explanation(
        "Another process, playing the same moves, came to another state.",
        "Something depends on the order of a set or on an address: use lists, and sort.",
    ),
}

ENDLESS: Final = Explanation(
    "The game doesn't end.",
    "Make sure that every game of legal moves comes to a `result`, even a foolish one.",
)


def explain(promise: str) -> Explanation | None:
    if promise.startswith("ends within"):
        return ENDLESS
    return EXPLANATIONS.get(promise)
