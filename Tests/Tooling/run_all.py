"""Runs every test and says the totals in one last line: `N passed, N failed, N skipped`.

    python3 Tests/Tooling/run_all.py

The Swift tests (house rules among them), whether the pages of coverage and of rules are true, trees made by chance, then
the demos' pictures, bad input, hostile code, folders of somebody else's, an installation, and the pages in a browser if
Playwright and Chromium are there; without them those tests count as one skipped.
"""
import concurrent.futures
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
import chromium  # noqa: E402
TOOL = ".build/debug/vitrine"
SHOWING = threading.Lock()
# What the compiler says of each module where SwiftPM asks for batches and Package.swift for whole modules.
WHOLE_MODULES = "remark: Incremental compilation has been disabled: it is not compatible with whole module"


def run(*command, is_alone=True):
    """Runs a command, showing what it says: line by line, or when it has ended if others run beside it.
    Returns its exit code and its words."""
    title = "\n==> " + " ".join(map(str, command)) + "\n"
    start = time.monotonic()
    process = subprocess.Popen(
        list(map(str, command)), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace")
    words = []
    if is_alone:
        print(title, end="", flush=True)
    for line in process.stdout:
        if line.startswith(WHOLE_MODULES):
            continue
        words.append(line)
        if is_alone:
            print(line, end="", flush=True)
    _, status, used = os.wait4(process.pid, 0)
    code = process.returncode = os.waitstatus_to_exitcode(status)
    text = "".join(words)
    with SHOWING:
        end = (f"==> ended with {code} after {time.monotonic() - start:.0f} s, "
               f"{used.ru_utime + used.ru_stime:.0f} s of processor time\n")
        print(end if is_alone else title + text + end, end="", flush=True)
    return code, text


def swift_tests(is_alone=True):
    """Runs the Swift tests and counts them in the files that the test runners write, one for XCTest and one
    for Swift Testing: their lines on the terminal are written side by side into one another."""
    with tempfile.TemporaryDirectory() as folder:
        code, _ = run("swift", "test", "--skip-build", "--xunit-output", pathlib.Path(folder) / "tests.xml",
                      is_alone=is_alone)
        return file_totals(code, sorted(pathlib.Path(folder).glob("*.xml")))


def file_totals(code, files):
    """Counts the tests in JUnit files. A run that ended badly and says of no test why is one failure."""
    passed = failed = skipped = 0
    for file in files:
        for case in xml.etree.ElementTree.parse(file).iter("testcase"):
            found = {child.tag for child in case}
            failed += bool(found & {"failure", "error"})
            skipped += "skipped" in found
            passed += not found & {"failure", "error", "skipped"}
    return passed, max(failed, 1 if code or not passed else 0), skipped


def stated_totals(code, words):
    """What a script of ours says itself."""
    found = re.findall(r"(\d+) passed, (\d+) failed(?:, (\d+) skipped)?", words)
    if not found:
        return 0, 1, 0
    passed, failed, skipped = (int(count or 0) for count in found[-1])
    return passed, max(failed, 1 if code and not failed else 0), skipped


def box_totals(code, words):
    """Where the kernel cannot box programs, there is nothing to test."""
    return (0, 0, 1) if "nothing was tried" in words else stated_totals(code, words)


def step(*command, totals=stated_totals):
    """A command that counts for itself; to be called with whether it runs alone."""
    return lambda is_alone=True: totals(*run(*command, is_alone=is_alone))


def script(name, *words, totals=stated_totals):
    """A script of ours."""
    return step(sys.executable, f"Tests/{name}.py", *words, totals=totals)


def one_by_one(*steps):
    """Steps that would wait for each other, as one."""
    return lambda is_alone=True: [sum(column) for column in zip(*(one(is_alone=is_alone) for one in steps))]


def side_by_side(count, steps):
    """The totals of steps, begun in their order, so many at once."""
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        return list(pool.map(lambda one: one(is_alone=False), steps))


def pages(part, sites):
    """A part of the tests of the pages in a browser, if there is one; sites are made where there are none."""
    if chromium.is_there():
        return script("Browser/run", "--part", part, "--sites", sites, "--tool", TOOL)
    print(f"\nNo Playwright or no Chromium: the pages were not tested in a browser ({part}).")
    return lambda is_alone=True: (0, 0, 1)


def needing(module, name, *words):
    """A script of ours, where there is a library that it needs."""
    if importlib.util.find_spec(module):
        return script(name, *words)
    print(f"\nNo Python library {module}: {name} was not run.")
    return lambda is_alone=True: (0, 0, 1)


def main():
    # Where tests run once, nobody looks at them with a debugger, which what is compiled for takes longer.
    runs_once = bool(os.environ.get("VITRINE_OPT"))
    code, _ = run("swift", "build", "--build-tests", *(["-debug-info-format", "none"] if runs_once else []))
    if code:
        totals = [(0, 1, 0)]
    else:
        # Programs of widgets are linked with the modules just built, where nobody edits them.
        if runs_once:
            os.environ["VITRINE_PRODUCTS"] = str(ROOT / ".build/debug")
        demos = [path.relative_to(ROOT) for path in sorted((ROOT / "Sources/Demos").iterdir()) if path.is_dir()]
        with tempfile.TemporaryDirectory() as sites:
            # The pictures first: they compile our modules, which all others but the Swift tests take from the
            # cache. Then what takes long, lest it be alone in the end. A fourth at once ends no sooner, and has
            # widgets stopped that take their time.
            totals = side_by_side(3, [
                script("Tooling/verify_demos", TOOL, *demos),
                pages("steady", sites),
                # Both lock the folder of the build.
                one_by_one(swift_tests, script("Tooling/run_suite")),
                script("Tooling/heal_cache", TOOL), script("Tooling/review_changes", TOOL),
                script("Tooling/live_days", TOOL), script("Tooling/refuse_bad_input", TOOL),
                script("Tooling/fetch_packages", TOOL), script("Tooling/heal_sources", TOOL),
                script("Tooling/break_installation", TOOL), script("Tooling/check_pictures", TOOL),
                script("Tooling/keep_foreign_files", TOOL), script("Tooling/draw_once", TOOL),
                needing("yaml", "Tooling/run_recipes", TOOL), script("Tooling/build_coverage", "--check"),
                script("Tooling/compare_renderers", TOOL), script("Tooling/install_elsewhere", TOOL),
                step(".build/debug/LayoutFuzz", "--trees", "3000", "--seed", "1"),
                needing("markdown", "Tooling/build_manual", "--tool", TOOL),
                script("Tooling/fit_widths", "--check"), script("Tooling/build_rules", "--check")])
            # These look at the time that things take: each has a core of its own, and the pages have both.
            totals += side_by_side(2, [script("Tooling/end_cleanly", TOOL),
                                       script("Tooling/keep_in_box", TOOL, totals=box_totals)])
            totals += [pages("measured", sites)()]
    passed, failed, skipped = (sum(column) for column in zip(*totals))
    print(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
