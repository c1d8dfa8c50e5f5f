"""The words on buttons and stars, for templates and scripts alike, so that each is written once."""

from collections.abc import Mapping

from babel.support import NullTranslations

from tutor.web.site.messages import N_

WORDS: dict[str, str] = {
    "next": N_("Next"),
    # Translators: a button that leads to the step before
    "back": N_("Back"),
    "finish": N_("Finish"),
    "check": N_("Check"),
    "hint": N_("Hint"),
    "show_solution": N_("Show the answer"),
    "try_again": N_("Try again"),
    # Translators: a button: let the other side play, because there is no move
    "pass": N_("Pass"),
    # Translators: a button: the discs of an example are placed and flipped on the board
    "play": N_("Play the move"),
    # Translators: a button: show the next move of the same example
    "next_move": N_("Next move"),
    # Translators: a button: show the same example once more
    "replay": N_("Play it again"),
    # Translators: a button that shows the rest of an explanation
    "more": N_("More"),
    "turn_black": N_("Black to move"),
    "turn_white": N_("White to move"),
    "step": N_("Step %(n)s"),
    "step_done": N_("Step %(n)s, done"),
    "stars_1": N_("1 star of 3"),
    "stars_2": N_("2 stars of 3"),
    "stars_3": N_("3 stars of 3"),
}
"""Words by key; the page puts a number in the place of ``{n}``."""

LOST: dict[str, str] = {
    # Translators: these five stand beside the stars of an answer: three can be had
    "lost_hint": N_("One star is missing: you had a hint."),
    "lost_miss": N_("Solved at the second try."),
    "lost_misses": N_("Solved at the third try."),
    "lost_shown": N_("One star earned: the answer was shown."),
    "lost_third": N_("One star earned: after three tries, the answer was shown."),
}
"""Why a star was lost, by the names that `lost.js` and `learn/player.html` use."""

PLAYING: dict[str, str] = {
    # Translators: a button: many moves of an example are played one after another, and the reader looks on
    "play_all": N_("Play all the moves"),
    # Translators: a button that holds these moves on
    "pause": N_("Pause"),
    # Translators: a button: these moves go on by themselves
    "play_on": N_("Show the rest"),
}
"""The texts of the button of a long line of moves that play by themselves."""

PRACTICE_WORDS: dict[str, str] = {
    # Translators: how many puzzles were solved at once, one after the other
    "run": N_("In a row: %(n)s"),
    "show_time": N_("Show the time"),
    "hide_time": N_("Hide the time"),
}
"""The words that only pages of practice need."""


def page_words(translations: NullTranslations, words: Mapping[str, str] = WORDS) -> dict[str, str]:
    """The words, by default those of every page, in one language."""
    return {key: translations.gettext(message).replace("%(n)s", "{n}") for key, message in words.items()}
