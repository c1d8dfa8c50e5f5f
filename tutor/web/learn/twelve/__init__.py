"""The test of twelve boards: offered before the lessons on strategy and after them, or given to a class."""
