# `make` alone lists the targets. Every target sets up what it needs in .venv.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2

# Python keeps what it has compiled, also where the machine is set to forget it: every start of a
# server, a bot or a test would compile all its libraries again, which takes seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run quick quick-tests test lint types layers compiled engine generators newest unit checked playthroughs page page-tests browser bench bench-bots bench-server bench-page docs packages soak lock clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

.venv/dev-ready: .venv/ready requirements-dev.lock
	$(PIP) --require-hashes -r requirements-dev.lock
	touch $@

WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm --prefix web

# Not `npm ci`: it insists on the optional packages of every other platform, which a registry that
# only mirrors what is used may lack. The versions are the lock's all the same.
UNCHANGED := --no-save --no-audit --no-progress --loglevel=error

web/node_modules/ready: .venv/ready web/package-lock.json
	$(NPM) install $(UNCHANGED)
	touch $@

# Those who generate clients of the REST interface, in environments of their own: they want other
# versions of what they share with us.
GENERATED := tests/server/generated

.venv/generators/ready: .venv/dev-ready requirements-generators.lock
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(@D)
	$(BIN)/uv pip install --quiet --python $(@D) --require-hashes -r requirements-generators.lock
	touch $@

$(GENERATED)/node_modules/ready: .venv/ready $(GENERATED)/package-lock.json
	$(WITH_NODE) npm --prefix $(GENERATED) install $(UNCHANGED)
	touch $@

generators: .venv/generators/ready $(GENERATED)/node_modules/ready ## what others generate clients with

# The score pad's Python, as the page runs it offline.
PADS := web/src/lib/python/files.json

$(PADS): web/node_modules/ready $(shell find $(addprefix src/voliere/,games kernel scorepad table words) -name '*.py')
	$(BIN)/python -m voliere.scorepad.browser $@

PAGE := src/voliere/server/web/index.html
PAGE_SOURCES := $(wildcard web/*.*) $(shell find web/src web/public web/words web/engine/src -type f -not -name messages.d.ts) \
	$(wildcard src/voliere/*/words/*.ftl src/voliere/*/*/words/*.ftl)

$(PAGE): web/node_modules/ready $(PADS) $(PAGE_SOURCES)
	$(NPM) run build -- --logLevel warn
	touch $@

# The rules and bots for browsers and Node; what has not changed is kept between builds.
engine: .venv/ready ## compile rules and bots to WebAssembly, into the package
	$(BIN)/python -m voliere.wasm --jobs $(JOBS)

page: $(PAGE) ## build the web page into the package

run: page ## build the page and open it in a browser; the games are compiled meanwhile
	$(BIN)/voliere

quick: ## what to run every few minutes: style, types, layers, the tests that are fast
	$(MAKE) -j $(JOBS) --output-sync lint types layers web/node_modules/checked quick-tests

quick-tests: .venv/dev-ready
	VOLIERE_QUICK=1 $(BIN)/pytest -n $(JOBS) --dist loadgroup

test: ## everything CI checks
	$(MAKE) -j $(JOBS) --output-sync lint types layers page-tests compiled engine generators
	$(MAKE) browser unit checked

lint: .venv/dev-ready ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev-ready ## types
	$(BIN)/mypy

layers: .venv/dev-ready ## which room may import which
	$(BIN)/lint-imports

compiled: .venv/dev-ready ## compile all rules and bots
	$(BIN)/voliere compile

# One more than there are cores: tests of the server wait a good deal.
unit: page compiled engine generators ## all tests
	$(BIN)/pytest -n $$(($(JOBS) + 1)) --dist loadgroup

checked: .venv/dev-ready ## the games again, with every array access checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(JOBS) --dist loadgroup tests/games \
	  tests/conformance/test_oracles.py tests/conformance/test_hidden.py

playthroughs: compiled ## tell the golden games anew
	$(BIN)/python -m tests.playthroughs

page-tests: page engine ## types and unit tests of the web page
	$(NPM) run check
	$(NPM) test

# For `make quick`: only when something of the page has changed.
web/node_modules/checked: web/node_modules/ready $(PAGE_SOURCES) $(wildcard web/tests/unit/*) | $(PADS) engine
	$(NPM) run check
	$(NPM) test
	touch $@

browser: page compiled engine ## the page in a real browser against the real server
	$(NPM) run test:browser

bench: .venv/dev-ready ## speed, as ratios to named peers in one run
	$(PIP) --require-hashes -r requirements-bench.lock
	$(BIN)/python -m benchmarks

bench-bots: .venv/dev-ready ## strength of the bots; hours, and it can be stopped and taken up again
	$(PIP) --require-hashes -r requirements-bench.lock
	$(BIN)/python -m benchmarks ratings ladder variants progress rivals exploit solo

bench-server: compiled ## live tables under load, against named peers
	$(PIP) --require-hashes -r requirements-bench.lock
	$(BIN)/python -m benchmarks.server

bench-page: page compiled engine ## the page in a real browser: size, paint, moves, frames, memory
	$(BIN)/python -m benchmarks client

packages: .venv/ready ## the source archive, and a wheel with everything compiled for this platform, in dist
	VOLIERE_KERNELS=1 $(BIN)/python -c "import hatchling.build as b; print(b.build_sdist('dist'), b.build_wheel('dist'))"

docs: .venv/ready requirements-docs.lock ## the documentation as a site, in build/docs
	$(PIP) --require-hashes -r requirements-docs.lock
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

# What leans on private parts of Numba, llvmlite, uvicorn and websockets.
LEANING := tests/kernel tests/wasm $(addprefix tests/server/test_, \
  transport.py http_headers.py proxies.py hosts.py floods.py heartbeats.py reconnect.py stopping.py)

newest: page compiled engine ## what leans on private parts of others, with the newest versions of all
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python .venv/newest
	$(BIN)/uv pip install --quiet --python .venv/newest --override requirements-newest.txt \
	  --group build --group dev -e ".[server,arena,envs,scale]"
	$(BIN)/uv pip list --quiet --python .venv/newest | grep -E "^(llvmlite|numba|uvicorn|websockets) "
	.venv/newest/bin/pytest -n $(JOBS) --dist loadgroup $(LEANING)

# PyTorch is in no lock: it is large, and which build fits depends on the machine.
soak: page compiled engine generators ## the long forms of the tests
	$(PIP) torch==2.13.0
	$(BIN)/pytest -n $(JOBS) -m soak --override-ini "addopts=--strict-markers -q" tests
	VOLIERE_SOAK=1 $(NPM) run test:browser

COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
  --no-header --python-version 3.11
LOCK := $(COMPILE) pyproject.toml

lock: ## renew the pinned requirements
	$(PYTHON) -m venv .venv
	$(PIP) uv
	$(LOCK) --group build --extra server -o requirements.lock
	$(LOCK) --group build --group dev --group docs --extra arena --extra envs --extra scale \
	  -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group docs --extra server -c requirements-dev.lock -o requirements-docs.lock
	$(LOCK) --extra bench --extra server -c requirements-dev.lock -o requirements-bench.lock
	$(COMPILE) --group generators -o requirements-generators.lock

clean: ## forget the virtual environment and everything built
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
