"""What is said when something cannot be assigned."""

from __future__ import annotations

from tutor.web.site.messages import N_

NO_DATE = N_("This date could not be read. Write it as year-month-day, for example 2026-11-30.")
NO_MORE = N_("This class has 100 assignments. Take some back first.")
