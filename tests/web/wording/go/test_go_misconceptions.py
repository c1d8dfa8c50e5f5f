"""What a learner of Go is told of a misconception: a sentence for each that a puzzle can show."""

from tests.games.go.boards import BOARDS
from tutor.games.go.puzzles import GO
from tutor.web.wording.go.go_misconceptions import MISUNDERSTOOD


def test_each_misconception_that_a_board_of_our_kinds_shows_has_its_sentence() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in GO.kinds}
    shown = {
        code for row in BOARDS.values() if row["kind"] in kinds for code in row["facts"].get("wrong", {})
    }
    assert len(shown) > 40
    assert shown <= set(MISUNDERSTOOD) <= set(GO.misconceptions)
