"""The colour names of English in all their forms."""

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

_OTHER_THINGS: Final = ("whits", "orangs")


def _forms(name: str, endings: tuple[str, ...]) -> set[str]:
    """A name with each ending; a silent e may go (bluish), red doubles its d (redder)."""
    stems = {name}
    if name.endswith("e"):
        stems.add(name[:-1])
    if name == "red":
        stems.add("redd")
    return {stem + ending for stem in stems for ending in endings}.difference(_OTHER_THINGS)


COLOUR_FORMS: Final[dict[str, str]] = {
    form: name for name in COLOUR_NAMES for form in [name, *sorted(_forms(name, _ENDINGS))]
}
"""Every form with one ending, and the colour name it comes from."""

MORE_COLOUR_FORMS: Final[dict[str, str]] = {
    form: name for name in COLOUR_NAMES for form in sorted(_forms(name, _MORE_ENDINGS))
}
"""Those with two endings."""
