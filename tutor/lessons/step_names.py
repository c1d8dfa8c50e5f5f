"""The rules for the name of a step, which is in its address and under which stars and answers are stored."""

import re
from collections.abc import Collection, Iterator

from tutor.games.kinds.kind import Fault

NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
LONGEST = 32
FINISHED = "finished"
"""The end of a lesson has this in its address in place of the name of a step."""

MISNAMED = f"should be small letters, digits and hyphens, {LONGEST} at most, like take-a-corner"


def is_step_name(text: object) -> bool:
    """Whether a step may have this name."""
    return (
        isinstance(text, str)
        and NAME.fullmatch(text) is not None
        and len(text) <= LONGEST
        and text != FINISHED
    )


def check_name(name: object, before: Collection[str]) -> Iterator[Fault]:
    """What is wrong with the name of a step; `before` are the names of the steps before it in the lesson."""
    if not name:
        yield "name", "is missing: a step has a name, like take-a-corner"
    elif name == FINISHED:
        yield "name", f"{name!r} is the address of the end of the lesson"
    elif not is_step_name(name):
        yield "name", MISNAMED
    elif name in before:
        yield "name", f"another step of this lesson is called {name!r} too"
