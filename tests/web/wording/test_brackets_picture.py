"""The drawing of brackets shows what its words and the board beside it say."""

from tutor.lessons.loader import load_courses
from tutor.settings import ROOT
from tutor.web.wording.pages.picture_words import PICTURES

DRAWN = (ROOT / "tutor/web/templates/pictures/brackets.svg").read_text(encoding="utf-8")


def test_two_white_discs_close_round_three_black_ones_as_on_the_board_of_its_step() -> None:
    steps = [one for lesson in load_courses(ROOT / "lessons")["othello"].lessons for one in lesson.steps]
    step = next(one for one in steps if one.picture == "brackets")
    assert (step.to_move, step.play) == ("white", ("g5",))
    assert (
        PICTURES["brackets"] == "Two white discs close like brackets round three black ones; all turn white."
    )
    black, white = '"M15 5h0M25 5h0M35 5h0" stroke="var(--black', '"M45 5h0" stroke="var(--white'
    assert black in DRAWN and white in DRAWN
    after = DRAWN[DRAWN.index('"M5 25h0') :]
    assert after.index("var(--white") < after.index("/>")
