"""Sentences at the end of a round, and on the links that lead on from it."""

from tutor.web.site.messages import N_, NP_
from tutor.web.wording.pages.practise_words import DRILL_NAMES, EASIER, HARDER, LEVEL

__all__ = ["EASIER", "HARDER", "LEVEL"]

# Translators: at the end of a round of puzzles, as a title: 6 of 8 puzzles
SOLVED = N_("%(n)s of %(of)s solved without help")
ALL_SOLVED = N_("All %(of)s solved without help. Well done!")
HARD = N_("That was a hard round.")
BACK = NP_("%(n)s puzzle comes back tomorrow.", "%(n)s puzzles come back tomorrow.")
# Translators: day is a date with its weekday, such as "Thursday, November 26"
BACK_LATER = NP_("%(n)s puzzle comes back on %(day)s.", "%(n)s puzzles come back on %(day)s.")
UNTIL_KNOWN = N_("What you missed comes back until you know it.")
OPEN = NP_("%(n)s puzzle is still open.", "%(n)s puzzles are still open.")
TOMORROW = N_("Tomorrow there are ten new ones.")
GO_ON = N_("Go on here")
DISCS = {
    "clean": N_("Puzzle %(n)s: solved without help"),
    "met": N_("Puzzle %(n)s: it comes back"),
    "open": N_("Puzzle %(n)s: still open"),
}
NEXT_ROUND = N_("Next round")
HIGHEST = N_("This is the highest level.")
LESSON = N_("Lesson %(number)s")
NEXT_LESSON = N_("Next lesson")
EXPLAINS = N_("The lesson explains it once more.")
# Translators: a button, at the end of six boards for those who know the rules already
BEGIN_WITH = N_("Begin with lesson %(number)s")
# Translators: said at the end of six boards when nearly all were solved; two short sentences
KNOWS_RULES = N_("You know the rules. You can come back to the first lessons whenever you like.")
# Translators: under the name of a lesson, at the end of six boards of which some were missed
EXPLAINS_MISSED = N_("It explains the first board that you missed.")
ALL_LESSONS = N_("All lessons")
PLAY = N_("Play a game")
PLAY_TOLD = N_("Against the computer, or with a friend.")
MIX = DRILL_NAMES["mixed"]
MIX_TOLD = N_("Puzzles of all that you have learned.")
ALL_PRACTICE = N_("All practice")
ALL_PRACTICE_TOLD = N_("Choose what to practise")
YOUR_WORK = N_("Your work")
