"""Renders the demos and every fixture that compiles twice, in other surroundings, and compares every
byte; then compares the demos' pictures with those recorded in Tests/Snapshots, and sees that what
differs from itself is caught.

The second time the programs' clock shows another year, if libfaketime is there.

    python3 Tests/Tooling/verify_demos.py VITRINE DEMO…

Prints “N passed, N failed”.
"""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SNAPSHOTS = ROOT / "Tests/Snapshots"
FIXTURES = ROOT / "Tests/Fixtures"
# Widget code that draws without asking for minutes, and with what the command ends.
DRAWN = [("surroundings/fixed", 0), ("bad-input/broken-catalog", 3), ("bad-input/duplicate-kinds", 3),
         ("bad-input/hostile-texts", 0), ("bad-input/odd-drawings", 3)]
WAITS = FIXTURES / "surroundings/waits"
LEAKS = FIXTURES / "surroundings/leaks"
FAKETIME = next(iter(sorted(pathlib.Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))), None)


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def shifted(zone, days):
    """The tool's surroundings: zone, language, hash seed and the machine's clock must not show."""
    surroundings = dict(os.environ, TZ=zone, LANG=random.choice(["C", "de_DE.UTF-8"]))
    if FAKETIME and days:
        # Programs are told nothing of the tool's environment but this.
        surroundings["VITRINE_PROGRAM_LD_PRELOAD"] = str(FAKETIME)
        surroundings["VITRINE_PROGRAM_FAKETIME"] = f"{days:+d}d"
        surroundings["VITRINE_PROGRAM_FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
    return surroundings


def render(tool, inputs, folder, zone, days):
    """One gallery, made in surroundings of its own."""
    done = subprocess.run([tool, "build", *inputs, "-o", str(folder), "--fresh", "--quiet"],
                          env=shifted(zone, days), stderr=subprocess.DEVNULL)
    return done.returncode, files(folder) if folder.exists() else {}


def compare(tool, inputs, root, expected=0):
    """How many files are the same in two galleries, and what is wrong."""
    code, first = render(tool, inputs, root / "one", "UTC", 0)
    again, second = render(tool, inputs, root / "two", "Asia/Tokyo", 400)
    names = ", ".join(os.path.relpath(name, ROOT) for name in inputs)
    problems = [f"the {number} build of {names} ended with {exit_code}, not {expected}"
                for number, exit_code in (("first", code), ("second", again)) if exit_code != expected]
    if not first:
        problems.append(f"nothing was drawn of {names}")
    different = [name for name in sorted(first.keys() | second.keys()) if first.get(name) != second.get(name)]
    problems += [f"{names}: {name}: two runs wrote different bytes" for name in different]
    return len(first) - len(different), problems


def catch_leaks(tool, root):
    """What is wrong with how a picture that differs from itself is recorded and verified."""
    snapshots, report = root / "snapshots", root / "report"
    commands = [[tool, "record", str(LEAKS), "--snapshots", str(snapshots)],
                [tool, "verify", str(LEAKS), "--snapshots", str(snapshots), "--report", str(report)]]
    problems = []
    for command in commands:
        done = subprocess.run([*command, "--families", "systemMedium"], capture_output=True, text=True)
        if done.returncode != 1 or "not the same twice" not in done.stdout + done.stderr:
            problems.append(f"{command[1]} of leaks ended with {done.returncode}: {done.stderr}")
    recorded = {path.name for path in (snapshots / "leaks").iterdir()} if snapshots.exists() else set()
    if recorded != {"steady"}:
        problems.append(f"recorded {sorted(recorded)} of leaks, not only what is steady")
    leaks = {"addresses", "elapsed", "hashes", "monotonic", "wall"}
    caught = report / "not-the-same-twice/leaks"
    found = {path.name for path in caught.iterdir()} if caught.exists() else set()
    if found != leaks:
        problems.append(f"caught {sorted(found)} of leaks, not {sorted(leaks)}")
    return problems


def count_waits(tool, root):
    """What is wrong with how long waits last while the clock stands. libfaketime has waits of its own."""
    gallery = root / "gallery"
    code, _ = render(tool, [str(WAITS)], gallery, "UTC", 0)
    if code:
        return [f"the build of waits ended with {code}"]
    renders = json.loads((gallery / "manifest.json").read_text())["renders"]
    texts = {text for render in renders for text in render["text"]}
    wrong = sorted(text for text in texts if not text.endswith(": as long as it should"))
    return [f"a wait did not last: {text}" for text in wrong] or ([] if len(texts) == 8 else [f"waits: {texts}"])


def main():
    tool, demos = sys.argv[1], sys.argv[2:]
    passed, problems = 0, []
    with tempfile.TemporaryDirectory() as root:
        root = pathlib.Path(root)
        (root / "demos").mkdir()
        passed, problems = compare(tool, demos, root / "demos")
        for name, expected in DRAWN:
            (root / name).mkdir(parents=True)
            count, found = compare(tool, [str(FIXTURES / name)], root / name, expected)
            passed += count
            problems += found
        for check in (catch_leaks, count_waits):
            (root / check.__name__).mkdir()
            found = check(tool, root / check.__name__)
            passed += not found
            problems += found
    if not FAKETIME:
        print("No libfaketime: the machine's clock was not shifted.")
    if SNAPSHOTS.exists():
        done = subprocess.run([tool, "verify", *demos, "--entries", "1", "--snapshots", str(SNAPSHOTS), "--report", str(ROOT / ".build/report")])
        if done.returncode:
            problems.append(f"the pictures differ from Tests/Snapshots (exit code {done.returncode})")
        else:
            passed += 1
    else:
        problems.append("Tests/Snapshots is missing: look at the gallery, then run `make record`")
    for problem in problems:
        print(problem)
    print(f"{passed} passed, {len(problems)} failed")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
