# Everything a fresh machine needs is set up by the two commands: make run, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Bytecode is kept, whatever the machine says: the tests start hundreds of processes, and each would compile all anew.
export PYTHONDONTWRITEBYTECODE :=

# What is installed is pinned with hashes, of every file of a version: requirements/README.md.
PINNED := requirements
TOOLS := .tools
SOURCES := pyproject.toml tutor/build_catalogues.py $(wildcard translations/*/LC_MESSAGES/messages.po)

.PHONY: run test bench proofs lint check lock audit clean

run: $(VENV)/.installed
	@$(BIN)/tutor run

test: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.chromium
	@$(BIN)/python -m tests.servers
	@$(BIN)/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder
	@$(BIN)/python -m tests.node --test tests/js/*.test.js

bench: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.bench $(ARGS)

proofs: $(VENV)/.installed-dev
	@$(BIN)/python -m tests.proofs $(ARGS)

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/mypy

check: $(VENV)/.installed
	@$(BIN)/tutor check

lock: $(TOOLS)/.installed
	@$(TOOLS)/bin/python $(PINNED)/lock.py

audit: $(TOOLS)/.installed
	@$(TOOLS)/bin/pip-audit --requirement $(PINNED)/dev.txt --require-hashes --disable-pip --strict
	@cd $(PINNED) && npm audit --package-lock-only

clean:
	rm -rf $(VENV) $(TOOLS) build dist *.egg-info

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one with make PYTHON=…")'
	$(PYTHON) -m venv $(VENV)

PIP := pip install --quiet --disable-pip-version-check
ITSELF := --no-deps --no-build-isolation -e .

$(VENV)/.installed: $(VENV)/bin/python $(SOURCES) $(PINNED)/run.txt
	$(BIN)/$(PIP) --require-hashes --requirement $(PINNED)/run.txt
	$(BIN)/$(PIP) $(ITSELF)
	@touch $@

$(VENV)/.installed-dev: $(VENV)/bin/python $(SOURCES) $(PINNED)/dev.txt
	$(BIN)/$(PIP) --require-hashes --requirement $(PINNED)/dev.txt
	$(BIN)/$(PIP) $(ITSELF)
	@touch $@ $(VENV)/.installed

$(TOOLS)/.installed: $(PINNED)/tools.txt
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/$(PIP) --require-hashes --requirement $(PINNED)/tools.txt
	@touch $@
