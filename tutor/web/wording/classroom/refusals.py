"""Sentences for names, passwords and codes that the classroom refuses."""

from tutor.classroom.access.passwords import WeakPassword
from tutor.classroom.access.teachers import NameTaken
from tutor.classroom.people.classes import TooMany
from tutor.classroom.people.names import BadName
from tutor.classroom.people.seats import ClassFull, ClassLocked
from tutor.web.site.messages import N_

NAMES: dict[str, str] = {
    "empty": N_("Type a name with letters or numbers."),
    "long": N_("This name is too long. A shorter one is enough."),
    "taken": N_("Somebody in this class is called that already. Add a letter or a number."),
    "full": N_("There is no room for more."),
}

PASSWORDS: dict[str, str] = {
    "short": N_("This password is too short. Use at least 10 characters: three words are good."),
    "long": N_("This password is too long. Use at most 200 characters."),
    "simple": N_("This password is too easy to guess. Use more different characters."),
    "name": N_("This password is too easy to guess: it is the name."),
    "common": N_("Many people have a password like this. Use three words that do not belong together."),
}

NO_CODE = N_("A code has 6, 7 or 8 digits, a card 12. Look again.")
WRONG_CODE = N_("No class has this code now. Look at it again, or ask your teacher for a new one.")
QR_CODE = N_("A QR code is faster: scan it with the camera of your phone.")
OLD_LINK = N_("This link no longer works. Ask your teacher for a new one.")
OLD_CARD = N_("This card no longer works. Ask your teacher for a new one.")
CLASS_LOCKED = N_("The door of this class is shut just now. Ask your teacher to open it.")
WRONG_PASSWORD = N_("The user name and password do not match.")
NOT_YOUR_PASSWORD = N_("This is not your present password.")
PASSWORD_CHANGED = N_("Your password has been changed. Your other devices are signed out.")
SIGNED_OUT = N_("Your other devices are signed out.")
OLD_INVITATION = N_("This invitation was used already or is too old. Ask for a new one.")
ANOTHER_TEACHER = N_("Another teacher has this name. Choose a different one.")

CHOOSE_SOME = N_("Choose the pupils first.")
CHOOSE_TWO = N_("Choose two names or more that are the same pupil.")
NOT_ONE_PUPIL = N_("These pupils also sit in other classes under two names. They cannot be made one here.")

FRIENDS: tuple[str, ...] = (
    # Translators: names of animals and fruits that a pupil may be called in class: one short word each
    N_("Elephant"),
    N_("Turtle"),
    N_("Dolphin"),
    N_("Rabbit"),
    N_("Butterfly"),
    N_("Squirrel"),
    N_("Panda"),
    N_("Giraffe"),
    N_("Zebra"),
    N_("Lion"),
    N_("Owl"),
    N_("Penguin"),
    N_("Parrot"),
    N_("Frog"),
    N_("Whale"),
    N_("Hedgehog"),
    N_("Mango"),
    N_("Banana"),
    N_("Papaya"),
    N_("Coconut"),
    N_("Lychee"),
    N_("Melon"),
    N_("Pineapple"),
    N_("Orange"),
)
"""Names for pupils who want to be given one."""


def why_not(error: ValueError) -> str:
    """The sentence (a msgid) that says why the classroom refused something."""
    if isinstance(error, BadName):
        return NAMES[error.reason]
    if isinstance(error, WeakPassword):
        return PASSWORDS[error.reason]
    if isinstance(error, NameTaken):
        return ANOTHER_TEACHER
    if isinstance(error, ClassLocked):
        return CLASS_LOCKED
    if isinstance(error, TooMany | ClassFull):
        return NAMES["full"]
    raise error
