"""Every clause of the table has a test, and what is promised about seeds and first players holds."""

from pathlib import Path

import pytest
from table_kit import Party

from huetable.core.record import read_record
from huetable.core.rng import rng_from_seed_and_nonces
from huetable.games import cited_clauses, find_game, table_rulebook
from huetable.table.wire.protocol import Ready, Start

TESTS = Path(__file__).parents[2]


def test_every_clause_of_the_table_is_cited_by_a_test() -> None:
    known = {clause.id for clause in table_rulebook().clauses}
    found = {id for id in cited_clauses(TESTS) if id.startswith("TABLE-")}
    assert known - found == set()
    assert found - known == set()


@pytest.mark.rule("TABLE-8")
async def test_the_first_player_is_drawn_from_the_games_seed(party: Party) -> None:
    first = set()
    for _ in range(12):
        ann = (await party.playing(3, "dye_pot"))[0]
        current_game = ann.table.state.current_game
        assert current_game is not None
        game = find_game("dye_pot")
        again = game.setup(
            current_game.state.options,
            3,
            rng_from_seed_and_nonces(bytes.fromhex(current_game.seed.seed), current_game.header.nonces).child(
                0
            ),
        )
        assert again.taster == current_game.state.taster
        first.add(current_game.state.taster)
    assert len(first) > 1


@pytest.mark.rule("TABLE-11")
async def test_the_players_numbers_are_mixed_into_the_seed(party: Party) -> None:
    ann, ben = await party.waiting(2, nonce="one")
    await ben.do(Ready, nonce="two")
    await ann.do(Start)
    await ann.play(type="end")
    finished = await party.lobby.services.store.finished_game(ann.table.state.id, 1)
    assert finished is not None
    assert read_record(finished.data).header.nonces == ("one", "two")
    # The next game's commitment is there, and last game's numbers do not count for it.
    await ben.do(Ready, nonce="three")
    await ann.do(Start)
    assert ann.table.state.current_game is not None
    assert ann.table.state.current_game.header.nonces == ("three", "")
