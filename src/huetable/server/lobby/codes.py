"""Codes that can be said across a room: a colour, an animal, two digits. No two words sound or look alike."""

from __future__ import annotations

import re
import secrets

COLOURS = re.findall(
    r"\w+",
    """amber apricot azure beige bronze cherry cobalt copper coral crimson ebony emerald fawn fuchsia golden
granite hazel indigo ivory jade khaki lavender lemon lilac lime magenta mango maroon mint mustard ochre olive opal
peach pearl plum ruby russet saffron salmon sand scarlet sepia sienna silver tangerine teal topaz turquoise umber
vanilla violet walnut wheat""",
)

ANIMALS = re.findall(
    r"\w+",
    """alpaca badger beaver bison buffalo camel cheetah cobra condor coyote dingo dolphin donkey dragonfly eagle
elephant falcon ferret flamingo gazelle gecko giraffe gorilla hamster hedgehog heron hippo iguana jackal jaguar
kangaroo koala ladybird lemur leopard lobster lynx magpie meerkat mongoose narwhal octopus ostrich otter panda
panther parrot pelican penguin pigeon puffin quail rabbit raccoon raven salamander seagull squirrel stork tiger
toucan turtle vulture walrus weasel wombat zebra""",
)


def new_code() -> str:
    return f"{secrets.choice(COLOURS)}-{secrets.choice(ANIMALS)}-{10 + secrets.randbelow(90)}"


def read_code(said: str) -> str:
    """However it was typed: capitals, spaces and missing hyphens do not matter."""
    return "-".join(re.findall(r"[a-z]+|\d+", said.casefold()))
