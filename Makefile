# The one list of what a developer does. `make` alone prints it.

SHELL := bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# `make clean test PYTHON=python3.12` picks the Python that .venv is made with; otherwise the first suitable one is used.
PYTHON ?=
GAME ?= shipwreck
TABLES ?= 1000
GUIDED ?= 10
EXAMPLES ?= 20000
ROUNDS ?= 50
ENGINE ?= sqlite
MINUTES ?= 30
SEED ?= 1
BASE ?= HEAD
PEOPLE ?=
ONLY ?=
AMONG ?=
VALUES ?=
# `make test WITHOUT=browser` leaves out what needs Chromium, `WITHOUT=postgres` what needs PostgreSQL; `WITHOUT=browser,postgres` both.
WITHOUT ?=

CANDIDATES := $(or $(PYTHON),python3 python3.15 python3.14 python3.13 python3.12 python3.11 python)
SUITABLE := import sys; sys.exit(sys.version_info < (3, 11))
BIN := .venv/bin
RUN := $(BIN)/python -m
PIP := $(RUN) pip --disable-pip-version-check --no-input
LOG := .venv/set-up.log
UV := uv==0.13.7

# An environment that was moved, or whose Python is gone, does not work: forget that it was made.
ifneq ($(shell $(BIN)/python -c 'print(open(".venv/made-in").read().strip())' 2>/dev/null),$(CURDIR))
$(shell rm -f .venv/made-in .venv/ready-to-play .venv/ready-to-develop)
endif

.PHONY: help
help: ## Print this list
	@echo 'Tablée: make TARGET'
	@sed -nE 's/^([a-z0-9]+):[^#]*## (.*)$$/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
		while IFS='|' read -r target words; do printf '  %-10s %s\n' "$$target" "$$words"; done

.PHONY: play
play: .venv/ready-to-play ## Play in the browser: builds the pages, serves them here and opens them
	@$(BIN)/python hatch_build.py
	@$(BIN)/tablee

.PHONY: web
web: .venv/ready-to-play ## Build the pages anew
	@$(BIN)/python hatch_build.py --anew

NPM := $(BIN)/python hatch_build.py npm

.PHONY: test
test: .venv/ready-to-develop ## Check everything: lint, format, types, layers, all tests
	@$(RUN) tests.suite $(WITHOUT)

.PHONY: fast
fast: .venv/ready-to-develop ## Run the quick tests only
	@$(RUN) pytest -n auto -m 'not slow'

.PHONY: format
format: .venv/ready-to-develop ## Format the code and mend what the linter can mend
	@$(RUN) ruff check --fix --quiet . || true
	@$(RUN) ruff format .
	@$(NPM) run --silent format

.PHONY: wire
wire: .venv/ready-to-develop ## Write the types of messages and views for the pages anew
	@$(RUN) tablee.server.wire
	@$(RUN) tablee.server.wire examples.hanabi:game

.PHONY: e2e
e2e: .venv/ready-to-develop ## Play the full matrix in a real browser and leave a dated report in docs/e2e
	@$(BIN)/python hatch_build.py
	@TABLEE_E2E=full $(RUN) pytest -n 2 tests/e2e

.PHONY: rules
rules: .venv/ready-to-develop ## Print each rule with its code, its tests and how often games use it
	@$(RUN) tablee.trials rules

.PHONY: golden
golden: .venv/ready-to-develop ## Write the golden games anew, to be read as a diff
	@$(RUN) tablee.trials golden

.PHONY: bench
bench: .venv/ready-to-develop ## Measure our speed against the peers' (installs them under .bench)
	@PYTHON=$(BIN)/python bench/peers/setup.sh
	@$(BIN)/python bench/run.py

.PHONY: load
load: .venv/ready-to-develop ## Measure the server beside boardgame.io, in turns (installs both under .bench)
	@PYTHON=$(BIN)/python bench/server/setup.sh
	@$(BIN)/python bench/server/run.py

.PHONY: beside
beside: .venv/ready-to-develop ## Measure our speed beside that of another commit, in turns: BASE=HEAD
	@$(BIN)/python bench/beside.py $(BASE)

.PHONY: campaign
campaign: .venv/ready-to-develop ## Play many tables of a game under every trial: GAME=shipwreck TABLES=1000 GUIDED=10
	@$(RUN) tablee.trials campaign $(GAME) --tables $(TABLES) --guided $(GUIDED)

.PHONY: fuzz
fuzz: .venv/ready-to-develop ## Attack a served house, its routes and its sockets: EXAMPLES=20000 ROUNDS=50 SEED=1
	@$(RUN) tests.fuzz --examples $(EXAMPLES) --rounds $(ROUNDS) --seed $(SEED)

.PHONY: faults
faults: .venv/ready-to-develop ## Kill servers under people who play, cut them off, fill their disk: ENGINE=sqlite ROUNDS=50 SEED=1
	@$(RUN) tests.faults --engine $(ENGINE) --rounds $(ROUNDS) --seed $(SEED)

.PHONY: soak
soak: .venv/ready-to-develop ## Play at a server for a long time and see that memory and handles stay flat: MINUTES=30 SEED=1
	@$(RUN) tests.faults.soak --minutes $(MINUTES) --seed $(SEED)

.PHONY: deploy
deploy: .venv/ready-to-develop ## Run the steps of deploy/Containerfile outside a container (fetches packages)
	@$(RUN) tests.deploying

.PHONY: bots
bots: .venv/ready-to-develop ## Print how often bots win, with intervals: GAME=shipwreck TABLES=1000
	@$(RUN) tablee.trials bots $(GAME) --tables $(TABLES)

.PHONY: ladder
ladder: .venv/ready-to-develop ## Play all levels of bots with and against each other, write docs/strength.md: GAME=shipwreck TABLES=400
	@$(RUN) tablee.lab.ladder $(GAME) $(if $(filter file,$(origin TABLES)),,--tables $(TABLES)) $(if $(PEOPLE),--people $(PEOPLE)) $(if $(ONLY),--only $(ONLY)) $(if $(AMONG),--among $(AMONG)) $(if $(VALUES),--values $(VALUES))

.PHONY: train
train: .venv/ready-to-develop ## Learn what a game's bots know by heart from their own games anew: GAME=shipwreck TABLES=25
	@$(RUN) tablee.games.$(subst -,_,$(GAME)).training $(if $(filter file,$(origin TABLES)),,--tables $(TABLES))

.PHONY: tells
tells: .venv/ready-to-develop ## Learn from what bots of Deep Regular Breaths do in sight of all who is obsessed: TABLES=2000
	@$(RUN) tablee.games.breaths.tells $(if $(filter file,$(origin TABLES)),,--tables $(TABLES))

.PHONY: mutants
mutants: .venv/ready-to-develop ## Break each rule once and list what no test noticed (goes on where it stopped): GAME=shipwreck
	@$(RUN) tablee.trials mutants $(GAME)

.PHONY: wheel
wheel: .venv/ready-to-develop ## Build the wheel into dist
	@$(RUN) build --wheel --no-isolation

.PHONY: pins
pins: .venv/ready-to-develop ## Choose the newest allowed versions and write requirements/*.txt
	@$(call quietly,Installing the tool that chooses versions,$(PIP) install $(UV))
	@$(call compile,pyproject.toml --extra web,core)
	@$(call compile,pyproject.toml --extra postgres --constraint requirements/core.txt,postgres)
	@$(call compile,--group build --constraint requirements/core.txt,build)
	@$(call compile,pyproject.toml --all-extras --group dev --constraint requirements/core.txt --constraint requirements/build.txt,dev)

compile = echo 'requirements/$(2).txt ...'; $(RUN) uv --quiet pip compile $(1) --output-file requirements/$(2).txt \
	--upgrade --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-annotate --no-header >/dev/null

.PHONY: clean
clean: ## Remove everything that make can make again
	@rm -rf .venv .bench dist node_modules src/tablee/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage htmlcov
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up. Pip's own words go to a log, shown only when something fails.

# quietly WHAT,COMMAND: says what is being done; on failure shows the end of the log and stops.
define quietly
echo '$(1) ...'; $(2) >>$(LOG) 2>&1 || { tail -n 15 $(LOG); echo 'That failed; the whole story is in $(LOG).'; exit 1; }
endef

.venv/made-in:
	@chosen=; without_venv=; \
	for candidate in $(CANDIDATES); do \
		"$$candidate" -c '$(SUITABLE)' 2>/dev/null || continue; \
		if "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then chosen="$$candidate"; break; fi; \
		without_venv="$${without_venv:-$$candidate}"; \
	done; \
	if [[ -z "$$chosen" && -n "$$without_venv" ]]; then \
		echo "$$without_venv cannot make environments: install python3-venv (Debian, Ubuntu: apt install python3-venv)."; \
		exit 1; \
	elif [[ -z "$$chosen" ]]; then \
		echo 'No suitable Python among: $(CANDIDATES).'; \
		echo 'Install Python 3.11 or newer, or name yours: make PYTHON=/path/to/python.'; \
		exit 1; \
	fi; \
	echo "Making .venv with $$("$$chosen" --version) ..."; \
	"$$chosen" -m venv --clear .venv || { echo 'That failed: install python3-venv, then try again.'; exit 1; }
	@echo '$(CURDIR)' >$@

.venv/ready-to-play: requirements/core.txt requirements/build.txt pyproject.toml | .venv/made-in
	@$(call quietly,Installing what Tablée needs,$(PIP) install --require-hashes -r requirements/core.txt -r requirements/build.txt)
	@$(call quietly,Installing Tablée,$(PIP) install --no-deps --no-build-isolation --editable .)
	@touch $@

.venv/ready-to-develop: requirements/dev.txt .venv/ready-to-play
	@$(call quietly,Installing the tests and checks,$(PIP) install --require-hashes -r requirements/dev.txt)
	@touch $@
