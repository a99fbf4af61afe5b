"""Tests the site in a real browser, opened from disk.

    python3 Tests/Browser/run.py [--only WORDS] [--sites FOLDER] [--large]

Makes the catalogues of `fixture.py`, has the Swift tests build their sites (or takes those in
FOLDER), then runs every `tests_*.py` beside this file; with `--large` also on 10,400 pictures,
which takes long. Needs `playwright`, `axe-playwright-python`
and Chromium. Prints “N passed, N failed”.
"""

import argparse
import importlib
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ("demo", "hostile", "empty", "axes", "modes", "big")


def build(folder, is_large):
    catalogues = []
    for kind in KINDS + (("huge",) if is_large else ()):
        catalogue = folder / "catalogues" / kind
        subprocess.run([sys.executable, str(HERE / "fixture.py"), kind, str(catalogue)], check=True)
        catalogues.append(str(catalogue))
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
