"""Sentences for what cannot be assigned, and the names of the tests."""

from tutor.web.site.messages import N_

NO_DATE = N_("This date could not be read. Write it as year-month-day, for example 2026-11-30.")
NO_MORE = N_("This class has 100 assignments. Take some back first.")

FORM_NAMES = {
    # Translators: a test of twelve boards that pupils do before the lessons on strategy
    "a": N_("Twelve boards, before the lessons"),
    # Translators: the same test on other boards, which pupils do after the lessons on strategy
    "b": N_("Twelve boards, after the lessons"),
}
"""The names of the two forms of the test, for a class."""
