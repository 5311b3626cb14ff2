"""The REST interface under /api/v1: one file a subject."""
