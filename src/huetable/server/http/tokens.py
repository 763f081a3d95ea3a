"""The tokens that a guest has made for programs: making one, the list, and revoking one."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from aiohttp import web

from huetable.core.codec import decode
from huetable.server.lobby.lobby import Lobby
from huetable.server.ops.rate_limits import Limits
from huetable.server.upkeep.guest_use import DAY
from huetable.store.tokens import MOST_TOKENS, Token
from huetable.table import clauses
from huetable.table.seeds import new_program_token, token_hash

from .api import MadeToken, NewToken, ProgramToken
from .request_context import GUEST, RequestContext
from .responses import clause_response, json_response, problem, program_error

SCOPE = "play"
"""The only one there is: to sit, to play and to chat."""


class TokenRoutes:
    def __init__(self, lobby: Lobby, context: RequestContext, limits: Limits) -> None:
        self._services = lobby.services
        self._context = context
        self._limits = limits

    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/api/me/tokens", self.tokens),
                web.post("/api/me/tokens", self.make_token),
                web.post("/api/me/tokens/{token:[0-9a-f]{18}}/revoke", self.revoke),
            ]
        )

    async def tokens(self, request: web.Request) -> web.Response:
        made = await self._services.store.tokens.of_guest(request[GUEST].id)
        now = self._services.time.now()
        found = [
            ProgramToken(token_id(token.key), token.name, token.made_at, used_at, token.expires_at)
            for token, used_at in ((use.token, use.used_at) for use in made)
            if token.expires_at > now
        ]
        return json_response(found)

    async def make_token(self, request: web.Request) -> web.Response:
        if not self._limits.may_make_token(self._context.client_address(request)):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        try:
            wish = decode(await request.read(), NewToken)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return program_error(400, f"The token can't be made: {error}")
        guest, now = request[GUEST], self._services.time.now()
        if not wish.name.strip():
            return problem(request, 400, "token_needs_name")
        token, made = unused_token(guest.id, wish.name, wish.days, now)
        # Those that have expired make room.
        await self._services.store.tokens.remove_expired(now)
        if not await self._services.store.tokens.add(made, guest.to_known_guest(None, None)):
            return problem(request, 409, "many_tokens", most=MOST_TOKENS)
        return json_response(MadeToken(token), 201)

    async def revoke(self, request: web.Request) -> web.Response:
        made = await self._services.store.tokens.of_guest(request[GUEST].id)
        keys = {token_id(use.token.key): use.token.key for use in made}
        key = keys.get(request.match_info["token"])
        if key is None:
            return problem(request, 404, "token_gone")
        await self._context.guests.revoke_token(key)
        return web.Response(status=204)


def unused_token(owner: str, name: str, days: int, now: int) -> tuple[str, Token]:
    """A new token, and what the store shall keep of it."""
    token = new_program_token()
    return token, Token(token_hash(token), owner, name.strip(), SCOPE, now, now + days * DAY)


def token_id(key: str) -> str:
    """What the page calls a token: not its key, which nobody but the server needs to know."""
    return blake2b(key.encode(), digest_size=9, person=b"huetable/token").hexdigest()
