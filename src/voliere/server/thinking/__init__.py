"""Where bots think: worker processes, and whose bots have their turn when."""
