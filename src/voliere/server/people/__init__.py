"""People: who somebody is, what their session is good for, and what is kept about them."""
