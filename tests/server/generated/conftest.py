"""What is here is run beside the clients that are generated from the description, not collected."""

collect_ignore = ["client.py"]
