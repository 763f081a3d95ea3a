"""How bots behave is counted from outside, with all cards open."""

from huetable.bots.contest import ContestResult
from huetable.games.uno_coloradd.lab import measure
from huetable.games.uno_coloradd.lab.behaviour import Behaviour, observe_behaviour


def test_what_bots_do_is_counted_by_level() -> None:
    seen = observe_behaviour({"goal": 0}, range(3))
    assert [behaviour.level for behaviour in seen] == ["random", "easy", "normal", "hard"]
    for one in seen:
        assert one.bluffs <= one.fours
        assert one.challenges_won <= one.challenges <= one.faced
        assert one.missed <= one.last_cards
        assert one.catches <= one.chances
    assert sum(one.last_cards for one in seen) > 12
    assert (seen[0].challenges, seen[0].catches) == (0, 0)


def test_what_is_never_done_or_always_is_not_human() -> None:
    person = Behaviour("easy", 10, 5, 10, 5, 2, 10, 5, 10, 5)
    assert [bar.ok for bar in person.required_figures()] == [True]
    assert [bar.ok for bar in person._replace(bluffs=0).required_figures()] == [False]
    assert [bar.ok for bar in person._replace(missed=10).required_figures()] == [False]
    assert Behaviour("random").required_figures() == []
    assert (person + person).shares() == person.shares()
    assert person.row()["UNOs missed"] == "50%"


def test_a_bar_takes_the_share_or_its_lower_bound() -> None:
    bars = [
        bar
        for match in measure.PAIRINGS
        for bar in measure._bars(match, ContestResult(100, share=0.62, low=0.51, high=0.7))
    ]
    assert {bar.name: bar.value for bar in bars} == {
        "bots.uno.normal_vs_random_2": 0.62,
        "bots.uno.normal_vs_random_4": 0.62,
        "bots.uno.hard_vs_random_2": 0.62,
        "bots.uno.hard_vs_random_4": 0.62,
        "bots.uno.hard_vs_normal_low": 0.51,
        "bots.uno.hard_vs_normal_4": 0.62,
        "bots.uno.hard_vs_simple_4": 0.62,
        "bots.uno.normal_vs_simple_2": 0.62,
    }
