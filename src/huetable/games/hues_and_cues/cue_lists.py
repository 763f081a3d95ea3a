"""The words that a cue must not be made of."""

from __future__ import annotations

from typing import Final

COLOUR_NAMES: Final = (
    *("purple", "blue", "green", "red", "pink", "yellow"),
    *("orange", "brown", "white", "black", "grey", "gray"),
)

_ENDINGS: Final = ("s", "y", "ish", "er", "est", "ness", "en", "ened", "ening", "ed", "ing", "ly")
_MORE_ENDINGS: Final = (
    *("ens", "ener", "eners", "enings", "ers", "ier", "iest", "ings", "ishly", "ishness", "ishnesses"),
    *("nesses", "ys"),
)
"""Two endings in a row: the reddened thing reddens, and a whitener whitens it."""

_OTHER_WORDS: Final = ("whits", "orangs")


def _forms(name: str, endings: tuple[str, ...]) -> set[str]:
    """A name with each ending; a silent e may go (bluish), red doubles its d (redder)."""
    stems = {name}
    if name.endswith("e"):
        stems.add(name[:-1])
    if name == "red":
        stems.add("redd")
    return {stem + ending for stem in stems for ending in endings}.difference(_OTHER_WORDS)


COLOUR_FORMS: Final[dict[str, str]] = {
    form: name for name in COLOUR_NAMES for form in [name, *sorted(_forms(name, _ENDINGS))]
}
"""Every refused form, and the colour name it comes from."""

MORE_COLOUR_FORMS: Final[dict[str, str]] = {
    form: name for name in COLOUR_NAMES for form in sorted(_forms(name, _MORE_ENDINGS))
}
"""Those with two endings. They are refused as they stand, but nobody hides them in other letters."""

_UNITS: Final = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
    "thirty",
)
_ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    *("eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth"),
    *("eighteenth", "nineteenth", "twentieth", "thirtieth", "penultimate"),
)
_ROMAN: Final = (
    *("ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii"),
    *("xix", "xx", "xxi", "xxii", "xxiii", "xxiv", "xxv", "xxvi", "xxvii", "xxviii", "xxix", "xxx"),
)
_PLACES: Final = (
    *("row", "column", "corner", "edge", "border", "rim", "margin", "side", "grid", "coordinate", "axis"),
    *("quadrant", "diagonal", "perimeter", "middle", "centre", "center", "midpoint", "top", "bottom", "left"),
    *("right", "up", "down", "upper", "lower", "uppermost", "lowermost", "topmost", "bottommost"),
    *("leftmost", "rightmost", "innermost", "outermost", "inner", "outer", "central", "above", "below"),
    *("beneath", "underneath", "beside", "adjacent", "near", "nearby", "neighboring", "neighbouring"),
    *("horizontal", "vertical", "diagonally", "horizontally", "vertically", "halfway", "position"),
    *("upward", "downward", "leftward", "rightward", "upwards", "downwards", "leftwards", "rightwards"),
    *("north", "south", "east", "west", "northeast", "northwest", "southeast", "southwest"),
    *("northern", "southern", "eastern", "western", "northeastern", "northwestern", "southeastern"),
    *("southwestern", "northward", "southward", "eastward", "westward"),
)

_MANY: Final = (
    "row",
    "column",
    "corner",
    "edge",
    "border",
    "side",
    "margin",
    "coordinate",
    "diagonal",
    "grid",
)

POSITIONS: Final = frozenset(
    [*_UNITS, *_ORDINALS, *_ROMAN, *_PLACES, *(f"{place}s" for place in _MANY), "axes", "quadrants"]
)
"""Words of position, and numbers that the board has: refused alone, doubtful beside another word."""

_GRADABLE: Final = (
    *("light", "dark", "bright", "pale", "dull", "deep", "warm", "cool", "cold", "hot", "soft", "strong"),
    *("weak", "faint", "rich", "mild", "bold", "clear", "dim", "harsh", "dusty", "murky", "muddy", "dirty"),
    *("dusky", "rosy", "misty", "milky", "smoky", "shiny", "creamy", "sandy", "hazy", "sunny", "gloomy"),
    *("intense", "pure", "clean", "high", "low", "close", "near"),
)


def _compared(adjective: str) -> tuple[str, str]:
    if adjective.endswith("e"):
        return f"{adjective}r", f"{adjective}st"
    if adjective in ("hot", "dim"):
        adjective += adjective[-1]
    stem = adjective[:-1] + "i" if adjective.endswith("y") else adjective
    return f"{stem}er", f"{stem}est"


COMPARISONS: Final = frozenset(
    [word for adjective in _GRADABLE for word in _compared(adjective)]
    + [
        "more",
        "most",
        "less",
        "least",
        "fewer",
        "same",
        "similar",
        "identical",
        "equal",
        "equally",
        "between",
    ]
    + ["than", "farther", "farthest", "further", "furthest", "halfway", "likewise", "alike"]
)
"""Words that set a colour against another one: refused in the second cue. Many more do so by their form alone."""

_FORMS: Final = """
mice/mouse lice/louse dice/die geese/goose teeth/tooth feet/foot men/man women/woman children/child oxen/ox
leaves/leaf wolves/wolf calves/calf halves/half knives/knife lives/life loaves/loaf scarves/scarf
shelves/shelf thieves/thief wives/wife elves/elf hooves/hoof sheaves/sheaf selves/self dwarves/dwarf
cacti/cactus fungi/fungus nuclei/nucleus algae/alga larvae/larva vertebrae/vertebra nebulae/nebula
crises/crisis oases/oasis phenomena/phenomenon fireflies/firefly bacteria/bacterium
burnt/burn frozen/freeze froze/freeze shone/shine fallen/fall fell/fall grown/grow grew/grow flown/fly
flew/fly blown/blow blew/blow thrown/throw threw/throw drawn/draw drew/draw known/know knew/know
shown/show sewn/sew sown/sow torn/tear tore/tear worn/wear wore/wear born/bear bore/bear sworn/swear
broken/break broke/break spoken/speak spoke/speak stolen/steal stole/steal woven/weave wove/weave
driven/drive drove/drive ridden/ride rode/ride risen/rise written/write wrote/write
bitten/bite hidden/hide hid/hide eaten/eat ate/eat beaten/beat given/give gave/give taken/take
took/take shaken/shake shook/shake drunk/drink drank/drink sunk/sink sank/sink sung/sing sang/sing
rung/ring rang/ring swum/swim swam/swim begun/begin began/begin ran/run dried/dry died/die
dyed/dye lit/light dreamt/dream leapt/leap slept/sleep wept/weep kept/keep swept/sweep crept/creep
spilt/spill spelt/spell smelt/smell built/build bent/bend sent/send spent/spend lent/lend
lost/lose bought/buy brought/bring caught/catch taught/teach thought/think fought/fight sold/sell
told/tell held/hold stood/stand found/find bound/bind hung/hang stuck/stick
struck/strike swung/swing clung/cling stung/sting spun/spin won/win dug/dig fed/feed bled/bleed bred/breed
fled/flee led/lead said/say paid/pay laid/lay made/make met/meet went/go gone/go done/do did/do
"""

IRREGULAR: Final[dict[str, str]] = dict(pair.split("/") for pair in _FORMS.split())
"""Inflected forms that no rule finds. Where the form is another word as well (rose, ground), it is left out."""
