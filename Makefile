# `make` alone lists the targets. Every target sets up what it needs in .venv.
PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2

.PHONY: help run test lint types layers unit checked bench soak lock clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

run: .venv/ready ## compile the games and play one against a bot in the terminal
	$(BIN)/voliere compile
	$(BIN)/voliere play vautour

test: lint types layers unit checked ## everything CI checks

lint: .venv/ready ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready ## types
	$(BIN)/mypy

layers: .venv/ready ## which room may import which
	$(BIN)/lint-imports

unit: .venv/ready ## all tests
	$(BIN)/voliere compile
	$(BIN)/pytest -n $(JOBS) --dist loadgroup

checked: .venv/ready ## the games again, with every array access checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(JOBS) --dist loadgroup tests/conformance tests/games

bench: .venv/ready ## speed, as ratios to named peers in one run
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python -m benchmarks

soak: .venv/ready ## the long forms of the tests
	$(BIN)/voliere compile
	$(BIN)/pytest -n $(JOBS) -m soak --override-ini "addopts=--strict-markers -q" tests

lock: ## renew the pinned requirements
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --group dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --extra bench -c requirements.lock pyproject.toml -o requirements-bench.lock

clean: ## forget the virtual environment and everything built
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
