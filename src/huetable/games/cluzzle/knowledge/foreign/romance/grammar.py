"""The words that make a question in Spanish and in Portuguese."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Grammar(NamedTuple):
    surroundings: re.Pattern[str]
    """What stands before or behind a question and asks for nothing."""
    open: re.Pattern[str]
    """How a question begins that cannot be answered with yes or no."""
    now: frozenset[str]
    past: frozenset[str]
    """Forms of "to be"."""
    it_can: frozenset[str]
    you_can: frozenset[str]
    knows_how: frozenset[str]
    """Verbs that mean "can" before an infinitive."""
    usually: frozenset[str]
    has: frozenset[str]
    you_have: frozenset[str]
    serves: frozenset[str]
    there_is: frozenset[str]
    it: frozenset[str]
    people: frozenset[str]
    reflexive: frozenset[str]
    """Pronouns by which nobody in particular does something, or something happens by itself."""
    objects: frozenset[str]
    persons: frozenset[str]
    of: frozenset[str]
    to: frozenset[str]
    that: frozenset[str]
    while_with: re.Pattern[str]
    """Relative pronouns with a preposition, and what stands there in English."""
    not_: frozenset[str]
    joins: frozenset[str]


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


SPANISH: Final = Grammar(
    surroundings=re.compile(
        r"^(?:oye|bueno|vale(?=,)|a ver|entonces|pues|y|mmm|hola|dime|perdona|una pregunta|mi pregunta es|por favor|"
        r"(?:crees|dirías|diría|piensas|opinas|puede decirse|se puede decir|se podría decir|podría decirse|es verdad|es cierto|me pregunto|quiero saber|puede ser|será) (?:que|si)|"
        r"podemos decir que|acaso|por casualidad|tal vez|quizás?)\b[,: ]*|"
        r"[, ]+(?:verdad|no|o no|no es así|por favor|cierto|acaso|sí o no|a que sí|por casualidad|eh)$"
    ),
    open=re.compile(
        r"^(?:(?:de|en|a|con|para|por|desde|hacia) )?(?:qué|quién|quiénes|cómo|dónde|cuándo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|adónde)\b|"
        r"^(?:de que|para que|en que|con que|por que|que es|que son|que color|que forma|quien|como|donde|cuando|cual|cuanto|cuanta|cuantos|cuantas|dime que|describe|di)\b"
    ),
    now=_set("es son está están sería serían será serán estaría"),
    past=_set("era eran fue fueron estaba estaban"),
    it_can=_set("puede pueden podría podrían podía pueda puedan"),
    you_can=_set("puedes podemos puedo podrías podríamos podéis"),
    knows_how=_set("sabe saben logra consigue"),
    usually=_set("suele suelen solía"),
    has=_set("tiene tienen tenía lleva"),
    you_have=_set("tienes tenemos tengo"),
    serves=_set("sirve sirven serviría"),
    there_is=_set("hay había existe"),
    it=_set("eso esto ello él ella ese este esta esa ellos ellas"),
    people=_set("gente uno tú usted ustedes yo nosotros alguien personas"),
    reflexive=_set("se"),
    objects=_set("lo la los las"),
    persons=_set("me te le les nos"),
    of=_set("de del"),
    to=_set("para"),
    that=_set("que"),
    while_with=re.compile(
        r"\b(?P<of>con|en|de|por|sobre) (?:lo|el|la|los|las) (?:que|cual)\b|\b(?P<where>donde)\b"
    ),
    not_=_set("no"),
    joins=_set("o u y e"),
)

PORTUGUESE: Final = Grammar(
    surroundings=re.compile(
        r"^(?:oi|olha|bom|bem|então|ok|hum+|olá|me diz|diga|uma pergunta|minha pergunta é|por favor|"
        r"(?:você (?:acha|diria)|acha|diria|achas|dirias|pode-se dizer|podemos dizer|dá para dizer|é verdade|é certo|quero saber|será|pode ser|por acaso é verdade) que|quero saber se|gostaria de saber se|"
        r"por acaso|talvez)\b[,: ]*|"
        r"[, ]+(?:né|não é|não|ou não|por favor|certo|por acaso|sim ou não|será|hein|é isso)$"
    ),
    open=re.compile(
        r"^(?:(?:de|em|a|com|para|por|pra|no) )?(?:o que|o quê|que|quê|qual|quais|quem|onde|quando|quanto|quanta|quantos|quantas|aonde)\b|^(?:por que|porque|como é|como se|como são|como que|como você|descreva|me diga o que|diga o)\b"
    ),
    now=_set("é são está estão seria seriam será serão estaria"),
    past=_set("era eram foi foram estava"),
    it_can=_set("pode podem poderia podia possa"),
    you_can=_set("podemos posso podes"),
    knows_how=_set("sabe sabem consegue conseguem"),
    usually=_set("costuma costumam"),
    has=_set("tem têm tinha possui leva"),
    you_have=_set("temos tenho tens"),
    serves=_set("serve servem serviria"),
    there_is=_set("há existe havia"),
    it=_set("isso isto ele ela este esse esta essa eles elas"),
    people=_set("gente você vocês nós eu alguém pessoas"),
    reflexive=_set("se"),
    objects=_set("(it)"),
    persons=_set("me te lhe nos"),
    of=_set("de do da dos das"),
    to=_set("para pra pro"),
    that=_set("que"),
    while_with=re.compile(
        r"\b(?P<of>com|em|de|por|sobre) (?:o|a|os|as) (?:que|qual)\b|\b(?:com|em) que\b|\b(?P<where>onde)\b"
    ),
    not_=_set("não nao"),
    joins=_set("ou e"),
)

GRAMMARS: Final = {"es": SPANISH, "pt": PORTUGUESE}
