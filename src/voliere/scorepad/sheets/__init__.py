"""Printable sheets: score sheets, the rules on one page and a turn aid, as an accessible PDF.

>>> from voliere.scorepad import sheets
>>> sheets.render("vautour", "en", paper="a4", players=3)[:5]
b'%PDF-'
"""

from voliere.scorepad.sheets.pdf import PAPERS, render

__all__ = ["PAPERS", "render"]
