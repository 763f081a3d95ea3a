"""Words whose plural follows no rule, and words that only look like plurals."""

from __future__ import annotations

from typing import Final

_PAIRS = """
man/men woman/women child/children person/people mouse/mice goose/geese foot/feet tooth/teeth ox/oxen
louse/lice die/dice leaf/leaves loaf/loaves half/halves calf/calves shelf/shelves elf/elves self/selves wolf/wolves
thief/thieves sheaf/sheaves hoof/hooves roof/rooves knife/knives wife/wives life/lives scarf/scarves dwarf/dwarves
wharf/wharves staff/staves handkerchief/handkerchieves penny/pence
nucleus/nuclei radius/radii fungus/fungi locus/loci
crisis/crises oasis/oases axis/axes thesis/theses basis/bases analysis/analyses ellipsis/ellipses
synopsis/synopses hypothesis/hypotheses parenthesis/parentheses diagnosis/diagnoses nemesis/nemeses
phenomenon/phenomena criterion/criteria automaton/automata medium/media
appendix/appendices matrix/matrices vertex/vertices index/indices vortex/vortices helix/helices
larva/larvae antenna/antennae nebula/nebulae alga/algae vertebra/vertebrae supernova/supernovae
bus/busses gas/gasses lens/lenses passerby/passersby
fish/fishes shrimp/shrimps squid/squids sphinx/sphinges
"""
_IN_COMPOUNDS = """
shelf/shelves wife/wives knife/knives wolf/wolves mouse/mice louse/lice tooth/teeth foot/feet child/children
leaf/leaves loaf/loaves life/lives hoof/hooves
"""
_UNCHANGING = """
sheep deer moose salmon trout bison swine aircraft spacecraft hovercraft series species
pants jeans shorts spectacles rice butter milk sand snow ice gold silver music luggage furniture spaghetti
"""
_NEVER_PLURAL = """
news bus gas yes plus lens atlas canvas alias bias pancreas pampas christmas texas thomas judas madras
rhinoceros cosmos chaos thermos asbestos ethos kudos iris ibis trellis pelvis mantis clematis cannabis chassis dais
chrysalis portcullis axis tennis tetris tardis paris elvis penis mars hercules achilles rabies measles mumps biceps triceps
forceps herpes diabetes molasses mathematics maths physics gymnastics athletics politics economics aerobics
his this was has is as us always perhaps james wales
"""
_NOT_LIKE_MAN = """
human german roman ottoman caiman shaman talisman specimen omen ramen stamen abdomen cyclamen semen acumen
"""
_PLURAL_IN_US = """
emu gnu menu tutu guru haiku caribou bayou zebu kudu flu tofu sudoku tiramisu thou bijou iglu zulu cockatu impromptu
"""

PAIRS: Final[tuple[tuple[str, str], ...]] = tuple(
    (single, plural) for single, _, plural in (pair.partition("/") for pair in _PAIRS.split())
)
"""Beside the regular plural, which counts as well."""

IN_COMPOUNDS: Final[tuple[tuple[str, str], ...]] = tuple(
    (single, plural) for single, _, plural in (pair.partition("/") for pair in _IN_COMPOUNDS.split())
)
"""As the end of a longer word too: "bookshelves", "werewolves"."""

UNCHANGING: Final = frozenset(_UNCHANGING.split())
"""The same in both numbers."""

NO_SINGULAR: Final = frozenset({"glasses"})
"""One half of the glasses on a nose is not a glass; but the plural of glass is glasses."""

NEVER_PLURAL: Final = frozenset(_NEVER_PLURAL.split())
"""They end in "s" all the same."""

NOT_LIKE_MAN: Final = frozenset(_NOT_LIKE_MAN.split())
"""They end in "man" or "men", but their plural is regular."""

PLURAL_IN_US: Final = frozenset(_PLURAL_IN_US.split())
"""Their plurals end in "us", which otherwise is no plural."""
