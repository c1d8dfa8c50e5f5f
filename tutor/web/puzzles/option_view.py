"""Makes the data of an option: words, or a picture of a board."""

import re

from tutor.games.kinds.options import Option
from tutor.web.board.board_overlays import overlay_view
from tutor.web.board.board_view import board_view
from tutor.web.board.drawing import discs_in_words, picture
from tutor.web.learn.lesson_types import OptionView
from tutor.web.wording import Wording

BEFORE_NUMBER = re.compile(r" (?=\d)")
"""A space before a number, at which the words of an option may not break."""


def option_view(wording: Wording, option: Option, labels: dict[str, str], overlay: str | None) -> OptionView:
    """An option: words, or a picture of a board with a list of its pieces.

    ``overlay`` names the overlay of the picture, which shows once a board is chosen.
    """
    if option.position is None:
        return {
            "key": option.key,
            "html": BEFORE_NUMBER.sub("\N{NO-BREAK SPACE}", wording.html(wording.option(option))),
        }
    board = board_view(option.position, labels, turn=False)
    if overlay:
        board["overlay"] = overlay_view(wording, option.position, overlay)["overlay"]
    return {
        "key": option.key,
        "html": picture(board),
        "label": discs_in_words(board),
        "cells": board["cells"],
    }
