"""The step cookie: the state of the last puzzles of a reader without JavaScript.

With it the taps, the tries and the help of a puzzle are there again in another language, after a reload, and
on coming back. With JavaScript the device stores them itself (static/js/learn/keeping.js). Nothing is earned
by this cookie: its state is shown, but never stored as an answer.
"""

import base64
import binascii
import hashlib
from collections.abc import Iterable

import msgspec
from flask import Response, after_this_request, request

from tutor.games.kinds.kind import Task
from tutor.web.http.error_pages import Refused
from tutor.web.http.request_data import read_json
from tutor.web.learn.form_answers import State, restored
from tutor.web.learn.lesson_types import PuzzleView
from tutor.web.site.learners import reader_mark

COOKIE = "steps"

MOST_STEPS = 16
"""How many puzzles the cookie holds, more than a lesson or a round has; the oldest is dropped first."""

LONGEST = 2500
"""The most characters of the cookie, which every request carries."""

LONGEST_KEY = 10


class StoredStep(msgspec.Struct, frozen=True, array_like=True):
    """The state of a puzzle, as a form would send it; ``key`` is a hash of its address without a language."""

    key: str
    taps: list[str]
    help: int
    tries: int
    told: bool
    hinted: int


class StoredSteps(msgspec.Struct, frozen=True, array_like=True):
    """The steps of one reader, the latest last; ``reader`` is the reader's mark, "" for a stranger."""

    reader: str = ""
    steps: list[StoredStep] = []


def recall_step(
    address: str, task: Task | None, puzzle: PuzzleView | None, *, before: str | None = None
) -> State:
    """The state in which the reader left a puzzle; a fresh one if it is unknown or no longer fits.

    ``before`` is an older address of the puzzle.
    """
    if task is None or puzzle is None or COOKIE not in request.cookies:
        return State()
    keys = _keys(address, before)
    step = next((one for one in reversed(_recall()) if one.key in keys), None)
    if step is None:
        return State()
    try:
        return restored(task, puzzle, step.taps, step.help, step.tries, step.hinted, told=step.told)
    except Refused:  # the puzzle has changed since
        return State()


def keep_step(address: str, state: State, *, before: str | None = None) -> None:
    """Store the state of a puzzle in the cookie; ``before`` is an older address of the puzzle."""
    keys = _keys(address, before)
    others = [one for one in _recall() if one.key not in keys]
    step = StoredStep(keys[0], list(state.taps), state.help, state.tries, state.told, state.hinted)
    _send([*others, step])


def forget_steps(addresses: Iterable[str] | None = None) -> None:
    """Remove the states of these puzzles from the cookie; without addresses, of all."""
    if COOKIE not in request.cookies:
        return
    keys = None if addresses is None else {_key(address) for address in addresses}
    _send([one for one in _recall() if keys is not None and one.key not in keys])


def _keys(address: str, before: str | None) -> list[str]:
    return [_key(one) for one in (address, before) if one is not None]


def _key(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()[:LONGEST_KEY]


def _recall() -> list[StoredStep]:
    """The steps in the cookie, if they are this reader's; a stranger who becomes a learner keeps theirs."""
    sent = request.cookies.get(COOKIE, "")
    if not sent or len(sent) > LONGEST:
        return []
    try:
        kept = read_json(base64.urlsafe_b64decode(sent), StoredSteps)
    except (binascii.Error, ValueError, Refused):
        return []
    return kept.steps if kept.reader in ("", reader_mark()) else []


def _send(steps: list[StoredStep]) -> None:
    steps, text = steps[-MOST_STEPS:], ""
    while steps and len(text := _written(steps)) > LONGEST:
        steps = steps[1:]

    @after_this_request
    def send(response: Response) -> Response:
        if steps:
            response.set_cookie(COOKIE, text, secure=request.is_secure, httponly=True, samesite="Lax")
        else:
            response.delete_cookie(COOKIE)
        return response


def _written(steps: list[StoredStep]) -> str:
    kept = StoredSteps(reader_mark() or "", steps)
    return base64.urlsafe_b64encode(msgspec.json.encode(kept)).decode()
