"""What stands in, in the browser, for the parts of Python that MicroPython does not have: `browser`
says which file takes whose place. Written for MicroPython; CPython only reads and checks them."""
