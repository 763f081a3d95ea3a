"""What an inflected word could be a form of: by rule, and by a list of irregular forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_IRREGULAR: Final = """
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

IRREGULAR: Final[dict[str, str]] = dict(pair.split("/") for pair in _IRREGULAR.split())
"""Inflected forms that no rule finds. Where the form is another word as well (rose, ground), it is left out."""

_ENDINGS: Final = (
    ("ies", "y"),
    ("es", ""),
    ("s", ""),
    ("ied", "y"),
    ("ed", "e"),
    ("ed", ""),
    ("ing", "e"),
    ("ing", ""),
)
"""An ending, and what stands there in the base form."""


def possible_bases(word: str) -> Iterator[str]:
    """What a folded word would be an inflection of; whether that is a word at all, a dictionary must say."""
    if word in IRREGULAR:
        yield IRREGULAR[word]
    if word.endswith(("ss", "us", "is")):
        return
    for ending, instead in _ENDINGS:
        if word.endswith(ending):
            base = word.removesuffix(ending) + instead
            yield base
            # A doubled consonant may belong to the ending: "dripp(ed)" is "drip".
            if base[-1:] == base[-2:-1]:
                yield base[:-1]
