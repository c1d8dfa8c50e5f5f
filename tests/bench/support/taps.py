"""Times single taps inside a page, by a probe that listens before the page's own code does.

A frame asked for at the click is the first that can show anything. The probe notes when the click reached the
page, when the DOM changed, and when the first frame after that began; all from the click's own time. A wait
for the screen's next frame, up to 16.7 ms at 60 Hz, is in every frame's figure. It notes the same of the
press before the click, where something lights up under a finger. A finger rests on the screen as long as a
mouse button is held down.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from playwright.sync_api import Browser, Locator, Page

from tests.bench.support.browsing import PHONE

CHANCE = Random(64)
SHORTEST, LONGEST = 40, 90
"""Milliseconds that a button is held down, by chance, so that clicks do not keep step with frames."""

PROBE = """
window.taps = [];
window.presses = [];
new MutationObserver(() => {
  for (const tap of [window.taps.at(-1), window.presses.at(-1)]) {
    if (tap && tap.changed === undefined) tap.changed = performance.now() - tap.at;
  }
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
const watch = (kind, list) => addEventListener(kind, ({ timeStamp: at }) => {
  const tap = { at, reached: performance.now() - at };
  const wait = (missed) => requestAnimationFrame(() => {
    if (tap.changed === undefined) wait(missed + 1);
    else Object.assign(tap, { missed, frame: performance.now() - at });
  });
  list.push(tap);
  wait(0);
}, { capture: true });
watch('click', window.taps);
watch('pointerdown', window.presses);
"""


@dataclass(frozen=True)
class Tap:
    """One tap: milliseconds after the click, and the frames that came before the DOM had changed.

    ``lit`` is what the press took to light something up: milliseconds until that frame.
    """

    reached: float
    changed: float
    frame: float
    missed: int
    lit: float


@dataclass(frozen=True)
class Hand:
    """A way to tap: with a finger or a mouse, on a processor slowed so many times."""

    name: str
    touch: bool
    slowed: int

    def page(self, browser: Browser) -> Page:
        """A phone's page with the probe in it."""
        context = browser.new_context(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
        page = context.new_page()
        page.add_init_script(PROBE)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": self.slowed})
        return page

    def tap(self, page: Page, selector: str) -> Tap:
        """Tap something and wait for the picture to change."""
        number = page.evaluate("window.taps.length")
        place = page.locator(selector)
        held = CHANCE.uniform(SHORTEST, LONGEST)
        if self.touch:
            rest(page, place, held)
        else:
            place.click(delay=held)
        page.wait_for_function("(n) => window.taps[n]?.frame !== undefined", arg=number)
        told = page.evaluate("(n) => ({ ...window.taps[n], lit: window.presses.at(-1).frame })", number)
        return Tap(told["reached"], told["changed"], told["frame"], told["missed"], told["lit"])


def rest(page: Page, place: Locator, held: float) -> None:
    """Put a finger down on something, and lift it after so many milliseconds."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    hand = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(held)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()
