"""Guests: no account, only a cookie with a random token, of which the store keeps the hash.

Each token is a device of its guest. When a device's access ends, the store deletes the key. The token of a guest who was
never stored leads to a new guest, so a key counts as ended if its guest is known, but not by it.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from huetable.server.upkeep.guest_use import GuestUseNotes
from huetable.store.base import Batch, Device, DeviceUse, KnownGuest, Store, StoreError
from huetable.table.guest import Guest
from huetable.table.seeds import PROGRAM_TOKEN, guest_id, new_token, program_id, token_hash

COOKIE = "huetable"

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_PROGRAM_TOKEN = re.compile(PROGRAM_TOKEN + r"[A-Za-z0-9_-]{43}")
_MOST_REMEMBERED = 20_000
_HOUR = 3_600_000

SignOut = Callable[[], None]
"""Ends one open connection of a device."""


class TokenNotValid(Exception):
    """No program has this token, or not any more."""


class _ConnectedDevice:
    """A device with at least one open connection."""

    __slots__ = ("guest", "sign_outs")

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.sign_outs: set[SignOut] = set()


class Guests:
    """Identifies guests by their token, from memory or from the store. A guest who never sat down is not stored."""

    def __init__(self, store: Store, use_notes: GuestUseNotes, now: Callable[[], int]) -> None:
        self._store = store
        self._use_notes = use_notes
        self._now = now
        self._recent: OrderedDict[str, Guest] = OrderedDict()
        self._used: dict[str, int] = {}
        """The hour in which a recent key was last used, as the store was told."""
        self._ended: OrderedDict[str, None] = OrderedDict()
        """The keys that ended lately: what was read from the store before that does not count."""
        self._connected: dict[str, _ConnectedDevice] = {}
        """By key."""

    async def identify(self, token: str | None, kind: str = "") -> tuple[Guest, str | None]:
        """Who it is, and a token to hand out if they came without one, or with one whose access has ended."""
        found = None
        if token is not None and _TOKEN.fullmatch(token):
            key = token_hash(token)
            found = self._recent.get(key) or await self._load(key, kind)
        if found is None:
            token = new_token()
            return self._remember(_new_guest(token_hash(token), kind)), token
        self._recent.move_to_end(found.key)
        self._record_use(found)
        return found, None

    async def identify_program(self, token: str) -> Guest:
        """The guest that a program with this token is; raises TokenNotValid."""
        if not _PROGRAM_TOKEN.fullmatch(token):
            raise TokenNotValid
        key = token_hash(token)
        found = self._recent.get(key) or await self._load_program(key)
        # It may have been revoked while the store was read, and expires while it is remembered.
        if found is None or key in self._ended or found.until <= self._now():
            raise TokenNotValid
        self._recent.move_to_end(key)
        self._record_use(found)
        return found

    async def _load_program(self, key: str) -> Guest | None:
        token = await self._store.tokens.find(key)
        if token is None:
            return None
        known = await self._store.guest_by_key(key)
        guest = Guest(program_id(key), key, kind="computer", until=token.expires_at)
        if known is not None:
            guest.rename(known)
        return self._remember(guest)

    def is_known(self, token: str | None) -> bool:
        """Whether this is a guest with a name who was here lately; the store is not asked."""
        well_formed = token and (_TOKEN.fullmatch(token) or _PROGRAM_TOKEN.fullmatch(token))
        found = self._recent.get(token_hash(token)) if token and well_formed else None
        return found is not None and found.name is not None

    async def _load(self, key: str, kind: str) -> Guest | None:
        found = _known_guest(await self._store.guest_by_key(key), kind)
        if found is None:
            found = _new_guest(key, kind)
            if (await self._store.missing_keys([(key, found.id)])).get(key):
                return None
        # It may have ended while the store was read.
        return None if key in self._ended else self._remember(found)

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        """With their names, which requests that are under way could still see."""
        self._use_notes.drop(is_forgotten)
        for key, guest in tuple(self._recent.items()):
            if is_forgotten(guest.id):
                del self._recent[key]
                self._used.pop(key, None)
                guest.name, guest.colour, guest.face = None, None, ""

    def _remember(self, guest: Guest) -> Guest:
        self._recent[guest.key] = guest
        if len(self._recent) > _MOST_REMEMBERED:
            oldest, _ = self._recent.popitem(last=False)
            self._used.pop(oldest, None)
        return guest

    def _record_use(self, guest: Guest) -> None:
        """The day for the guest, the hour for the device, for whoever has sat down once. Nobody waits for it."""
        hour = self._now() // _HOUR
        if guest.name is None or guest.key not in self._recent:
            return
        self._use_notes.note(guest.id)
        if self._used.get(guest.key) != hour:
            self._used[guest.key] = hour
            use = DeviceUse(guest.key, guest.kind, hour * _HOUR)
            self._store.append(Batch((), device_use=use), lambda _: None)

    # Devices

    async def devices(self, guest: Guest) -> list[Device]:
        return await self._store.devices(guest.id)

    async def add_device(self, lender: Guest, kind: str) -> str | None:
        """A token for the same guest on another device; None if the lender's own access has ended meanwhile."""
        token = new_token()
        key = KnownGuest(lender.id, token_hash(token), None, None, kind, self._now())
        added = await self._store.add_device(lender.to_known_guest(None, None), key)
        return token if added else None

    async def end_device(self, guest: Guest, key: str) -> None:
        await self._store.end_device(guest.id, key)
        self.key_ended(key)

    async def revoke_token(self, key: str) -> None:
        await self._store.tokens.remove(key)
        self.key_ended(key)

    async def revoke_tokens(self, guest: Guest) -> None:
        """All that this guest has made."""
        for use in await self._store.tokens.of_guest(guest.id):
            await self.revoke_token(use.token.key)

    def connect(self, guest: Guest, sign_out: SignOut) -> None:
        """A connection is open until `disconnect`. `sign_out`: what to call if the device's access ends."""
        self._connected.setdefault(guest.key, _ConnectedDevice(guest)).sign_outs.add(sign_out)

    def disconnect(self, guest: Guest, sign_out: SignOut) -> None:
        device = self._connected.get(guest.key)
        if device is not None:
            device.sign_outs.discard(sign_out)
            if not device.sign_outs:
                del self._connected[guest.key]
        self._record_use(guest)

    def key_ended(self, key: str) -> None:
        """Here or at another worker: the device is nobody any more, and its connections are closed."""
        self._ended[key] = None
        if len(self._ended) > _MOST_REMEMBERED:
            self._ended.popitem(last=False)
        self._sign_out(key)

    def _sign_out(self, key: str) -> None:
        self._recent.pop(key, None)
        self._used.pop(key, None)
        device = self._connected.get(key)
        for sign_out in tuple(device.sign_outs) if device is not None else ():
            sign_out()

    async def check_connected(self) -> None:
        """Where other workers' notices do not arrive, the store is asked. A guest with a name was stored once."""
        connected = [(key, device.guest.id) for key, device in self._connected.items()]
        with suppress(StoreError):
            missing = await self._store.missing_keys(connected) if connected else {}
            for key, guest_is_known in missing.items():
                device = self._connected.get(key)
                if guest_is_known:
                    self.key_ended(key)
                elif device is not None and device.guest.name is not None:
                    # Their guest was forgotten: not even the key is remembered.
                    self._sign_out(key)


def _new_guest(key: str, kind: str) -> Guest:
    return Guest(guest_id(key), key, kind=kind)


def _known_guest(known: KnownGuest | None, kind: str) -> Guest | None:
    if known is None:
        return None
    guest = Guest(known.guest, known.key, kind=kind)
    guest.rename(known)
    return guest
