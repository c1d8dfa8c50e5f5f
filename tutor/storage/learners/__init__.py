"""What is kept of a learner: answers, stars, what comes back and when."""
