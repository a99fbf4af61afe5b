# `make` alone lists the targets. Everything needs a Swift 6.3 toolchain and make; the browser tests
# need Chromium too (.ci/run installs it).
.DEFAULT_GOAL := help
.PHONY: help build modules test gallery specimens record verify bench fuzz format lint coverage rules fidelity settings \
  docs serve install uninstall dist clean check

# The gallery shows bundles in this order: the most beautiful one first.
FIRST := Sources/Demos/Today/ Sources/Demos/Skies/
# Test charts: recorded and verified as the demos are, and no part of their gallery.
SPECIMENS := Sources/Demos/Specimen/
DEMOS := $(FIRST) $(filter-out $(FIRST) $(SPECIMENS),$(sort $(wildcard Sources/Demos/*/)))
GALLERY := gallery
SPECIMEN_GALLERY := specimens
# One timeline entry a widget is enough to notice a change, and keeps the repository small.
RECORDED := --entries 1
TOOL := .build/tool
VITRINE := $(TOOL)/debug/vitrine
SOURCES := Package.swift Sources Tests

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The tool and the programs of widgets share most modules, which are optimised once for both; a folder of their own
# keeps them apart from what `swift build` and `swift test` compile to be debugged.
COMPILE := swift build --scratch-path $(TOOL) --disable-index-store -debug-info-format none
build: ## Build the vitrine tool
	@VITRINE_OPT=1 $(COMPILE) --product vitrine

# What the gallery's demos import is compiled beside the tool the first time: each alone leaves a processor waiting.
OURS := $(notdir $(wildcard Sources/Vocabulary/* Sources/Vocabulary/StandIns/*/*))
IMPORTED = $(filter $(OURS),$(sort $(shell sed -n 's/^import //p' $$(find $(DEMOS) -name '*.swift'))))
modules:
	@test -x $(VITRINE) || VITRINE_OPT=1 VITRINE_MODULES="GalleryTool $(IMPORTED)" $(COMPILE) --product VitrineSDK

test: ## Run every test: Swift, house rules, the demos' pictures, the pages in a browser
	@python3 Tests/Tooling/run_all.py

gallery: modules build ## Build everything and render the demo widgets into ./gallery
	@$(VITRINE) build $(DEMOS) -o $(GALLERY) --title "Vitrine" --days 1

specimens: build ## Render the test charts, one topic a page, into ./specimens
	@$(VITRINE) build $(SPECIMENS) -o $(SPECIMEN_GALLERY) --title "Specimens"

record: build ## Record the pictures of demos and specimens as the truth, after looking at them
	@$(VITRINE) record $(DEMOS) $(SPECIMENS) $(RECORDED) --snapshots Tests/Snapshots

verify: build ## Render demos, specimens and fixtures twice, compare the bytes, then compare with Tests/Snapshots
	@python3 Tests/Tooling/verify_demos.py $(VITRINE) $(DEMOS) $(SPECIMENS)

bench: build ## Measure cards, programs and builds beside the last release's figures; RECORD=1 writes those
	@VITRINE_OPT=1 swift build -c release --static-swift-stdlib --scratch-path .build/bench --product Benchmarks
	@python3 Tests/Tooling/measure.py $(if $(RECORD),--record)

# Trees drawn by `make fuzz`: about a minute. A million: make fuzz N=1000000
N := 3000
S := 1
fuzz: ## Draw trees made by chance and judge them; N=… of them, from number S=… on
	@swift build --product LayoutFuzz
	@.build/debug/LayoutFuzz --trees $(N) --seed $(S)

format: ## Format all Swift code
	@swift format --in-place --recursive --parallel $(SOURCES)

lint: ## Check the format and the rules of the house
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@swift test --filter HouseRulesTests

coverage: ## Write the coverage page from the public symbols
	@swift build --product VitrineSDK
	@python3 Tests/Tooling/build_coverage.py

rules: ## Write the list of rules and their page from the declarations
	@python3 Tests/Tooling/build_rules.py

fidelity: ## Show how far widths of texts, frames of symbols and layouts are from those recorded
	@python3 Tests/Tooling/fit_widths.py --table
	@swift test --filter 'VectorTests|SymbolFrameTests' 2>&1 \
	  | sed -n '/^symbol frames/,/^| all/p;/vectors covered/,/font-dependent/p'

PAGES := Sources/Vocabulary/SwiftUI/SwiftUI.docc
settings: build ## Write the page and the schema of vitrine.json from the declarations
	@$(VITRINE) help settings --page > $(PAGES)/Settings.md
	@$(VITRINE) help settings --schema > $(PAGES)/vitrine.schema.json

docs: build ## Write the documentation as pages, and build that of the modules; a warning is an error
	@python3 Tests/Tooling/build_manual.py --tool $(VITRINE)
	@python3 Tests/Tooling/build_docs.py

serve: build ## Show the demo widgets in a browser and draw again with every change
	@$(VITRINE) serve $(DEMOS) --title "Vitrine"

# Where `make install` puts what is staged; DESTDIR goes before it, for those who make packages.
PREFIX := /usr/local
STAGE := .build/stage/vitrine-$(shell sed -n 's/.*let current = "\(.*\)"/\1/p' \
  Sources/Gallery/GalleryTool/Building/Installation.swift)-linux-$(shell uname -m)
INSTALLED := $(DESTDIR)$(PREFIX)

$(STAGE): $(shell find Package.swift Sources themes site .ci/stage -type f)
	@rm -rf .build/stage && .ci/stage $@

install: $(STAGE) ## Install an optimised tool with all its modules compiled, under PREFIX
	@mkdir -p "$(INSTALLED)" && rm -rf "$(INSTALLED)/lib/vitrine" "$(INSTALLED)/share/vitrine"
	@cp -r --remove-destination $(STAGE)/. "$(INSTALLED)/" && echo "$(INSTALLED)/bin/vitrine"

uninstall: ## Remove what `make install` put there
	@cd "$(INSTALLED)" && rm -rf bin/vitrine lib/vitrine share/vitrine share/doc/vitrine share/man/man[15]/vitrine* \
	  share/bash-completion/completions/vitrine share/zsh/site-functions/_vitrine \
	  share/fish/vendor_completions.d/vitrine.fish

dist: $(STAGE) ## Write an archive of an installation that can be unpacked anywhere, into ./.build
	@tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C .build/stage -cf - $(notdir $(STAGE)) \
	  | gzip -9n > .build/$(notdir $(STAGE)).tar.gz && ls -sh .build/$(notdir $(STAGE)).tar.gz

clean: ## Remove everything built
	@rm -rf .build $(GALLERY) $(SPECIMEN_GALLERY)

check: lint test docs ## Everything a change must pass
	@git diff --exit-code
