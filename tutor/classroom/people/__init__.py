"""Classes and the pupils in them: seats, names, lists; ending and erasing."""
