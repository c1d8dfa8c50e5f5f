"""A step that is wrong is refused, by step, field and sentence."""

from pathlib import Path

import pytest

from tests.lessons.steps import ASKING, BOTH, DRAWING, SMALL, SOUND, TELLING, WriteLesson
from tutor.games.kinds.kind_table import all_kinds
from tutor.lessons import check_course

FINISHED = """'''
  a b c d e f g h
1 X . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .'''"""


STEPS = {
    "an unknown key": (TELLING + "texts = 'x'", "texts", "there is no such key here"),
    "an unknown key inside": (TELLING + "marks = { rings = [] }", "marks.rings", "there is no such key here"),
    "an unknown key of a puzzle": (
        ASKING + 'puzzle = { kind = "legal-move", answer = "d3" }',
        "puzzle.answer",
        "there is no such key here",
    ),
    "a number for a text": (
        TELLING + "hint = 3",
        "hint",
        "should be a text in quotes, not a whole number",
    ),
    "a text for a list": (
        TELLING + 'marks = { ring = "d3" }',
        "marks.ring",
        "should be a list, not a text in quotes",
    ),
    "a number among squares": (
        TELLING + "marks = { ring = [3] }",
        "marks.ring[1]",
        "should be a text in quotes, not a whole number",
    ),
    "a word for yes": (
        TELLING + 'show_legal = "yes"',
        "show_legal",
        "should be true or false, not a text in quotes",
    ),
    "a number for a move": (TELLING + "play = 3", "play", "should be a list, not a whole number"),
    "a number for a square": (
        TELLING + "explain = 3",
        "explain",
        "should be a text in quotes, not a whole number",
    ),
    "a line with one end": (
        TELLING + 'marks = { line = [["a4"]] }',
        "marks.line[1]",
        "should name 2 squares, not 1",
    ),
    "a side that is none": (
        DRAWING + 'to_move = "red"',
        "to_move",
        "'red' is none of black, white",
    ),
    "a measure that is none": (
        ASKING + 'puzzle = { kind = "best-move", measure = "most" }',
        "puzzle.measure",
        "'most' is none of takes-corner, gives-no-corner, fewest-replies, flips-fewest, most-mobility, "
        "fewest-potential, most-potential, fewest-frontier, most-inner, most-stable, keeps-parity, "
        "best-exact",
    ),
    "a question that is none": (
        ASKING + 'puzzle = { kind = "choice", about = "weather" }',
        "puzzle.about",
        "'weather' is none of square-name, corner-name, disc-on, next-on-line, first-player, start-board, "
        "disc-count, game-over, mobility, opening-name",
    ),
    "a kind of puzzle that is none": (
        ASKING + 'puzzle = { kind = "flip" }',
        "puzzle.kind",
        f"'flip' is none of {', '.join(str(kind.__struct_config__.tag) for kind in all_kinds())}",
    ),
    "a puzzle without its kind": (ASKING + "puzzle = {}", "puzzle.kind", "is missing"),
    "a puzzle without its move": (ASKING + 'puzzle = { kind = "flips" }', "puzzle.move", "is missing"),
    "no board": ('title = "A"\ntext = "B"', "board", "is missing"),
    "a side named twice": (
        TELLING.replace("START", f"'''\n{BOTH}'''"),
        "board",
        "this diagram says white to move, but black was asked for",
    ),
    "an overlay that is none": (
        TELLING + 'overlay = "weather"',
        "overlay",
        "'weather' is none of mobility, flips, frontier, stable, parity, danger, exact",
    ),
    "an overlay of nobody's moves": (
        DRAWING + 'overlay = "flips"',
        "to_move",
        "is missing: the overlay flips needs to know whose turn it is",
    ),
    "a picture that is none": (
        TELLING + 'picture = "sunset"',
        "picture",
        "'sunset' is none of annex, both-sides-moves, brackets, c-square, corner, counting-the-end, "
        "edges, eight-ways, few-moves, four-phases, giving-a-corner, go-territory, legal-moves, "
        "look-ahead, no-chain, no-jumping, openings, parity, pass, quiet, score-in-tens, stable, tempo, "
        "three-lines, timeline, wall-holes, x-square",
    ),
    "a picture beside a puzzle": (
        ASKING + 'picture = "corner"\npuzzle = { kind = "legal-move" }',
        "picture",
        "belongs to a step that tells: in a puzzle the board alone speaks",
    ),
    "an ending too far from its end": (
        TELLING + 'overlay = "exact"',
        "overlay",
        "exact is drawn with up to 12 empty squares only",
    ),
    "nobody to compare moves for": (
        "board = START\n"
        'puzzle = { kind = "which-is-better", moves = ["d3", "c4"], measure = "flips-fewest" }',
        "to_move",
        "is missing: a puzzle of kind which-is-better needs to know whose turn it is",
    ),
    "one move to compare": (
        ASKING + 'puzzle = { kind = "which-is-better", moves = ["d3"], measure = "flips-fewest" }',
        "puzzle.moves",
        "should name 2 squares, not 1",
    ),
    "a move to compare off the board": (
        ASKING + 'puzzle = { kind = "which-is-better", moves = ["d3", "z3"], measure = "flips-fewest" }',
        "puzzle.moves",
        "`z3` is not a square of this board",
    ),
    "a side to count for that is none": (
        ASKING + 'puzzle = { kind = "count-moves", side = "red" }',
        "puzzle.side",
        "'red' is none of black, white",
    ),
    "a result asked with a side to move": (
        ASKING + 'puzzle = { kind = "result" }',
        "to_move",
        "a puzzle of kind result is asked when the game is over",
    ),
    "nobody to play": (
        DRAWING + 'play = "d3"',
        "to_move",
        "is missing: `play` needs to know whose turn it is",
    ),
    "nobody to explain for": (
        DRAWING + 'explain = "d3"',
        "to_move",
        "is missing: `explain` needs to know whose turn it is",
    ),
    "nobody whose moves are shown": (
        DRAWING + "show_legal = true",
        "to_move",
        "is missing: `show_legal` needs to know whose turn it is",
    ),
    "nobody to solve a puzzle for": (
        'board = START\npuzzle = { kind = "legal-move" }',
        "to_move",
        "is missing: a puzzle of kind legal-move needs to know whose turn it is",
    ),
    "a turn in a finished game": (
        DRAWING.replace("START", FINISHED) + 'to_move = "black"',
        "to_move",
        "neither side can move on this board: the game is over",
    ),
    "a move that flips nothing": (
        TELLING + 'play = "a1"',
        "play",
        "`a1` cannot be played here: no line of opposing discs would be outflanked, so nothing flips",
    ),
    "a second move on a taken square": (
        TELLING + 'play = ["d3", "d4"]',
        "play",
        "`d4` cannot be played here: a disc already stands on this square",
    ),
    "a pass while a move exists": (
        TELLING + 'play = "pass"',
        "play",
        "`pass` cannot be played here: a legal move exists, so this side may not pass",
    ),
    "a move off the board": (TELLING + 'play = "z1"', "play", "`z1` is not a square of this board"),
    "a taken square explained": (
        TELLING + 'explain = "d4"',
        "explain",
        "`d4` is taken: only an empty square is explained",
    ),
    "an unknown square explained": (
        TELLING + 'explain = "d0"',
        "explain",
        "`d0` is not a square of this board",
    ),
    "a ring off the board": (
        TELLING + 'marks = { ring = ["i1"] }',
        "marks.ring",
        "`i1` is not a square of this board",
    ),
    "a tint off the board": (
        TELLING + 'marks = { tint = ["i1"] }',
        "marks.tint",
        "`i1` is not a square of this board",
    ),
    "a line off the board": (
        TELLING + 'marks = { line = [["h1", "i1"]] }',
        "marks.line",
        "`i1` is not a square of this board",
    ),
    "an arrow off the board": (
        TELLING + 'marks = { arrow = [["h1", "i1"]] }',
        "marks.arrow",
        "`i1` is not a square of this board",
    ),
    "a puzzle's move off the board": (
        ASKING + 'puzzle = { kind = "flips", move = "x1" }',
        "puzzle.move",
        "`x1` is not a square of this board",
    ),
    "a puzzle's square off the board": (
        ASKING + 'puzzle = { kind = "find-square", square = "x1" }',
        "puzzle.square",
        "`x1` is not a square of this board",
    ),
    "a move and a puzzle in one step": (
        ASKING + 'play = "d3"\npuzzle = { kind = "legal-move" }',
        "puzzle",
        "this step has `play` already: give each a step of its own",
    ),
    "a referee's board of another size": (
        ASKING + f'puzzle.kind = "referee"\npuzzle.move = "d3"\npuzzle.after = {SMALL}',
        "puzzle.after",
        "'  a b c d' should name the columns a b c d e f g h",
    ),
    "a board to choose of another size": (
        f'board = START\npuzzle.kind = "choice"\npuzzle.about = "start-board"\npuzzle.boards = [{SMALL}]',
        "puzzle.boards[1]",
        "'  a b c d' should name the columns a b c d e f g h",
    ),
    "a choice of boards without boards": (
        'board = START\npuzzle = { kind = "choice", about = "start-board" }',
        "puzzle.boards",
        "is missing",
    ),
    "boards for another question": (
        'board = START\npuzzle = { kind = "choice", about = "disc-count", boards = ["x"] }',
        "puzzle.boards",
        "belongs to start-board only",
    ),
    "a question about a disc without its square": (
        'board = START\npuzzle = { kind = "choice", about = "disc-on" }',
        "puzzle.square",
        "is missing",
    ),
    "a square for another question": (
        'board = START\npuzzle = { kind = "choice", about = "mobility", square = "d4" }',
        "puzzle.square",
        "belongs to disc-on only",
    ),
    "two rings where one square is named": (
        'board = START\nmarks = { ring = ["a1", "a2"] }\npuzzle = { kind = "choice", about = "square-name" }',
        "marks.ring",
        "a question about square-name rings one square",
    ),
    "two rings where a line goes on": (
        'board = START\nmarks = { ring = ["a1", "a2"] }\n'
        'puzzle = { kind = "choice", about = "next-on-line" }',
        "marks.ring",
        "a question about next-on-line rings 3 squares or more, in their order",
    ),
}


@pytest.mark.parametrize(("step", "field", "sentence"), STEPS.values(), ids=STEPS)
def test_a_step_is_refused_with(
    step: str, field: str, sentence: str, folder: Path, write_lesson: WriteLesson
) -> None:
    file = write_lesson(SOUND, step)
    error = check_course(folder)[0]
    assert (error.file, error.step, error.field, error.sentence) == (str(file), 2, field, sentence)
