"""Portuguese words that a cue check must know: numbers, places, comparisons; and words that say nothing by themselves."""

from __future__ import annotations

from typing import Final

from huetable.language.lookalikes import fold_lookalikes
from huetable.language.word_lists import ROMAN_NUMBERS, folded_set, with_endings

_GENDER: Final = {"*": "o,a,os,as"}

_NUMBERS: Final = """
um uma dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis
dezessete dezassete dezoito dezenove dezanove vinte trinta primeir* segund* terceir* quart* quint* sext* sétim* oitav*
non* décim* undécim* duodécim* vigésim* trigésim* penúltim* últim*
"""
_PLACES: Final = """
fila filas fileira fileiras coluna colunas linha linhas canto cantos esquina esquinas borda bordas beira margem margens lado
lados lateral laterais grade grelha quadrícula coordenada coordenadas eixo eixos quadrante quadrantes diagonal
diagonais perímetro contorno meio centro centros central centrais metade cima baixo acima abaixo esquerd* direit* embaixo
sobre sob superior superiores inferior inferiores interior interiores exterior exteriores dentro fora junto perto próxim*
longe adjacente horizontal vertical horizontais verticais horizontalmente verticalmente diagonalmente norte sul
leste este oeste nordeste noroeste sudeste sudoeste nortist* sulist* setentrional meridional oriental ocidental posição
posições localização topo fundo
"""
_COMPARISONS: Final = """
mais menos melhor melhores pior piores maior maiores menor menores mesm* igual iguais idêntic* similar similares parecid*
semelhante semelhantes tão tant* como entre quase demais demasiado bastante muito muita pouco pouca intermediári*
intermédi* equivalente máxim* mínim* ótim* péssim* idem também comparad* diferente diferentes distint*
clarear claread* clareia clareando aclarar aclarad* escurecer escurecid* escurece escurecendo iluminar iluminad* empalidecer
empalidecid* intensificar intensificad* suavizar suavizad* atenuar atenuad* apagar esquentar aquecer esfriar arrefecer
"""
_STOP_WORDS: Final = """
o a os as um uma uns umas ao aos à às do da dos das de no na nos nas em com sem por pelo pela para e ou que se seu sua meu
minha teu tua este esta esse essa isso é são era foi ser há lhe me te muito mais já não sim
"""
ARTICLES: Final = frozenset(["o", "a", "os", "as", "um", "uma", "uns", "umas"])


def _words(text: str) -> frozenset[str]:
    return folded_set(" ".join(with_endings(text.split(), _GENDER)), fold_lookalikes)


NUMBERS: Final = _words(_NUMBERS) | _words(ROMAN_NUMBERS)
POSITIONS: Final = NUMBERS | _words(_PLACES)
COMPARISONS: Final = _words(_COMPARISONS)
ORDINARY: Final[frozenset[str]] = frozenset(["grau", "lila", "lilas", "morada", "moradas"])
"""A degree is a grau, an address a morada, and lilac is lilás."""
STOP_WORDS: Final = _words(_STOP_WORDS)
