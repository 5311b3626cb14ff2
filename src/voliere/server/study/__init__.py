"""The study of finished games on the server: analyses in the background, by processes that yield to
everything else."""
