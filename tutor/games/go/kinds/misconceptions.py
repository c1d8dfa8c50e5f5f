"""What beginners misunderstand about Go, in the order in which it is told."""

MISCONCEPTIONS = (
    "plays-on-stones",  # a taken point may be played on
    "squares-not-points",  # stones stand in the squares between the lines
    "counts-i-column",  # the columns are lettered with an i
    "rows-from-top",  # rows counted as in Othello
    "number-before-letter",  # row before column
    "stones-move",  # stones move as in chess
    "white-begins",  # White plays first
    "same-side-again",  # the side that has just played plays again
    "nothing-comes-off",  # stones without liberties stay on the board
    "diagonal-liberties",  # empty points at a slant are liberties
    "diagonal-connected",  # stones at a slant are one chain
    "edge-counts-as-liberty",  # the edge must be closed too
    "always-four",  # every stone has four liberties
    "taken-points-count",  # a point with a stone on it is still a liberty
    "counted-twice",  # a shared liberty counts once for each stone
    "stone-alone",  # each stone breathes for itself
    "inner-liberty-forgotten",  # surrounded from outside is captured
    "one-stone-only",  # only what touches the new stone comes off
    "one-chain-only",  # only one chain comes off
    "touch-is-atari",  # contact is atari
    "must-say-atari",  # saying it is a duty
    "must-capture",  # capturing is a duty
    "extend-always",  # atari means run
    "self-capture-allowed",  # one may play without liberties
    "own-liberties-after-capture-forgotten",  # a point without liberties is closed, whatever is captured
    "edge-needs-wall",  # land at the edge must be fenced on the edge too
    "dame-counts",  # points that touch own stones count, also neutral ones
    "nothing-is-neutral",  # every point is somebody's
    "stones-are-territory",  # own stones are tapped as land
    "territory-only",  # only empty points count
    "stones-only",  # only stones count
    "territory-includes-stones-twice",  # stones counted again within territory
    "passing-forbidden",  # there must be a move
    "one-pass-ends-game",  # one pass ends the game
    "board-must-be-full",  # the game goes on until the board is full
    "may-recapture-ko-at-once",  # taking back is always allowed
    "every-recapture-is-ko",  # what was just taken may not be retaken, several stones neither
    "ko-is-forever",  # a ko may never be taken back
    "one-eye-is-enough",  # a room of one's own is life
    "big-group-is-alive",  # many stones cannot die
    "surrounded-is-dead",  # no way out means dead
    "false-eye-is-eye",  # every walled-in point is an eye
    "any-corner-taken-is-false",  # one lost corner point spoils any eye
    "fills-own-eye",  # an own eye may be filled
    "four-points-is-alive",  # four points of room always live
    "any-inside-point",  # any move inside helps
    "from-outside",  # a group is killed by closing its outside first
    "ladder-always-works",  # the way ahead is not looked at
    "any-atari",  # from either side
    "atari-first",  # catching means giving atari
    "never-give-a-stone",  # one's own stone must not be taken
    "someone-must-fill",  # a seki is unknown: whoever plays first takes
    "no-two-eyes-is-dead",  # what has no two eyes dies
    "shared-liberties-is-seki",  # where liberties are shared nobody plays
    "seki-eyes-count",  # eyes in a seki count by territory counting
    "dead-stones-live-on",  # nothing is taken off at the end
    "few-liberties-is-dead",  # whatever has two liberties or fewer is taken off
    "lone-stones-only",  # only single stones are thought dead
    "prisoners-in-area-scoring",  # prisoners counted besides the board
    "prisoners-forgotten",  # territory counting without prisoners
    "stones-count-in-territory",  # stones counted where territory is asked
    "komi-forgotten",  # komi left out
    "komi-to-black",  # komi given to the wrong side
)
