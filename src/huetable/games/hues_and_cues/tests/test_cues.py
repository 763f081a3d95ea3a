"""Which cues are refused, by what clause; which are doubtful; and that everything else is fine."""

import lzma
import re
from pathlib import Path

import pytest

from huetable.games import rulebook
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.data import comparisons
from huetable.games.hues_and_cues.rules.cues.check import Context, all_dictionary_words, check_cue, tidy_cue
from huetable.language.en.colour_names import COLOUR_FORMS, COLOUR_NAMES
from huetable.language.en.foreign_colour_names import FOREIGN_COLOUR_NAMES
from huetable.language.en.place_and_comparison_words import COMPARISONS, POSITIONS

SECOND = Context("harbor", ("harbor",))

DERIVED = """
reds reddish redder reddest reddy redness redden reddened reddening redded redding redly bluish blueish bluer
bluest bluing blued bluey greener greenest greening greened greenish pinky pinkish pinking yellowy yellowed
yellowing orangey orangy orangish oranges brownish browning browned browner whitish whiten whitened whitening
whiter whitest whitely blacken blackened blackening blackest blackly blackness greyish grayish greying graying
purplish purply purpling purpled greyer grays reddens reddishness whitener whiteners greynesses brownings blackener
pinkier
"""

REAL = """
blueberry redwood evergreen brownie brownies blueberries greenhouse blackbird whitewash redhead bluebell goldenrod
reed read bred bled rod greed preen crown brow pine think clown blow range yell blew bleu sacred kindred
mildred jared alfred infrared credit incredible reddit greenland whitehall blackpool greenery
"""

PLACES = """
row column corner top left north edge middle border seven rows columns corners edges bottom right centre center
upper lower twelve seventh thirtieth xiv northwest topmost topleft toprow
"""

COMPARED = """
lighter darker brighter paler more less same between duller warmer cooler deeper dimmer hotter dustier lightest
darkest palest closest muchlighter
"""


def clause(cue: str, context: Context = SECOND) -> str:
    """By which the cue is refused; nothing if it is not."""
    verdict = check_cue(cue, context)
    assert (verdict.kind == "warning") == bool(verdict.doubts)
    return verdict.clause if verdict.kind == "refusal" else ""


@pytest.mark.rule("HUES-11", "HUES-12")
@pytest.mark.parametrize(
    ("cue", "first", "second"),
    [
        ("", "HUES-11", "HUES-12"),
        ("  ", "HUES-11", "HUES-12"),
        ("sea", "", ""),
        ("sea foam", "HUES-11", ""),
        ("sea-foam", "HUES-11", ""),
        ("sea foam wave", "HUES-11", "HUES-12"),
        ("sea-foam wave", "HUES-11", "HUES-12"),
    ],
)
def test_one_word_first_and_one_or_two_afterwards(cue: str, first: str, second: str) -> None:
    assert (clause(cue, Context()), clause(cue)) == (first, second)


@pytest.mark.rule("HUES-14")
@pytest.mark.parametrize(
    "cue", ["l'orange", "o'clock", "rock'n'roll", "naïve", "海", "море", "हिंदी", "می‌خواهم", "a" * 24]
)
def test_a_word_is_a_run_of_letters_of_any_script(cue: str) -> None:
    assert clause(cue.replace("l'orange", "d’or"), Context()) == ""


@pytest.mark.rule("HUES-14")
@pytest.mark.parametrize(
    "cue",
    [
        "r2d2",
        "7up",
        "sea!",
        "sea.",
        "sea_foam",
        "🌊",
        "sea🌊",
        "'tis",
        "dogs'",
        "sea-",
        "-sea",
        "a" * 25,
        "sea\u200b",
        "Ⅶ",
    ],
)
def test_what_is_no_run_of_letters_is_refused(cue: str) -> None:
    assert clause(cue, Context()) == "HUES-14"


@pytest.mark.rule("HUES-15")
@pytest.mark.parametrize("name", COLOUR_NAMES)
def test_colour_names_are_refused_in_every_form(name: str) -> None:
    assert check_cue(name, Context()).args == {"word": name, "colour": name}
    for cue in (
        name,
        name.upper(),
        f" {name.title()} ",
        f"{name}s",
        f"{name}y",
        f"{name}ish",
        f"{name}ness",
        f"{name}ly",
    ):
        assert clause(cue, Context()) == "HUES-15"
    assert clause(f"dark {name}") == clause(f"{name}-hot") == clause(f"sky-{name}") == "HUES-15"


@pytest.mark.rule("HUES-15")
def test_inflections_and_derivations_are_refused() -> None:
    for cue in DERIVED.split():
        assert clause(cue, Context()) == "HUES-15", cue


@pytest.mark.rule("HUES-16")
def test_real_words_count_as_themselves() -> None:
    for cue in REAL.split():
        assert check_cue(cue, Context()).kind == "ok", cue
        assert all_dictionary_words(cue), cue


@pytest.mark.rule("HUES-16")
@pytest.mark.parametrize(
    "cue",
    [
        *(
            "skyblue",
            "bluesky",
            "darkred",
            "redcar",
            "seagreenwater",
            "verydarkgreen",
            "redred",
            "xblue",
            "bluex",
        ),
        *("reeed", "redd", "grreeen", "blluuee", "pinkk", "yelow", "browwn", "skybluue", "darkgreeen"),
        *("bIue", "brovvn", "whlte", "yeIIow", "recl", "purpie"),
        *("r\u00aded", "gr-een", "b-l-u-e", "bl-ue", "pur-ple"),
        *("rеd\u200cd", "sky\u200dblue", "ѕkуbluе"),
    ],
)
def test_letters_that_make_no_word_are_looked_through(cue: str) -> None:
    assert clause(cue, Context()) == "HUES-16"


@pytest.mark.rule("HUES-15")
@pytest.mark.parametrize(
    "cue",
    [
        "rеd",
        "ʀᴇᴅ",
        "𝐫𝐞𝐝",
        "ｒｅｄ",
        "rëd",
        "r̶e̶d̶",
        "grееn",
        "ΒLUE",
        "blυe",
        "piпk",
        "o'range",
        "red's",
        "whı\u0307te",
    ],
)
def test_look_alikes_and_accents_do_not_hide_a_name(cue: str) -> None:
    assert clause(cue, Context()) == "HUES-15"


@pytest.mark.rule("HUES-16")
@pytest.mark.parametrize(
    "cue", ["r e d", "re d", "or ange", "bl ue", "skyb lue", "g r e e n", "p ink", "R E D S"]
)
def test_spaces_do_not_hide_a_name(cue: str) -> None:
    assert clause(cue) == "HUES-16"


@pytest.mark.rule("HUES-16")
@pytest.mark.parametrize(
    "cue", ["zorblatt", "flumox redwood", "jumanji sea", "pikachu", "zelda fern", "red\u0433y"[3:]]
)
def test_letters_without_a_colour_in_them_are_fine(cue: str) -> None:
    assert clause(cue) == ""


@pytest.mark.rule("HUES-17")
@pytest.mark.parametrize(
    "cue", ["B5", "b5", "B 5", "5b", "Ｂ５", "B-5", "near B5", "P30", "(K24)", "k,24", "b:5"]
)
def test_coordinates_are_refused(cue: str) -> None:
    assert clause(cue) == "HUES-17"


@pytest.mark.rule("HUES-17")
@pytest.mark.parametrize("cue", ["b", "Z", "é", "b movie", "vitamin c", "B five", "ｂ"])
def test_single_latin_letters_are_refused(cue: str) -> None:
    assert clause(cue) == "HUES-17"


@pytest.mark.rule("HUES-17")
def test_words_of_position_and_number_are_refused_alone() -> None:
    for cue in PLACES.split():
        assert clause(cue, Context()) == "HUES-17", cue
        assert clause(cue) == "HUES-17", cue


@pytest.mark.rule("HUES-17")
@pytest.mark.parametrize(
    "cue", ["top left", "row seven", "north west", "upper-left", "bottom corner", "column twenty"]
)
def test_words_of_position_and_number_are_refused_with_each_other(cue: str) -> None:
    assert clause(cue) == "HUES-17"


@pytest.mark.rule("HUES-17", "HUES-20")
@pytest.mark.parametrize("cue", ["north pole", "seven dwarfs", "corner shop", "middle earth", "desert top"])
def test_beside_another_word_they_are_only_doubtful(cue: str) -> None:
    verdict = check_cue(cue, SECOND)
    assert (verdict.kind, verdict.clause, verdict.doubts) == ("warning", "HUES-17", ("HUES-17",))
    assert verdict.args == {"cue": cue}


@pytest.mark.rule("HUES-18")
def test_comparisons_are_refused_in_the_second_cue() -> None:
    for cue in COMPARED.split():
        assert clause(cue) == "HUES-18", cue
        assert clause(f"{cue} forest") == clause(f"forest-{cue}") == "HUES-18", cue
        assert clause(cue, Context()) == "", cue


@pytest.mark.rule("HUES-18")
@pytest.mark.parametrize(
    "cue", ["light", "dark", "dark forest", "light rose", "pale", "bright sun", "deep sea"]
)
def test_plain_adjectives_are_fine(cue: str) -> None:
    assert check_cue(cue, SECOND).kind == "ok"


USED = ("Rose", "sea foam", "leaves", "shining", "café")


@pytest.mark.rule("HUES-19")
@pytest.mark.parametrize(
    "cue",
    [
        *(
            "rose",
            "ROSE",
            "roses",
            "rosé",
            "rose's",
            "rose rose",
            "sea foam",
            "Sea-Foam",
            "seas foam",
            "leaf",
        ),
        *("shine", "shines", "shined", "cafes"),
    ],
)
def test_a_cue_is_not_used_twice_whatever_its_form(cue: str) -> None:
    assert clause(cue, Context("rose", USED)) == "HUES-19"


@pytest.mark.rule("HUES-19", "HUES-20")
@pytest.mark.parametrize("cue", ["seafoam", "foam sea", "sea wave", "foam", "rosy leaf"])
def test_what_is_like_an_old_cue_is_only_doubtful(cue: str) -> None:
    assert check_cue(cue, Context("rose", USED)).doubts == ("HUES-19",)


@pytest.mark.rule("HUES-19")
def test_the_second_cue_may_contain_the_first_beside_another_word() -> None:
    assert check_cue("rose garden", Context("rose", ("rose",))).kind == "ok"
    assert clause("rose", Context("rose", ("rose",))) == "HUES-19"
    assert clause("rose", Context("tulip", ("tulip",))) == ""


@pytest.mark.rule("HUES-20")
@pytest.mark.parametrize(
    "cue",
    [
        "strawberry",
        "chartreuse",
        "lavender",
        "terracotta",
        "joy",
        "winter",
        "smurf",
        "banana",
        "navy",
        "gold",
    ],
)
def test_things_moods_and_abstract_colour_words_are_fine(cue: str) -> None:
    assert check_cue(cue, Context()).kind == check_cue(cue, SECOND).kind == "ok"


@pytest.mark.rule("HUES-20")
@pytest.mark.parametrize("cue", ["grean", "purpel", "blu", "blute", "orenge", "pnk", "yellaw"])
def test_letters_that_are_nearly_a_colour_name_are_doubtful(cue: str) -> None:
    assert check_cue(cue, Context()).doubts == ("HUES-16",)
    assert not all_dictionary_words(cue)


@pytest.mark.rule("HUES-20")
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_at_most_three_in_a_thousand_common_words_are_refused(every: int) -> None:
    """Of the 20,000 commonest words of GloVe; colour names, positions and comparisons are left out."""
    common = lzma.decompress((Path(__file__).parent / "common.xz").read_bytes()).decode().split()
    listed = {*COLOUR_FORMS, *FOREIGN_COLOUR_NAMES, *POSITIONS, *COMPARISONS, *comparisons()}
    ordinary = [word for word in common[::every] if word not in listed and len(word) > 1]
    refused = [word for word in ordinary if clause(word)]
    assert len(common) == 20_000
    assert len(refused) <= 0.003 * len(ordinary), refused


def examples(clause: str) -> list[str]:
    """The cues in the examples of a clause."""
    found = rulebook(GAME).clause(clause)
    assert found is not None
    return re.findall(r'"([^"]+)"', " ".join(found.examples))


@pytest.mark.parametrize(
    ("of", "taken"),
    [
        ("HUES-15", ["Rot"]),
        ("HUES-16", ["Blueberry", "redwood", "evergreen", "blackcurrant", "brownie"]),
        ("HUES-17", ["North pole", "Hundred"]),
        ("HUES-18", ["Amber", "forest", "garden", "light", "dark", "Stranger", "madder"]),
    ],
)
def test_the_rulebooks_examples_are_refused_or_taken_as_it_says(of: str, taken: list[str]) -> None:
    cues = examples(of)
    assert [cue for cue in cues if clause(cue) == ""] == taken
    assert {clause(cue) for cue in cues if cue not in taken} <= {of}


def test_a_cue_is_tidied_before_it_is_told() -> None:
    assert tidy_cue("  sea \t foam ") == "sea foam"
    assert tidy_cue("cafe\u0301") == "café"
