# Two commands: `make play` and `make test`. Both do all the set-up there is; a second run rebuilds only what changed.

PYTHON ?= python3
BIN := .venv/bin
UV_VERSION := 0.13.7
COMPILED := $(shell $(PYTHON) setup.py --list 2>/dev/null)
PAGE := src/cannae/_web/index.html

# What `make quick` runs beside the linters: the contract, the front door, every game's rules, the table.
QUICK := tests/core/test_front_door.py tests/core/test_history.py tests/core/test_randomness.py tests/core/test_records.py \
  tests/core/test_bits.py $(patsubst src/cannae/games/%/__init__.py,tests/%,$(wildcard src/cannae/games/*/__init__.py)) \
  tests/pennants tests/table tests/repository/test_rules.py \
  $(foreach name,redeal builds players bots words secrets,--ignore-glob=*/test_$(name).py) # many games each: for `make test`

.PHONY: play test quick bench lint docs dist lock clean audit ratings
.DEFAULT_GOAL := play

play: .venv/.built $(PAGE)
	@$(BIN)/cannae serve --browser

test: .venv/.built $(PAGE) lint
	@cd web && npm run --silent check && npm run --silent test
	@$(BIN)/pytest -n auto --dist worksteal --ignore tests/page
	@$(BIN)/pytest -n auto --dist worksteal tests/page # apart: the browser's driver keeps an event loop of its own

quick: .venv/.built lint
	@$(BIN)/pytest -n 2 --dist worksteal $(QUICK)

lint: .venv/.built web/node_modules/.installed
	@$(BIN)/ruff check . && $(BIN)/ruff format --check -q .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@cd web && npm run --silent lint

bench: .venv/.built $(PAGE)
	@$(BIN)/python -m bench

docs: .venv/.built
	@$(BIN)/python docs/screens.py
	@$(BIN)/python docs/tabletop_pictures.py
	@$(BIN)/python docs/api.py
	@$(BIN)/python -m cannae.adapters.encoding --into docs/api

# The rating files of the package, each made anew by the command that stands in it: some twenty minutes of processor time;
# broken off, it goes on.
ratings: .venv/.built
	@for file in src/cannae/games/*/bots/ratings.json; do \
	  $(BIN)/$$(sed -n 's/^ "made_by": "\(.*\)",$$/\1/p' $$file) --out $$file || exit; \
	done

# What others install: the source with the built page in it, and from that a wheel, compiled where there is a compiler.
dist: .venv/.installed $(PAGE)
	@rm -rf dist && mkdir dist
	@$(BIN)/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")' >dist/build.log 2>&1 || { cat dist/build.log; exit 1; }
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w dist dist/cannae-*.tar.gz
	@rm -f dist/build.log && ls dist

# Known faults in what we depend on; asks the network, so it is no part of `make test`.
audit:
	@test -x .venv/audit/bin/pip-audit || { $(PYTHON) -m venv .venv/audit && .venv/audit/bin/pip install -q pip-audit 2>/dev/null; } \
	 || { echo "cannae: pip-audit cannot be had from here, so nothing was audited; try again with the network." >&2; exit 2; }
	@found=$$(.venv/audit/bin/pip-audit --disable-pip --strict --progress-spinner off -r requirements.lock 2>&1); done=$$?; \
	 case "$$found" in \
	  *"could not be audited"*|*rror*|*"imed out"*) \
	   echo "cannae: the list of known faults cannot be reached from here, so nothing was audited." >&2; exit 2;; \
	  *) echo "$$found"; exit $$done;; \
	 esac

# -- Set-up -----------------------------------------------------------------------------------------------------

.venv/.packages: requirements.lock pyproject.toml
	@echo "cannae: setting up .venv"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "cannae needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --disable-pip-version-check uv==$(UV_VERSION) 2>/dev/null \
	 && $(BIN)/uv pip install -q --python $(BIN)/python -r requirements.lock \
	 || $(BIN)/pip install -q --disable-pip-version-check -r requirements.lock
	@touch $@

.venv/.installed: .venv/.packages setup.py
	@CANNAE_COMPILE=no $(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip -q
	@CANNAE_COMPILE=no $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.built: .venv/.installed $(COMPILED)
	@echo "cannae: compiling the rules"
	@touch $@.begun # what is edited while the compiler runs is newer than the build
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py -q build_ext --inplace 2>build.log || { cat build.log; exit 1; }
	@grep '^cannae:' build.log || true
	@rm -f build.log
	@mv $@.begun $@

# The page, built into the package so that the server hands it out; without Node the server shows a plain one.
web/node_modules/.installed: web/package-lock.json
	@echo "cannae: setting up the page"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(shell find web/src web/public web/index.html web/*.ts web/package.json -type f 2>/dev/null) web/node_modules/.installed
	@echo "cannae: building the page"
	@cd web && npm run --silent build -- --logLevel error

# The pinned versions of everything, for every platform, without naming where they come from.
lock:
	@$(BIN)/pip install -q uv==$(UV_VERSION)
	@$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
	  --extra dev pyproject.toml -o requirements.lock

clean:
	@rm -rf .venv build dist src/*.egg-info
	@find src -name '*.so' -delete
