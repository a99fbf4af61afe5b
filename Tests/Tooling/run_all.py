"""Runs every test and says the totals in one last line: `N passed, N failed, N skipped`.

    python3 Tests/Tooling/run_all.py

The Swift tests (house rules among them), whether the pages of coverage and of rules are true, trees made by chance, then
the demos' pictures, bad input, hostile code, folders of somebody else's, and the pages in a browser if
Playwright and Chromium are there; without them those tests count as one skipped.
"""
import concurrent.futures
import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ".build/debug/vitrine"


def run(*command):
    """Runs a command, showing what it says; returns its exit code and its words."""
    print("\n==> " + " ".join(map(str, command)), flush=True)
    process = subprocess.Popen(
        list(map(str, command)), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace")
    words = []
    for line in process.stdout:
        print(line, end="", flush=True)
        words.append(line)
    return process.wait(), "".join(words)


def swift_totals(code, words):
    """Counts XCTest's and Swift Testing's own lines; a build that failed is one failure."""
    passed = failed = skipped = 0
    for executed, failures in re.findall(r"Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failures?", words)[-1:]:
        passed, failed = int(executed) - int(failures), int(failures)
    passed += len(re.findall(r"^[^\w\n]*\s*Test (?!run|case)\S.* passed after", words, re.M))
    failed += len(re.findall(r"^[^\w\n]*\s*Test (?!run|case)\S.* failed after", words, re.M))
    skipped += len(re.findall(r"^[^\w\n]*\s*Test (?!run|case)\S.* skipped", words, re.M))
    if code and not failed:
        failed = 1
    return passed, failed, skipped


def stated_totals(code, words):
    """What a script of ours says itself."""
    found = re.findall(r"(\d+) passed, (\d+) failed", words)
    if not found:
        return 0, 1, 0
    passed, failed = map(int, found[-1])
    return passed, max(failed, 1 if code and not failed else 0), 0


def box_totals(code, words):
    """Where the kernel cannot box programs, there is nothing to test."""
    return (0, 0, 1) if "nothing was tried" in words else stated_totals(code, words)


def together(*names):
    """The totals of scripts of ours that run side by side; what each says is shown when it has ended."""
    def words(name):
        done = subprocess.run([sys.executable, f"Tests/Tooling/{name}.py", TOOL], cwd=ROOT, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace")
        return done.returncode, done.stdout

    totals = []
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for name, (code, said) in zip(names, pool.map(words, names)):
            print(f"\n==> Tests/Tooling/{name}.py\n{said}", end="", flush=True)
            totals.append(box_totals(code, said) if name == "keep_in_box" else stated_totals(code, said))
    return totals


def main():
    totals = [swift_totals(*run("swift", "test"))]
    totals.append(stated_totals(*run(sys.executable, "Tests/Tooling/build_coverage.py", "--check")))
    totals.append(stated_totals(*run(sys.executable, "Tests/Tooling/build_rules.py", "--check")))
    totals.append(stated_totals(*run("make", "fuzz")))
    code, _ = run("swift", "build", "--product", "vitrine")
    if code:
        totals.append((0, 1, 0))
    else:
        demos = sorted(path for path in (ROOT / "Sources/Demos").iterdir() if path.is_dir())
        places = [path.relative_to(ROOT) for path in demos]
        totals.append(stated_totals(*run(sys.executable, "Tests/Tooling/verify_demos.py", TOOL, *places)))
        for names in (("refuse_bad_input",), ("check_pictures",), ("end_cleanly",), ("keep_in_box",), ("heal_cache", "keep_foreign_files"), ("break_installation",)):
            totals += together(*names)
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser and importlib.util.find_spec("playwright"):
        totals.append(stated_totals(*run(sys.executable, "Tests/Browser/run.py")))
    else:
        print("\nNo Playwright or no Chromium: the pages were not tested in a browser.")
        totals.append((0, 0, 1))
    passed, failed, skipped = (sum(column) for column in zip(*totals))
    print(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
