"""How many bytes a first visit to the first lesson downloads: a phone with an empty cache, in each language.

Bodies are counted as they were sent, compressed, which is what the marks are about; the heads of the answers,
which HTTP/1.1 cannot compress, stand in a column of their own. What a page asks for once it has loaded (the
steps to come, what answers and endings need) is not waited for: it stands in the column "later", and in no
mark but that of fonts.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser

from tests.bench.support.browsing import PHONE, browsing
from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import TUTOR, data_folder, serving
from tests.bench.support.steps import FIRST
from tutor.web.site.languages import LANGUAGES

PAGE_LIMIT, FONT_LIMIT = 24_000, 14_000
FONT = "Font"
PAGE = ("Document", "Script", "Stylesheet")
"""What the page is made of. The steps to come, which are data, are no part of it."""
NAMES = (f"page ≤ {PAGE_LIMIT:,} bytes in every language", f"font ≤ {FONT_LIMIT:,} bytes in every language")


@dataclass
class Visit:
    """What one visit downloaded: bytes of bodies by kind and by file, and of the heads.

    ``kinds`` and ``files`` are what the page waits for, ``later`` is asked for after it has loaded; ``page``
    is what of it the page is made of. A font counts whenever it comes.
    """

    kinds: Counter[str] = field(default_factory=Counter)
    files: Counter[str] = field(default_factory=Counter)
    later: int = 0
    heads: int = 0

    @property
    def page(self) -> int:
        return sum(self.kinds[kind] for kind in PAGE)


def visit(browser: Browser, url: str) -> Visit:
    """Load a page in a browser that has never seen it, and count."""
    context = browser.new_context(viewport=PHONE, device_scale_factor=2, has_touch=True)
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Page.enable")
    heard: dict[str, dict[str, Any]] = {}
    late: set[str] = set()
    loaded = False
    seen = Visit()

    def load_event(event: dict[str, Any]) -> None:
        nonlocal loaded
        loaded = True

    def asked(event: dict[str, Any]) -> None:
        if loaded:
            late.add(event["requestId"])

    def answered(event: dict[str, Any]) -> None:
        heard[event["requestId"]] = event

    def finished(event: dict[str, Any]) -> None:
        told = heard[event["requestId"]]
        headers = {name.lower(): value for name, value in told["response"]["headers"].items()}
        body = int(headers["content-length"])
        if event["requestId"] in late and told["type"] != FONT:
            seen.later += body
        else:
            seen.kinds[told["type"]] += body
            seen.files[told["response"]["url"].rsplit("/", 1)[-1]] += body
        seen.heads += int(event["encodedDataLength"]) - body

    network.on("Page.loadEventFired", load_event)
    network.on("Network.requestWillBeSent", asked)
    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", finished)
    page.goto(url, wait_until="networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    context.close()
    return seen


def main() -> list[Mark]:
    """Print a table of kinds by language and one of files for the heaviest language."""
    with browsing() as browser:
        if browser is None:
            return [Mark(name, "", None) for name in NAMES]
        with data_folder() as folder, serving(TUTOR, folder) as address:
            visits = {tag: visit(browser, f"{address}/{tag}/{FIRST}") for tag in LANGUAGES}
    kinds = sorted({kind for seen in visits.values() for kind in seen.kinds} - {FONT})
    rows = [
        [tag, *(str(seen.kinds[kind]) for kind in kinds), str(seen.page), f"{seen.page / PAGE_LIMIT:.0%}"]
        + [str(seen.kinds[FONT]), f"{seen.kinds[FONT] / FONT_LIMIT:.0%}", str(seen.later), str(seen.heads)]
        for tag, seen in visits.items()
    ]
    head = ["language", *map(str.lower, kinds), "page", "of mark", "font", "of mark", "later", "heads"]
    show_table(f"Bytes of a first visit to {FIRST}", head, rows)
    tag, heaviest = max(visits.items(), key=lambda found: found[1].page)
    files = [[name, str(size)] for name, size in heaviest.files.most_common()]
    show_table(f"Its files in {tag}", ["file", "bytes"], files)
    fonts = max(seen.kinds[FONT] for seen in visits.values())
    return [
        Mark(NAMES[0], f"{heaviest.page:,} ({tag})", heaviest.page <= PAGE_LIMIT),
        Mark(NAMES[1], f"{fonts:,}", fonts <= FONT_LIMIT),
    ]


if __name__ == "__main__":
    main()
