# Everything happens in a virtual environment, .venv. Needed: GNU make and Python 3.11 or newer.

PYTHON ?= python3
GAME ?= wendake
PORT ?= 8000
# Test processes: auto is one for each core.
WORKERS ?= auto
# Browsers at once in the browser tests: each brings a server and bots of its own.
BROWSERS ?= 2
# How long `make soak-server` goes on.
MINUTES ?= 60
# What `make nightly` draws its games from; empty: a new one.
SEED ?=
# The share of the rules, in percent, that must have a test: for every game that can be played.
RULE_COVERAGE ?= 97

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILED := build/compiled
# The same for tests: compiled in a quarter of the time, because nobody measures it.
CHECKED := build/checked
# Tests of servers and browsers wait for other processes. What failed beside others is tried once more by itself:
# a fault fails again (with the same seed for random games), a machine that was too busy does not. pytest says both
# times what failed.
second_try = || { [ $$? -eq 1 ] && echo "once more, one after another: what failed" && \
	$(BIN)/pytest -n 0 --last-failed --last-failed-no-failures none $(1); }
SOURCES := $(shell find src docs/rules -type f ! -name '*.so' ! -name '*.pyc' ! -path 'src/firekeeper/client/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play play-terminal client install test lint check-client test-browser compile-to-check test-compiled \
	soak soak-server nightly coverage mutants dist wheel bench fast clean-fast clean

help: ## this list
	@echo "Firekeeper: make TARGET"
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | awk -F '|' '{ printf "  %-14s %s\n", $$1, $$2 }'

play: client ## install what playing needs, serve (PORT=8000) and open the browser
	@$(BIN)/firekeeper serve --open --compile --port $(PORT)

play-terminal: $(VENV)/installed ## play in the terminal instead (GAME=wendake)
	@$(BIN)/firekeeper play $(GAME)

client: $(VENV)/installed ## build the browser client into the package, if its sources have changed
	@$(BIN)/python tools/client.py build

install: $(VENV)/installed-dev ## make .venv with everything for development

# Browsers wait more than they work: meanwhile the rules are compiled, and what that says comes afterwards.
test: export FIREKEEPER_SEED ?= $(if $(CI),0,$(shell date +%s))
test: install ## all checks: style, types, tests, rule coverage, browsers, compiled against interpreted
	@$(BIN)/python tools/compile.py --clean
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory check-client
	$(BIN)/python tools/coverage_of_rules.py --at-least $(RULE_COVERAGE)
	$(BIN)/pytest -n $(WORKERS) --ignore=tests/browser $(call second_try,--ignore=tests/browser)
	@mkdir -p build; \
	$(MAKE) --no-print-directory compile-to-check >build/compiling.txt 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory test-browser; tested=$$?; \
	wait $$compiling; compiled=$$?; cat build/compiling.txt; \
	exit $$((tested + compiled))
	@$(MAKE) --no-print-directory test-compiled

lint: install ## style and types of the Python side only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tools
	$(BIN)/mypy --config-file tests/mypy.ini tests

check-client: install ## style, types and unit tests of the browser client, and a build of it
	$(BIN)/python tools/typescript.py --check
	$(BIN)/python tools/client.py check
	$(BIN)/python tools/client.py test
	$(BIN)/python tools/client.py build

test-browser: install ## play in a real browser; pictures go to build/screens
	$(BIN)/pytest -n $(BROWSERS) tests/browser $(call second_try,tests/browser)

compile-to-check:
	@if $(BIN)/python tools/compile.py --can-compile; then $(MAKE) --no-print-directory $(CHECKED)/done; \
	elif [ -n "$$CI" ]; then exit 1; \
	else echo "skipped: compiled against interpreted"; fi

test-compiled: install compile-to-check ## replay the golden records compiled by mypyc, and compare all positions and logs
	@if [ -e $(CHECKED)/done ]; then \
		PYTHONPATH="$(CURDIR)/$(CHECKED)" $(BIN)/pytest -n $(WORKERS) tests/records tests/perft tests/kernel/test_rng.py && \
		FIREKEEPER_COMPILED="$(CURDIR)/$(CHECKED)" $(BIN)/pytest tests/conformance/test_determinism.py; fi

soak: install ## long random games, for hours if need be
	$(BIN)/pytest -n $(WORKERS) -m soak --ignore=tests/server/test_soak.py

soak-server: install ## an hour (MINUTES=60) of kills, restarts, floods and slow clients against servers; nothing may be lost
	FIREKEEPER_SOAK_MINUTES=$(MINUTES) $(BIN)/pytest -n 0 -s -m soak tests/server/test_soak.py

nightly: install ## random games, properties and inputs from a new seed, which is printed: make nightly SEED=4711 repeats it
	@seed=$(SEED); seed=$${seed:-$$($(BIN)/python -c 'import secrets; print(secrets.randbelow(10**9))')}; \
	echo "seed $$seed: \`make nightly SEED=$$seed\` repeats this run"; \
	FIREKEEPER_SEED=$$seed $(BIN)/pytest -n $(WORKERS) --hypothesis-seed=$$seed \
		tests/conformance tests/kernel tests/games tests/bots tests/lab tests/table

coverage: install ## which lines the Python tests run (browser tests left out); pages in build/coverage/html
	@rm -rf build/coverage && mkdir -p build/coverage
	$(BIN)/pytest -n $(WORKERS) --ignore=tests/browser --cov --cov-report=
	@$(BIN)/coverage html --quiet -d build/coverage/html
	@$(BIN)/coverage report --format=total | sed 's/.*/lines and branches run by tests: & %/'

mutants: install ## put small faults into the kernel and one chapter of each game: a test must notice each
	$(BIN)/mutmut run
	$(BIN)/mutmut results

dist: client ## build the wheel, the browser client included
	@rm -rf dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

wheel: dist ## build the wheel and try it: install into an empty environment, serve, play a game
	@$(BIN)/python tools/smoke_wheel.py dist/*.whl

bench: install ## measure against peers, in pure Python and compiled
	@if $(BIN)/python tools/compile.py --can-compile; then $(MAKE) --no-print-directory $(COMPILED)/done; fi
	$(BIN)/firekeeper bench
	$(BIN)/firekeeper bench --server

fast: install ## compile the engine in place: the same games, many times faster
	@$(BIN)/python tools/compile.py --in-place

clean-fast: ## back to pure Python
	@if [ -x $(BIN)/python ]; then $(BIN)/python tools/compile.py --clean; fi

clean: clean-fast ## remove everything that was built or cached, except .venv
	rm -rf build dist mutants src/firekeeper/client .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------- files behind the targets

$(VENV)/installed: pyproject.toml constraints.txt | $(BIN)/python
	@echo "installing firekeeper into $(VENV) ..."
	@$(PIP) --editable '.[play]' --constraint constraints.txt
	@touch $@

$(VENV)/installed-dev: pyproject.toml constraints.txt | $(BIN)/python
	@echo "installing firekeeper and its development tools into $(VENV) ..."
	@$(PIP) --editable '.[play,dev,bench]' --constraint constraints.txt
	@touch $(VENV)/installed $@

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Firekeeper needs Python 3.11 or newer, and there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Firekeeper needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
		echo "With a newer one beside it: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "$(PYTHON) cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; \
		exit 1; }

$(COMPILED)/done: $(SOURCES) tools/compile.py
	@$(BIN)/python tools/compile.py --out $(COMPILED)
	@touch $@

$(CHECKED)/done: $(SOURCES) tools/compile.py
	@$(BIN)/python tools/compile.py --out $(CHECKED) --optimise 1
	@touch $@
