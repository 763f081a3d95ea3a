"""Virtual time: whoever is due first acts, and what stays the same keeps its time."""

from typing import Any

import pytest

from huetable.bots.levels import UnknownLevel, levels, make_bot
from huetable.bots.random_bot import RandomBot
from huetable.bots.runner import bot_players, play_game
from huetable.bots.virtual_game import DueMove, Player, PlayError, SecretSeed, VirtualGame
from huetable.core.bot import Bot
from huetable.core.record import read_record, verify, write_record
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Motion, Observation, TimerExpired, VoteEnded
from huetable.games import find_game

DYE: Any = find_game("dye_pot")
Pour, Claim, Name, Shrug = DYE.move_types()


class Steady(Bot):
    """Always pours the same, after the same pause, and counts how often it is asked."""

    def __init__(self, pause: int = 1000, move: Any = None) -> None:
        self.milliseconds = pause
        self.move = move or Pour("water")
        self.asked = 0

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        self.asked += 1
        return Shrug() if observation.view.public.phase == "name" and self.move == Pour("red") else self.move

    def pause(self, observation: Observation, move: Any, rng: Rng) -> int:
        return self.milliseconds


class Silent(Steady):
    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        return None


def match_of(*bots: Bot | None, game: Any = DYE, **options: Any) -> VirtualGame:
    return VirtualGame(
        game, [Player("test", bot) for bot in bots], SecretSeed.from_numbers(1), options=options
    )


def test_the_quickest_acts_first_and_the_others_keep_their_time() -> None:
    match = match_of(Steady(3000), Steady(1000), Steady(2000))
    turns = []
    for _ in range(3):
        turn = match.next_due_move()
        assert turn
        match.make_move(turn)
        turns.append((turn.due, turn.seat))
    assert turns == [(1000, 1), (2000, 2), (3000, 0)]
    assert match.now == 3000


class Wavering(Steady):
    """Changes its mind with every drop that the others pour."""

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        return Pour(("water", "red", "blue")[sum(observation.view.public.poured)])


def test_who_changes_their_mind_starts_anew() -> None:
    match = match_of(Wavering(1500), Steady(1000), Steady(9000))
    first = match.next_due_move()
    assert first
    assert first.seat == 1
    match.make_move(first)
    second = match.next_due_move()
    assert second == (2500, 0, Pour("red"))


def test_a_timer_of_the_game_runs_out_in_virtual_time() -> None:
    match = match_of(Steady(30_000), Steady(1000), Steady(30_000), pour_seconds=20)
    first = match.next_due_move()
    assert first
    match.make_move(first)
    lapse = DueMove(20_000, TABLE, TimerExpired("pour/1"))
    assert match.next_due_move() == lapse
    match.make_move(lapse)
    following = match.next_due_move()
    assert following
    assert following.due == 21_000


def test_only_who_may_act_is_asked_and_nobody_twice_about_the_same() -> None:
    poured, slow = Steady(1000), Steady(5000)
    match = match_of(poured, slow, None, clock=False)
    turn = match.next_due_move()
    assert turn
    match.make_move(turn)
    assert poured.asked == 1
    assert slow.asked == 2
    match._plan_moves()
    assert slow.asked == 2


def test_a_person_is_waited_for() -> None:
    match = match_of(None, None, None, clock=False)
    assert match.next_due_move() is None


def test_an_awaited_bot_without_a_move_is_named() -> None:
    with pytest.raises(PlayError, match=r"the bot 'test' in seat 1 is awaited and has no move"):
        match_of(Steady(), Silent(), Steady())


@pytest.mark.parametrize(
    ("move", "words"), [(Claim(), "'claim', against DYE-9"), ("pour", "'pour', against TABLE-1")]
)
def test_an_unlawful_bot_is_named_with_its_move_and_the_clause(move: Any, words: str) -> None:
    cheat = Player("cheat", Steady(1, move))
    with pytest.raises(PlayError, match=f"the bot 'cheat' in seat 2 tried {words}"):
        play_game(DYE, [*bot_players(DYE, ["easy"] * 2, budget_ms=1), cheat], seed=1)


class Objected(type(DYE)):  # type: ignore[misc]
    """Dye Pot with a vote before the first pour."""

    ruled: tuple[Any, ...] = ()

    def motion(self, state: Any) -> Motion | None:
        return None if self.ruled else Motion("objection", "DYE-4", proposer=0)

    def apply(self, state: Any, seat: int, move: Any, rng: Rng) -> Any:
        if isinstance(move, VoteEnded):
            self.ruled = (move,)
            return []
        return super().apply(state, seat, move, rng)


def test_bots_abstain_so_a_vote_fails() -> None:
    game = Objected()
    outcome = play_game(game, bot_players(DYE, ["easy"] * 3, budget_ms=1), seed=1)
    assert game.ruled == (VoteEnded("objection", upheld=False),)
    assert outcome.moves > 1


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(PlayError, match="does not end within 10 moves"):
        play_game(DYE, bot_players(DYE, ["easy"] * 3, budget_ms=1), seed=1, most=10)


class Frozen(type(DYE)):  # type: ignore[misc]
    def may_act(self, state: Any, seat: int) -> bool:
        return False


def test_a_game_in_which_nobody_can_do_anything_is_told() -> None:
    with pytest.raises(PlayError, match="nobody can do anything"):
        play_game(Frozen(), bot_players(DYE, ["easy"] * 3, budget_ms=1), seed=1, options={"clock": False})


@pytest.mark.parametrize("level", list(levels(DYE)))
def test_a_seed_is_a_game_and_its_record_verifies(level: str) -> None:
    one, same, other = (
        play_game(DYE, bot_players(DYE, [level] * 4, budget_ms=1), seed) for seed in (1, 1, 2)
    )
    assert one == same
    assert one.record != other.record
    verified = verify(DYE, write_record(one.record))
    assert verified.footer
    assert verified.footer.result == one.result
    assert one.milliseconds > 0


def test_the_record_of_a_game_under_way_keeps_the_seed_secret() -> None:
    match = match_of(Steady(), Steady(), Steady())
    turn = match.next_due_move()
    assert turn
    match.make_move(turn)
    record = read_record(write_record(match.record()))
    assert record.footer is None
    assert len(record.steps) == 1


def test_a_level_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(
        UnknownLevel, match=r"Dye Pot has no bot 'hard'\. Choose one of these: random, easy, normal"
    ):
        make_bot(DYE, "hard", budget_ms=1)


class WithOwnRandom(type(DYE)):  # type: ignore[misc]
    bots = {"random": lambda budget: Steady(), **DYE.bots}


def test_a_game_may_bring_its_own_random_bot() -> None:
    assert isinstance(make_bot(WithOwnRandom(), "random", budget_ms=1), Steady)
    assert isinstance(make_bot(DYE, "random", budget_ms=1), RandomBot)


class Clumsy(type(DYE)):  # type: ignore[misc]
    """Invents nothing but names that the book does not take."""

    def random_move(self, observation: Observation, form: Any, rng: Rng) -> Any:
        return Name("deep red")


def test_a_random_bot_makes_no_move_that_the_rules_refuse() -> None:
    game = Clumsy()
    for seed in range(5):
        assert play_game(game, [Player("random", RandomBot(game))] * 3, seed).moves > 0


def test_a_random_bot_that_finds_no_name_does_what_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("huetable.bots.random_bot._MOST_ATTEMPTS", 0)
    observation = DYE.observe(DYE.setup(DYE.options_type(), 3, Rng.from_number(1)), 0)
    assert RandomBot(DYE).choose(observation, Rng.from_number(1)) == Pour("red")
