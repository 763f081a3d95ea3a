"""A question in plain lower-case words: contractions spelled out, and nothing around it that asks for nothing."""

from __future__ import annotations

import re
from typing import Final

from huetable.language.folding import without_accents

LONGEST: Final = 400

_CONTRACTIONS: Final = (
    (r"\bcan['’]?t\b", "can not"),
    (r"\bwon['’]t\b", "will not"),
    (r"\b(is|are|was|were|do|does|did|could|would|should|has|have|had)n['’]?t\b", r"\1 not"),
    (r"\b(it|that|there|he|she|what|who|where|this)['’]s\b", r"\1 is"),
    (r"\b(you|i|we|they|it|he|she|one)['’]d\b", r"\1 would"),
    (r"\b(you|i|we|they)['’]ve\b", r"\1 have"),
    (r"\b(you|we|they)['’]re\b", r"\1 are"),
    (r"\bi['’]m\b", "i am"),
    (r"['’](s|ll|re|d)\b", ""),
    (r"\bcannot\b", "can not"),
    (r"\b(?:wanna|want to)\b", "want"),
    (r"\bgonna\b", "going to"),
    (r"\bgot(?:ta| to)\b", "have to"),
    (r"\bhas it got\b|\bhave they got\b", "does it have"),
    (r"\bhave you got\b", "do you have"),
    (r"\bu\b", "you"),
)
_SPELLINGS: Final = {
    "color": "colour",
    "colors": "colours",
    "colored": "coloured",
    "colorful": "colourful",
    "gray": "grey",
    "tyre": "tire",
    "tyres": "tires",
    "jewellery": "jewelry",
    "pyjamas": "pajamas",
    "armor": "armour",
    "harbor": "harbour",
    "license": "licence",
    "multicolored": "multicoloured",
    "savory": "savoury",
    "meter": "metre",
    "meters": "metres",
    "centimeter": "centimetre",
    "centimeters": "centimetres",
    "manmade": "man-made",
    "kids": "children",
    "kid": "child",
    "favorite": "favourite",
    "tonne": "ton",
    "folks": "people",
    "humans": "people",
    "telly": "television",
    "tv": "television",
    "aeroplane": "airplane",
    "usualy": "usually",
    "somthing": "something",
    "alot": "a lot",
    "todays": "today",
    "colourfull": "colourful",
    "yr": "year",
    "yrs": "years",
    "bday": "birthday",
    "xmas": "christmas",
    "veggies": "vegetables",
}
_OPENINGS: Final = re.compile(
    r"^(?:(?:hm+|um+|uh+|ok|okay|so|well|oh|ah|hey|hi|hello|please|now|and|but|maybe|alright|right|next|just|then|wait|"
    r"my question is|one question|question|quick question|let me ask|let us see|let me see|let me think)\b[,: ]*|"
    r"(?:would|do|can|could) you (?:say|think|believe|reckon|guess|agree|tell me|tell us|please tell me|call it)"
    r"(?: that| if| whether)? |"
    r"(?:i (?:wonder|guess|think|believe|suppose|ask myself|want to know|would like to know)|tell me|is it (?:true|correct|right|possible|fair to say|safe to say)|"
    r"could it be|can it be|am i right|would it be (?:correct|fair|right) to say|does it happen|is it the case)"
    r"(?: that| if| whether)? (?=(?:it|this|that|they|you|people|i|we|there|one|he|she|is|are|does|do|can|has)\b)|"
    r"are we talking about |is this about |is it maybe |is it by any chance )"
)
_MAYBE: Final = {
    "is it maybe ": "is it ",
    "is it by any chance ": "is it ",
    "are we talking about ": "is it ",
}
_ENDINGS: Final = re.compile(
    r"[, ]+(?:right|yes or no|or not|or what|please|by any chance|do you think|would you say|is not it|does not it|is it not|at all|"
    r"correct|in general|generally speaking|though|then|maybe|i guess|in your opinion|as well|too|anyway|perhaps)$"
)
_RHETORICAL: Final = re.compile(
    r"^(is|are|was|were|does|do|did|can|could|would|should|has|have|will) not (?=(?:it|this|that|they|you|people|one|we|i|there|he|she)\b)"
)


def plain(question: str) -> str:
    """The words of a question, separated by single spaces; commas stay, as they may separate what is asked."""
    text = without_accents(question[:LONGEST]).replace("’", "'")
    for pattern, instead in _CONTRACTIONS:
        text = re.sub(pattern, instead, text)
    words = re.findall(r"[a-z0-9]+(?:[.,]\d+)?(?:-[a-z0-9]+)*|,", text)
    text = " ".join(_SPELLINGS.get(word, word) for word in words).replace(" ,", ",").strip(", ")
    text = re.sub(r"\bthe real (?:thing|one)\b", "it", text)
    return _RHETORICAL.sub(r"\1 ", _without_surroundings(text))


def _without_surroundings(text: str) -> str:
    while True:
        bare = _ENDINGS.sub("", _OPENINGS.sub(lambda found: _MAYBE.get(found[0], ""), text, count=1))
        if bare in (text, ""):
            return text
        text = bare
