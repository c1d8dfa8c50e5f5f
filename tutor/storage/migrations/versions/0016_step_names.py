"""Steps by name: answers, stars, cards and boards of classes named them by number before."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0016_step_names"
down_revision = "0015_clock"

COURSE = "othello"
NAMED = """
welcome: first-board
board-and-squares: find-e3 squares name find-g2 corner colours disc
  name-again diagonal
start: first-move every-game-starts-so who-begins not-the-start choose-the-start place-then-flip next-move
  flip-f5 count-discs
outflank: between-two-discs outflank-and-flip flip-c1 no-disc-at-the-end flip-f6 legal-move flip-f5
legal-moves: first-legal-move at-least-one-flip white-legal-move look-from-h7 all-moves
  empty-square-breaks-a-line all-moves-past-gaps flip-a5 all-moves-at-last
all-directions: row-and-column three-lines-at-once flip-e2 all-eight-directions flip-e8 all-moves-of-black
  flip-b5 all-moves-of-white flip-d7
no-jumping: first-disc-of-your-own no-jumping flip-d3 line-ends-at-d1 flip-c5 legal-move flip-d2 all-moves
only-the-new-disc: line-from-f3 flipped-disc-flips-nothing flip-f6 already-between-two flip-c6 all-moves
  referee-b4 flip-b3
all-must-flip: flipped-by-hand no-choosing referee-f4 two-forgotten all-moves referee-c2 flip-c5
  referee-b4
passing: find-a-move-or-pass no-legal-move if-you-have-a-move look-on-every-turn black-plays-or-passes
  a-disc-from-the-opponent even-a-bad-move flip-e7 white-plays-or-passes
end-and-score: first-result empty-squares-to-the-winner same-number is-it-over shared-empty-squares
  wipeout result-of-few-discs referee-e6 last-result
corners: take-a-corner corner-is-safe mark-stable beside-an-empty-corner keep-out-of-a-corner flip-d3
  corner-or-many-flips play-or-pass keep-out-again
mobility: count-mobility few-discs-many-moves flip-fewest little-choice d7-or-g6 move-for-yourself
  fewest-replies give-no-corner fewest-replies-at-last
"""
"""The steps of each lesson of the course in the order that they had: the first was step 1."""

ANSWER = sa.table(
    "answer", sa.column("course", sa.String), sa.column("lesson", sa.String), sa.column("step", sa.String)
)
SOLVED = sa.table(
    "solved", sa.column("course", sa.String), sa.column("lesson", sa.String), sa.column("step", sa.String)
)
CARD = sa.table("card", sa.column("id", sa.Integer), sa.column("puzzle", sa.String))
DEMO = sa.table("demo", sa.column("class_id", sa.String), sa.column("state", sa.Text))


def upgrade() -> None:
    for table in ("answer", "solved"):
        with op.batch_alter_table(table) as changed:
            changed.alter_column(
                "step",
                existing_type=sa.Integer,
                existing_nullable=False,
                type_=sa.String(64),
                postgresql_using="step::varchar",
            )
    _name_rows(ANSWER)
    _name_rows(SOLVED)
    connection = op.get_bind()
    for card, puzzle in connection.execute(sa.select(CARD.c.id, CARD.c.puzzle)).all():
        kind, *parts = puzzle.split("/")
        if kind == "lesson" and len(parts) == 3:
            named = "/".join((kind, *parts[:2], name_of(parts[0], parts[1], parts[2])))
            op.execute(sa.update(CARD).where(CARD.c.id == card).values(puzzle=named))
    for class_id, state in connection.execute(sa.select(DEMO.c.class_id, DEMO.c.state)).all():
        op.execute(sa.update(DEMO).where(DEMO.c.class_id == class_id).values(state=_named_state(state)))


def name_of(course: str, lesson: str, number: str | int) -> str:
    """The name of the step that had this number; "step-3" for the third where the table names none."""
    names, place = _names(lesson) if course == COURSE else [], int(number)
    return names[place - 1] if 1 <= place <= len(names) else f"step-{place}"


def _names(lesson: str) -> list[str]:
    """The names of the steps of a lesson; [] for a lesson that was not there."""
    named = (line.partition(":") for line in NAMED.replace("\n  ", " ").splitlines())
    return next((names.split() for slug, _, names in named if slug == lesson), [])


def _name_rows(table: sa.TableClause) -> None:
    place = (table.c.course, table.c.lesson, table.c.step)
    for course, lesson, step in op.get_bind().execute(sa.select(*place).distinct()).all():
        own = sa.update(table).where(table.c.course == course, table.c.lesson == lesson, table.c.step == step)
        op.execute(own.values(step=name_of(course, lesson, step)))


def _named_state(state: str) -> str:
    """The board of a class, with the name of its step in place of the number."""
    try:
        demo = json.loads(state)
    except ValueError:
        return state  # a board that cannot be read stays as it is
    _name_place(demo)
    return json.dumps(demo, ensure_ascii=False, separators=(",", ":"))


def _name_place(demo: Any) -> None:
    """Change the place of a board, and those of the boards that were left for it."""
    while isinstance(demo, dict):
        place = demo.get("place")
        if isinstance(place, dict) and "number" in place:
            number = place.pop("number")
            in_lesson = place["course"]
            place["step"] = name_of(in_lesson, place["name"], number) if in_lesson else str(number)
        demo = demo.get("before")
