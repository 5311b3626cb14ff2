"""Speed, as ratios to named peers measured in the same run."""
