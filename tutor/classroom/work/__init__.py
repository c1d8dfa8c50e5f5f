"""What a class works on: sets, assignments, locks, what was missed, the table of progress."""
