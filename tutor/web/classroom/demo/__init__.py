"""Pages of the big board: console, projector, remote, and a pupil's own board."""
