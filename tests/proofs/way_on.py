"""Whether each answer to each step of the course leaves its buttons on the screen of a phone, in every language."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, PHONE, serve
from tests.browser.support.lesson_steps import COURSE, LANGUAGES, Place
from tests.browser.support.way_on import ends_of, open_lesson
from tests.proofs.sections import PAGE, put_section
from tests.support.chromium import find_chromium

TITLE = "The way on, on a phone"


def prove() -> int:
    """Answer every step as a phone of 360 × 740 shows it; gives how often a button was below the screen."""
    path = find_chromium()
    rows = []
    with TemporaryDirectory() as folder, serve(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for language in LANGUAGES:
            seen: list[tuple[str, str, int]] = []
            for lesson in COURSE.lessons:
                context = browser.new_context(
                    base_url=server.url, viewport=PHONE, has_touch=True, reduced_motion="reduce"
                )
                page = context.new_page()
                open_lesson(page, Place(lesson, 1).path(language))
                for number in range(1, len(lesson.steps) + 1):
                    place = Place(lesson, number)
                    seen += [(place.path(language), *one) for one in ends_of(page, place)]
                context.close()
            below = [one for one in seen if one[-1] > PHONE["height"]]
            for fault in below:
                print(*fault, flush=True)
            rows.append((language, len(seen), len(below), max(end for *_, end in seen)))
            print(*rows[-1], flush=True)
        browser.close()
    put_section(
        PAGE,
        TITLE,
        [
            f"`make proofs ARGS=way-on` answered each step of the course on {datetime.now(UTC):%Y-%m-%d}, on a",
            f"phone of {PHONE['width']} × {PHONE['height']}: at first, after a miss, after a hint and when it was solved.",
            "",
            "| language | boards looked at | with a button below the screen | lowest end of a button, px |",
            "|---|---|---|---|",
            *(f"| {' | '.join(map(str, row))} |" for row in rows),
        ],
    )
    return sum(below for _, _, below, _ in rows)
