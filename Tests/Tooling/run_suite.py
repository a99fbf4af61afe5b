"""Tries the library for a team's own tests: records, runs, edits, accepts.

    python3 Tests/Tooling/run_suite.py

Takes a copy of the package `Tests/Fixtures/suite`, as a team would have it, compiles it with the modules that
`swift build --build-tests` has compiled, and runs its tests. Prints “N passed, N failed”.
"""
import os
import pathlib
import shutil
import subprocess
import tempfile

from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/Fixtures/suite"
# As whoever compiled the modules asked for it, lest they be compiled again.
FLAGS = ["-debug-info-format", "none"] if os.environ.get("VITRINE_OPT") else []


class Suite:
    """A package with tests, in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder / "Meals"
        shutil.copytree(FIXTURE, self.folder, ignore=shutil.ignore_patterns(".build"))
        self.edit("Package.swift", "../../..", str(ROOT))
        self.pictures = self.folder / "Tests/MealsTests/__Snapshots__"

    def edit(self, name, old, new):
        path = self.folder / name
        text = path.read_text()
        assert old in text, old
        path.write_text(text.replace(old, new))

    def run(self, *words, **variables):
        """Compiles and tests; returns the exit code, keeping what was said."""
        place = ["--package-path", str(self.folder), "--scratch-path", str(ROOT / ".build")]
        kept = {name: value for name, value in os.environ.items() if name != "VITRINE_RECORD"}
        done = subprocess.run(["swift", "test", *FLAGS, *place, *words], capture_output=True, text=True,
                              env={**kept, "CI": "", **variables})
        # How the tests went comes last, after what the package manager says of the pictures.
        self.said = done.stderr + done.stdout
        return done.returncode

    def state(self):
        return {str(path.relative_to(self.pictures)): path.read_bytes()
                for path in self.pictures.rglob("*") if path.is_file()}


def main():
    score = Score()
    check = score.check
    with tempfile.TemporaryDirectory() as folder:
        suite = Suite(pathlib.Path(folder))
        recorded = suite.state()
        abroad = dict(TZ="Asia/Tokyo", LANG="de_DE.UTF-8")
        check("what was recorded elsewhere is drawn here, in any zone and language",
              suite.run(**abroad) == 0 and suite.state() == recorded, suite.said[-2000:])
        suite.edit("Sources/Meals/MealRow.swift", ".headline", ".title3")
        attached = pathlib.Path(folder) / "attached"
        attached.mkdir()
        words = "font style headline → title3, font size 17 → 20"
        code = suite.run("--attachments-path", str(attached))
        check("a change fails both kinds of tests, in words",
              code == 1 and f"“Lunch”: {words}" in suite.said and "“Dinner”: font style" in suite.said,
              suite.said[-2000:])
        check("nothing is recorded by that", suite.state() == recorded)
        check("both pictures are attached", (attached / "row-recorded.svg").read_bytes() ==
              recorded["MealTests/row.svg"] != (attached / "row-drawn.svg").read_bytes(), list(attached.iterdir()))
        check("they say how it is accepted", "VITRINE_RECORD=failed" in suite.said)
        shutil.rmtree(suite.pictures / "MealCases")
        code = suite.run(CI="1")
        check("where nobody looks nothing is recorded", code == 1 and "is not there" in suite.said
              and not (suite.pictures / "MealCases").exists(), suite.said[-2000:])
        check("what is accepted fails once", suite.run(VITRINE_RECORD="failed") == 1
              and "recorded. Look" in suite.said, suite.said[-2000:])
        changed = suite.state()
        check("all that it concerns is another", changed.keys() == recorded.keys() and changed != recorded)
        check("and passes then", suite.run() == 0 and suite.state() == changed, suite.said[-2000:])
        check("a mode that is none is refused", suite.run(VITRINE_RECORD="fialed") == 1
              and "cannot be “fialed”" in suite.said and suite.state() == changed, suite.said[-2000:])
        suite.edit("Tests/MealsTests/MealTests.swift", 'named: "\\(scheme)", ', "")
        check("two pictures of one name are refused", suite.run("--disable-xctest") == 1
              and "gets two pictures" in suite.said, suite.said[-2000:])
    score.end()


if __name__ == "__main__":
    main()
