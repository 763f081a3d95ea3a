"""rlcard's UNO with four players: rounds and moves in so many seconds of CPU time."""

import json
import random
import sys
import time

import rlcard
from rlcard.games.uno import Game


def bare_round(_: object) -> int:
    """List the legal moves, apply one; no observations."""
    game = Game(num_players=4)
    game.init_game()
    moves = 0
    while not game.is_over():
        game.step(random.choice(game.get_legal_actions()))
        moves += 1
    return moves


def env_round(env: object) -> int:
    """The documented step loop, which builds an observation for each move."""
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        moves += 1
    return moves


def main() -> None:
    mode, seconds = sys.argv[1], float(sys.argv[2])
    play = bare_round if mode == "game" else env_round
    env = rlcard.make("uno", config={"game_num_players": 4})
    for _ in range(20):
        play(env)
    rounds = moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        moves += play(env)
        rounds += 1
    print(json.dumps({"rounds": rounds, "moves": moves, "seconds": time.process_time() - start}))


main()
