"""The colour names of Portuguese, of Brazil and of Portugal, with gender and number, and what is made from them."""

from __future__ import annotations

from typing import Final

from huetable.language.lookalikes import fold_lookalikes
from huetable.language.word_lists import colour_forms

_ENDINGS: Final = {
    "*": "o,a,os,as",
    "+": "inho,inha,inhos,inhas,zinho,zinha,zinhos,zinhas,íssimo,íssima,íssimos,íssimas",
    "~": "er,e,em,ido,ida,idos,idas,endo,eu,imento,edor,edora",
    "^": "ar,a,am,ado,ada,ados,adas,ando,ou,ador,adora,amento",
    "=": "ear,eia,eiam,eado,eada,eados,eadas,eando,eou,eante,ejar,eja,ejam,ejado,ejada,ejando,ejante,ejantes,ejou",
}
"""Gender and number, small and very, and the forms of verbs in -er, -ar and -ear or -ejar."""

_NAMES: Final = {
    "red": "vermelh* encarnad*",
    "orange": "laranja laranjas alaranjad*",
    "yellow": "amarel*",
    "green": "verde verdes",
    "blue": "azul azuis",
    "purple": "rox* púrpura púrpuras",
    "pink": "rosa rosas rosad*",
    "brown": "marrom marrons castanh*",
    "white": "branc*",
    "black": "pret* negr*",
    "grey": "cinza cinzas cinzent*",
}
_DERIVED: Final = {
    "red": "vermelh+ vermelhão vermelhid* vermelhidão vermelhusc* vermelhaç* vermelh= avermelh^ envermelh^ envermelhec~ rubronegr*",
    "orange": "alaranj^ laranjinha laranjad* laranj+",
    "yellow": "amarel+ amarelad* amarelão amarelidão amarelec~ amarelent* amarel^ amarelec~ auriverde auriverdes",
    "green": """verdinh* verdíssim* verdos* verdej= verd= verdor verdores verdejante verdejantes verdec~ esverde^
        esverdead* esverdinhad* enverdec~ reverdec~ verdolent* verdão verdeng*""",
    "blue": "azulad* azulzinh* azulinh* azulíssim* azulão azul^ azulec~ azulec^ azulesc*",
    "purple": "roxinh* roxead* arrox^ arroxead* arroxe^ roxidão purpúre* purpurin* purpurad* empurpur^ roxíssim*",
    "pink": "rosáce* rosadinh* rosinha rosinhas ros= rósea róseo róseas róseos",
    "brown": "amarronzad* acastanhad* castanhinh* marronzinh*",
    "white": """branquinh* branquíssim* brancura brancuras brancor branqu= branquec~ embranquec~ esbranquiçad*
        branquel* brancos* alvinegr* alvirrubr* alviverde""",
    "black": "pretinh* pretíssim* pretidão pretej= enegrec~ negrinh* negríssim* negrura negrume negrej= pretume",
    "grey": "cinzinha acinzent^ cinzentinh* cinzentad* acinz^",
}

COLOUR_NAMES: Final = colour_forms(_NAMES, _ENDINGS, fold_lookalikes)
COLOUR_DERIVATIONS: Final = colour_forms(_DERIVED, _ENDINGS, fold_lookalikes)
COLOUR_WORDS: Final = {
    "red": "vermelho",
    "orange": "laranja",
    "yellow": "amarelo",
    "green": "verde",
    "blue": "azul",
    "purple": "roxo",
    "pink": "rosa",
    "brown": "marrom",
    "white": "branco",
    "black": "preto",
    "grey": "cinza",
}
