"""Sentences of the kinds of Go; a new kind has its line here."""

from tutor.web.wording.go.ending import mark_dead, winner
from tutor.web.wording.go.games import place_stone, play_out
from tutor.web.wording.go.land import over_or_not, score, territory
from tutor.web.wording.go.life import (
    alive_or_dead,
    capture_in,
    eye,
    kill,
    ko_point,
    ladder_works,
    live,
    seki_or_not,
    which_atari,
)
from tutor.web.wording.go.ruling import must_capture, must_say_atari, stone_may_move, stones_referee
from tutor.web.wording.go.stones import (
    ataris,
    capturing,
    count_liberties,
    joined,
    legal_or_not,
    liberties,
    points,
    save,
    turns,
)

GO = (
    *points.WORDS,
    *turns.WORDS,
    place_stone.WORDS,
    stone_may_move.WORDS,
    liberties.WORDS,
    count_liberties.WORDS,
    *capturing.WORDS,
    stones_referee.WORDS,
    must_capture.WORDS,
    *joined.WORDS,
    *ataris.WORDS,
    must_say_atari.WORDS,
    save.WORDS,
    legal_or_not.WORDS,
    ko_point.WORDS,
    eye.WORDS,
    alive_or_dead.WORDS,
    live.WORDS,
    kill.WORDS,
    ladder_works.WORDS,
    which_atari.WORDS,
    capture_in.WORDS,
    play_out.WORDS,
    seki_or_not.WORDS,
    *territory.WORDS,
    score.WORDS,
    *over_or_not.WORDS,
    mark_dead.WORDS,
    winner.WORDS,
)
