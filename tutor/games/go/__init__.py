"""Go, on boards of 1 to 19 lines a side, and the capture game that comes before it."""
