"""Our UNO ColorADD with four seats, one round a game: rounds and moves in so many seconds of CPU time.

The policy is the peers': a playable card at random, draw only if there is none, play the drawn card if it fits. Where
they forbid a Wild Draw Four as long as anything else fits, ours, who may bluff, does not; and as with them nobody draws for
the deal.
"""

import json
import random
import sys
import time
from typing import Any

from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.moves import Play

OPTIONS = GAME.options_type(goal=0, clock=False, dealer=0)
SEATS = 4


def choose(moves: Any, pick: Any) -> Any:
    """A card if one may be played, else the first thing that must be done. Plays are listed first."""
    move = moves[0]
    if type(move) is Play:
        move = moves[int(pick() * len(moves))]
        while type(move) is not Play:
            move = moves[int(pick() * len(moves))]
        if move.card == "w4":
            honest = [other for other in moves if type(other) is Play and other.card != "w4"]
            move = honest[int(pick() * len(honest))] if honest else move
    return move


def play_round(number: int, *, views: bool) -> int:
    """One round with the product's own rng; with views, the acting seat's is built before every move."""
    rng = Rng.from_number(number)
    state = GAME.setup(OPTIONS, SEATS, rng.child(0))
    pick = random.random
    taken = 0
    whose_turn = GAME.whose_turn
    legal_moves = GAME.legal_moves
    apply = GAME.apply
    view = GAME.view
    while seats := whose_turn(state):
        taken += 1
        seat = seats[0]
        if views:
            view(state, seat)
        apply(state, seat, choose(legal_moves(state, seat), pick), rng.child(taken))
    assert GAME.result(state) is not None
    return taken


def long_match(seconds: float) -> dict[str, float]:
    """CPU time a move in the first and in the last quarter of matches to 500, with the rounds' own pauses."""
    options = GAME.options_type(goal=500, clock=False)
    early = late = 0.0
    start, number = time.process_time(), 0
    while time.process_time() - start < seconds:
        marks = timed_match(options, number)
        quarter = len(marks) // 4
        early += (marks[quarter] - marks[0]) / quarter
        late += (marks[-1] - marks[-1 - quarter]) / quarter
        number += 1
    return {"matches": number, "late_over_early": late / early}


def timed_match(options: Any, number: int) -> list[float]:
    """The clock after every move."""
    rng = Rng.from_number(number)
    state = GAME.setup(options, SEATS, rng.child(0))
    marks = [time.process_time()]
    while GAME.result(state) is None:
        seat = GAME.whose_turn(state)[0]
        GAME.apply(state, seat, choose(GAME.legal_moves(state, seat), random.random), rng.child(len(marks)))
        marks.append(time.process_time())
    return marks


def main() -> None:
    mode, seconds = sys.argv[1], float(sys.argv[2])
    if mode == "long":
        print(json.dumps(long_match(seconds)))
        return
    views = mode == "view"
    for number in range(50):
        play_round(number, views=views)
    rounds = moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        moves += play_round(rounds, views=views)
        rounds += 1
    print(json.dumps({"rounds": rounds, "moves": moves, "seconds": time.process_time() - start}))


main()
