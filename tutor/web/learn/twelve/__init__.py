"""The test of twelve boards: offered before and after the lessons on strategy, or assigned to a class."""
