"""The search of a turn, held against the rules themselves."""

from itertools import product

import pytest

from huetable.bots.fast_rng import FastRng
from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.bots import greedy, hard_guardian
from huetable.games.guardians_of_hue.bots.evaluation import (
    BOARD_FEATURES,
    GUARDIAN_FEATURES,
    BoardAnalysis,
    Evaluator,
    guardian_features,
)
from huetable.games.guardians_of_hue.bots.map_analysis import (
    MAX_ACTIONS,
    actions_for,
    map_analysis_of,
    reroll_chance,
)
from huetable.games.guardians_of_hue.bots.turn_search import TurnSearch
from huetable.games.guardians_of_hue.bots.weights import CELLS, WEIGHTS
from huetable.games.guardians_of_hue.rules import legal_moves
from huetable.games.guardians_of_hue.rules.apply import apply
from huetable.games.guardians_of_hue.rules.board.dice_odds import chance
from huetable.games.guardians_of_hue.rules.moves import Attack, BreakSeal, Encounter, End, Move, Stand, Walk
from huetable.games.guardians_of_hue.rules.setup import setup
from huetable.games.guardians_of_hue.rules.state import Options, State, copy
from huetable.games.guardians_of_hue.rules.state_queries import helpers
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, bits, square


def positions(count: int) -> list[State]:
    """Turns from games of all kinds."""
    found = []
    for seed in range(count):
        rng = FastRng(seed)
        difficulty = ("easy", "difficult", "impossible")[seed % 3]
        options = Options(difficulty=difficulty, clock=False)  # type: ignore[arg-type]
        state = setup(options, 2 + seed % 3, rng)
        for number in range(40 + 9 * (seed % 7)):
            if state.ending:
                break
            if state.phase == "act" and number > 20 and number % 5 == 0:
                found.append(copy(state))
            seat = legal_moves.whose_turn(state)[0]
            whim = rng.below(4) == 0
            move = (
                rng.choice(legal_moves.MOVES_BY_PHASE[state.phase](state)) if whim else greedy.choose(state)
            )
            apply(state, seat, move, rng)
    return found


def judged(state: State, search: TurnSearch) -> float:
    """What the evaluator says where the turn ends as the rules have left it."""
    board = (state.light, state.spirits, state.reserve, tuple(state.agents), state.dazed)
    return search.evaluator.win_probability(board, state.places, state.tired, search.left, search.following)


def test_the_search_knows_all_actions_and_no_others() -> None:
    for state in positions(24):
        search = hard_guardian.search_turn(state, 9)
        node = search.root(state)._replace(actions=1)
        found = [move for move, _ in search.options(node)]
        assert sorted(map(str, found)) == sorted(map(str, legal_moves.turn_moves(state)))


def test_an_action_without_dice_leads_where_the_rules_say() -> None:
    checked = 0
    for state in positions(24):
        search = hard_guardian.search_turn(state, 9)
        for move, worth in search.options(search.root(state)._replace(actions=1)):
            if not isinstance(move, Attack | Encounter | BreakSeal | End):
                after = copy(state)
                after.actions = 2
                apply(after, state.active, move, Rng.from_number(1))
                assert worth == pytest.approx(judged(after, search))
                checked += 1
    assert checked > 100


def test_an_attempt_is_worth_the_average_over_all_216_rolls() -> None:
    checked = set()
    for state in positions(30):
        if helpers(state):
            continue
        search = hard_guardian.search_turn(state, 9)
        for move, worth in search.options(search.root(state)._replace(actions=1)):
            if isinstance(move, Attack | Encounter | BreakSeal) and type(move) not in checked:
                assert worth == pytest.approx(average(state, move, search))
                checked.add(type(move))
    assert checked >= {Attack, Encounter, BreakSeal}


def average(state: State, move: Move, search: TurnSearch) -> float:
    total = 0.0
    for dice in product(range(1, 7), repeat=3):
        after = copy(state)
        after.actions = 2
        apply(after, state.active, move, Loaded(white=[dice]))
        total += {"light": 1.0, "spirits": 0.0}.get(str(after.ending), judged(after, search))
    return total / 216


def test_the_seal_of_the_centre_is_worth_its_chance_with_nothing_behind_it() -> None:
    """Difficult, the last spirit: twelve or the end."""
    state = square(2, places=[8, 1], actions=1, reserve=1, difficulty="difficult")
    search = hard_guardian.search_turn(state, 9)
    worth = {str(move): worth for move, worth in search.options(search.root(state))}
    assert worth[str(BreakSeal())] == pytest.approx(81 / 216)


def test_help_is_counted_where_it_is_worth_it() -> None:
    state = square(3, places=[8, 8, 8], actions=1, reserve=1, difficulty="difficult")
    search = hard_guardian.search_turn(state, 9)
    worth = {str(move): worth for move, worth in search.options(search.root(state))}
    assert worth[str(BreakSeal())] >= chance(6)


def test_losing_a_spirit_is_looked_at_and_on_easy_none_is_lost() -> None:
    for difficulty in ("easy", "difficult"):
        state = square(2, places=[8, 1], actions=1, difficulty=difficulty)
        search = hard_guardian.search_turn(state, 9)
        node = search.root(state)
        _, bad = search.outcomes("seal", node._replace(actions=0))
        after = copy(state)
        after.actions = 2
        apply(after, 0, BreakSeal(), Loaded(white=[[1, 1, 1]]))
        assert bad(state.tired) == pytest.approx(judged(after, search))


def test_more_actions_are_never_worse() -> None:
    for state in positions(6):
        search = hard_guardian.search_turn(state, 9)
        worths = [search.value(search.root(state)._replace(actions=actions)) for actions in range(5)]
        assert worths == sorted(worths)


def test_out_of_time_good_sense_decides() -> None:
    state = square(2, dark=[0])
    search = hard_guardian.search_turn(state, -1)
    assert [move for move, _ in search.options(search.root(state))] == [End()]
    assert search.late
    assert hard_guardian.choose(state, 0, -1) == greedy.choose(state)
    assert isinstance(hard_guardian.choose(state, 0, 9), Walk)


def test_a_spirit_is_taken_from_where_it_is_missed_least() -> None:
    state = square(2, places=[0, 7], dark=[0, 2, 7], spirits=bits(2, 7), reserve=0, phase="spirit")
    move = hard_guardian.choose(state, 0, 9)
    search = hard_guardian.search_turn(state, 9)
    node = search.root(state)
    worth = {
        card: search.value(node._replace(board=(state.light, bits(0, *({2, 7} - {card})), 0, (), 0)))
        for card in (2, 7)
    }
    assert str(move) == f"Fetch(card={max(worth, key=lambda card: worth[card])})"


def test_the_outlook_has_a_weight_for_every_feature() -> None:
    assert tuple(WEIGHTS) == (*BOARD_FEATURES, *GUARDIAN_FEATURES)
    assert all(len(weights) == len(CELLS) for weights in WEIGHTS.values())
    for state in positions(6):
        analysis = map_analysis_of(state)
        board = (state.light, state.spirits, state.reserve, tuple(state.agents), state.dazed)
        known = BoardAnalysis(analysis, board)
        crew = guardian_features(analysis, known, state.places, state.tired, 1, 0)
        assert (len(known.features), len(crew)) == (len(BOARD_FEATURES), len(GUARDIAN_FEATURES))


def test_every_cell_has_weights_of_its_own_or_borrowed() -> None:
    for guardians in (2, 3, 4):
        for growth in (1, 2, 3, 7):
            assert len(hard_guardian.weights_for(guardians, growth)) == len(WEIGHTS)
    column = CELLS.index((4, 3))
    assert hard_guardian.weights_for(4, 5) == [weights[column] for weights in WEIGHTS.values()]


def test_all_dark_is_lost_and_light_is_hope() -> None:
    state = square(2)
    view = hard_guardian.evaluator_of(state)
    assert view.win_probability((0, 0, 2, (), 0), [8, 8], 0, 1, 0) == 0
    few, many = ((bits(*cards), 0, 2, (8,), 0) for cards in ((0, 2), range(8)))
    assert view.win_probability(few, [8, 8], 0, 2, 0) < view.win_probability(many, [8, 8], 0, 2, 0)
    assert isinstance(view, Evaluator)


def test_actions_are_reckoned_from_the_odds() -> None:
    assert actions_for(3) == 1
    assert actions_for(9) == pytest.approx(2 * 216 / 160 - 1)
    assert actions_for(18) == actions_for(30) == MAX_ACTIONS
    assert reroll_chance(3) == 1
    assert 0 < reroll_chance(15) < reroll_chance(9) < 1


def test_work_is_done_where_it_is_cheapest_first() -> None:
    analysis = map_analysis_of(square())
    assert analysis.actions_to_light_all(bits(*range(8)), 0) == 0
    candy = actions_for(3) + actions_for(3)
    assert analysis.actions_to_light_all(bits(*range(1, 8)), 0) == candy
    assert analysis.actions_to_light_all(bits(*range(1, 8)), bits(0)) == actions_for(3)
    flower_after_candy = actions_for(3) + actions_for(6)
    first = actions_for(6) + actions_for(3)
    assert analysis.actions_to_light_all(bits(*range(2, 8)), 0) == pytest.approx(first + flower_after_candy)
    assert analysis.steps[0][7] == 4


def test_standing_up_comes_first_when_lying() -> None:
    state = square(2, places=[0, 8], dark=[0], tired=1)
    assert hard_guardian.choose(state, 0, 9) == Stand()
    assert greedy.choose(state) == Stand()
    assert GAME.refuse(state, 0, Stand()) is None
