import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.puzzles.conftest import OTHELLO
from tutor.games.chance import Dice
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.kinds.measures.measures import MEASURES
from tutor.games.othello.kinds.measures.themes import SHELVED
from tutor.puzzles.bank.stored_puzzles import TOPICS
from tutor.puzzles.practice.drills import DRILL_OF, topics_of, without_maker
from tutor.puzzles.practice.mixed import MIXED, USUAL, practice_about

DRILLS = USUAL.drills


@given(st.text(max_size=5), st.lists(st.integers(), min_size=1))
def test_dice_pick_and_shuffle_what_is_there(seed, among):
    dice = Dice(seed)
    assert dice.pick(among) in among
    assert sorted(dice.shuffled(among)) == sorted(among)
    assert dice.below(3) in (0, 1, 2)


def test_every_topic_can_be_made_weighed_and_practised():
    practised = {name for topics in DRILLS.values() for name in topics}
    assert practised == set(TOPICS) == {*puzzles_of(OTHELLO).made, *SHELVED}
    asked = puzzles_of(OTHELLO).kinds
    assert set(puzzles_of(OTHELLO).made) == {topic for kind in asked for topic in kind.made}
    assert {topic for topic in DRILL_OF if practice_about(topic) is USUAL} == {
        topic for kind in asked for topic in kind.weights
    }


def test_what_was_practised_before_counts_for_a_drill():
    assert {*MEASURES, "which-is-better"} <= set(DRILL_OF)
    assert {DRILL_OF[topic] for topic in (*TOPICS, *USUAL.former)} == set(DRILLS)
    assert without_maker("3/flips/2/7/1") == without_maker("4/flips/2/7/1") == "flips/2/7/1"


@pytest.mark.parametrize("drill", [*DRILLS, MIXED])
def test_a_drill_has_puzzles_of_every_level(drill: str) -> None:
    for level in LEVELS:
        assert topics_of(drill, level)
