"""The board that a game is begun on: a given one, or the start on the terms that were chosen."""

import unicodedata
from collections.abc import Mapping

from tutor.games.errors import RulesError
from tutor.games.table import find_game
from tutor.web.board.board_link import position_code, read_position
from tutor.web.http.error_pages import UNREADABLE, Refused
from tutor.web.http.numbers import small_number
from tutor.web.wording.family_words import words_of

MOST_HANDICAP = 99
LONGEST_KOMI = 12


class WrongTerms(Refused):
    """This game cannot be begun on these terms; the reader can choose others."""

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(400, sentence, **values)


def start_of(name: str, form: Mapping[str, str]) -> str | None:
    """The code of the board that the game begins on, None for the usual one.

    A board in ``start`` comes with its own terms. Raises ``WrongTerms`` for terms that the game does not
    take, ``Refused`` for a board on which none can be played.
    """
    game = find_game(name)
    if code := form.get("start", ""):
        found = read_position(name, code)
        if found is None or found.to_move is None:
            raise Refused(400, UNREADABLE)
    else:
        handicap = small_number(form.get("handicap", "") or "0", MOST_HANDICAP)
        if handicap is None:
            raise Refused(400, UNREADABLE)
        try:
            found = game.start_on_terms(handicap, _plain(form.get("komi", "")))
        except RulesError as error:
            sentence = words_of(game).terms_wrong.get(error.reason, UNREADABLE)
            raise WrongTerms(sentence, most=max(game.handicaps, default=0)) from error
    return position_code(found) if found != game.start() else None


def _plain(number: str) -> str:
    """A number as typed in any script, with ASCII digits and a point.

    >>> _plain(" ６,５ "), _plain("๖.๕")
    ('6.5', '6.5')
    """
    found = unicodedata.normalize("NFKC", number[:LONGEST_KOMI]).strip().replace(",", ".")
    return "".join(str(unicodedata.digit(one)) if one.isdigit() else one for one in found)
