"""How long a tap takes to change the picture, beside a bare button on an empty page.

Three marks. On a processor at full speed a click changes the picture within a frame. On one that is four
times slower, by mouse and by finger, a square lights up within two frames of the press, and within two
frames of the lift the answer stands there. A lifted finger needs most of a frame in Chromium itself before
it becomes a click, on a bare button too. Other work on the machine makes every figure worse: its load stands
beside them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from os import cpu_count, getloadavg
from statistics import median

from playwright.sync_api import Page

from tests.bench.support.browsing import browsing
from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import ROOT, TUTOR, data_folder, serving
from tests.bench.support.taps import Hand, Tap
from tutor.games.othello.puzzles import AllLegalMoves
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses

TAPS = 20
FRAME = 1000 / 60
NAME = "tap to first changed pixel within one frame"
LIT_NAME = "press to lit square within two frames on a processor four times slower"
SLOW_NAME = "tap to first changed pixel within two frames on a processor four times slower"
JUDGED = Hand("mouse", touch=False, slowed=1)
SLOW = (Hand("mouse, 1/4 speed", touch=False, slowed=4), Hand("finger, 1/4 speed", touch=True, slowed=4))
HANDS = (JUDGED, Hand("finger", touch=True, slowed=1), *SLOW)
BARE = "data:text/html,<button onclick='this.textContent=+this.textContent+1'>1</button>"


def bare_button(hand: Hand, page: Page, _address: str) -> Iterator[Tap]:
    """A button that counts, with nothing around it: what the browser itself needs."""
    page.goto(BARE)
    for _ in range(TAPS):
        yield hand.tap(page, "button")


def mark_squares(hand: Hand, page: Page, address: str) -> Iterator[Tap]:
    """Take squares into the answer of a puzzle that asks for several, and out again."""
    page.goto(f"{address}/en/{step_with_several()}")
    for name in islice(cycle(("a1", "c4", "e6", "h8", "b2")), TAPS):
        yield hand.tap(page, square(name))


def answer(hand: Hand, page: Page, address: str) -> Iterator[Tap]:
    """Answer the board of the home page, right (discs turn) and wrong (lines are drawn) in turn.

    A device remembers what it has solved; this one forgets.
    """
    page.add_init_script("localStorage.clear(); sessionStorage.clear();")
    for name in islice(cycle(("d3", "c3", "f5", "e6")), TAPS):
        page.context.clear_cookies()
        page.goto(f"{address}/en/")
        yield hand.tap(page, square(name))


def play_moves(hand: Hand, page: Page, address: str) -> Iterator[Tap]:
    """Play a game of two people on one device; the discs of each move turn."""
    page.goto(f"{address}/en/play/")
    page.locator('label:has([name=opponent][value="person"])').click()
    page.locator("form .main").click()
    page.wait_for_url(re.compile(r"/play/\w{32}$"))
    position = find_game("othello").start()
    for number in range(TAPS):
        page.wait_for_function("(n) => +document.querySelector('[name=number]').value === n", arg=number)
        page.wait_for_function("() => !document.getAnimations().length")
        legal = position.legal_moves()
        move = legal[len(legal) // 2]  # nobody has to pass before the last move
        yield hand.tap(page, square(move))
        position = position.play(move)


def turn_steps(hand: Hand, page: Page, address: str) -> Iterator[Tap]:
    """Go to and fro between the steps of a lesson, each picture having moved, as for who reads the step."""
    page.goto(f"{address}/en/learn/othello/start/first-move")
    for number in islice(cycle((2, 5, 3, 1)), TAPS):
        page.wait_for_function("() => !document.getAnimations().length")
        yield hand.tap(page, f"[data-progress] li:nth-child({number}) a")


ACTS: dict[str, Callable[[Hand, Page, str], Iterator[Tap]]] = {
    "bare button": bare_button,
    "mark a square": mark_squares,
    "answer a puzzle": answer,
    "play a move": play_moves,
    "go to another step": turn_steps,
}

ON_BOARD = ("mark a square", "answer a puzzle", "play a move")
"""What is done by tapping a square."""


def square(name: str) -> str:
    """Where a square can be tapped."""
    return f"[data-board] button[value={name}]"


def step_with_several() -> str:
    """The path of the first puzzle that asks for every legal move."""
    for lesson in load_courses(ROOT / "lessons")["othello"].lessons:
        for name, step in zip(lesson.names, lesson.steps, strict=True):
            if isinstance(step.puzzle, AllLegalMoves):
                return f"learn/othello/{lesson.slug}/{name}"
    raise SystemExit("No lesson asks for every legal move.")


def main() -> list[Mark]:
    """Print the table; a mark holds when its slowest median is within its frames; the first misses none."""
    with browsing() as browser:
        if browser is None:
            return [Mark(name, "", None) for name in (NAME, LIT_NAME, SLOW_NAME)]
        found: dict[tuple[Hand, str], list[Tap]] = {}
        with data_folder() as folder, serving(TUTOR, folder) as address:
            for hand in HANDS:
                for name, act in ACTS.items():
                    page = hand.page(browser)
                    found[hand, name] = list(act(hand, page, address))
                    page.context.close()
    head = ["tap", "with", "lit", "reached", "DOM changed", "median", "max", "of a frame", "missed none"]
    rows = [[name, hand.name, *figures(name, taps)] for (hand, name), taps in found.items()]
    load = f"load {getloadavg()[0]:.1f} on {cpu_count()} processors"
    show_table(f"From a tap to the frame that shows it, ms, medians of {TAPS}; {load}", head, rows)
    judged = [taps for (hand, name), taps in found.items() if hand is JUDGED and name != "bare button"]
    slowest = max(median(tap.frame for tap in taps) for taps in judged)
    missed = sum(tap.missed > 0 for taps in judged for tap in taps)
    measured = f"{slowest:.1f} ms, {missed} of {sum(map(len, judged))} late"
    slow = {key: taps for key, taps in found.items() if key[0] in SLOW and key[1] != "bare button"}
    lit = {key: median(tap.lit for tap in taps) for key, taps in slow.items() if key[1] in ON_BOARD}
    shown = {key: median(tap.frame for tap in taps) for key, taps in slow.items()}
    return [
        Mark(NAME, measured, slowest <= FRAME and not missed),
        judged_by_slowest(LIT_NAME, lit),
        judged_by_slowest(SLOW_NAME, shown),
    ]


def judged_by_slowest(name: str, medians: dict[tuple[Hand, str], float]) -> Mark:
    """A mark of two frames, and which act was the slowest."""
    last = max(medians, key=medians.__getitem__)
    hand, act = last
    return Mark(name, f"{medians[last]:.1f} ms ({act}, {hand.name})", medians[last] <= 2 * FRAME)


def figures(name: str, taps: list[Tap]) -> list[str]:
    """A row of the table; only squares light up when they are pressed."""
    frame = median(tap.frame for tap in taps)
    return [
        f"{median(tap.lit for tap in taps):.1f}" if name in ON_BOARD else "",
        f"{median(tap.reached for tap in taps):.1f}",
        f"{median(tap.changed for tap in taps):.1f}",
        f"{frame:.1f}",
        f"{max(tap.frame for tap in taps):.1f}",
        f"{frame / FRAME:.0%}",
        f"{sum(tap.missed == 0 for tap in taps)} of {len(taps)}",
    ]


if __name__ == "__main__":
    main()
