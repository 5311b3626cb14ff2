"""What the score pad of a game is made of: the entry, the answer, the steps of setting up."""
