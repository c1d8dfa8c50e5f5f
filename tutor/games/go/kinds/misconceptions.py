"""What beginners misunderstand about Go, in the order in which teachers are told."""

MISCONCEPTIONS = (
    "plays-on-stones",  # a taken point may be played on
    "squares-not-points",  # stones stand in the squares between the lines
    "counts-i-column",  # the columns are lettered with an i
    "rows-from-top",  # rows are counted as in Othello
    "number-before-letter",  # the number comes before the letter
    "stones-move",  # stones move as in chess
    "white-begins",  # White plays first
    "same-side-again",  # the side that has just played plays again
    "nothing-comes-off",  # stones without liberties stay on the board
    "diagonal-liberties",  # empty points diagonally beside a stone are liberties
    "diagonal-connected",  # stones that touch diagonally are one chain
    "edge-counts-as-liberty",  # the edge counts as a liberty that must be closed
    "always-four",  # every stone has four liberties
    "taken-points-count",  # a point with a stone on it is still a liberty
    "counted-twice",  # a shared liberty counts once for each stone
    "stone-alone",  # each stone has only its own liberties
    "inner-liberty-forgotten",  # a chain surrounded from outside is captured
    "one-stone-only",  # only the stones beside the new one come off
    "one-chain-only",  # only one chain comes off
    "touch-is-atari",  # contact is atari
    "must-say-atari",  # a player must say "atari"
    "must-capture",  # a player who can capture must do so
    "extend-always",  # a chain in atari must always extend
    "self-capture-allowed",  # one may play without liberties
    "own-liberties-after-capture-forgotten",  # a point without liberties is closed, whatever is captured
    "edge-needs-wall",  # territory at the edge needs a wall on the edge too
    "dame-counts",  # points that touch own stones count, also neutral ones
    "nothing-is-neutral",  # every point is somebody's
    "stones-are-territory",  # own stones are tapped as land
    "territory-only",  # only empty points count
    "stones-only",  # only stones count
    "territory-includes-stones-twice",  # stones are counted again within the territory
    "passing-forbidden",  # there must be a move
    "one-pass-ends-game",  # one pass ends the game
    "board-must-be-full",  # the game goes on until the board is full
    "may-recapture-ko-at-once",  # one may always take back at once
    "every-recapture-is-ko",  # what was just captured may not be captured back, even several stones
    "ko-is-forever",  # a ko may never be taken back
    "one-eye-is-enough",  # one eye is enough to live
    "big-group-is-alive",  # many stones cannot die
    "surrounded-is-dead",  # a surrounded group is dead
    "false-eye-is-eye",  # every surrounded point is an eye
    "any-corner-taken-is-false",  # one lost diagonal point makes any eye false
    "fills-own-eye",  # one may fill one's own eye
    "four-points-is-alive",  # four points of room always live
    "any-inside-point",  # any move inside helps
    "from-outside",  # a group is killed by closing its outside first
    "ladder-always-works",  # a ladder works whatever stands in its way
    "any-atari",  # an atari from either side captures
    "atari-first",  # to capture means to give atari first
    "never-give-a-stone",  # one's own stone must never be captured
    "someone-must-fill",  # seki is unknown: the side that plays first captures
    "no-two-eyes-is-dead",  # a chain without two eyes dies
    "shared-liberties-is-seki",  # wherever liberties are shared, nobody may play
    "seki-eyes-count",  # eyes in a seki count by territory counting
    "dead-stones-live-on",  # dead stones are not taken off at the end
    "few-liberties-is-dead",  # every chain with at most two liberties is taken off
    "lone-stones-only",  # only single stones are thought dead
    "prisoners-in-area-scoring",  # prisoners are counted besides the board
    "prisoners-forgotten",  # territory is counted without prisoners
    "stones-count-in-territory",  # stones are counted in territory counting
    "komi-forgotten",  # komi is left out
    "komi-to-black",  # komi is given to the wrong side
)
