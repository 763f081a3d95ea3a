"""Notices on the page: the switch, what the service worker shows of a push message, and where a tap on it leads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

if TYPE_CHECKING:
    from browser_fixtures import Inspect
    from server_and_browser import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

RECORD = """() => {
    self.shown = new Map();
    self.opened = [];
    self.registration.showNotification = async (title, options) => void self.shown.set(options.tag, { title, ...options });
    self.clients.openWindow = async (path) => void self.opened.push(path);
}"""
"""Chromium without a screen shows no notification and opens no window: this notes what it is asked for."""

SHOWN = """() => [...self.shown.values()].map(
    ({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data })
)"""

TAP = """(url) => {
    const tap = new ExtendableEvent('notificationclick');
    tap.notification = { close: () => undefined, data: { url } };
    self.dispatchEvent(tap);
}"""

ALLOWED = """
    Object.defineProperty(Notification, 'permission', { get: () => window.permission ?? 'granted' });
    Notification.requestPermission = async () => Notification.permission;
"""
ENDPOINT = "https://push.example.org/send/1"
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
WITH_PUSH_SERVICE = """
    const made = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
        unsubscribe: async () => true,
    };
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async () => made;
""".replace("ENDPOINT", json.dumps(ENDPOINT)).replace("KEYS", json.dumps(KEYS))
"""The browser of the tests has none: this stands for it, and everything after it is real."""

SWITCH = "Tell me when it’s my turn"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(service_workers="allow", reduced_motion="reduce")
    context.add_init_script(ALLOWED)
    yield context
    context.close()


def open_home(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(server.url)
    page.get_by_role("heading", name="Dye Pot").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page


def worker_of(page: Page) -> Worker:
    worker = page.context.service_workers[0]
    worker.evaluate(RECORD)
    return worker


def push(page: Page, server: Server, message: str) -> None:
    """As a push service would: Chromium hands the message to the service worker."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"] if not each["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    assert found
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"{server.url}/", "registrationId": found[-1], "data": message},
    )


def shown(worker: Worker, page: Page, count: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for _ in range(50):
        found = worker.evaluate(SHOWN)
        if len(found) >= count:
            break
        page.wait_for_timeout(100)
    assert len(found) == count
    return found


def test_the_service_worker_shows_what_the_server_sends(context: BrowserContext, server: Server) -> None:
    page = open_home(context, server)
    worker = worker_of(page)
    said = {"title": "UNO: it’s your turn", "body": "The table is waiting.", "url": "/t/abc", "lang": "en"}
    push(page, server, json.dumps(said))
    told = {"title": said["title"], "body": said["body"], "lang": "en"}
    assert shown(worker, page, 1) == [{**told, "tag": "/t/abc", "data": {"url": "/t/abc"}}]
    # Another one about the same table takes its place; one about another table stands beside it.
    push(page, server, json.dumps({**said, "title": "UNO: the game is over"}))
    push(page, server, json.dumps({**said, "url": "/t/def"}))
    found = {each["tag"]: each["title"] for each in shown(worker, page, 2)}
    assert found == {"/t/abc": "UNO: the game is over", "/t/def": said["title"]}


def test_a_tap_opens_the_table(context: BrowserContext, server: Server) -> None:
    page = open_home(context, server)
    worker = worker_of(page)
    worker.evaluate(TAP, "/t/abc")
    page.wait_for_timeout(300)
    assert worker.evaluate("() => self.opened") == ["/t/abc"]


ELSEWHERE = '{"title": "x", "url": "https://evil.example.org/t/abc"}'


@pytest.mark.parametrize(
    "message", [ELSEWHERE, *[pytest.param(text, marks=pytest.mark.soak) for text in ("", "nonsense")]]
)
def test_whatever_arrives_leads_nowhere_but_to_a_page_of_ours(
    context: BrowserContext, server: Server, message: str
) -> None:
    page = open_home(context, server)
    worker = worker_of(page)
    push(page, server, message)
    (notice,) = shown(worker, page, 1)
    assert notice["data"] == {"url": "/"}


def test_the_switch_subscribes_this_browser_and_ends_it_in_one_tap(
    context: BrowserContext, server: Server, inspect: Inspect
) -> None:
    context.add_init_script(WITH_PUSH_SERVICE)
    page = open_home(context, server)
    page.goto(f"{server.url}/settings")
    switch = page.get_by_role("switch", name=SWITCH)
    expect(switch).not_to_be_checked()
    with page.expect_response("**/api/me/push") as subscribed:
        switch.check()
    assert subscribed.value.status == 204
    assert subscribed.value.request.post_data_json == {"endpoint": ENDPOINT, **KEYS}
    page.get_by_text("even when Huetable is closed").wait_for()
    inspect(page)
    # The next time that a page is opened, the server learns again who this is, and in which language.
    with page.expect_response("**/api/me/push") as again:
        page.reload()
    assert again.value.status == 204
    expect(switch).to_be_checked()
    with page.expect_response("**/api/me/push/off") as withdrawn:
        switch.uncheck()
    assert withdrawn.value.status == 204
    page.reload()
    expect(switch).not_to_be_checked()


@pytest.mark.soak
def test_where_no_push_service_can_be_reached_an_open_page_tells(
    context: BrowserContext, server: Server
) -> None:
    page = open_home(context, server)
    page.goto(f"{server.url}/settings")
    switch = page.get_by_role("switch", name=SWITCH)
    switch.check()
    page.get_by_text("while Huetable is open in another tab").wait_for()
    expect(switch).to_be_checked()


def test_a_browser_that_blocks_notifications_is_told_what_to_do(
    context: BrowserContext, server: Server
) -> None:
    context.add_init_script("window.permission = 'denied'")
    page = context.new_page()
    page.goto(f"{server.url}/settings")
    page.get_by_text("This browser blocks notifications from Huetable.").wait_for()
    expect(page.get_by_role("switch", name=SWITCH)).to_be_disabled()


@pytest.mark.soak
def test_the_switch_is_on_the_table_too(context: BrowserContext, server: Server) -> None:
    page = open_home(context, server)
    order = {"game": "dye_pot", "name": "Ann", "bots": ["random"] * 2, "start": True}
    table = context.request.post(f"{server.url}/api/tables", data=order).json()["table"]
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("list", name="Players").wait_for()
    page.locator("[data-panel=table]").first.click()
    page.get_by_role("switch", name=SWITCH).wait_for()
