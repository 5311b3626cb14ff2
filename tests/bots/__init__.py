"""The bots: legal, reproducible, blind to what is hidden, and as strong as they claim."""
