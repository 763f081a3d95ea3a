"""The words that make a question in Spanish and in Portuguese."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Grammar(NamedTuple):
    surroundings: re.Pattern[str]
    """What stands before or behind a question and asks for nothing."""
    open: re.Pattern[str]
    """How a question begins that cannot be answered with yes or no."""
    rewritten: tuple[tuple[str, str], ...]
    """Ways to say something that go better into English when they are said otherwise."""
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
    rewritten=(
        (r"\bde color(?:es)?\b(?! (?:es|son)\b)", ""),
        (r"\bcolor (?=roj|amarill|verde|azul|negr|blanc|marr|gris|naranja|rosa|morad)", ""),
        (
            r"\b(?:los|las|el|la) (?=(?:dientes|orejas|patas|ojos|alas|cola|cuello|pelo|nariz|boca|piel|garras|cuernos)\b)",
            "",
        ),
        (r"\ble da miedo\b|\bles da miedo\b|\bda miedo\b|\bdan miedo\b", "asusta"),
        (r"\btienen? miedo (?:de |a )?(?:ello|eso|él|ella|ellos)?", "tiene miedo "),
        (r"\btienen? (?:algo )?que ver con\b", "tiene quever con"),
        (r"\bestá relacionad[oa] con\b", "tiene quever con"),
        (r"\bforman? parte del? (?:cuerpo|el cuerpo)(?: humano)?\b", "es parte del cuerpo"),
        (r"\b(?:ser|es|son) del tamaño de\b|\btienen? el tamaño de\b", "es del-tamaño-de"),
        (r"\b(?:tanto|tan) (\w+) como\b", r"tan-como \1 como-que"),
        (r"\bmayor(?:es)? que\b", "más grande que"),
        (r"\bmenor(?:es)? que\b", "más pequeño que"),
        (
            r"\bhech[oa]s? (?:a mano|por (?:el hombre|los hombres|humanos|las personas|la gente|los humanos|el ser humano|personas))\b",
            "artificial",
        ),
        (
            r"\b(?:fabricad|cread|construid)[oa]s? por (?:el hombre|humanos|las personas|los humanos|el ser humano)\b",
            "artificial",
        ),
        (r"\b(?:lo|la) (?:hace|fabrica|crea) (?:el hombre|la gente|el ser humano)\b", "es artificial"),
        (r"\bestá (?:vivo|viva)\b", "es vivo"),
        (r"\btien(?:e|en) vida\b", "es vivo"),
        (r"\bde verdad\b|\ben realidad\b|\ben la vida real\b|\brealmente\b", ""),
        (r"\bmás (?:o menos )?(?=grande que)", "más "),
        (r"\bvalen? (?:mucho(?: dinero)?|una fortuna)\b", "es valioso"),
        (r"\bel mejor amigo del hombre\b", "leal"),
        (r"\ba cuestas\b", "en la espalda"),
        (r"\bpor encima\b", "encima"),
        (r"\ben tiempos de\b|\ben (?:la )?época de\b", "en"),
        (r"\blas? (?=gente\b)", "la "),
        (r"\bse (?:le )?puede(?:n)? (?:encontrar|ver|hallar)\b", "se encuentra"),
        (
            r"\b(?:la|lo|los|las) (?:encuentras|encontrarías|encontramos|puedes encontrar|podrías encontrar|hallarías)\b",
            "se encuentra",
        ),
        (
            r"\b(?:está|están) (?:en|dentro) (?=(?:la|el|una?|tu|mi) (?:casa|cocina|baño|jardín|calle|escuela|oficina|granja|cielo|mar|bosque|playa|desierto|habitación|dormitorio))",
            "se encuentra en ",
        ),
        (r"\benamorados?\b|\bnovi[oa]s?\b", "alguien"),
        (r"\bal sol\b", "con el sol"),
        (r"\bhay gente que\b", "la gente"),
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
    rewritten=(
        (r"\b(?:de|da|na) cor\b", ""),
        (r"\bcor (?=vermelh|amarel|verde|azul|pret|branc|marrom|cinz|laranja|rosa)", ""),
        (r"\bsó se\b", "se"),
        (
            r"\b(?:dá|da|daria) (?:para|pra)\b|\bé possível\b|\b(?:você|a gente|alguém) (?:pode|consegue|poderia|conseguiria)\b|\bpode-se\b|\bpodemos\b|\bposso\b|\bdá pra\b",
            "pode-se",
        ),
        (
            r"\b(?:tem|têm|ter) (?:alguma coisa |algo )?a ver com\b|\bestá relacionad[oa] (?:com|a)\b|\btem relação com\b",
            "tem aver com",
        ),
        (r"\bfaz(?:em)? parte d[oa] corpo(?: humano)?\b", "é parte do corpo"),
        (r"\bdão? medo\b|\bcausa medo\b|\bmete medo\b", "assusta"),
        (r"\b(?:têm|tem) medo (?:dele|dela|disso|disto|d[oa])?", "tem medo "),
        (r"\b(?:é|tem|são) do tamanho d[eao]\b|\btem o tamanho d[eao]\b", "é do-tamanho-de"),
        (r"\b(?:tão) (\w+) (?:quanto|como)\b", r"tao-como \1 como-que"),
        (r"\bmaior(?:es)? (?:do )?que\b", "mais grande que"),
        (r"\bmenor(?:es)? (?:do )?que\b", "mais pequeno que"),
        (r"\b(mais|menos) (\w+) do que\b", r"\1 \2 que"),
        (r"\bmais do que\b", "mais de"),
        (
            r"\b(?:feit|fabricad|criad|construíd|produzid)[oa]s? (?:à mão|pelo homem|por (?:pessoas|humanos|gente)|pelos? (?:ser humano|humanos|homens)|pelas pessoas)\b",
            "artificial",
        ),
        (r"\bestá viv[oa]\b|\btem vida\b", "é vivo"),
        (r"\bde verdade\b|\bna vida real\b|\brealmente\b|\bna realidade\b", ""),
        (r"\bvalem? (?:muito(?: dinheiro)?|uma fortuna)\b", "é valioso"),
        (r"\bo melhor amigo do homem\b", "leal"),
        (r"\bn(?:ele|ela|isso|isto|eles|elas)\b", "em isso"),
        (r"\bd(?:ele|ela|isso|isto|eles|elas)\b", "de isso"),
        (r"\bquando faz calor\b|\bno calor\b", "calor"),
        (r"\bo pescoço (?=comprid|long)", "pescoço "),
        (
            r"\b(?:o|a|os|as) (?=(?:dentes|orelhas|patas|olhos|asas|cauda|rabo|pescoço|pelo|nariz|boca|garras|chifres)\b)",
            "",
        ),
        (
            r"\ba gente encontra\b|\bencontra-se\b|\bse encontra\b|\bvocê encontra\b|\bencontramos\b|\bachamos\b",
            "se encontra",
        ),
        (r"\bfica (?=n[oa]|em|dentro|nos|nas|num)", "se encontra "),
        (r"\bficam (?=n[oa]|em|dentro)", "se encontra "),
        (r"\bdá em árvores?\b", "cresce em árvore"),
        (r"\bdá na terra\b", "cresce na terra"),
        (r"\banda sobre\b|\banda em cima d[oe]s?\b", "anda em"),
        (r"\banda (?=(?:n[oa]s?|em|sobre) (?:rua|estrada|trilhos?|água|água))", "circula "),
        (r"\banda de\b", "usa"),
        (r"\bno tempo d[oa]s\b|\bna época d[oa]s?\b", "em os"),
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
