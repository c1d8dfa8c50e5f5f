"""Heads of the tables that a teacher keeps of a class."""

from __future__ import annotations

from tutor.web.messages import N_

GRID_COLUMNS = (
    N_("Name"),
    N_("Puzzles solved"),
    N_("Misses"),
    N_("Puzzles with help"),
    N_("Latest answer (UTC)"),
)
LESSON_COLUMNS = (N_("Puzzles solved"), N_("Stars"), N_("Misses"))
