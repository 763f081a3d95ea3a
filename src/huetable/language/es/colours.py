"""The colour names of Spanish, with gender and number, and what is made from them."""

from __future__ import annotations

from typing import Final

from huetable.language.lookalikes import fold_lookalikes
from huetable.language.word_lists import colour_forms

_ENDINGS: Final = {
    "*": "o,a,os,as",
    "+": "ito,ita,itos,itas,illo,illa,illos,illas,ísimo,ísima,ísimos,ísimas",
    "~": "er,e,en,ido,ida,idos,idas,iendo,ió,imiento,edor,edora",
    "^": "ar,a,an,ado,ada,ados,adas,ando,ó,ador,adora,amiento",
    "=": "ear,ea,ean,eado,eada,eados,eadas,eando,eó,eante,eantes,eador,eo",
}
"""Gender and number, small and very, and the forms of verbs in -er, -ar and -ear."""

_NAMES: Final = {
    "red": "roj*",
    "orange": "naranja naranjas anaranjad*",
    "yellow": "amarill*",
    "green": "verde verdes",
    "blue": "azul azules",
    "purple": "morad* púrpura púrpuras",
    "pink": "rosa rosas rosad*",
    "brown": "marrón marrones",
    "white": "blanc*",
    "black": "negr*",
    "grey": "gris grises",
}
_DERIVED: Final = {
    "red": "rojiz* roj+ rojez rojeces rojor rojal rojear rojea enrojec~ rojinegr* rojigualda rojiblanc* rojuzc*",
    "orange": "naranjad* anaranj^ naranjit* naranjísim*",
    "yellow": "amarillent* amarill+ amarillez amarilleces amarillejo amarill= amarillor amarillosa amarillos*",
    "green": """verdos* verduzc* verdusc* verdecit* verdísim* verdor verdores verdec~ enverdec~ reverdec~ verd=
        verdín verdina verdinegr* verdiblanc* verdemar verdeazul verdegay""",
    "blue": "azulad* azulos* azulin* azulit* azulill* azulísim* azulón azulona azulones azulenc* azul= azul^ azulete azulnegr* azulgrana azulgranas",
    "purple": "moradit* moradísim* amorat^ purpúre* purpurin* purpurad* empurpur^",
    "pink": "rosáce* rosadit* rosadísim* rosit* ros= sonros=",
    "brown": "marronáce* amarron^ marronz*",
    "white": """blanquecin* blancuzc* blanquit* blanquísim* blanquill* blancura blancuras blancor blanqu= emblanquec~
        blanquiazul blanquiazules blanquinegr* blanquirroj* blanquiverde blanquiverdes blanquinos* blanquizc* blanquead*""",
    "black": """negruzc* negrusc* negrit* negrill* negrísim* nigérrim* negrura negruras negror negr= ennegrec~ renegrid*
        negrot* negrón""",
    "grey": "grisáce* grisit* gris= agris^ grisur* grisísim* grisón grisos*",
}

COLOUR_NAMES: Final = colour_forms(_NAMES, _ENDINGS, fold_lookalikes)
COLOUR_DERIVATIONS: Final = colour_forms(_DERIVED, _ENDINGS, fold_lookalikes)
COLOUR_WORDS: Final = {
    "red": "rojo",
    "orange": "naranja",
    "yellow": "amarillo",
    "green": "verde",
    "blue": "azul",
    "purple": "morado",
    "pink": "rosa",
    "brown": "marrón",
    "white": "blanco",
    "black": "negro",
    "grey": "gris",
}
