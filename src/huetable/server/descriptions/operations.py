"""Every request that the server answers with something other than a page. A test holds this list to the routes."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from huetable.server.doctor.connection import SeenConnection
from huetable.server.http import api
from huetable.server.ops.version import Version

Method = Literal["get", "post", "delete"]
Right = Literal["guest", "operator", "none"]
"""Who may ask: a guest, who gets a cookie with the first answer; the operator; or any program."""


class Parameter(Struct, frozen=True):
    description: str
    schema: dict[str, Any]
    example: str | int


class Operation(Struct, frozen=True, kw_only=True):
    method: Method
    path: str
    summary: str
    answer: Any = None
    """The type of a JSON answer; None where there is none."""
    media: str = ""
    """What an answer is that is no JSON."""
    status: int = 200
    body: Any = None
    """The type of the JSON that is sent."""
    bytes_sent: bool = False
    """Any bytes are sent."""
    example: dict[str, Any] | None = None
    """Of the body."""
    query: tuple[str, ...] = ()
    right: Right = "guest"
    tag: str = "table"


PARAMETERS: Final = {
    "table": Parameter(
        "The part of a table's link that can't be guessed.",
        {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
        "IC2vQtJTeI-CZ__1GM2fUA",
    ),
    "game": Parameter("The id of a game.", {"type": "string", "pattern": "^[a-z0-9_]{1,40}$"}, "dye_pot"),
    "code": Parameter(
        "The code of a table, as somebody says it.",
        {"type": "string", "pattern": "^[A-Za-z]{1,20}[ -][A-Za-z]{1,20}[ -][0-9]{2,8}$"},
        "khaki-lobster-48",
    ),
    "number": Parameter(
        "Which game of the table, from 1.", {"type": "string", "pattern": "^[0-9]{1,6}$"}, "1"
    ),
    "hash": Parameter("The SHA-256 of the bytes.", {"type": "string", "pattern": "^[0-9a-f]{64}$"}, "0" * 64),
    "build": Parameter(
        "Which build of a game's screens: the beginning of a hash over all its files.",
        {"type": "string", "pattern": "^[0-9a-f]{16}$"},
        "0" * 16,
    ),
    "file": Parameter(
        "The path of a file in the folder of the screens; slashes stay as they are.",
        {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,80}(/[A-Za-z0-9._-]{1,80}){0,5}$"},
        "assets/cards.svg",
    ),
    "device": Parameter("The id of a device.", {"type": "string", "pattern": "^[0-9a-f]{18}$"}, "0" * 18),
    "token": Parameter(
        "The id of a token, or what a link to another device ends with.",
        {"type": "string", "pattern": "^([0-9a-f]{18}|[A-Za-z0-9_-]{43})$"},
        "A" * 43,
    ),
    "person": Parameter("Somebody at a table.", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}, "p1"),
    "report": Parameter("The id of a report.", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}, "r1"),
    "ban": Parameter("The id of a ban.", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}, "b1"),
    "seat": Parameter("A seat, from 0.", {"type": "integer", "minimum": 0, "maximum": 19}, 0),
    "lang": Parameter(
        "The language of the answer.", {"type": "string", "enum": ["en", "es", "pt", "de"]}, "en"
    ),
}

_TABLE = "/api/tables/{table}"
_GAME = f"{_TABLE}/games/{{number}}"
_BLOB = f"{_TABLE}/blobs/{{hash}}"
_NEW_TABLE = {"game": "dye_pot", "name": "Robby", "bots": ["normal", "normal"]}


def _get(path: str, summary: str, answer: Any = None, **more: Any) -> Operation:
    return Operation(method="get", path=path, summary=summary, answer=answer, **more)


def _post(path: str, summary: str, answer: Any = None, **more: Any) -> Operation:
    more.setdefault("status", 200 if answer is not None else 204)
    return Operation(method="post", path=path, summary=summary, answer=answer, **more)


def _delete(path: str, summary: str) -> Operation:
    return Operation(method="delete", path=path, summary=summary, status=204, tag="me")


OPERATIONS: Final[tuple[Operation, ...]] = (
    # Games
    _get(
        "/api/home", "The games, the tables I sit at, the open ones", api.Home, query=("lang",), tag="games"
    ),
    _get(
        "/api/games/{game}",
        "A game: its options, rules and texts",
        api.GameInfo,
        query=("lang",),
        tag="games",
    ),
    _get(
        "/api/games/{game}/package",
        "What a game of another package brings for the page",
        api.GamePackage,
        query=("lang",),
        tag="games",
    ),
    _get(
        "/games/{game}/{build}/{file}",
        "A file of such a game's screens, of whatever type its name says",
        media="*/*",
        tag="games",
    ),
    _get("/api/about", "Licences, ours and those of all packages", api.About, tag="games"),
    # Tables
    _post("/api/tables", "Open a table", api.TableLink, body=api.NewTable, example=_NEW_TABLE, status=201),
    _get("/api/tables/open", "The tables that anybody may join", tuple[api.OpenTable, ...]),
    _post(
        "/api/tables/anyone",
        "Find a table that waits for players, or open one that others can find",
        api.TableLink,
        body=api.NewTable,
        example={"game": "dye_pot", "name": "Robby"},
        status=201,
    ),
    _post(
        "/api/passphrase",
        "Enter the operator's passphrase, where opening a table needs it",
        body=api.Passphrase,
        example={"passphrase": "open sesame"},
    ),
    _get("/api/codes/{code}", "The link of a table, by its code", api.TableLink),
    _get(f"{_TABLE}/qr.svg", "The invitation as a picture", media="image/svg+xml"),
    _get(f"{_GAME}/record", "The record of a finished game, as it is on disk", media="application/x-ndjson"),
    _get(f"{_GAME}/replay", "A finished game as a seat saw it, or a spectator", api.Replay, query=("seat",)),
    _post(
        f"{_TABLE}/blobs",
        "Hand in what a move will refer to by its SHA-256",
        api.BlobInfo,
        bytes_sent=True,
        query=("seat",),
        status=201,
    ),
    _get(f"{_TABLE}/blobs", "What I have handed in for the running game", tuple[api.BlobInfo, ...]),
    _get(_BLOB, "The bytes: my own, and everybody's when the game is over", media="application/octet-stream"),
    _get(f"{_BLOB}/shape", "What everybody may see of it", media="application/octet-stream"),
    _get(f"{_BLOB}/picture", "A PNG of it, where the game can draw one", media="image/png"),
    _post(
        f"{_TABLE}/invite",
        "Tell those who want it about this table",
        body=api.NewInvitation,
        example={"people": []},
    ),
    _post(
        f"{_TABLE}/report",
        "Tell the operator about somebody",
        body=api.NewReport,
        example={"reason": "Insults"},
    ),
    _get(f"{_TABLE}/webhook", "Where the table posts whose turn it is", api.WebhookInfo),
    _post(
        f"{_TABLE}/webhook",
        "Change where it posts",
        api.WebhookInfo,
        body=api.NewWebhook,
        example={"address": "https://ntfy.example.org/games"},
    ),
    # Me
    _get("/api/me", "My name, face and results", api.Me, tag="me"),
    _get("/api/me/page", "My finished games, and the people I played with", api.MyPage, tag="me"),
    _delete("/api/me/games/{table}/{number}", "Take a game off my page"),
    _delete("/api/me/games", "Take all games off my page"),
    _get("/api/me/invitations", "Whether I want to be invited", api.InvitationSetting, tag="me"),
    _post(
        "/api/me/invitations",
        "Say whether I want to be invited",
        api.InvitationSetting,
        body=api.InvitationSetting,
        example={"wanted": True},
        tag="me",
    ),
    _get("/api/me/data", "Everything that is stored about me", dict[str, Any], tag="me"),
    _delete("/api/me/tables/{table}", "Take a table off my list"),
    _post("/api/me/name", "Change my name", api.Me, body=api.NewName, example={"name": "Robby"}, tag="me"),
    _post("/api/me/device", "A link that makes another device me", api.DeviceLink, status=201, tag="me"),
    _get("/api/me/devices", "My devices", tuple[api.Device, ...], tag="me"),
    _post("/api/me/devices/{device}/end", "End a device's access", tag="me"),
    _get(
        "/api/me/tokens", "The tokens that I have made for programs", tuple[api.ProgramToken, ...], tag="me"
    ),
    _post(
        "/api/me/tokens",
        "Make a token for a program; it is shown this once",
        api.MadeToken,
        body=api.NewToken,
        example={"name": "Robby"},
        status=201,
        tag="me",
    ),
    _post("/api/me/tokens/{token}/revoke", "Revoke a token", tag="me"),
    _get("/api/move/{token}", "Whom such a link would make of this device", api.DeviceOffer, tag="me"),
    _post("/api/move/{token}", "Become that guest; only from our own page", tag="me"),
    _get("/api/push", "The key that a browser subscribes with", api.PushInfo, tag="me"),
    _post(
        "/api/me/push",
        "Tell this browser when it is my turn",
        body=api.NewSubscription,
        example={
            "endpoint": "https://push.example.org/send/1",
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
        tag="me",
    ),
    _post(
        "/api/me/push/off",
        "Don't tell it any more",
        body=api.OldSubscription,
        example={"endpoint": "https://push.example.org/send/1"},
        tag="me",
    ),
    _post("/api/me/forget", "Delete everything about me", tag="me"),
    # The operator
    _post(
        "/api/operator/sign-in",
        "Get the operator's cookie",
        body=api.OperatorSecret,
        example={"secret": "…"},
        right="none",
        tag="operator",
    ),
    _post("/api/operator/sign-out", "Give it back", right="operator", tag="operator"),
    _get(
        "/api/operator", "Tables, load, reports and bans", api.OperatorPage, right="operator", tag="operator"
    ),
    _post("/api/operator/tables/{table}/end", "Close a table for good", right="operator", tag="operator"),
    _post(
        "/api/operator/tables/{table}/people/{person}/ban",
        "Ban somebody from all tables",
        right="operator",
        tag="operator",
    ),
    _post(
        "/api/operator/reports/{report}/ban", "Ban whom a report is about", right="operator", tag="operator"
    ),
    _post("/api/operator/reports/{report}/done", "Delete a report", right="operator", tag="operator"),
    _post("/api/operator/bans/{ban}/lift", "Lift a ban", right="operator", tag="operator"),
    # The server
    _get("/healthz", "Whether the process answers", dict[str, bool], right="none", tag="server"),
    _get("/readyz", "Whether it can write moves down", dict[str, Any], right="none", tag="server"),
    _get("/metrics", "How busy it is, for Prometheus", media="text/plain", right="none", tag="server"),
    _get("/version", "Which Huetable this is", Version, right="none", tag="server"),
    _get(
        "/api/connection",
        "How the server sees the connection that asks",
        SeenConnection,
        right="none",
        tag="server",
    ),
    _get("/openapi.json", "This description", dict[str, Any], right="none", tag="server"),
    _get("/asyncapi.json", "The description of the socket", dict[str, Any], right="none", tag="server"),
)
