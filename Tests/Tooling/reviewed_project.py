"""A project under review, `Tests/Fixtures/reviewed`, and edits of it."""
import json
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/Fixtures/reviewed"

ROW = ('    Meal(name: "Dinner"',
       '    Meal(name: "Lunch", time: "12:30", symbol: "sun.max"),\n    Meal(name: "Dinner"')
FONT = ("size: 22, weight: .semibold", "size: 26, weight: .bold")
COLOUR = ("accent = Color.blue", "accent = Color.red")
# The reminder shows the second meal, which is the third once there is lunch.
SECOND = ("meals[1]", "meals[2]")
EDITS = [ROW, FONT, COLOUR, SECOND]


class Project:
    """A project in a folder of its own, with its snapshots and reports."""

    recorded = None

    def __init__(self, tool, folder, name="Meals"):
        self.tool, self.folder, self.name = str(pathlib.Path(tool).resolve()), folder, name
        self.is_edited = False
        shutil.copytree(FIXTURE, folder / name)

    def run(self, *words, **variables):
        """Runs the tool in the folder; returns its exit code, keeping what it said."""
        done = subprocess.run([self.tool, *words], cwd=self.folder, capture_output=True, text=True,
                              env=dict(os.environ, CI="1", **variables))
        self.said = done.stdout + done.stderr
        return done.returncode

    def record(self, *words):
        """Records; what the project as it is gives is recorded once for all copies of it."""
        snapshots = self.folder / "snapshots"
        if words or self.is_edited or snapshots.exists():
            return self.run("record", self.name, *words)
        if not Project.recorded:
            code = self.run("record", self.name)
            shutil.copytree(snapshots, self.folder.parent / "recorded")
            Project.recorded = self.folder.parent / "recorded"
            return code
        shutil.copytree(Project.recorded, snapshots)
        return 0

    def verify(self, *words, **variables):
        return self.run("verify", self.name, *words, **variables)

    def edit(self, *edits):
        self.is_edited = True
        path = self.folder / self.name / "Meals.swift"
        text = path.read_text()
        for old, new in edits:
            assert old in text, old
            text = text.replace(old, new)
        path.write_text(text)

    def results(self, report=".vitrine/report"):
        return json.loads((self.folder / report / "results.json").read_text())

    def words(self, report=".vitrine/report"):
        return [" and ".join(group["words"]) for group in self.results(report)["groups"]]

    def state(self, name):
        """The bytes of all files of a folder."""
        root = self.folder / name
        return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}

    def written(self, name):
        """When each file of a folder was written."""
        return {path: path.stat().st_mtime_ns for path in (self.folder / name).rglob("*") if path.is_file()}
