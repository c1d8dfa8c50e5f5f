"""Sentences for what cannot be erased."""

from tutor.web.site.messages import N_

HAS_A_SEAT = N_("You have a seat in a class. Ask your teacher to erase what is kept about you.")
