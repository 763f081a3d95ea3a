"""Spanish words that a cue check must know: numbers, places, comparisons; and words that say nothing by themselves."""

from __future__ import annotations

from typing import Final

from huetable.language.lookalikes import fold_lookalikes
from huetable.language.word_lists import ROMAN_NUMBERS, folded_set, with_endings

_GENDER: Final = {"*": "o,a,os,as"}

_NUMBERS: Final = """
un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho
diecinueve veinte veintiuno veintiún veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete
veintiocho veintinueve treinta primer tercer primer* segund* tercer* cuart* quint* sext* séptim* octav* noven* décim*
undécim* duodécim* decimotercer* decimocuart* decimoquint* decimosext* decimoséptim* decimoctav* decimonoven* vigésim*
trigésim* penúltim* últim*
"""
_PLACES: Final = """
fila filas columna columnas esquina esquinas borde bordes margen márgenes lado lados lateral laterales cuadrícula
cuadrículas rejilla casilla casillas coordenada coordenadas eje ejes cuadrante cuadrantes diagonal diagonales perímetro
contorno medio centro centros céntrico central centrales mitad arriba abajo izquierd* derech* encima debajo sobre bajo
superior superiores inferior inferiores interior interiores exterior exteriores dentro fuera junto cerca cercan* lejos
lejan* contigu* adyacente horizontal vertical horizontales verticales horizontalmente verticalmente diagonalmente
norte sur este oeste noreste nordeste noroeste sureste sudeste suroeste sudoeste norteñ* sureñ* septentrional meridional
oriental occidental posición posiciones ubicación línea líneas renglón renglones delante detrás
"""
_COMPARISONS: Final = """
más menos mejor mejores peor peores mayor mayores menor menores mism* igual iguales idéntic* similar similares parecid*
semejante semejantes tan tant* como entre casi demasiado demasiada bastante mucho mucha muy poco poca intermedi* equivalente
máxim* mínim* óptim* pésim* ídem también tampoco comparad* diferente diferentes distint*
aclarar aclarad* aclara aclarando clarear oscurecer oscurecid* oscurece oscureciendo ensombrecer ensombrecid* iluminar
iluminad* palidecer palidecid* intensificar intensificad* suavizar suavizad* atenuar atenuad* apagar calentar enfriar
"""
_STOP_WORDS: Final = """
el la los las un una unos unas lo al del de a en con sin por para y e o u que se su sus mi mis tu tus este esta ese esa
es son era fue ser hay le les me te nos muy más ya no sí
"""
ARTICLES: Final = frozenset(["el", "la", "los", "las", "un", "una", "unos", "unas"])


def _words(text: str) -> frozenset[str]:
    return folded_set(" ".join(with_endings(text.split(), _GENDER)), fold_lookalikes)


NUMBERS: Final = _words(_NUMBERS) | _words(ROMAN_NUMBERS)
POSITIONS: Final = NUMBERS | _words(_PLACES)
COMPARISONS: Final = _words(_COMPARISONS)
ORDINARY: Final[frozenset[str]] = frozenset(
    ["red", "redes", "lila", "lilas", "encarnado", "encarnada", "encarnados", "encarnadas", "rote", "roten"]
)
"""A net is a red, the lilac a lila; encarnado is flesh, and rote is a form of rotar."""
STOP_WORDS: Final = _words(_STOP_WORDS)
