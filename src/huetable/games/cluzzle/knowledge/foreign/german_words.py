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
REWRITTEN: Final = (
    (r"^leb(?:t|en) (?:es|das|er|sie)$", "ist es lebendig"),
    (r"\b(?:viel (?:geld )?wert|eine menge wert)\b", "wertvoll"),
    (r"\bkennt man (es|das)\b", "existiert es"),
    (
        r"\bkannten (?:es |das )?(?:schon |bereits )?(die \w+)(?: (?:es|das))?(?: schon)?\b",
        r"existierte es vor zeiten bei \1",
    ),
    (r"\b(?:kann|könnte) man sich (?:daran |damit |dabei )?verbrennen\b", "ist es heiß"),
    (r"\bist es möglich\b,?", "kann man"),
    (
        r"\b(?:hat|haben) (es|das|dies|er|sie|man) (?:irgendetwas |etwas |was |irgendwas )?mit (.+?) zu tun\b",
        r"hat es zutun mit \2",
    ),
    (
        r"\bgehört (?:es|das|er|sie) (?:zum|zu dem|zu einem) (?:menschlichen )?körper\b",
        "ist es ein körperteil",
    ),
    (r"\bgehört (?:es|das|er|sie) zu(?:r|m| den)?\b", "ist es"),
    (r"\bzählt (?:es|das|er|sie) zu(?:r|m| den)?\b", "ist es"),
    (r"\bhandelt es sich (?:dabei )?um\b", "ist es"),
    (r"\bbesteht (?:es|das|er|sie) (?:hauptsächlich |vor allem |ganz )?aus\b", "ist es aus"),
    (
        r"\b(?:hat|haben|bekommt|kriegt) (?:(?:man|du|jeder|viele|manche|die meisten|leute|menschen|kinder) )+angst(?: (?:davor|vor (?:ihm|ihr|dem|ihnen|so etwas)))?",
        "ist es furchterregend",
    ),
    (
        r"\b(?:fürchten|ängstigen) (?:sich )?(?:viele |manche |die )?(?:leute|menschen)(?: sich)?(?: davor)?",
        "ist es furchterregend",
    ),
    (
        r"\bmacht (?:es|das|er|sie) (?:vielen |manchen |den )?(?:leuten |menschen |dir |einem |kindern )?angst\b",
        "ist es furchterregend",
    ),
    (r"\bgibt (?:es|das) (?:das|so etwas|sowas|dies|so was|den|die|solche)\b(?: auch)?", "existiert es"),
    (r"\bgab (?:es|das) (?:das|so etwas|sowas|dies|so was|den|die)\b", "existierte es"),
    (
        r"\b(ist|wird|wurde) (es|das|er|sie) (?:von (?:den )?(?:menschen|menschenhand)|vom menschen) (?:gemacht|hergestellt|gebaut|erschaffen|produziert)\b",
        "ist es künstlich",
    ),
    (
        r"\b(?:haben|machen|bauen|stellen) (?:die )?menschen (?:es|das) (?:gemacht|hergestellt|gebaut|her)\b",
        "ist es künstlich",
    ),
    (r"\bmenschengemacht\b|\bvon menschen gemacht\b", "künstlich"),
    (r"\b(?:so groß|etwa so groß|ungefähr so groß) wie\b", "as big as"),
    (r"\bso (schwer|klein|lang|hoch|schnell) wie\b", r"so-wie \1 wie-als"),
    (
        r"\b(?:klein genug für|leicht genug für) (?=(?:die|eine|deine|meine) (?:hosen|jacken|hand)?tasche\b)",
        "passend-in ",
    ),
    (r"\bum (.+?),? zu (\w+en)\b", r"zum \2 \1"),
    (r"\bkommt (?:es|das|er|sie) (?:oft )?in (.+?) vor\b", r"erscheint es in \1"),
    (r"\bauf (?:seinem|dem|ihrem) rücken\b", "auf dem rücken"),
    (r"\bspazieren gehen\b|\bgassi gehen\b", "ausführen"),
    (r"\bzuhause\b", "zu hause"),
    (r"\beine?s?$", "es"),
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
