"""The clauses of TABLE.md by which the table and its server refuse something, named after what is refused."""

from __future__ import annotations

from typing import Final

from huetable.core import clauses as contract

NOT_A_MOVE: Final = contract.NOT_A_MOVE
GAME_IS_OVER: Final = contract.GAME_OVER
NOT_AT_THE_TABLE: Final = contract.NOT_A_SEAT

ALREADY_SEATED: Final = "TABLE-12"
TABLE_IS_FULL: Final = "TABLE-13"
CHAIRS_ARE_FIXED: Final = "TABLE-14"
CHAIR_IS_TAKEN: Final = "TABLE-15"
WAS_KICKED: Final = "TABLE-16"
WRONG_CHAIR: Final = "TABLE-17"
NAME_OR_COLOUR_UNUSABLE: Final = "TABLE-18"
HOST_SAID_NO: Final = "TABLE-53"
HAND_IS_HIDDEN: Final = "TABLE-55"
NOT_EVERYBODY_AGREED: Final = "TABLE-56"
TOO_MANY_ASK: Final = "TABLE-59"

NOT_THE_HOST: Final = "TABLE-21"
SETTINGS_ARE_FIXED: Final = "TABLE-23"
GAME_STOPPED: Final = "TABLE-61"
NOT_EVERYBODY_IS_READY: Final = "TABLE-24"
UNKNOWN_BOT_LEVEL: Final = "TABLE-25"
FRIENDS_ONLY: Final = "TABLE-50"

NOT_YOUR_SEAT: Final = "TABLE-27"
NO_GAME: Final = "TABLE-28"
TABLE_IS_PAUSED: Final = "TABLE-29"
NOT_SAVED: Final = "TABLE-31"
OTHERS_WERE_FASTER: Final = "TABLE-49"

VOTE_IS_OPEN: Final = "TABLE-33"
MAY_NOT_VOTE: Final = "TABLE-34"
NO_TAKEBACK: Final = "TABLE-35"
REJECTED_RECENTLY: Final = "TABLE-36"
TOO_MANY_TAKEBACKS: Final = "TABLE-60"

CHAT_IS_BLOCKED: Final = "TABLE-37"
IS_MUTED: Final = "TABLE-38"
CHAT_NEEDS_A_NAME: Final = "TABLE-39"

NO_SUCH_TABLE: Final = "TABLE-40"
TOO_MANY_REQUESTS: Final = "TABLE-41"
GAME_NOT_FINISHED: Final = "TABLE-42"
WATCHING_IS_OFF: Final = "TABLE-57"
LINK_WAS_CHANGED: Final = "TABLE-58"

NOT_A_QUESTION: Final = contract.NOT_A_QUESTION
BLOB_NOT_HANDED_IN: Final = "TABLE-46"
BLOB_TOO_LARGE: Final = contract.NOTHING_TO_SUBMIT
BLOB_NOT_FOUND: Final = "TABLE-48"
