"""The big board as pages: console, projector, remote, and a pupil's own board."""
