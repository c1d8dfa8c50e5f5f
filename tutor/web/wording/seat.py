"""What is said to a pupil who holds a seat in a class and looks at another page."""

from __future__ import annotations

from tutor.classroom.calling import Call
from tutor.web.messages import N_

CALLS: dict[Call, str] = {
    # Translators: said to a pupil who looks at another page: the lesson at the big board has begun
    "begun": N_("Your class has begun."),
    "asked": N_("Your teacher asks a question."),
    "yours": N_("It is your move on the big board."),
}
"""What the class calls a pupil for; it is quiet where nothing is said."""
