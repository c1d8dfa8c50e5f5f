"""What is said when a name, a password or a code in the classroom is not taken."""

from __future__ import annotations

from tutor.classroom.classes import TooMany
from tutor.classroom.names import BadName
from tutor.classroom.passwords import WeakPassword
from tutor.classroom.teachers import NameTaken
from tutor.web.messages import N_

NAMES: dict[str, str] = {
    "empty": N_("Type a name with letters or numbers."),
    "long": N_("This name is too long. A shorter one is enough."),
    "taken": N_("Somebody in this class is called that already. Add a letter or a number."),
}

PASSWORDS: dict[str, str] = {
    "short": N_("This password is too short. Use at least 10 characters: three words are good."),
    "long": N_("This password is too long. Use at most 200 characters."),
    "simple": N_("This password is too easy to guess. Use more different characters."),
    "name": N_("This password is too easy to guess: it is the name."),
}

FULL = N_("There is no room for more.")
ANOTHER_TEACHER = N_("Another teacher has this name. Choose a different one.")


def why_not(error: ValueError) -> str:
    """The sentence (a msgid) for what the classroom refused."""
    if isinstance(error, BadName):
        return NAMES[error.reason]
    if isinstance(error, WeakPassword):
        return PASSWORDS[error.reason]
    if isinstance(error, NameTaken):
        return ANOTHER_TEACHER
    if isinstance(error, TooMany):
        return FULL
    raise error
