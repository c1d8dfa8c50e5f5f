"""Whole games of Go on a phone: played to the end, counted, looked back at, saved as SGF, and read by GNU Go."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE, PHONE, Server, serve
from tests.browser.play.test_play_game import begin
from tests.browser.support.pupil import follow, square
from tests.proofs.sections import KEPT, PAGE, put_section
from tests.support.chromium import find_chromium
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.engine.gtp import Program, find_program
from tutor.games.go.engine.move_choice import choose_move
from tutor.games.go.rules.position import GoPosition
from tutor.games.table import find_game
from tutor.storage.games import StoredGame, played_game

TITLE = "Whole games of Go on a phone"
GAME = "go-9x9"
PUPIL = 2
"""The level that the reader of the phone plays at."""

MOST = 200
"""Moves after which a game of this size is not a game any more."""

SEED = 9
FULL_STRENGTH = 7
"""The first level that is another program's."""

ANSWERED = """(n) => document.querySelector('[name=agree]:not([hidden])')
  || +document.querySelector('[name=number]').value > n + 1"""
"""Whether the other side has answered the move that came after so many, or the game is to be counted."""


@dataclass(frozen=True)
class Played:
    """What came of a game; ``stones`` and ``read`` are its last stones by our rules and as GNU Go read the SGF."""

    opponent: str
    scripted: bool
    moves: int
    info: str
    counted: str
    stones: set[str]
    read: set[str] | None
    score: str

    @property
    def right(self) -> bool:
        """Whether the page told a result, and GNU Go, if it is here, saw the same board at the end."""
        return bool(self.info) and self.read in (None, self.stones)


def prove(folder: Path = KEPT, page: Path = PAGE) -> int:
    """Play them; gives how many did not come to the same end everywhere."""
    program, chromium = find_program(), find_chromium()
    pictures = folder / "go-games"
    pictures.mkdir(parents=True, exist_ok=True)
    opponents = {"level 1": "1"} | ({"GNU Go": str(FULL_STRENGTH)} if program else {})
    games = []
    with TemporaryDirectory() as kept, serve(Path(kept)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, level in opponents.items():
            for scripted in (True, False):
                games.append(_play(browser, server, name, level, scripted, program, pictures))
                print(f"{name}: {games[-1].info}, {games[-1].counted}, {games[-1].score}", flush=True)
        browser.close()
    put_section(
        page,
        TITLE,
        [
            f"`make proofs ARGS=go-games`, {datetime.now(UTC).date()}: on {PHONE['width']} × {PHONE['height']}, a reader "
            f"who plays as level {PUPIL} does,",
            "on 9×9 with area counting. Each game was played by taps to two passes, agreed on, looked back at and saved.",
            "Where GNU Go is installed it plays too, and reads each saved game. It counts by what it takes for dead.",
            "",
            "| against | JavaScript | moves | the page says | Black – White | read by GNU Go | counted by it |",
            "|---|---|---|---|---|---|---|",
            *(
                f"| {one.opponent} | {'on' if one.scripted else 'off'} | {one.moves} | {one.info} | {one.counted} "
                f"| {'not here' if one.read is None else 'the same board' if one.right else 'another board'} "
                f"| {one.score} |"
                for one in games
            ),
        ],
    )
    return sum(not one.right for one in games)


def _play(
    browser: Browser,
    server: Server,
    opponent: str,
    level: str,
    scripted: bool,
    program: list[str] | None,
    pictures: Path,
) -> Played:
    context = browser.new_context(
        base_url=server.url,
        viewport=PHONE,
        has_touch=True,
        reduced_motion="reduce",
        java_script_enabled=scripted,
        accept_downloads=True,
    )
    context.set_default_timeout(2 * PATIENCE)
    page = context.new_page()
    begin(page, game=GAME, level=level)
    name = f"{opponent}-{'with' if scripted else 'without'}-javascript".replace(" ", "-").lower()
    position = _position(server, page)
    while position.to_move is not None and len(_kept(server, page).moves) < MOST:
        _move(page, position, scripted)
        position = _position(server, page)
    page.screenshot(path=pictures / f"{name}-count.png")
    page.locator("[name=agree]").tap()
    page.locator("[name=agree]").wait_for(state="hidden")
    page.screenshot(path=pictures / f"{name}-end.png")
    told = page.locator("[data-title]").inner_text()
    black, white = position.with_dead(_kept(server, page).dead).score()
    page.locator(".ending [formaction]").tap()
    save = page.locator("a[download]", has_text="SGF")
    while not scripted and not save.count():
        page.wait_for_timeout(500)
        page.reload()
    save.wait_for(state="attached", timeout=4 * PATIENCE)
    page.screenshot(path=pictures / f"{name}-review.png")
    page.locator("details:not([open]):has(a[download]) > summary").tap()
    with page.expect_download() as fetched:
        save.tap()
    sgf = pictures / f"{name}.sgf"
    fetched.value.save_as(sgf)
    moves = len(_kept(server, page).moves)
    context.close()
    return Played(
        opponent,
        scripted,
        moves,
        told,
        f"{black:g} – {white:g}",
        {f"{color.value} {point}" for color in Color for point in position.pieces(color)},
        *_read(program, sgf),
    )


def _read(program: list[str] | None, sgf: Path) -> tuple[set[str] | None, str]:
    """The stones of the last board of a file, and the count, as a program reads it."""
    if program is None:
        return None, "–"
    with Program(program, 60) as asked:
        asked.ask(f"loadsgf {sgf}")
        stones = {
            f"{color.value} {point.lower()}"
            for color in Color
            for point in asked.ask(f"list_stones {color.value}").split()
        }
        return stones, asked.ask("final_score")


def _move(page: Page, position: GoPosition, scripted: bool) -> None:
    """One move of the reader, and the answer of the other side."""
    number = int(page.locator("[name=number]").input_value())
    move = choose_move(position, PUPIL, seed=SEED + number).move
    place = page.locator("[name=pass]") if move == PASS else square(page, move)
    if scripted:
        place.tap()
        page.wait_for_function(ANSWERED, arg=number)
        return
    follow(place)
    while page.locator("[name=answer]").count():
        follow(page.locator("[name=answer]"))


def _kept(server: Server, page: Page) -> StoredGame:
    """The game of this page as the server keeps it."""
    name = re.findall(r"/play/(\w{32})", page.url)[0]
    kept = played_game(server.app.extensions["database"], name)
    assert kept is not None
    return kept


def _position(server: Server, page: Page) -> GoPosition:
    position = find_game(GAME).start()
    for move in _kept(server, page).moves:
        position = position.play(move)
    assert isinstance(position, GoPosition)
    return position
