"""Random games take as long as they take: a busy machine must not fail a property."""

from hypothesis import settings

settings.register_profile("games", deadline=None)
settings.load_profile("games")
