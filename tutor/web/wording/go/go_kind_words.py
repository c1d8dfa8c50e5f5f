"""Sentences of the kinds of Go; a new kind has its line here."""

from tutor.web.wording.go.ending import mark_dead_words, winner_words
from tutor.web.wording.go.games import corner_stone_words, place_stone_words, play_out_words
from tutor.web.wording.go.land import over_or_not_words, score_words, territory_words
from tutor.web.wording.go.life import (
    alive_or_dead_words,
    capture_in_words,
    eye_words,
    kill_words,
    ko_point_words,
    ladder_works_words,
    live_words,
    seki_or_not_words,
    which_atari_words,
)
from tutor.web.wording.go.ruling import (
    must_capture_words,
    must_say_atari_words,
    stone_may_move_words,
    stones_referee_words,
)
from tutor.web.wording.go.stones import (
    ataris_words,
    capturing_words,
    count_liberties_words,
    joined_words,
    legal_or_not_words,
    liberties_words,
    points_words,
    save_words,
    turns_words,
)

GO = (
    *points_words.WORDS,
    *turns_words.WORDS,
    corner_stone_words.WORDS,
    place_stone_words.WORDS,
    stone_may_move_words.WORDS,
    liberties_words.WORDS,
    count_liberties_words.WORDS,
    *capturing_words.WORDS,
    stones_referee_words.WORDS,
    must_capture_words.WORDS,
    *joined_words.WORDS,
    *ataris_words.WORDS,
    must_say_atari_words.WORDS,
    save_words.WORDS,
    legal_or_not_words.WORDS,
    ko_point_words.WORDS,
    eye_words.WORDS,
    alive_or_dead_words.WORDS,
    live_words.WORDS,
    kill_words.WORDS,
    ladder_works_words.WORDS,
    which_atari_words.WORDS,
    capture_in_words.WORDS,
    play_out_words.WORDS,
    seki_or_not_words.WORDS,
    *territory_words.WORDS,
    score_words.WORDS,
    *over_or_not_words.WORDS,
    mark_dead_words.WORDS,
    winner_words.WORDS,
)
