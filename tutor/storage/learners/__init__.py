"""What is stored about a learner: answers, stars, and which puzzles come back when."""
