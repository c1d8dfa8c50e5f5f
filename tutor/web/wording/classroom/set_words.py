"""Sentences about sets of puzzles."""

from tutor.web.site.messages import N_

NO_FILE = N_("Choose a file first.")
NO_TITLE = N_("Give the set a name with letters or numbers, at most 60 characters.")
FULL_SET = N_("A set has at most 40 puzzles, and a teacher at most 200 sets.")
SET_CHANGED = N_("The set was changed meanwhile, and nothing was saved. Try again.")
NOT_SHARED = N_("This link no longer works. Ask the other teacher for a new one.")
