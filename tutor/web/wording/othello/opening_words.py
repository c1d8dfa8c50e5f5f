"""Sentences about openings that have a name."""

from tutor.web.site.messages import N_, Sentence

NAMES: dict[str, Sentence] = {
    # Translators: the name of an opening of Othello
    "perpendicular": N_("Perpendicular"),
    # Translators: the name of an opening of Othello
    "diagonal": N_("Diagonal"),
    # Translators: the name of an opening of Othello
    "parallel": N_("Parallel"),
    # Translators: the name of an opening of Othello
    "tiger": N_("Tiger"),
    # Translators: the name of an opening of Othello
    "cat": N_("Cat"),
    # Translators: the name of an opening of Othello
    "rose": N_("Rose"),
    # Translators: the name of an opening of Othello
    "inoue": N_("Inoue"),
    # Translators: the name of an opening of Othello
    "stephenson": N_("Stephenson"),
    # Translators: the name of an opening of Othello
    "horse": N_("Horse"),
    # Translators: the name of an opening of Othello
    "cow": N_("Cow"),
    # Translators: the name of an opening of Othello
    "buffalo": N_("Buffalo"),
    # Translators: the name of an opening of Othello
    "heath": N_("Heath"),
    # Translators: the name of an opening of Othello
    "snake": N_("Snake"),
}
"""The names, as options."""

IS_NAMED: dict[str, Sentence] = {
    "is-perpendicular": N_("Correct: this is the perpendicular opening."),
    "is-diagonal": N_("Correct: this is the diagonal opening."),
    "is-parallel": N_("Correct: this is the parallel opening."),
    "is-tiger": N_("Correct: this opening is called Tiger."),
    "is-cat": N_("Correct: this opening is called Cat."),
    "is-rose": N_("Correct: this opening is called Rose."),
    "is-inoue": N_("Correct: this opening is called Inoue."),
    "is-stephenson": N_("Correct: this opening is called Stephenson."),
    "is-horse": N_("Correct: this opening is called Horse."),
    "is-cow": N_("Correct: this opening is called Cow."),
    "is-buffalo": N_("Correct: this opening is called Buffalo."),
    "is-heath": N_("Correct: this opening is called Heath."),
    "is-snake": N_("Correct: this opening is called Snake."),
}
"""Said after the right name, and when an opening has been played to its end."""

LEADS_TO: dict[str, Sentence] = {
    "leads-to-tiger": N_("%(square)s leads to the opening Tiger."),
    "leads-to-cat": N_("%(square)s leads to the opening Cat."),
    "leads-to-rose": N_("%(square)s leads to the opening Rose."),
    "leads-to-inoue": N_("%(square)s leads to the opening Inoue."),
    "leads-to-stephenson": N_("%(square)s leads to the opening Stephenson."),
    "leads-to-horse": N_("%(square)s leads to the opening Horse."),
    "leads-to-cow": N_("%(square)s leads to the opening Cow."),
    "leads-to-buffalo": N_("%(square)s leads to the opening Buffalo."),
    "leads-to-heath": N_("%(square)s leads to the opening Heath."),
    "leads-to-snake": N_("%(square)s leads to the opening Snake."),
}

PLAY: dict[str, Sentence] = {
    "line-tiger": N_("Play the opening Tiger: %(squares)s."),
    "line-cat": N_("Play the opening Cat: %(squares)s."),
    "line-rose": N_("Play the opening Rose: %(squares)s."),
    "line-inoue": N_("Play the opening Inoue: %(squares)s."),
    "line-stephenson": N_("Play the opening Stephenson: %(squares)s."),
    "line-horse": N_("Play the opening Horse: %(squares)s."),
    "line-cow": N_("Play the opening Cow: %(squares)s."),
    "line-buffalo": N_("Play the opening Buffalo: %(squares)s."),
    "line-heath": N_("Play the opening Heath: %(squares)s."),
    "line-snake": N_("Play the opening Snake: %(squares)s."),
}
