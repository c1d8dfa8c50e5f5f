"""Sentences to a pupil of a class while they look at another page, and when the lesson is over."""

from tutor.classroom.demo.pupil_calls import Call
from tutor.web.site.messages import N_, Sentence

CALLS: dict[Call, str] = {
    # Translators: said to a pupil who looks at another page: the lesson at the big board has begun
    "begun": N_("Your class has begun."),
    "asked": N_("Your teacher asks a question."),
    "yours": N_("It is your move on the big board."),
}
"""What the class calls a pupil for; kinds of calls without a sentence are silent."""

# Translators: said to a pupil after the lesson: so many of the puzzles that were asked
RESULT: Sentence = N_("Your right answers: %(n)s of %(of)s")
ALL_RIGHT = N_("Well done: you found every answer.")
# Translators: the same, below it: so many were asked, and no answer of this pupil came before the right one was shown
UNANSWERED: Sentence = N_("Not answered in time: %(n)s")
# Translators: the main button when a lesson of the class is over: the pupil goes through the same lesson alone
LESSON = N_("Now do it yourself: %(title)s")
NONE_RIGHT = N_("Every try teaches you something.")
