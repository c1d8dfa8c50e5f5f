"""Practice: drills, their rounds and levels, what is mastered, what a learner should try next."""
