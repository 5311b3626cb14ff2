"""How the documentation is made into a site: what MkDocs calls, and the pictures of ours.

`python -m docs.making` draws the pictures anew; `make docs` builds the site.
"""
