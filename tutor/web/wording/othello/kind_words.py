"""Sentences of the kinds of Othello; a new kind has its line here."""

from tutor.web.wording.othello.games import goals
from tutor.web.wording.othello.moves import all_legal_moves, flips, legal_move, pass_or_play, referee
from tutor.web.wording.othello.questions import choice, count_moves, find_square, result
from tutor.web.wording.othello.strategy import (
    best_move,
    choose,
    compare,
    guess,
    line,
    mark_frontier,
    mark_regions,
    mark_stable,
    predict,
    sequence,
    which_is_better,
)

OTHELLO = (
    all_legal_moves.WORDS,
    flips.WORDS,
    legal_move.WORDS,
    pass_or_play.WORDS,
    referee.WORDS,
    choice.WORDS,
    count_moves.WORDS,
    find_square.WORDS,
    result.WORDS,
    best_move.WORDS,
    choose.WORDS,
    mark_frontier.WORDS,
    mark_regions.WORDS,
    mark_stable.WORDS,
    sequence.WORDS,
    which_is_better.WORDS,
    compare.WORDS,
    goals.WORDS,
    predict.WORDS,
    guess.WORDS,
    line.WORDS,
)
