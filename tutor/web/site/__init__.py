"""The site around the lessons: home, guides, words, the learner's own page, languages."""
