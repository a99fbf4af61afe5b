"""Renders the demos twice, in two processes, and compares every byte; then compares the pictures
with those recorded in Tests/Snapshots.

    python3 Tests/Tooling/verify_demos.py VITRINE DEMO…

Prints “N passed, N failed”.
"""
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SNAPSHOTS = ROOT / "Tests/Snapshots"


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def render(tool, demos, folder, zone):
    """One gallery, made in surroundings of its own: zone, language and hash seed must not show."""
    surroundings = dict(os.environ, TZ=zone, LANG=random.choice(["C", "de_DE.UTF-8"]))
    done = subprocess.run([tool, "build", *demos, "-o", str(folder), "--quiet"], env=surroundings)
    return done.returncode, files(folder) if folder.exists() else {}


def main():
    tool, demos = sys.argv[1], sys.argv[2:]
    passed, problems = 0, []
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        code, first = render(tool, demos, place / "one", "UTC")
        again, second = render(tool, demos, place / "two", "Asia/Tokyo")
        for number, exit_code in (("first", code), ("second", again)):
            if exit_code:
                problems.append(f"the {number} build ended with {exit_code}")
        for name in sorted(first.keys() | second.keys()):
            if first.get(name) == second.get(name):
                passed += 1
            else:
                problems.append(f"{name}: two runs wrote different bytes")
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
