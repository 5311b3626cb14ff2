"""Lessons: games that teach, as data, and what finds, plays and checks them.

A lesson is a file of TOML, the game with its steps, and beside it a file of Fluent a language, what
is said; docs/lessons.md says how they are written. `plan` is the file as a value, `lesson` what the
rules make of it, `texts` what it says, `found` where lessons are, `figures` those of the rules,
`check` what can be wrong.
"""
