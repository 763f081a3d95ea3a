"""All files that are made from the Python types, and those of one game.

Each game's types go into its own ui folder, so that a new game changes no file outside of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from huetable.core.game import AnyGame
from huetable.core.terms import NoPrivateView
from huetable.games import all_games, game_folder, game_texts, is_packaged

from .client_package import operations, protocol_types
from .protocol_page import protocol_page
from .texts import game_text_types, page_text_types
from .writer import MADE, TypeScriptWriter

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "packages/client/src"
PROTOCOL_PAGE = ROOT / "docs/protocol.md"
PAGE_TEXTS = ROOT / "web/src/lib/i18n"
PACKAGE_INTERFACE = Path(__file__).with_name("package-interface.ts")
PAGES_INTERFACE = ROOT / "web/src/lib/packages/interface.ts"


def generated_files() -> dict[Path, str]:
    """Every file that is made from the types, with its text."""
    files = {
        CLIENT / "protocol.ts": protocol_types(),
        CLIENT / "operations.ts": operations(),
        PROTOCOL_PAGE: protocol_page(),
        PAGE_TEXTS / "text-types.ts": page_text_types(PAGE_TEXTS / "en.json"),
        PAGES_INTERFACE: package_interface(),
    }
    for game in all_games().values():
        files |= files_of_game(game)
    return files


def files_of_game(game: AnyGame) -> dict[Path, str]:
    """What is made for the screens of one game; nothing if it has none."""
    screens = game_folder(game) / "ui"
    if not screens.is_dir():
        return {}
    files = {screens / "types.ts": game_types(game)}
    if texts := game_text_types(game_texts(game)):
        files[screens / "text-types.ts"] = texts
    if is_packaged(game):
        files[screens / "huetable.ts"] = package_interface()
    return files


def package_interface() -> str:
    """What page and screens of another package know of each other: the same file on both sides."""
    return PACKAGE_INTERFACE.read_text("utf-8")


def game_types(game: Any) -> str:
    sent = TypeScriptWriter(sent_by_browser=True)
    sent.alias("Move", game.move_type)
    received = TypeScriptWriter(sent_by_browser=False, known=sent.written)
    received.alias("Event", game.event_type)
    parts = [received.add(game.public_type, name="PublicView")]
    if game.private_type is not NoPrivateView:
        parts.append(received.add(game.private_type, name="PrivateView"))
    received.lines.append(f"export type View = {' & '.join(parts)};\n")
    if game.question_type is not None:
        sent.alias("Question", game.question_type)
        received.alias("Advice", game.answer_type)
    return "\n".join([MADE, *sent.lines, *received.lines])
