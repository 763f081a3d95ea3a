"""One example of each message of the socket, from a game of Dye Pot; the question is one of Hues. A test holds them to the types."""

from __future__ import annotations

from typing import Any, Final

from huetable.core.clauses import NOTHING_TO_DO

_POURS = [{"type": "pour", "dye": dye} for dye in ("red", "yellow", "blue", "water")]
_OPTIONS = {"language": "en", "goal": 7, "tints": 8, "clock": True, "pour_seconds": 20, "name_seconds": 30}
_CHAT_LINE = {
    "number": 1,
    "name": "Mira",
    "colour": "red",
    "text": "Hello!",
    "face": "3df4a8cb99b4",
    "author": "8c95b78bbb66ad22c5",
}
_CLOCK = {"name": "name", "seat": None, "ends_in": 29400, "total": 30000, "settles": True}
_VIEW = {
    "options": _OPTIONS,
    "phase": "pour",
    "round": 1,
    "taster": 2,
    "poured": [False, True, False],
    "drops": [],
    "colour": "clear",
    "claimed": [],
    "scores": [0, 0, 0],
    "book": [],
    "clears": 0,
    "shown": [],
    "deck": 15,
    "ending": None,
    "orders": ["orange", "yellow"],
    "mine": None,
}

COMMANDS: Final[dict[str, dict[str, Any]]] = {
    "Sit": {"do": "sit", "id": "1", "name": "Robby", "nonce": "4f9c0d7be2"},
    "Rename": {"do": "rename", "id": "2", "name": "Robby the Second", "colour": "blue"},
    "Leave": {"do": "leave", "id": "3"},
    "AddBot": {"do": "add_bot", "id": "4", "level": "normal"},
    "RemoveChair": {"do": "remove_chair", "id": "5", "chair": 2},
    "SwapChairs": {"do": "swap_chairs", "id": "6", "chair": 0, "with_chair": 1},
    "SetTable": {"do": "set_table", "id": "7", "options": {"goal": 5}, "clocks": "quick"},
    "Ready": {"do": "ready", "id": "8", "nonce": "a07d31c95e"},
    "Start": {"do": "start", "id": "9"},
    "Play": {"do": "play", "id": "10", "seat": 0, "move": {"type": "pour", "dye": "red"}},
    "MoreTime": {"do": "more_time", "id": "11", "seat": 0, "tip": "pour"},
    "ChooseTime": {"do": "choose_time", "id": "12", "times": 2},
    "Consult": {"do": "consult", "id": "13", "question": {"type": "check", "words": "autumn leaves"}},
    "Say": {"do": "say", "id": "14", "text": "Good luck!"},
    "React": {"do": "react", "id": "15", "reaction": "clap"},
    "Pause": {"do": "pause", "id": "16", "paused": True},
    "Kick": {"do": "kick", "id": "17", "chair": 1},
    "Mute": {"do": "mute", "id": "18", "chair": 1, "muted": True},
    "MuteWatcher": {"do": "mute_watcher", "id": "19", "watcher": "8c95b78bbb66ad22c5"},
    "RemoveWatcher": {"do": "remove_watcher", "id": "20", "watcher": "8c95b78bbb66ad22c5", "ban": True},
    "LiftBan": {"do": "lift_ban", "id": "21", "person": "8c95b78bbb66ad22c5"},
    "ChangeLink": {"do": "change_link", "id": "22"},
    "HandOver": {"do": "hand_over", "id": "23", "chair": 1},
    "Admit": {"do": "admit", "id": "24", "guest": "8c95b78bbb66ad22c5", "yes": True},
    "Propose": {"do": "propose", "id": "25", "vote": "takeback"},
    "CastVote": {"do": "cast_vote", "id": "26", "vote": "takeback/12", "yes": True},
    "Applaud": {"do": "applaud", "id": "27", "game_no": 1, "seat": 2},
    "Concede": {"do": "concede", "id": "28"},
    "StandIn": {"do": "stand_in", "id": "29", "chair": 1, "on": True},
    "Forget": {"do": "forget", "id": "30"},
    "Ping": {"do": "ping", "id": "31"},
}

NEWS: Final[dict[str, dict[str, Any]]] = {
    "Welcome": {
        "is": "welcome",
        "version": 2,
        "table": "IC2vQtJTeI-CZ__1GM2fUA",
        "code": "khaki-lobster-48",
        "link": "https://games.example.org/t/IC2vQtJTeI-CZ__1GM2fUA",
        "talk": [_CHAT_LINE],
        "history": [{"type": "round_began", "round": 1, "taster": 2}],
        "seqs": [6],
        "answers_pings": True,
        "author": "5d0e1b7a9c3f428861",
    },
    "Table": {
        "is": "table",
        "seq": 6,
        "game": "dye_pot",
        "phase": "playing",
        "game_no": 1,
        "chairs": [
            {"kind": "person", "name": "Robby", "colour": "red", "yours": True, "program": True},
            {"kind": "person", "name": "Mira", "colour": "orange", "host": True},
            {"kind": "bot", "name": "Noor", "colour": "yellow", "level": "normal", "ready": True},
        ],
        "options": _OPTIONS,
        "clocks": "relaxed",
        "forfeit": False,
        "pace": "brisk",
        "listed": False,
        "paused": False,
        "watching": 0,
        "you_host": False,
        "commitment": "65a91024d02fe42ac8be1a8605c47ee70fe2dc3421d9802076347f8c608e0fe5",
        "vote": None,
        "askers": [],
        "tally": [],
        "coming": [0, 1, 2],
    },
    "Position": {
        "is": "position",
        "seq": 7,
        "game_no": 1,
        "sights": [
            {
                "seat": 0,
                "view": _VIEW,
                "moves": _POURS,
                "forms": [],
                "awaited": [0, 2],
                "timers": [],
                "result": None,
            }
        ],
        "events": [{"type": "poured", "seat": 1}],
        "clocks": [],
        "scores": [0, 0, 0],
        "last": [1, ""],
    },
    "Change": {
        "is": "change",
        "seq": 8,
        "view": {"phase": "name", "poured": [False, False, False], "colour": "blue"},
        "tails": {"drops": [0, ["blue", "red", "red"]]},
        "awaited": [2],
        "sights": [{"moves": []}],
        "events": [
            {"type": "poured", "seat": 0},
            {"type": "shown", "drops": ["blue", "red", "red"], "colour": "blue"},
        ],
        "clocks": [_CLOCK],
        "last": [0, "pour blue"],
    },
    "Said": {"is": "said", "talk": _CHAT_LINE},
    "Reacted": {"is": "reacted", "chair": 1, "reaction": "clap"},
    "Ack": {"is": "ack", "id": "10", "seq": 8},
    "Refused": {
        "is": "refused",
        "id": "10",
        "clause": NOTHING_TO_DO,
        "sentence": "It isn’t your turn yet.",
        "args": {},
    },
    "Advice": {"is": "advice", "id": "13", "answer": {"type": "taken", "doubts": []}},
    "Goodbye": {"is": "goodbye", "reason": "restart", "come_back": 1000},
    "Pong": {"is": "pong"},
}

EXAMPLES: Final = COMMANDS | NEWS
