"""Sentences of the kinds of Othello; a new kind has its line here."""

from tutor.web.wording.othello.games import goals_words
from tutor.web.wording.othello.moves import (
    all_legal_moves_words,
    flips_words,
    legal_move_words,
    pass_or_play_words,
    referee_words,
)
from tutor.web.wording.othello.questions import (
    choice_words,
    count_moves_words,
    find_square_words,
    result_words,
)
from tutor.web.wording.othello.strategy import (
    best_move_words,
    choose_words,
    compare_words,
    guess_words,
    line_words,
    mark_frontier_words,
    mark_regions_words,
    mark_stable_words,
    predict_words,
    sequence_words,
    which_is_better_words,
)

OTHELLO = (
    all_legal_moves_words.WORDS,
    flips_words.WORDS,
    legal_move_words.WORDS,
    pass_or_play_words.WORDS,
    referee_words.WORDS,
    choice_words.WORDS,
    count_moves_words.WORDS,
    find_square_words.WORDS,
    result_words.WORDS,
    best_move_words.WORDS,
    choose_words.WORDS,
    mark_frontier_words.WORDS,
    mark_regions_words.WORDS,
    mark_stable_words.WORDS,
    sequence_words.WORDS,
    which_is_better_words.WORDS,
    compare_words.WORDS,
    goals_words.WORDS,
    predict_words.WORDS,
    guess_words.WORDS,
    line_words.WORDS,
)
