"""Recorded games as pages: opened, listed, walked through, saved."""
