# `make` alone prints what there is. GNU make 3.81, which macOS ships, is enough.
SHELL := /bin/bash
PREFIX ?= /usr/local
# What is installed; another one is not built first.
BINARY ?= .build/release/dilint
# Flags for every swift call: `make test SWIFT_FLAGS=--disable-default-traits` does without Graphviz.
SWIFT_FLAGS ?=
# What `make seed-faults` breaks.
PROJECT ?= Fixtures/Projects/BikeRental

# How long `make fuzz` looks, and for which inputs: another number, other inputs.
SECONDS ?= 600
SEED ?= $(shell date +%Y%m%d)

LINTED := Package.swift Plugin Sources Tests

.PHONY: bazel-proof case uninstall artifactbundle fuzz bench growth help demo build test check lint format golden docs install clean seed-faults setup
.DEFAULT_GOAL := help

help: ## print this
	@echo "make TARGET, where TARGET is one of"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup:
	@Tests/Tools/setup build $(SWIFT_FLAGS)

demo: setup ## check a sample app that has one mistake, and draw it into out/demo.svg
	@swift build $(SWIFT_FLAGS) --product dilint
	@Tests/Tools/demo .build/debug/dilint

build: setup ## build a release binary, .build/release/dilint
	swift build $(SWIFT_FLAGS) -c release --product dilint
	@echo "built .build/release/dilint"

test: ## run all tests
	@Tests/Tools/setup test $(SWIFT_FLAGS)
	swift test $(SWIFT_FLAGS) --disable-xctest

case: ## run the fixtures whose path has NAME= in it
	@test -n "$(NAME)" || { echo "which one? make case NAME=swinject/"; exit 2; }
	CASE="$(NAME)" swift test $(SWIFT_FLAGS) --disable-xctest --filter 'FixtureTests/findsWhatIsExpected'

# The test command comes last, so that the test runner's closing line is the last line.
check: lint ## lint, let dilint check itself, run all tests
	@Tests/Tools/setup test $(SWIFT_FLAGS)
	swift build $(SWIFT_FLAGS) --explicit-target-dependency-import-check error
	.build/debug/dilint check
	Tests/Tools/fuzz --dilint .build/debug/dilint --seconds 60 --seed 1 --limit 300
	Tests/Tools/growth --dilint .build/debug/dilint --only objects-that-one --most 10 --stack 8192
	@$(MAKE) --no-print-directory test

lint: ## check format and scripts without changing anything
	swift format lint --strict --parallel --recursive $(LINTED)
	@if command -v shellcheck > /dev/null; then shellcheck .ci/run Tests/Tools/setup Tests/Tools/demo Tests/Tools/install Tests/Tools/artifactbundle; \
	else echo "shellcheck is not installed: the shell scripts were not linted"; fi

format: ## format the sources
	swift format --in-place --parallel --recursive $(LINTED)

golden: ## rewrite the expected outputs of tests; look at the difference before you commit it
	UPDATE=1 swift test $(SWIFT_FLAGS) --disable-xctest

docs: setup ## rewrite the generated pages and the picture under Docs
	swift build $(SWIFT_FLAGS) --product dilint
	rm -rf Docs/Rules
	.build/debug/dilint documents Docs
	.build/debug/dilint graph --svg --focus ReceiptFormatting --depth 2 --link-template '../Fixtures/Projects/BikeRental/{file}#L{line}' -o Docs/demo.svg Fixtures/Projects/BikeRental

install: $(if $(filter .build/release/dilint,$(BINARY)),build) ## install program, manual page and completions under PREFIX (/usr/local)
	@Tests/Tools/install add "$(BINARY)" "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what install put under PREFIX
	@Tests/Tools/install remove "$(BINARY)" "$(DESTDIR)$(PREFIX)"

artifactbundle: $(if $(filter .build/release/dilint,$(BINARY)),build) ## pack the program for SwiftPM: out/dilint.artifactbundle.zip, out/dilint-plugin
	@Tests/Tools/artifactbundle "$(BINARY)" out

clean: ## remove everything that was built or drawn
	rm -rf .build out

seed-faults: build ## break PROJECT= in every way that dilint should notice, and count what it noticed
	Tests/Tools/seed-faults --dilint .build/release/dilint "$(PROJECT)"

fuzz: build ## give dilint what nobody would write, for SECONDS=600 with SEED=today, and keep what goes wrong
	Tests/Tools/fuzz --dilint .build/release/dilint --seconds $(SECONDS) --seed $(SEED)

bench: build ## measure how the time grows, and compare it with what others take for the same files
	Tests/Tools/bench --dilint .build/release/dilint

bazel-proof: build ## let a real Bazel extract, keep and join facts, with the table of Docs/Bazel.md
	@Tests/Tools/setup bazel
	Tests/Tools/bazel-proof --dilint .build/release/dilint --page Docs/Bazel.md

growth: build ## try programs that grow in every way, with limits on time, memory and stack
	Tests/Tools/growth --dilint .build/release/dilint
