"""Codes that can be said across a room: a colour, an animal, two or more digits. No two words sound or look alike."""

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


SAFE_ODDS = 10_000
"""A random guess finds some table at most once in this many times."""

_MOST_DIGITS = 8


def new_code(tables: int = 0) -> str:
    """Tables: how many codes lead to a table already. The more there are, the longer a new one is."""
    digits = code_digits(tables)
    number = 10 ** (digits - 1) + secrets.randbelow(9 * 10 ** (digits - 1))
    return f"{secrets.choice(COLOURS)}-{secrets.choice(ANIMALS)}-{number}"


def code_digits(tables: int) -> int:
    """Two digits for the first tables, then four, six or eight: pairs are easy to say."""
    words = len(COLOURS) * len(ANIMALS)
    enough = (digits for digits in (2, 4, 6) if words * 9 * 10 ** (digits - 1) >= SAFE_ODDS * (tables + 1))
    return next(enough, _MOST_DIGITS)


def read_code(said: str) -> str:
    """However it was typed: capitals, spaces and missing hyphens do not matter, nor do pairs of digits."""
    parts = re.findall(r"[a-z]+|[0-9]+", said.casefold())
    words, number = [part for part in parts if part.isalpha()], [part for part in parts if part.isdigit()]
    return "-".join([*words, *(["".join(number)] if number else [])])


def code_words(said: str) -> str:
    """The words of a code, without its number; empty if no table can have them."""
    words = read_code(said).split("-")[:-1]
    possible = len(words) == 2 and words[0] in COLOURS and words[1] in ANIMALS
    return "-".join(words) if possible else ""
