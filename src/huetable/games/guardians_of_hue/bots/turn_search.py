"""The rest of a guardian's turn, searched to its end over the true odds of every roll.

At a node the guardian picks what is best, at a roll the outcomes are weighed by their chances; helpers are
taken to support whenever that is worth it. After the last action the evaluator judges.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Final, NamedTuple

from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.rules.board.dice_odds import chance
from huetable.games.guardians_of_hue.rules.board.ratings import TARGET_PER_RATING, influence
from huetable.games.guardians_of_hue.rules.legal_moves import WALKS
from huetable.games.guardians_of_hue.rules.moves import Assist, Attack, BreakSeal, Encounter, End, Move, Stand
from huetable.games.guardians_of_hue.rules.state import DiceAction, State

from .courtesy import NOTHING_RESERVED, Reserved
from .evaluation import Board, Evaluator
from .map_analysis import all_light_but_centre, reroll_chance

MOVE_OF_DEED: Final[dict[DiceAction, Move]] = {
    "attack": Attack(),
    "encounter": Encounter(),
    "seal": BreakSeal(),
}

ValueByTired = Callable[[int], float]
"""What a position is worth by who is exhausted in it."""


class Node(NamedTuple):
    """A position within the turn."""

    board: Board
    place: int
    tired: int
    actions: int


class TurnSearch:
    def __init__(
        self, state: State, evaluator: Evaluator, seconds: float = 9.0, reserved: Reserved = NOTHING_RESERVED
    ) -> None:
        self.reserved = reserved
        """What is not for this guardian to do."""
        self.evaluator = evaluator
        self.analysis = evaluator.analysis
        self.seat = state.active
        self.following = (state.active + 1) % state.guardians
        self.left = (state.first - self.following) % state.guardians
        self.keeps_spirits = state.options.difficulty == "easy"
        self.places = list(state.places)
        self.others = [seat for seat in range(state.guardians) if seat != state.active]
        self.seconds = seconds
        self.until = thread_time() + seconds
        """Counted in time spent thinking: waiting for the processor on a busy machine is no thought."""
        self.late = False
        self._known: dict[Node, float] = {}
        self._judged: dict[tuple[Board, int, int], float] = {}

    def root(self, state: State) -> Node:
        board = (state.light, state.spirits, state.reserve, tuple(state.agents), state.dazed)
        return Node(board, state.places[self.seat], state.tired, state.actions)

    def value(self, node: Node) -> float:
        """The guardians' chance to win from here, if this turn is played as well as it can be."""
        known = self._known.get(node)
        if known is None:
            known = self._known[node] = max(worth for _, worth in self.options(node))
        return known

    def end_value(self, node: Node) -> float:
        """The turn ends here."""
        board, place, tired, _ = node
        key = (board, place, tired)
        judged = self._judged.get(key)
        if judged is None:
            self.places[self.seat] = place
            judged = self.evaluator.win_probability(board, self.places, tired, self.left, self.following)
            self._judged[key] = judged
        return judged

    def options(self, node: Node) -> list[tuple[Move, float]]:
        """Everything that can be done, with what it is worth; out of time, only the end of the turn is looked at."""
        found: list[tuple[Move, float]] = [(End(), self.end_value(node))]
        board, place, tired, actions = node
        if actions == 0 or self.is_late():
            return found
        if tired >> self.seat & 1:
            up = Node(board, place, tired & ~(1 << self.seat), actions - 1)
            return [*found, (Stand(), self.value(up))]
        found += [
            (WALKS[card], self.value(Node(board, card, tired, actions - 1)))
            for card in self.analysis.ways[place]
        ]
        return found + self._assists(node) + self._attempts(node)

    def is_late(self) -> bool:
        self.late = self.late or thread_time() > self.until
        return self.late

    def _assists(self, node: Node) -> list[tuple[Move, float]]:
        board, place, tired, actions = node
        return [
            (Assist(seat), self.value(Node(board, place, tired & ~(1 << seat), actions - 1)))
            for seat in self.others
            if tired >> seat & 1 and self.places[seat] == place
        ]

    def _attempts(self, node: Node) -> list[tuple[Move, float]]:
        deed = self._deed_at(node)
        if deed is None or (deed, node.place) in self.reserved:
            return []
        return [(MOVE_OF_DEED[deed], self.value_of_attempt(deed, node))]

    def _deed_at(self, node: Node) -> DiceAction | None:
        """The one thing that can be attempted at the location of the node."""
        (light, spirits, _, agents, dazed), place, *_ = node
        if any(card == place and not dazed >> agent & 1 for agent, card in enumerate(agents)):
            return "attack"
        if place == CENTRE:
            return "seal" if all_light_but_centre(light) else None
        if light >> place & 1:
            return None
        return "seal" if spirits >> place & 1 else "encounter"

    def value_of_attempt(self, deed: str, node: Node) -> float:
        """What an attempt from this position is worth; the action for it is still to be spent."""
        after = node._replace(actions=node.actions - 1)
        good, bad = self.outcomes(deed, after)
        return self.value_with_support(self.rating(deed, node), good, bad, self.helpers(node), node.tired)

    def rating(self, deed: str, node: Node) -> int:
        light, place = node.board[0], node.place
        if deed == "encounter":
            return influence(light, self.analysis.around[place])
        if light >> place & 1:
            return 0
        return CARDS[place].strength if deed == "attack" else CARDS[place].defense

    def helpers(self, node: Node) -> list[int]:
        return [
            seat for seat in self.others if self.places[seat] == node.place and not node.tired >> seat & 1
        ]

    def outcomes(self, deed: str, node: Node) -> tuple[ValueByTired, ValueByTired]:
        """What success and failure are worth, by who is exhausted then."""
        boards = self._boards_after(deed, node)
        me = 1 << self.seat
        if deed == "seal" and node.place == CENTRE:
            return (lambda tired: 1.0), (lambda tired: self._centre_failed(node, tired | me))

        def good(tired: int) -> float:
            return max(self.value(node._replace(board=board, tired=tired)) for board in boards)

        return good, (lambda tired: self.value(node._replace(tired=tired | me)))

    def _centre_failed(self, node: Node, tired: int) -> float:
        light, spirits, reserve, agents, dazed = node.board
        if self.keeps_spirits:
            return self.value(node._replace(tired=tired))
        board = (light, spirits, reserve - 1, agents, dazed)
        return self.value(node._replace(board=board, tired=tired)) if reserve > 1 else 0.0

    def _boards_after(self, deed: str, node: Node) -> list[Board]:
        """The boards to choose from after a success: more than one where a spirit has to be taken away."""
        (light, spirits, reserve, agents, dazed), place, *_ = node
        here = 1 << place
        if deed == "attack":
            beaten = next(a for a, card in enumerate(agents) if card == place and not dazed >> a & 1)
            moved = (*agents[:beaten], CENTRE, *agents[beaten + 1 :])
            return [(light, spirits, reserve, moved, dazed | 1 << beaten)]
        if deed == "seal":
            return [(light | here, spirits & ~here, reserve + (spirits >> place & 1), agents, dazed)]
        if reserve:
            return [(light, spirits | here, reserve - 1, agents, dazed)]
        there = [card for card in range(CENTRE) if spirits >> card & 1]
        taken = [card for card in there if ("seal", card) not in self.reserved] or there
        return [(light, spirits & ~(1 << card) | here, 0, agents, dazed) for card in taken]

    def value_with_support(
        self, rating: int, good: ValueByTired, bad: ValueByTired, helpers: Sequence[int], tired: int
    ) -> float:
        """Before the roll: each helper may lower the rating, or wait for the dice."""
        target = TARGET_PER_RATING * rating
        probability = chance(target)
        if probability == 1:
            return good(tired)
        rolled = self.value_of_roll(target, good, bad, helpers, tired)
        if not helpers:
            return rolled
        helped = tired | 1 << helpers[0]
        return max(rolled, self.value_with_support(rating - 1, good, bad, helpers[1:], helped))

    def value_of_roll(
        self, target: int, good: ValueByTired, bad: ValueByTired, helpers: Sequence[int], tired: int
    ) -> float:
        """The roll: when it falls short, one helper may have the best dice rolled again."""
        probability = chance(target)
        short = bad(tired)
        if helpers:
            helped = tired | 1 << helpers[0]
            saved = reroll_chance(target)
            short = max(short, saved * good(helped) + (1 - saved) * bad(helped))
        return probability * good(tired) + (1 - probability) * short
