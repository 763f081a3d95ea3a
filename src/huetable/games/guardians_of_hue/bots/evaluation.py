"""How likely the guardians are to win, judged between two turns: a weighted sum, learned from play.

The features and what they mean are named here; lab/fit_weights.py finds their weights, weights.py keeps them.
A position is split in two: the board (lights, spirits, agents) and the crew (where guardians are, who lies
exhausted, whose turn comes). What follows from the board alone is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, SPIRIT_COUNT

from .map_analysis import MapAnalysis, actions_for

Board = tuple[int, int, int, tuple[int, ...], int]
"""Light, spirits, spirits in reserve, agents and who of them is dazed: as in the state."""

BOARD_FEATURES: Final = (
    *(f"{count} dark" for count in range(9)),
    "work",
    "work with help",
    "threat",
    "agents on light",
    "agents on dark",
    "agents on the centre",
    "agents dazed",
    "agents out",
    "growth darkens",
    "growth spawns",
    "tags of the dark",
    "spirits on the map",
    "spirits lost",
    "threat by dark",
    "all light, agent on the centre",
    "all light, threat",
    "one dark, threat",
)

GUARDIAN_FEATURES: Final = (
    "reach",
    "least reach",
    "reach of the next",
    "cover",
    "tired",
    "tired next",
    "tired by dark",
    "all light, way to the centre",
    "all light, at the centre",
    "all light, ready to finish",
    "one dark, reach of the next",
    "one dark, way to the centre",
    "turns left",
    "no turn left",
    "turns left by dark",
    "all light, turns left",
    "one dark, turns left",
    "always",
)

OF_THREE, OF_FOUR, OF_FIVE = 0b1111, 0b110000, 0b11000000
UNREACHED: Final = 18.0


class BoardAnalysis:
    """What follows from a board alone."""

    __slots__ = ("costs", "dark", "features", "free_centre", "reach", "score")

    def __init__(self, analysis: MapAnalysis, board: Board) -> None:
        light, spirits, _, agents, dazed = board
        self.costs = analysis.costs(light, spirits)
        self.dark = len(self.costs)
        standing = [card for place, card in enumerate(agents) if not dazed >> place & 1]
        self.free_centre = CENTRE not in standing
        self.reach = [
            _actions_to_next_light(analysis, card, self.costs, standing) for card in range(len(CARDS))
        ]
        self.features = board_features(analysis, board, standing, self.dark)
        self.score = 0.0


def _actions_to_next_light(
    analysis: MapAnalysis, card: int, costs: Sequence[tuple[int, float]], standing: Sequence[int]
) -> float:
    """From a location, the fewest actions until some dark location is light again."""
    steps = analysis.steps[card]
    best = UNREACHED
    for dark, cost in costs:
        needed = steps[dark] + cost
        if dark in standing:
            needed += actions_for(3 * CARDS[dark].strength)
        best = min(best, needed)
    return best


def agent_threat(analysis: MapAnalysis, light: int, standing: Sequence[int]) -> float:
    """How many locations the agents will darken when they act next, about."""
    total = 0.0
    for card in standing:
        prey = light & analysis.near[card]
        if prey:
            total += 2 / 6 if prey & OF_FIVE else 3 / 6 if prey & OF_FOUR else 4 / 6
    return total


def board_features(analysis: MapAnalysis, board: Board, standing: Sequence[int], dark: int) -> list[float]:
    light, spirits, reserve, agents, dazed = board
    features = [0.0] * 9
    features[dark] = 1.0
    danger = agent_threat(analysis, light, standing)
    on_centre = standing.count(CENTRE)
    on_light = sum(light >> card & 1 for card in standing)
    darkens = 0.5 * bool(light & OF_THREE) + bool(light & OF_FOUR) / 6 + bool(light & OF_FIVE) / 6
    called = spirits.bit_count()
    features += [
        analysis.actions_to_light_all(light, spirits) / 10,
        analysis.actions_to_light_all(light, spirits, 1) / 10,
        danger,
        float(on_light),
        float(len(standing) - on_light - on_centre),
        float(on_centre),
        float(dazed.bit_count()),
        float(len(agents)),
        darkens,
        1 - darkens if len(agents) < 2 else 0.0,
        sum(CARDS[card].tag for card in range(CENTRE) if not light >> card & 1) / 20,
        float(called),
        float(SPIRIT_COUNT - reserve - called),
        danger * dark / 8,
        float(dark == 0 and on_centre > 0),
        danger * (dark == 0),
        danger * (dark == 1),
    ]
    return features


class Evaluator:
    """Judges positions on one map for one number of guardians."""

    def __init__(self, analysis: MapAnalysis, guardians: int, weights: Sequence[float]) -> None:
        self.analysis = analysis
        self.guardians = guardians
        self._board_weights = tuple(weights[: len(BOARD_FEATURES)])
        self._crew_weights = tuple(weights[len(BOARD_FEATURES) :])
        self._boards: dict[Board, BoardAnalysis] = {}

    def win_probability(
        self, board: Board, places: Sequence[int], tired: int, left: int, following: int
    ) -> float:
        """The guardians' chance to win before `following` begins the first of `left` turns of the round."""
        if board[0] & OUTER_LOCATIONS == 0:
            return 0.0
        known = self._boards.get(board)
        if known is None:
            known = self._boards[board] = BoardAnalysis(self.analysis, board)
            known.score = sum(map(float.__mul__, known.features, self._board_weights))
        features = guardian_features(self.analysis, known, places, tired, left, following)
        score = known.score + sum(map(float.__mul__, features, self._crew_weights))
        return 1 / (1 + exp(-score))


def guardian_features(
    analysis: MapAnalysis, known: BoardAnalysis, places: Sequence[int], tired: int, left: int, following: int
) -> list[float]:
    guardians, dark = len(places), known.dark
    share, turns = tired.bit_count() / guardians, left / guardians
    next_tired = float(left > 0 and tired >> following & 1)
    after = [share, next_tired, share * dark / 8]
    last = [turns, float(left == 0), turns * dark / 8, turns * (dark == 0), turns * (dark == 1), 1.0]
    if dark == 0:
        return [
            0.0,
            0.0,
            0.0,
            0.0,
            *after,
            *_finish_features(analysis, known, places, tired, left),
            0.0,
            0.0,
            *last,
        ]
    reach = [known.reach[place] + (tired >> seat & 1) for seat, place in enumerate(places)]
    reached_next = reach[following] / 10 if left else 0.0
    spread = sum(min([analysis.steps[place][card] for place in places]) for card, _ in known.costs) / 10
    before = [sum(reach) / guardians / 10, min(reach) / 10, reached_next, spread]
    one = [0.0, 0.0]
    if dark == 1:
        one = [reached_next, sum(analysis.steps[place][CENTRE] for place in places) / guardians]
    return [*before, *after, 0.0, 0.0, 0.0, *one, *last]


def _finish_features(
    analysis: MapAnalysis, known: BoardAnalysis, places: Sequence[int], tired: int, left: int
) -> list[float]:
    """All is light but the centre: who can be there?"""
    ways = [analysis.steps[place][CENTRE] + (tired >> seat & 1) for seat, place in enumerate(places)]
    ready = float(ways.count(0))
    return [sum(ways) / len(places), ready, ready * (left > 0 and known.free_centre)]
