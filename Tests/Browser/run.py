"""Tests the site in a real browser, opened from disk.

    python3 Tests/Browser/run.py [--only WORDS] [--sites FOLDER] [--part PART] [--large] [--tool VITRINE]

Makes sites of the catalogues of `fixture.py` with `vitrine site`, of the reports of `fixture_review.py` with
`vitrine merge`, and of `GallerySample` (5,280 pictures of
33 widgets, 1,728 of 216) with `vitrine build` (or takes those that are in FOLDER, and leaves them there), then
runs every `tests_*.py` beside this file: two halves side by side, which may have other work beside them
(`--part steady`), then what measures times, which nothing may disturb (`--part measured`); with `--large` also
on 10,400 pictures and on 19,440 of 810 widgets, which takes long. Needs `playwright`, `axe-playwright-python`
and Chromium. Prints “N passed, N failed”.
"""

import argparse
import importlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KINDS = ("demo", "kinds", "hostile", "empty", "axes", "modes", "scenes", "days")
REVIEWS = ("full", "few", "odd", "none", "many", "entries")
MEASURING = "tests_targets"
# What runs side by side, by the part it belongs to.
PARTS = dict(steady=("1/2", "2/2"), measured=(MEASURING,))
# Drawn by the renderer itself: few widgets of 160 pictures each, many of 8, and most of 24.
DRAWN = dict(big=33, many=216, huge=65, most=810)
LARGE = ("huge", "most")
FEW = dict(
    many=["--entries", "1", "--states", "snapshot"],
    most=["--entries", "1", "--states", "snapshot,placeholder,timeline"],
)
BUNDLE = """import SwiftUI
import WidgetKit

@main struct SampleBundle: WidgetBundle {
  var body: some Widget {
%s
  }
}
"""


def tool():
    """The tool, built if it must be."""
    swift = ["swift", "build", "--product", "vitrine"]
    subprocess.run(swift, cwd=ROOT, check=True, stdout=sys.stderr)
    found = subprocess.run(swift + ["--show-bin-path"], cwd=ROOT, check=True, capture_output=True)
    return pathlib.Path(found.stdout.decode().strip()) / "vitrine"


def build(sites, is_large, vitrine):
    """Makes the sites that the tests read, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            catalogue = pathlib.Path(folder) / kind
            subprocess.run([sys.executable, HERE / "fixture.py", kind, catalogue], check=True)
            make(vitrine, "site", catalogue, sites / kind)
        for kind in REVIEWS:
            report, site = pathlib.Path(folder) / f"review-{kind}", sites / f"review-{kind}"
            subprocess.run([sys.executable, HERE / "fixture_review.py", kind, report], check=True)
            # It ends as verify does: with 1 where pictures differ, with 3 where some were not drawn.
            done = subprocess.run([vitrine, "merge", report, "-o", site], stdout=sys.stderr)
            assert done.returncode in (0, 1, 3), done.returncode
        for kind, count in DRAWN.items():
            if is_large or kind not in LARGE:
                project = sample(pathlib.Path(folder), count)
                make(vitrine, "build", project, sites / kind, *FEW.get(kind, []))


def make(vitrine, command, source, site, *words):
    """Has the tool make a site; of the hostile catalogue a picture is missing, which ends with 3."""
    done = subprocess.run([vitrine, command, source, "-o", site, "--single-file", "--quiet", *words], stdout=sys.stderr)
    if done.returncode not in (0, 3) or not (site / "gallery.html").exists():
        sys.exit(f"vitrine {command} {source} ended with {done.returncode}")


def sample(folder, count):
    """A project whose bundle has so many of the widgets of `GallerySample`."""
    project = folder / f"gallery-{count}"
    shutil.copytree(HERE / "GallerySample", project)
    (project / "SampleBundle.swift").write_text(BUNDLE % "\n".join(
        f"    SampleWidget(number: {number})" for number in range(count)
    ))
    return project


def start(sites, *words):
    """This script on one part of the tests, in a process of its own."""
    return subprocess.Popen(
        [sys.executable, __file__, "--sites", str(sites), *words], stdout=subprocess.PIPE, text=True
    )


def run_all(sites, parts):
    """The tests of some parts; what a process says is shown when it has ended. Returns how many failed."""
    passed = failed = 0
    for part in parts:
        for process in [start(sites, "--share", share) for share in PARTS[part]]:
            said = process.communicate()[0]
            found = re.findall(r"(\d+) passed, (\d+) failed\n", said)
            print(re.sub(r"\d+ passed, \d+ failed\n$", "", said), end="")
            passed += int(found[-1][0]) if found else 0
            failed += int(found[-1][1]) if found else 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def main():
    options = argparse.ArgumentParser(description="Tests the site in a browser.")
    options.add_argument("--only", default="", help="run tests whose names contain this")
    options.add_argument("--sites", help="a folder of sites made earlier")
    options.add_argument("--part", choices=PARTS, help="run one part only")
    options.add_argument("--tool", help="a tool built earlier, so that no build waits for another")
    options.add_argument("--share", help=argparse.SUPPRESS)
    options.add_argument("--large", action="store_true", help="also measure 10,400 and 19,440 pictures")
    chosen = options.parse_args()
    sys.path.insert(0, str(HERE))
    for file in sorted(HERE.glob("tests_*.py")):
        importlib.import_module(file.stem)
    harness = importlib.import_module("harness")
    with tempfile.TemporaryDirectory() as folder:
        sites = pathlib.Path(chosen.sites or folder)
        if not (sites / "demo").exists():
            build(sites, chosen.large, chosen.tool or tool())
        if not (chosen.only or chosen.share):
            sys.exit(run_all(sites, [chosen.part] if chosen.part else PARTS))
        tests = [one for one in harness.tests if chosen.only in harness.title(one)]
        if chosen.share == MEASURING:
            tests = [one for one in tests if one.__module__ == MEASURING]
        elif chosen.share:
            number, count = map(int, chosen.share.split("/"))
            tests = [one for one in tests if one.__module__ != MEASURING][number - 1 :: count]
        sys.exit(harness.run(sites, tests))


if __name__ == "__main__":
    main()
