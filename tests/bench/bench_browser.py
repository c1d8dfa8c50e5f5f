"""How long a tap takes to change the picture, beside a bare button on an empty page.

Two marks: within a frame by mouse clicks on a processor at full speed, and within two on one that is four
times slower, by mouse and by finger. A finger that Playwright moves needs a frame more in Chromium itself
before it becomes a click, on a bare button too; its rows at full speed are for comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from statistics import median

from playwright.sync_api import Page

from tests.bench.browsing import browsing
from tests.bench.marks import Mark, show_table
from tests.bench.serving import ROOT, TUTOR, data_folder, serving
from tests.bench.taps import Hand, Tap
from tutor.lessons.loader import load_courses
from tutor.lessons.model import AllLegalMoves

TAPS = 20
FRAME = 1000 / 60
NAME = "tap to first changed pixel within one frame"
SLOW_NAME = "the same within two frames on a processor four times slower"
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
    """Answer the board of the home page, right (discs turn) and wrong (lines are drawn) in turn."""
    for name in islice(cycle(("d3", "c3", "f5", "e6")), TAPS):
        page.goto(f"{address}/en/")
        yield hand.tap(page, square(name))


def turn_steps(hand: Hand, page: Page, address: str) -> Iterator[Tap]:
    """Go to and fro between the steps of a lesson."""
    page.goto(f"{address}/en/learn/othello/start/1")
    for number in islice(cycle((2, 5, 3, 1)), TAPS):
        yield hand.tap(page, f"[data-progress] li:nth-child({number}) a")


ACTS: dict[str, Callable[[Hand, Page, str], Iterator[Tap]]] = {
    "bare button": bare_button,
    "mark a square": mark_squares,
    "answer a puzzle": answer,
    "go to another step": turn_steps,
}


def square(name: str) -> str:
    """Where a square can be tapped."""
    return f"[data-board] button[value={name}]"


def step_with_several() -> str:
    """The path of the first puzzle that asks for every legal move."""
    for lesson in load_courses(ROOT / "lessons")["othello"].lessons:
        for number, step in enumerate(lesson.steps, 1):
            if isinstance(step.puzzle, AllLegalMoves):
                return f"learn/othello/{lesson.slug}/{number}"
    raise SystemExit("No lesson asks for every legal move.")


def main() -> list[Mark]:
    """Print the table; a mark holds when its slowest median is within its frames; the first misses none."""
    with browsing() as browser:
        if browser is None:
            return [Mark(NAME, "", None), Mark(SLOW_NAME, "", None)]
        found: dict[tuple[Hand, str], list[Tap]] = {}
        with data_folder() as folder, serving(TUTOR, folder) as address:
            for hand in HANDS:
                for name, act in ACTS.items():
                    page = hand.page(browser)
                    found[hand, name] = list(act(hand, page, address))
                    page.context.close()
    head = ["tap", "with", "reached", "DOM changed", "frame, median", "max", "of a frame", "missed none"]
    rows = [[name, hand.name, *figures(taps)] for (hand, name), taps in found.items()]
    show_table(f"From a tap to the frame that shows it, ms, medians of {TAPS}", head, rows)
    judged = [taps for (hand, name), taps in found.items() if hand is JUDGED and name != "bare button"]
    slowest = max(median(tap.frame for tap in taps) for taps in judged)
    missed = sum(tap.missed > 0 for taps in judged for tap in taps)
    measured = f"{slowest:.1f} ms, {missed} of {sum(map(len, judged))} late"
    slow = {
        (hand.name, name): median(tap.frame for tap in taps)
        for (hand, name), taps in found.items()
        if hand in SLOW and name != "bare button"
    }
    last = max(slow, key=slow.__getitem__)
    told = f"{slow[last]:.1f} ms ({last[1]}, {last[0]})"
    return [
        Mark(NAME, measured, slowest <= FRAME and not missed),
        Mark(SLOW_NAME, told, slow[last] <= 2 * FRAME),
    ]


def figures(taps: list[Tap]) -> list[str]:
    """A row of the table."""
    frame = median(tap.frame for tap in taps)
    return [
        f"{median(tap.reached for tap in taps):.1f}",
        f"{median(tap.changed for tap in taps):.1f}",
        f"{frame:.1f}",
        f"{max(tap.frame for tap in taps):.1f}",
        f"{frame / FRAME:.0%}",
        f"{sum(tap.missed == 0 for tap in taps)} of {len(taps)}",
    ]


if __name__ == "__main__":
    main()
