"""Runs what the README says of continuous integration, line by line, our own action with it, and the tutorial.

    python3 Tests/Tooling/run_recipes.py VITRINE

Steps of others (checkout, cache, upload) are played here; everything that is ours runs as it is written. The job runs
three times as on three new machines that share a cache: first, with nothing changed, and after an edit that changes
pictures. Prints “N passed, N failed”.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/Fixtures/one-widget"
TUTORIAL = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/Tutorial.md"
REVIEWS = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/Reviews.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)


class Machine:
    """A machine that runs one job, with folders that are there for that job alone."""

    def __init__(self, folder, app, caches, tool):
        self.folder, self.app, self.caches = folder, app, caches
        self.workspace, self.temp, self.home = folder / "work", folder / "temp", folder / "home"
        for path in (self.workspace, self.temp, self.home):
            shutil.rmtree(path, ignore_errors=True)
            path.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("VITRINE", "XDG", "GITHUB")) or name in ("VITRINE_PRODUCTS", "VITRINE_OPT")}
        self.environment = dict(
            kept, HOME=str(self.home), RUNNER_TEMP=str(self.temp), GITHUB_WORKSPACE=str(self.workspace), CI="true",
            VITRINE_TOOL=str(tool))
        self.words, self.uploads, self.unsaved, self.ran = "", [], [], []

    def run(self, steps, context):
        """Runs the steps of a job or an action; returns whether all went well."""
        context["steps"] = {}
        is_well = True
        for step in steps:
            if not truth(step.get("if", "success()"), context, is_well):
                continue
            outputs, went_well = self.perform(step, context)
            is_well = is_well and went_well
            if "id" in step:
                context["steps"][step["id"]] = {"outputs": outputs}
        return is_well

    def perform(self, step, context):
        given = {name: expanded(str(value), context) for name, value in step.get("with", {}).items()}
        if "run" in step:
            return self.shell(step, context)
        action = step["uses"].split("@")[0]
        if action == "actions/checkout":
            shutil.copytree(self.app, self.workspace, dirs_exist_ok=True)
        elif action == "actions/cache":
            return {"cache-hit": self.restore(given)}, True
        elif action == "actions/upload-artifact":
            self.uploads.append(self.workspace / given["path"])
        elif action.endswith("/vitrine"):
            return self.ours(given)
        else:
            raise SystemExit(f"{action} is not known here.")
        return {}, True

    def ours(self, given):
        """Runs our action."""
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        unknown = set(given) - set(action["inputs"])
        missing = [name for name, one in action["inputs"].items() if one.get("required") and name not in given]
        assert not unknown and not missing, (unknown, missing)
        context = {"inputs": {name: one.get("default", "") for name, one in action["inputs"].items()} | given,
                   "github": {"sha": "0123abc"}}
        is_well = self.run(action["runs"]["steps"], context)
        self.outputs = {name: expanded(one["value"], context) for name, one in action["outputs"].items()}
        return self.outputs, is_well

    def shell(self, step, context):
        assert step.get("shell", "bash") == "bash", step
        output = self.temp / "outputs"
        output.write_text("")
        environment = dict(self.environment, GITHUB_OUTPUT=str(output), GITHUB_ACTION_PATH=str(ROOT))
        for name, value in step.get("env", {}).items():
            environment[name] = expanded(str(value), context)
        done = subprocess.run(["bash", "-eo", "pipefail", "-c", expanded(step["run"], context)], cwd=self.workspace,
                              env=environment, capture_output=True, text=True)
        self.ran.append(step["run"])
        self.words += done.stdout + done.stderr
        outputs = dict(line.split("=", 1) for line in output.read_text().splitlines())
        return outputs, done.returncode == 0

    def restore(self, given):
        """Puts a kept folder back; says whether it was kept under just this name."""
        keys = [given["key"]] + given.get("restore-keys", "").split()
        path = pathlib.Path(given["path"])
        for key in keys:
            found = sorted(name for name in self.caches if name == key or (key != keys[0] and name.startswith(key)))
            if found:
                shutil.copytree(self.caches[found[-1]], path, symlinks=True)
                break
        is_hit = keys[0] in self.caches
        if not is_hit:
            self.unsaved.append((keys[0], path))
        return str(is_hit).lower()

    def end(self, folder):
        """Keeps what was asked to be kept, as the end of a job does."""
        for key, path in self.unsaved:
            self.caches[key] = folder / key
            shutil.copytree(path, self.caches[key], symlinks=True)


def looked_up(path, context):
    value = context
    for name in path.split("."):
        value = value.get(name, "") if isinstance(value, dict) else ""
    return value


def expanded(text, context):
    return re.sub(r"\$\{\{\s*([\w.-]+)\s*\}\}", lambda found: str(looked_up(found[1], context)), text)


def truth(condition, context, is_well):
    """Whether a step runs; one that says nothing of it does where all went well before."""
    code = re.sub(r"'[^']*'|[A-Za-z][\w.-]*(?:\(\))?", lambda found: word(found[0], context, is_well), condition)
    says_so = "always()" in condition or "success()" in condition
    return bool(eval(code.replace("&&", " and ").replace("||", " or "))) and (says_so or is_well)  # noqa: S307


def word(text, context, is_well):
    if text.startswith("'"):
        return text
    return {"always()": "True", "success()": str(is_well)}.get(text) or repr(looked_up(text, context))


def recipes():
    """The blocks of code in the README's chapter on continuous integration, by language."""
    chapter = (ROOT / "README.md").read_text().split("### In continuous integration")[1].split("\n## ")[0]
    return FENCE.findall(chapter)


def main():
    score = Score()
    check = score.check

    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        app, caches = folder / "app", {}
        shutil.copytree(FIXTURE, app / "App/Widgets")
        subprocess.run([tool, "record", "App/Widgets", "--snapshots", "Snapshots"], cwd=app, check=True,
                       capture_output=True)
        jobs = [job for kind, text in recipes() if kind == "yaml"
                for job in yaml.safe_load(text)["jobs"].values()]
        check("there is a recipe", jobs)

        def play(name):
            machine = Machine(folder / "machine", app, caches, tool)
            is_well = machine.run(jobs[0]["steps"], {})
            kept = folder / name
            kept.mkdir()
            machine.end(kept)
            return machine, is_well

        first, is_well = play("first")
        check("the job passes", is_well, first.words)
        check("the gallery is there to be kept",
              first.uploads and all((path / "index.html").exists() for path in first.uploads), first.words)
        check("the outputs say so", first.outputs["gallery"] == "gallery" and first.outputs["exit-code"] == "0",
              first.outputs)
        check("an installation was made", any(".ci/stage" in text and "rm -rf" in text for text in first.ran))
        again, is_well = play("again")
        check("it passes again", is_well, again.words)
        check("the installation is not made again", not any("rm -rf" in text for text in again.ran))
        check("nothing is compiled or drawn", "Compiling" not in again.words.replace("Compiling Widgets …", "")
              and "Drawing" not in again.words, again.words)
        reviews = FENCE.findall(REVIEWS.read_text())
        files = [yaml.safe_load(text) for kind, text in reviews if kind == "yaml"]
        machine = Machine(folder / "machine", app, caches, tool)
        check("the job of the reviews passes", machine.run(files[0]["jobs"]["widgets"]["steps"], {}), machine.words)
        machine.end(folder / "reviewed")
        # Where nothing differs all lines end with 0.
        team = folder / "team"
        shutil.copytree(app, team)
        source = next((app / "App/Widgets").rglob("*.swift"))
        text = source.read_text()
        changed = re.sub(r'Text\("', 'Text("Other ', text, count=1)
        assert text != changed
        source.write_text(changed)
        edited, is_well = play("edited")
        check("a picture that changed fails the job", not is_well and edited.outputs["exit-code"] == "1", edited.words)
        check("with a report", edited.outputs["report"] == ".vitrine/report", edited.outputs)
        check("and a gallery", edited.uploads and (edited.uploads[0] / "index.html").exists(), edited.words)

        path = os.pathsep.join([str(first.temp / "vitrine/bin"), os.environ["PATH"]])

        def try_lines(title, blocks, folder):
            for text in [text for kind, text in blocks if kind == "sh"]:
                done = subprocess.run(["bash", "-eo", "pipefail", "-c", text], cwd=folder,
                                      env=dict(edited.environment, PATH=path), capture_output=True, text=True)
                # A shard may have nothing to draw.
                check(f"{title}: {text}", done.returncode in (0, 4), done.stderr)

        try_lines("the README", recipes(), edited.workspace)
        try_lines("the reviews", reviews, team)
        gitlab = files[1]["widgets"]
        try_lines("GitLab", [("sh", line) for line in gitlab["script"]], team)
        kept = [*gitlab["artifacts"]["paths"], gitlab["artifacts"]["reports"]["junit"]]
        check("GitLab finds what it keeps", all((team / path).exists() for path in kept), kept)
        fresh = folder / "fresh"
        shutil.copytree(FIXTURE, fresh / "App/Widgets")
        try_lines("the tutorial", FENCE.findall(TUTORIAL.read_text()), fresh)
        check("the tutorial ends with snapshots", list((fresh / "Snapshots").rglob("*.svg")))
    score.end()


if __name__ == "__main__":
    main()
