"""Word by word: what is a fair cue, and what is refused. Then the same over the whole dictionary."""

import pytest

from huetable.games.hues_and_cues.data import dictionary, inflections, more_words
from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue
from huetable.games.hues_and_cues.rules.cues.dictionary import is_dictionary_word
from huetable.games.hues_and_cues.rules.cues.spelling import MOST_LETTERS
from huetable.language.en.colour_names import COLOUR_FORMS, COLOUR_NAMES, MORE_COLOUR_FORMS
from huetable.language.en.foreign_colour_names import FOREIGN_COLOUR_NAMES

FIRST = Context()
SECOND = Context("harbor", ("harbor",))

LEGAL = """
blackcurrant blackcurrants redcurrant whiteboard greenfinch grayling whitebeam greenstone brownfield bluesy greyscale
grayscale blueberry redwood evergreen brownie brownies blackbird bluebell greenhouse redhead whitewash greyhound
yellowhammer yellowjacket pinkie orangery orangutan orangs purpleheart blackthorn bluebottle bluefin greengage greenkeeper
greenwashing redshift redstart redwing whitebait whitethroat brownstone blueshift redditor infrared wintergreen sacred
hatred kindred hundred credit shredder reduce redolent whittle grayling reed bleu rouge noir vert chartreuse
rot rote rose rosy cafe violet lilac zero forty fifty hundred thousand million dozen
"""

LEGAL_SECOND = """
amber copper forest linen kitchen garden flower butter water ginger harvest honest raven chicken olive light dark pale
bright deep soft ruler cutter cooker stranger madder number liver archer tamer rasher bustier furrier trimmer dryer
silver summer winter river tiger leather feather lavender clover oyster lobster pepper umber timber ember heather cucumber
coriander plaster tower shower powder weather meadow tempest modest earnest chest crest nest quest guest priest
golden wooden frozen broken hidden open oven heaven pollen maiden linen kitten mitten garden burden awaken fasten listen
faded burnt dried bleached weathered rusty wet ripe dry moss mossy beer deer steer pioneer
"""

NAMES = """
red reds reddish redder reddest redness redden reddens reddened reddening redly reddy bluish bluer blues blued bluing
greens greener greening greenish greenness pinky pinkish pinks yellowy yellowed yellowing oranges orangey browns browning
brownish whites whiten whitens whitener whitening whitish blacks blacken blackened blackly blackness greying greyish grays
graying purplish purples
"""

HIDDEN = """
skyblue bluesky darkred redcar seagreenwater verydarkgreen redred xblue reeed rrreeed grreeen blluuee yelow browwn whlte
brovvn hotpink jetblack offwhite bluegreen navyblue redorange
"""

FOREIGN = """
azul azules azuis rojo roja rojos rojas verde verdes amarillo amarilla naranja morado morada púrpura purpura rosa rosas
rosado marrón marron marrones blanco blanca negro negra gris grises vermelho vermelha amarelo amarela laranja roxo roxa
marrom castanho branco branca preto preta cinza cinzento roter rotes grün grun gruen grüne gruene grüner gelb gelbe blau
blaue blauen braun braune weiß weiss weiße weisse schwarz schwarze schwarzer grau graue lila purpur GRÜN Azul
"""

COMPARED = """
wetter riper drier rustier wettest ripest driest rustiest lighter darker brighter paler cooler warmer softer deeper greater
mossier mintier leatherier hokier rosier creamier sunnier muddier earthier tawnier ruddier older newer bigger smaller finer purer richer thinner
tanner milder bolder better best worse worst further lesser happiest saddest lighten lightens lightened lightening darken
darkened darkening brighten brightened deepen deepened soften softened sharpen ripen ripened ripening thicken freshen moisten
dampen sweeten strengthen heighten intensify intensified purify enrich enriched enlarge embolden more less same between
"""

KNOWN_AS_NAMES = """
amarillo amarillos azul azules blanca blancas blanco blancos branca brancas branco brancos braun braunes gris grises
lila marron negro negros purpura purpuras purpure rojas rosa rosas rotes schwarz schwarzer schwarzes verde verdes weiss
weisses
"""

PLACES = "seven thirty twelve first twentieth row corner north edge middle border top left xiv"


def clause(cue: str, context: Context = FIRST) -> str:
    verdict = check_cue(cue, context)
    return verdict.clause if verdict.kind == "refusal" else ""


@pytest.mark.rule("HUES-16", "HUES-17", "HUES-20")
def test_fair_as_either_cue() -> None:
    for word in LEGAL.split():
        assert check_cue(word).kind == check_cue(word, SECOND).kind == "ok", word


@pytest.mark.rule("HUES-18")
def test_no_comparison_though_it_may_look_like_one() -> None:
    for word in LEGAL_SECOND.split():
        assert check_cue(word, SECOND).kind == "ok", word


@pytest.mark.rule("HUES-15")
def test_a_colour_name_in_every_form_alone_and_in_a_hyphenated_word() -> None:
    for word in NAMES.split():
        assert (
            clause(word)
            == clause(word, SECOND)
            == clause(f"sea-{word}")
            == clause(f"{word}-hot")
            == "HUES-15"
        ), word


@pytest.mark.rule("HUES-16")
def test_a_colour_name_hidden_in_letters_that_make_no_word() -> None:
    for word in HIDDEN.split():
        assert clause(word) == clause(word, SECOND) == "HUES-16", word


@pytest.mark.rule("HUES-15")
def test_a_colour_name_of_another_language_we_know() -> None:
    for word in FOREIGN.split():
        assert clause(word) == clause(f"{word} forest", SECOND) == "HUES-15", word
        assert check_cue(word).reason == "foreign", word


@pytest.mark.rule("HUES-18")
def test_a_comparison_in_the_second_cue_alone_or_beside_another_word() -> None:
    for word in COMPARED.split():
        assert (
            clause(word, SECOND)
            == clause(f"{word} moss", SECOND)
            == clause(f"moss-{word}", SECOND)
            == "HUES-18"
        )
        assert clause(word) == "", word


@pytest.mark.rule("HUES-17")
def test_a_place_on_the_board() -> None:
    for word in PLACES.split():
        assert clause(word) == "HUES-17", word


@pytest.mark.rule("HUES-15", "HUES-16")
def test_over_the_whole_dictionary_only_derivations_of_colour_names_are_refused_for_a_colour() -> None:
    """Every word that merely has a colour name in it is fair, and none that is made from one."""
    listed = dictionary() | more_words() | inflections().keys()
    coloured = [word for word in listed if any(name in word for name in (*COLOUR_NAMES, "bluish", "whit"))]
    assert len(coloured) > 1500
    names = {*COLOUR_FORMS, *MORE_COLOUR_FORMS, *FOREIGN_COLOUR_NAMES}
    refused = {word for word in coloured if len(word) <= MOST_LETTERS and clause(word)}
    assert refused == names.intersection(coloured)


@pytest.mark.rule("HUES-15")
def test_no_everyday_english_word_is_refused_for_its_meaning_elsewhere() -> None:
    """What our dictionaries know of these are names of people and places, and terms of doctors and heralds."""
    assert {word for word in FOREIGN_COLOUR_NAMES if is_dictionary_word(word)} == set(KNOWN_AS_NAMES.split())
