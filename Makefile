# Sandtable: `make play` and `make test` are all a fresh machine needs.
.DEFAULT_GOAL := help
SHELL := /bin/sh

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CHECKED := src tests $(wildcard bench)
NODE := web/node_modules/.installed
CLIENT := src/sandtable/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

GAME ?= raid-on-schweinfurt
FUZZ_MINUTES ?= 1
SINCE ?= HEAD
# On a busy machine a browser may wait too long: what failed must pass alone. If nothing had failed,
# such as after an interruption, this fails as well.
AGAIN = $(BIN)/python -m pytest --last-failed --last-failed-no-failures none
LIST_GAMES := from importlib.metadata import entry_points as found; \
	print(*sorted(found(group="sandtable.games").names))

.PHONY: help play terminal test quick check web bench fuzz docs clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(STAMP) $(CLIENT) ## play in the browser
	$(BIN)/sandtable serve --open

terminal: $(STAMP) ## play in the terminal (GAME=raid-on-schweinfurt)
	$(BIN)/sandtable play $(GAME)

test: check $(CLIENT) ## check, then run every test, those in the browser included
	@scripts/need chromium initdb=postgresql nginx
	$(BIN)/python -m pytest -n auto --dist worksteal || $(AGAIN)

quick: check ## check, then run the quick tests of what has changed (SINCE=HEAD)
	@tests="$$(scripts/changed-tests $(SINCE))"; echo "$${tests:-no tests to run}"; \
		[ -z "$$tests" ] || $(BIN)/python -m pytest -q -n auto -m "not slow" $$tests

check: $(STAMP) $(NODE) ## lint, formatting, types, import contracts, the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports
	cd web && npm run --silent check

web: $(CLIENT) ## build the browser client

bench: $(STAMP) $(CLIENT) ## measure, and print one table
	$(BIN)/python -m bench

fuzz: $(STAMP) ## play every game at random for FUZZ_MINUTES (1) each
	@set -e; for game in $$($(BIN)/python -c '$(LIST_GAMES)'); do \
		echo "$(BIN)/sandtable fuzz $$game --minutes $(FUZZ_MINUTES)"; \
		$(BIN)/sandtable fuzz $$game --minutes $(FUZZ_MINUTES); \
	done

docs: $(STAMP) ## check that what the documentation says is so
	$(BIN)/python -m pytest tests/docs

clean: ## remove the virtual environment, caches and built files
	rm -rf $(VENV) build dist web/node_modules src/sandtable/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(NODE): web/package.json web/package-lock.json
	@scripts/need node=nodejs npm
	cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(NODE) $(CLIENT_SOURCES)
	cd web && npm run --silent build

# The build backend goes in first and builds without isolation, so that it too has the version
# written in constraints.txt.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Sandtable needs Python 3.11 or newer; try make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(MAKE) --no-print-directory install-venv
	$(PYTHON) -m venv --clear $(VENV)
	$(PIP) install --constraint constraints.txt editables hatchling
	$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[all,dev]'
	@touch $@

# Debian keeps the venv module in a package of its own.
.PHONY: install-venv
install-venv:
	@test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		|| { echo "Python has no venv module here; on Debian: apt install python3-venv"; exit 1; }
	apt-get update -qq && apt-get install -y -qq python3-venv
