"""Takes the pictures of the documents: every screen, light and dark, phone and desk, from laid-out games.

    .venv/bin/python tools/screenshots.py            # all of them, into docs/images/
    .venv/bin/python tools/screenshots.py uno        # those whose name has this word in it

A server is started for it, and the Chromium of the browser tests shows the pages. Positions are laid out by the rules
from one seed, so that the same screens give the same pictures; only the game whose end is shown is played by bots.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/browser/kit"))

import house
from playwright.sync_api import Browser, Page
from stage import Stage
from uno_positions import a_hand_of_25, challenge, my_turn, round_over

from huetable.core.rng import Rng
from huetable.games import find
from huetable.games.uno_coloradd import GAME

IMAGES = house.ROOT / "docs/images"
PHONE, DESK, TV = (390, 844), (1280, 800), (1920, 1080)
NAMED = "localStorage['huetable.me'] ??= JSON.stringify({ name: 'Ada', colour: 'red' })"

Shot = Callable[[Page, str], None]


def open_table(page: Page, base: str, **wishes: object) -> dict[str, str]:
    order = {"game": "uno_coloradd", "name": "Ada", "clocks": "off", **wishes}
    opened: dict[str, str] = page.context.request.post(f"{base}/api/tables", data=order).json()
    return opened


def home(page: Page, base: str) -> None:
    page.goto(base)
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")


def waiting_room(page: Page, base: str) -> None:
    page.goto(f"{base}/t/{open_table(page, base, bots=['easy', 'normal'])['table']}")
    page.get_by_role("heading", name="At the table").wait_for()


def uno(lay: Callable[[], object], *, seat: int | None = 0) -> Shot:
    """A position of UNO as the seat, or everybody, sees it."""

    def shoot(page: Page, base: str) -> None:
        opened = open_table(page, base, bots=["random"], start=True)
        stage = Stage(page, GAME, lay(), seat)
        stage.open(f"{base}/tv/{opened['code']}" if seat is None else f"{base}/t/{opened['table']}")

    return shoot


def beginning(name: str) -> Shot:
    """A game as it begins."""
    game = find(name)
    seats = min(game.meta.seats[1], 4)

    def shoot(page: Page, base: str) -> None:
        bots = ["random"] * (game.meta.seats[0] - 1)
        opened = open_table(page, base, game=game.meta.id, bots=bots, start=True)
        state = game.setup(game.options_type(), seats, Rng.from_number(7))
        Stage(page, game, state).open(f"{base}/t/{opened['table']}")

    return shoot


def result(page: Page, base: str) -> None:
    """Ada gives up, and the bots play to the end at once."""
    opened = open_table(
        page, base, game="dye_pot", bots=["normal"] * 3, start=True, pace="instant", options={"goal": 4}
    )
    page.goto(f"{base}/t/{opened['table']}")
    page.get_by_role("navigation").get_by_role("button", name="Table").click()
    for _ in range(2):
        page.get_by_role("button", name="Give up this game").last.click()
    page.get_by_role("link", name="Replay").wait_for(state="attached")
    page.reload()
    page.get_by_role("button", name="Verify the shuffle").wait_for()


def replay(page: Page, base: str) -> None:
    result(page, base)
    page.get_by_role("link", name="Replay").click()
    for _ in range(4):
        page.get_by_role("button", name="One step on").click()


def rules(page: Page, base: str) -> None:
    page.goto(f"{base}/rules/uno_coloradd")
    page.get_by_role("heading", name="Rules of UNO ColorADD").wait_for()


def settings(page: Page, base: str) -> None:
    page.goto(f"{base}/settings")
    page.get_by_role("heading", name="Settings").wait_for()


def coach(page: Page, base: str) -> None:
    page.add_init_script("localStorage.removeItem('huetable.coach')")
    uno(my_turn)(page, base)
    page.get_by_role("button", name="Got it").wait_for()


SHOTS: dict[str, tuple[tuple[int, int], Shot]] = {
    "home": (DESK, home),
    "home-phone": (PHONE, home),
    "waiting-room": (DESK, waiting_room),
    "uno": (DESK, uno(my_turn)),
    "uno-phone": (PHONE, uno(my_turn)),
    "uno-hand-of-25": (PHONE, uno(a_hand_of_25)),
    "uno-challenge": (PHONE, uno(challenge)),
    "uno-round": (DESK, uno(round_over)),
    "uno-tv": (TV, uno(my_turn, seat=None)),
    "dye-pot": (PHONE, beginning("dye_pot")),
    "guardians": (DESK, beginning("guardians_of_hue")),
    "hues": (DESK, beginning("hues_and_cues")),
    "coach": (PHONE, coach),
    "result": (DESK, result),
    "replay": (PHONE, replay),
    "rules": (PHONE, rules),
    "settings": (PHONE, settings),
}


def take(browser: Browser, base: str, name: str) -> None:
    (width, height), shoot = SHOTS[name]
    for scheme in ("light", "dark"):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script(f"{house.NO_COACH}; {NAMED}")
        page = context.new_page()
        shoot(page, base)
        page.wait_for_timeout(400)
        page.screenshot(path=IMAGES / f"{name}-{scheme}.jpg", type="jpeg", quality=72)
        context.close()


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    IMAGES.mkdir(exist_ok=True)
    with house.server() as base, house.browser() as browser:
        for name in SHOTS:
            if wanted in name:
                take(browser, base, name)


if __name__ == "__main__":
    main()
