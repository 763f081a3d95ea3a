"""Which guesses count as the word: every singular and plural of the deck, and nothing that only comes near."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from huetable.games.cluzzle.rules.words.things import THINGS, thing_of
from huetable.games.cluzzle.rules.words.word_forms import accepted_forms, matches, names_word
from huetable.language.en.plural_lists import PAIRS, UNCHANGING
from huetable.language.en.plurals import other_numbers
from huetable.language.folding import fold_phrase, visible_text

NEAR_MISSES = [
    line.split(" / ")
    for line in (Path(__file__).parent / "near_misses.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.rule("CLUZ-26")
def test_all_forms_of_the_deck_count_whatever_is_written_around_them() -> None:
    pairs = [(thing.word, form) for thing in THINGS.values() for form in (*thing.forms, *thing.later)]
    pairs = [(word, form) for word, form in pairs if form != "="]
    assert len(pairs) > 400
    for word, form in pairs:
        for written in (form, form.upper(), f"the {form}", f" a {form} ", form.replace("-", " ")):
            assert matches(word, written), (word, written)


@pytest.mark.rule("CLUZ-25")
def test_none_of_500_near_misses_counts() -> None:
    assert len(NEAR_MISSES) >= 500
    assert len({tuple(pair) for pair in NEAR_MISSES}) == len(NEAR_MISSES)
    for word, miss in NEAR_MISSES:
        assert word in THINGS
        assert not matches(word, miss), (word, miss)


@pytest.mark.rule("CLUZ-25")
def test_no_thing_of_the_deck_counts_as_another() -> None:
    for one, other in pairwise(THINGS):
        assert not matches(one, other)
        assert not accepted_forms(one) & accepted_forms(other)


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The Ice-Cream", "icecream"),
        ("Crème brûlée", "creme brulee"),
        ("Jack-o'-lantern", "JACK O LANTERN"),
        ("an  igloo", "igloo"),
        ("Ærøskøbing Straße", "aeroskobing strasse"),
    ],
)
def test_what_is_folded(one: str, other: str) -> None:
    assert fold_phrase(one) == fold_phrase(other)


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize(("one", "other"), [("theatre", "atre"), ("ant", "t"), ("anchor", "chor"), ("a", "")])
def test_an_article_is_a_word_of_its_own(one: str, other: str) -> None:
    assert fold_phrase(one) != fold_phrase(other)


def test_tidy_puts_a_text_on_one_line() -> None:
    assert visible_text("  polar \n bear ") == "polar bear"


@pytest.mark.rule("CLUZ-26")
@pytest.mark.parametrize(
    ("word", "guess"),
    [
        *(("zeppelin", "zeppelins"), ("zeppelins", "zeppelin"), ("toy soldier", "toy soldiers")),
        *(("radish", "radishes"), ("radishes", "radish"), ("pony", "ponies"), ("ponies", "pony")),
        *(
            ("goose", "geese"),
            ("ottoman", "ottomans"),
            ("geese", "goose"),
            ("Postman", "postmen"),
            ("postmen", "postman"),
        ),
        *(("piccolo", "piccolos"), ("piccolo", "piccoloes"), ("heroes", "hero"), ("halo", "haloes")),
        *(("lens", "lenses"), ("lenses", "lens"), ("glass", "glasses"), ("toy box", "toy boxes")),
        *(("purses", "purse"), ("horses", "horse"), ("kiss", "kisses"), ("tick-tock", "tick-tocks")),
        *(("key", "keys"), ("keys", "key"), ("pies", "pie"), ("shelf", "shelfs"), ("quizzes", "quiz")),
        *(
            ("toys", "toy"),
            ("boxes", "box"),
            ("matches", "match"),
            ("buzzes", "buzz"),
            ("tomatoes", "tomato"),
        ),
    ],
)
def test_words_of_the_hosts_own_have_both_numbers(word: str, guess: str) -> None:
    assert matches(word, guess)


@pytest.mark.rule("CLUZ-26")
@pytest.mark.parametrize(
    ("word", "guess"),
    [
        *(("zeppelin", "zeppeli"), ("toy soldier", "soldier"), ("toy soldier", "toys soldier")),
        *(
            ("tennis", "tenni"),
            ("lotus", "lotu"),
            ("abyss", "abys"),
            ("moose", "mooses"),
            ("prince", "princess"),
        ),
        *(("needle", "need"), ("bus stop", "bus"), ("busy", "bus"), ("pie", "py"), ("ties", "ty")),
    ],
)
def test_and_nothing_else(word: str, guess: str) -> None:
    assert not matches(word, guess)


SINGULAR_AND_PLURAL = """
cookie/cookies movie/movies shoe/shoes toe/toes zombie/zombies canoe/canoes prize/prizes maze/mazes octopus/octopuses
moustache/moustaches circus/circuses axe/axes ax/axes axis/axes flamingo/flamingos flamingo/flamingoes taxi/taxis ski/skis
emu/emus menu/menus plateau/plateaus plateau/plateaux house/houses nose/noses rose/roses bus/buses bus/busses gas/gases
iris/irises walrus/walruses genius/geniuses lens/lenses quiz/quizzes fez/fezzes buzz/buzzes waltz/waltzes cactus/cacti
avalanche/avalanches match/matches stomach/stomachs fly/flies pie/pies pony/ponies glove/gloves cave/caves olive/olives
wave/waves bookshelf/bookshelves werewolf/werewolves penknife/penknives dormouse/dormice grandchild/grandchildren
goldfish/goldfishes fish/fishes oasis/oases crisis/crises base/bases basis/bases purse/purses lapse/lapses hoof/hooves
aquarium/aquaria headphone/headphones scissor/scissors trouser/trousers stadium/stadia TV/TVs person/people penny/pence
hero/heroes piano/pianos photo/photos potato/potatoes oboe/oboes tomato/tomatoes snowman/snowmen woman/women soliloquy/soliloquies
mother-in-law/mothers-in-law cup~of~tea/cups~of~tea bow~and~arrow/bow~and~arrows bow~and~arrow/bows~and~arrows
bow~and~arrows/bows~and~arrows passer-by/passers-by jack-in-the-box/jacks-in-the-box jack-in-the-box/jack-in-the-boxes
bird~of~paradise/birds~of~paradise runner-up/runners-up man-of-war/men-of-war wine~glass/wine~glasses glass/glasses
"""


@pytest.mark.rule("CLUZ-26")
@pytest.mark.parametrize("write", [str, str.upper, str.title])
def test_both_numbers_of_the_hosts_words_count(write: Callable[[str], str]) -> None:
    """Whatever the host has typed on the card: the singular or the plural, in any letters."""
    for pair in SINGULAR_AND_PLURAL.split():
        single, plural = pair.replace("~", " ").split("/")
        assert matches(write(single), plural), pair
        assert matches(write(plural), single) or plural == "glasses", pair


OTHER_WORDS = """
new/news bu/bus ga/gas princes/princess prince/princess lapses/laps teases/teas tenni/tennis cloth/clothes caf/caves
cafe/caves saves/safe short/shorts len/lens mar/mars bras/brass as/asses hi/his thi/this ice/icing ear/earring see/seed
clas/class pan/panic too/tooth need/needle car/cards car/care bow/bow~and~arrow tea/cup~of~tea
mother/mother-in-law arrow/bow~and~arrow cat/cattle taxi/taxes ant/aunts star/stairs
"""


@pytest.mark.rule("CLUZ-26")
def test_words_that_only_look_alike_do_not() -> None:
    for pair in OTHER_WORDS.split():
        one, other = pair.replace("~", " ").split("/")
        assert not matches(one, other), pair
        assert not matches(other, one), pair


@pytest.mark.rule("CLUZ-26")
def test_glasses_on_a_nose_are_not_several_glasses() -> None:
    assert matches("glass", "glasses")
    assert not matches("glasses", "glass")
    assert not matches("Glasses", "glass")


@pytest.mark.rule("CLUZ-26")
def test_a_word_of_the_deck_in_the_hosts_letters_counts_as_in_the_deck() -> None:
    assert [thing_of(word) for word in ("DOGS", "the Bicycles", "Donuts", "zeppelin")] == [
        *("dog", "bicycle", "doughnut"),
        None,
    ]
    assert matches("Doughnuts", "donut")
    assert matches("MICE", "mouse")


def test_a_long_phrase_has_few_forms() -> None:
    assert len(list(other_numbers(" of ".join(["ox"] * 10)))) < 200


def test_what_never_changes_has_no_other_number() -> None:
    assert "sheep" in UNCHANGING
    assert all(not list(other_numbers(word)) for word in UNCHANGING)
    assert list(other_numbers("")) == []


def test_irregular_words_go_both_ways() -> None:
    for single, several in PAIRS:
        assert several in list(other_numbers(single))
        assert single in list(other_numbers(several))


@pytest.mark.rule("CLUZ-25")
@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("wo\u200blf", "wolf"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\u202eflow", "flow"),
        ("\u3164\ufeff", ""),
        ("two\u2028lines\t here", "two lines here"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_tidy_leaves_nothing_that_nobody_can_see(written: str, seen: str) -> None:
    assert visible_text(written) == seen


@pytest.mark.rule("CLUZ-26")
def test_the_first_rules_knew_fewer_forms() -> None:
    for word, guess in (("cookies", "cookie"), ("flamingo", "flamingoes"), ("axes", "axe")):
        assert matches(word, guess)
        assert not matches(word, guess, rules=1)
    assert matches("ponies", "pony", rules=1)
    assert matches("wolf", "wolves", rules=1)


@pytest.mark.rule("CLUZ-11")
def test_a_word_is_named_only_as_a_word_of_its_own() -> None:
    assert names_word("It is a hot-air balloon!", "hot-air balloon")
    assert names_word("hot air balloons", "hot-air balloon")
    assert not names_word("A balloon, hot as air", "hot-air balloon")
    assert not names_word("concatenate", "cat")
    assert not names_word("", "cat")
    assert names_word("Jack-o'-lantern it is", "jack-o'-lantern")
