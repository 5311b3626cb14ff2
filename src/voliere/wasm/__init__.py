"""The compiled rules and bots for the browser: WebAssembly, from the same Python functions.

`python -m voliere.wasm` builds them; `web/engine` is what uses them (docs/engine.md).
"""
