"""What moves are compared by, where the best one is asked for; and what is said of each."""
