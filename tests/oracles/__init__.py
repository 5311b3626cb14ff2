"""A second implementation of the rules: slow, obvious Python whose job is to disagree."""
