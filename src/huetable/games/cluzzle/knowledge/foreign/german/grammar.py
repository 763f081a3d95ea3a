"""The words that make a question in German."""

from __future__ import annotations

import re
from typing import Final


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


SURROUNDINGS: Final = re.compile(
    r"^(?:hm+|ähm?|also|na gut|okay|ok|und|hallo|sag mal|eine frage|meine frage ist|bitte|nun|gut|ach|vielleicht|darf ich fragen|ich frage mich|stimmt es|"
    r"würdest du sagen|glaubst du|meinst du|denkst du|kann man sagen)\b[,: ]*|"
    r"[, ]+(?:oder|oder nicht|nicht wahr|bitte|stimmt's|stimmts|richtig|ja oder nein|gell|ne|etwa|oder so)$"
)
OPEN: Final = re.compile(
    r"^(?:(?:aus|für|mit|in|von|zu|auf|an|um|bei) )?(?:was|wer|wie|wo|wann|warum|wieso|weshalb|welche[rsnm]?|wozu|womit|woraus|worin|worauf|wofür|wohin|woher|wem|wen|wessen|woran|wovon|wodurch)\b"
    r"|^(?:beschreib|nenn|erklär|sag mir, (?:was|wie|wo))"
)
FILLERS: Final = re.compile(
    r"\b(?:denn|eigentlich|etwa|wohl|mal|überhaupt|eher|wirklich|tatsächlich|vielleicht|gerne?|normalerweise|meistens|meist|gewöhnlich|"
    r"üblicherweise|typischerweise|in der regel|im allgemeinen|zufällig|im echten leben|in wirklichkeit|so|ja|halt|sich|selbst)\b"
)
THAN: Final = {
    "größer": "bigger",
    "kleiner": "smaller",
    "schwerer": "heavier",
    "leichter": "lighter",
    "länger": "longer",
    "kürzer": "shorter",
    "höher": "taller",
    "schneller": "faster",
    "langsamer": "slower",
    "teurer": "more expensive",
    "billiger": "cheaper",
    "älter": "older",
    "jünger": "younger",
    "dicker": "thicker",
    "dünner": "thinner",
    "breiter": "wider",
    "mehr": "more",
    "weniger": "less",
}
BE_NOW: Final = _set("ist sind wäre wären sei")
BE_PAST: Final = _set("war waren")
BE: Final = BE_NOW | BE_PAST
BECOMES: Final = _set("wird werden wurde wurden würde")
CAN: Final = _set("kann können könnte könnten darf dürfen kannst könntest")
MUST: Final = _set("muss müssen soll sollte sollten musst muß")
HAS: Final = _set("hat haben hatte hatten besitzt")
WOULD: Final = _set("würde würden würdest")
IT: Final = _set("es das er sie dieses dies diese dieser ihn")
PEOPLE: Final = _set("man du ich wir ihr jemand menschen leute einer")
RELATIVE: Final = {
    **dict.fromkeys(("das", "der", "die", "den", "was", "welches", "welche", "welcher"), ""),
    "womit": "with it",
    "worauf": "on it",
    "worin": "in it",
    "woraus": "from it",
    "wofür": "for it",
    "wo": "in it",
}
