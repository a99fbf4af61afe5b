"""Tests the site in a real browser, opened from disk.

    python3 Tests/Browser/run.py [--only WORDS] [--sites FOLDER] [--large]

Makes the catalogues of `fixture.py`, draws that of `GallerySample` (5,280 pictures) with `vitrine
build`, has the Swift tests build their sites (or takes those in FOLDER), then runs every
`tests_*.py` beside this file; with `--large` also on 10,400 pictures, which takes long. Needs `playwright`, `axe-playwright-python`
and Chromium. Prints “N passed, N failed”.
"""

import argparse
import importlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ("demo", "hostile", "empty", "axes", "modes")
# Drawn by the renderer itself: so many widgets, each of 200 pictures.
DRAWN = dict(big=33, huge=65)
BUNDLE = """import SwiftUI
import WidgetKit

@main struct SampleBundle: WidgetBundle {
  var body: some Widget {
%s
  }
}
"""


def draw(count, catalogue):
    """Draws a bundle of so many of the widgets of `GallerySample`."""
    swift = ["swift", "build", "--product", "vitrine"]
    subprocess.run(swift, cwd=HERE.parents[1], check=True, stdout=sys.stderr)
    place = subprocess.run(
        swift[:2] + ["--show-bin-path"], cwd=HERE.parents[1], check=True, capture_output=True
    )
    tool = pathlib.Path(place.stdout.decode().strip()) / "vitrine"
    project = catalogue.parent / f"gallery-{count}"
    shutil.copytree(HERE / "GallerySample", project)
    (project / "SampleBundle.swift").write_text(BUNDLE % "\n".join(
        f"    SampleWidget(number: {number})" for number in range(count)
    ))
    subprocess.run([tool, "build", project, "-o", catalogue], check=True, stdout=sys.stderr)


def build(folder, is_large):
    catalogues = []
    for kind in KINDS:
        catalogue = folder / "catalogues" / kind
        subprocess.run([sys.executable, str(HERE / "fixture.py"), kind, str(catalogue)], check=True)
        catalogues.append(str(catalogue))
    for kind in ("big", "huge") if is_large else ("big",):
        draw(DRAWN[kind], folder / "catalogues" / kind)
        catalogues.append(str(folder / "catalogues" / kind))
    sites = folder / "sites"
    environment = dict(
        os.environ, VITRINE_SITE_CATALOGUE=":".join(catalogues), VITRINE_SITE_OUTPUT=str(sites)
    )
    made = subprocess.run(
        ["swift", "test", "-j", "1", "--filter", "SiteFromEnvironmentTests"],
        cwd=HERE.parents[1],
        env=environment,
        capture_output=True,
        text=True,
    )
    if made.returncode or not (sites / "demo" / "index.html").exists():
        sys.exit(made.stdout[-2000:] + made.stderr[-2000:])
    return sites


def main():
    options = argparse.ArgumentParser(description="Tests the site in a browser.")
    options.add_argument("--only", default="", help="run tests whose names contain this")
    options.add_argument("--sites", help="a folder of sites made earlier")
    options.add_argument("--large", action="store_true", help="also measure 10,400 pictures")
    chosen = options.parse_args()
    sys.path.insert(0, str(HERE))
    for file in sorted(HERE.glob("tests_*.py")):
        importlib.import_module(file.stem)
    harness = importlib.import_module("harness")
    with tempfile.TemporaryDirectory() as folder:
        sites = pathlib.Path(chosen.sites) if chosen.sites else build(pathlib.Path(folder), chosen.large)
        sys.exit(harness.run(sites, chosen.only))


if __name__ == "__main__":
    main()
