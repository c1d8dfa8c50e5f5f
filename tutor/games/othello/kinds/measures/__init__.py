"""The measures that compare moves where the best one is asked for, and what is said of each move."""
