"""Every game plays through over days, with people, bots and restarts."""

from __future__ import annotations

import pytest
from table_kit import START, Party, Somebody, kept, settle

from huetable.bots.levels import levels
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.core.terms import TABLE
from huetable.games import all_games, find_game
from huetable.server.slow.waking import Waking
from huetable.table.command_result import accept
from huetable.table.events import Moved
from huetable.table.wire.protocol import AddBot, Concede, Ready, SetTable, Start

HOUR = 3600
MOST_ROUNDS = 30
GAMES = [game for game in all_games() if game not in ("parlour", "gallery")]


@pytest.mark.rule("TABLE-80")
@pytest.mark.parametrize("game", kept(GAMES, "dye_pot"))
async def test_a_whole_game_over_days(party: Party, game: str) -> None:
    await play_over_days(party, game, MOST_ROUNDS)


@pytest.mark.rule("TABLE-80")
async def test_one_of_the_large_games_over_a_few_days(party: Party) -> None:
    await play_over_days(party, "uno_coloradd", 6)


async def play_over_days(party: Party, game: str, rounds: int) -> None:
    """Ann decides after some hours, Ben never: a bot does it for him. What is due is done though nobody is there. If the game
    is not over after these rounds, Ann has had enough, and looks on while a bot plays it to its end.
    """
    ann, ben = await party.waiting(2, game, options=dict(find_game(game).shortest))
    level = next(iter(levels(find_game(game))))
    await ann.do(AddBot, level)
    while len(ann.table.state.chairs) < find_game(game).meta.seats[0]:
        await ann.do(AddBot, level)
    await ann.do(SetTable, clocks="days", decision_hours=12)
    await ben.do(Ready)
    await ann.do(Start)
    table = ann.table.state.id
    for guest in (ann, ben):
        await guest.go()
    rng = Rng.from_number(7)
    for round_ in range(rounds):
        if await play_ann(party, table, rng.child(round_)):
            break
        await party.advance(5 * HOUR)
        await Waking(party.lobby).wake_due_tables()
        await settle(party.lobby)
        await party.advance(120)
        state = (await party.lobby.table(table)).state
        assert state.current_game is None or not state.current_game.timers, "nothing is a matter of seconds"
    else:
        back = await Somebody(party.lobby, ann.guest).join(table)
        await back.do(Concede)
        while back.table.state.phase == "playing" and party.time.now() < START + 60 * 24 * HOUR * 1000:
            await party.advance(HOUR)
            await settle(party.lobby)
    assert (await party.lobby.table(table)).state.phase == "over"


async def play_ann(party: Party, table: str, rng: Rng) -> bool:
    """Whatever she may do, as far as she is awaited. Whether the game is over."""
    runner = await party.lobby.table(table)
    current_game = runner.state.current_game
    if current_game is None or runner.state.phase != "playing":
        return True
    game, state = current_game.game, current_game.state
    if 0 in game.whose_turn(state) and not game.must_submit_work(state, 0):
        seat, move = random_step(game, state, rng)
        if seat in (0, TABLE):
            runner.commit(accept(Moved(seat, move)))
            await settle(party.lobby)
    return False
