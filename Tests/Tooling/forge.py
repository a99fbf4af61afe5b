"""A forge played on this machine: jobs as GitHub runs them, with steps of others (checkout, caches, artifacts) and its
program `gh` played, and everything that is ours run as it is written. `run_recipes.py` runs recipes with it.
"""
import os
import pathlib
import re
import shutil
import stat
import subprocess

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Answers with the comment that was written before, and keeps what it is given.
GH = """#!/bin/sh
echo "$*" >> "$FORGE/gh.txt"
for word; do case $word in body=@*) cp "${word#body=@}" "$FORGE/comment.md"; exit ;; esac; done
if [ -e "$FORGE/comment.md" ]; then echo 17; fi
"""


class Forge:
    """What outlasts a job: caches, artifacts, the repository of pages, comments."""

    def __init__(self, folder, app, tool):
        self.folder, self.app, self.tool = folder, app, tool
        self.caches, self.artifacts, self.uploaded, self.pages = {}, {}, set(), folder / "pages.git"
        (folder / "bin").mkdir(parents=True)
        (folder / "bin/gh").write_text(GH)
        (folder / "bin/gh").chmod(stat.S_IRWXU)

    def make_pages(self):
        """The branch of pages, empty as somebody made it once."""
        git = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=gh-pages"]
        first = self.folder / "first"
        for words in (["init", "-q", first], ["-C", first, "commit", "-q", "--allow-empty", "-m", "Pages"],
                      ["clone", "-q", "--bare", first, self.pages]):
            subprocess.run([*git, *words], check=True, capture_output=True)

    def play(self, workflow, github):
        """Runs the jobs of a workflow, one machine each and one after another; returns the machines by name."""
        machines = {}
        for name, job in workflow["jobs"].items():
            needed = [one for need in as_list(job.get("needs", [])) for one in machines.get(need, [])]
            context = {"github": github}
            if not truth(job.get("if", "success()"), context, all(one.is_well for one in needed)):
                continue
            machines[name] = []
            for index, values in enumerate(combinations(job.get("strategy", {}).get("matrix", {}))):
                own = {"github": dict(github, job=name), "matrix": values, "strategy": {"job-index": str(index)}}
                machines[name].append(self.machine(job, workflow.get("env", {}), own))
        return machines

    def machine(self, job, environment, context):
        """A machine that has run a job."""
        machine = Machine(self, job, context)
        context["env"] = machine.given = {}
        for key, value in {**environment, **job.get("env", {})}.items():
            machine.given[key] = expanded(str(value), context)
        machine.is_well = machine.run(job["steps"], context)
        machine.end()
        return machine


class Machine:
    """A machine that runs one job, with folders that are there for that job alone."""

    def __init__(self, forge, job, context):
        self.forge, self.github = forge, context["github"]
        folder = forge.folder / "machine"
        self.workspace, self.temp, self.home = folder / "work", folder / "temp", folder / "home"
        for path in (self.workspace, self.temp, self.home):
            shutil.rmtree(path, ignore_errors=True)
            path.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("VITRINE", "XDG", "GITHUB")) or name in ("VITRINE_PRODUCTS", "VITRINE_OPT")}
        self.environment = dict(
            kept, HOME=str(self.home), RUNNER_TEMP=str(self.temp), GITHUB_WORKSPACE=str(self.workspace), CI="true",
            VITRINE_TOOL=str(forge.tool), GITHUB_REPOSITORY="team/app", GITHUB_STEP_SUMMARY=str(self.temp / "summary.md"),
            FORGE=str(forge.folder), PATH=f"{forge.folder}/bin{os.pathsep}{kept['PATH']}")
        # In a container lines are run by another shell where a step names none.
        self.usual_shell = ["sh", "-e"] if "container" in job else ["bash", "-e"]
        self.given, self.words, self.uploads, self.unsaved, self.ran = {}, "", [], [], []

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
        given = {name: expanded(spelled(value), context) for name, value in step.get("with", {}).items()}
        if "run" in step:
            return self.shell(step, context)
        action = step["uses"].split("@")[0]
        if action == "actions/checkout":
            self.check_out(given)
        elif action == "actions/cache":
            return {"cache-hit": self.restore(given)}, True
        elif action == "actions/upload-artifact":
            return {}, self.upload(given)
        elif action == "actions/download-artifact":
            return {}, self.download(given)
        elif action.endswith("/vitrine"):
            return self.ours(given, context)
        else:
            raise SystemExit(f"{action} is not known here.")
        return {}, True

    def check_out(self, given):
        if "ref" in given:
            subprocess.run(["git", "clone", "-q", "-b", given["ref"], self.forge.pages, self.workspace], check=True,
                           capture_output=True)
        else:
            shutil.copytree(self.forge.app, self.workspace, dirs_exist_ok=True)

    def upload(self, given):
        path, own = self.workspace / given["path"], (self.github["sha"], given["name"])
        assert own not in self.forge.uploaded, f"{given['name']} was uploaded before in this run."
        self.forge.uploaded.add(own)
        if not path.exists():
            return False
        kept = self.forge.artifacts[given["name"]] = self.forge.folder / "artifacts" / given["name"]
        shutil.rmtree(kept, ignore_errors=True)
        is_shown = given.get("include-hidden-files") == "true" or not any(
            part.startswith(".") for part in pathlib.Path(given["path"]).parts)
        shutil.copytree(path, kept, ignore=None if is_shown else lambda _, names: names)
        self.uploads.append(kept)
        return any(kept.iterdir())

    def download(self, given):
        target = self.workspace / given["path"]
        if "name" in given:
            shutil.copytree(self.forge.artifacts[given["name"]], target, dirs_exist_ok=True)
            return True
        names = [name for name in self.forge.artifacts if pathlib.PurePath(name).match(given["pattern"])]
        for name in names:
            shutil.copytree(self.forge.artifacts[name], target / name)
        return bool(names)

    def ours(self, given, context):
        """Runs our action."""
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        unknown = set(given) - set(action["inputs"])
        missing = [name for name, one in action["inputs"].items() if one.get("required") and name not in given]
        assert not unknown and not missing, (unknown, missing)
        own = dict(context, inputs={name: one.get("default", "") for name, one in action["inputs"].items()} | given)
        is_well = self.run(action["runs"]["steps"], own)
        self.outputs = {name: expanded(one["value"], own) for name, one in action["outputs"].items()}
        return self.outputs, is_well

    def shell(self, step, context):
        shell = {"bash": ["bash", "-eo", "pipefail"], None: self.usual_shell}[step.get("shell")]
        files = {name: self.temp / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_ENV")}
        for file in files.values():
            file.write_text("")
        environment = dict(self.environment, **self.given, GITHUB_ACTION_PATH=str(ROOT),
                           **{name: str(file) for name, file in files.items()})
        for name, value in step.get("env", {}).items():
            environment[name] = expanded(str(value), context)
        done = subprocess.run([*shell, "-c", expanded(step["run"], context)], cwd=self.workspace, env=environment,
                              capture_output=True, text=True)
        self.ran.append(step["run"])
        self.words += done.stdout + done.stderr
        lines = {name: file.read_text().splitlines() for name, file in files.items()}
        self.environment.update(line.split("=", 1) for line in lines["GITHUB_ENV"])
        self.environment["PATH"] = os.pathsep.join([*lines["GITHUB_PATH"], self.environment["PATH"]])
        return dict(line.split("=", 1) for line in lines["GITHUB_OUTPUT"]), done.returncode == 0

    def restore(self, given):
        """Puts a kept folder back; says whether it was kept under just this name."""
        keys = [given["key"]] + given.get("restore-keys", "").split()
        caches, path = self.forge.caches, pathlib.Path(given["path"])
        for key in keys:
            found = [name for name in caches if name == key or (key != keys[0] and name.startswith(key))]
            if found:
                # What is kept under just this name is not kept anew, so that links to its files do.
                shutil.copytree(caches[found[-1]], path, symlinks=True,
                                copy_function=os.link if found[-1] == keys[0] else shutil.copy2)
                break
        is_hit = keys[0] in caches
        if not is_hit:
            self.unsaved.append((keys[0], path))
        return str(is_hit).lower()

    def end(self):
        """Keeps what was asked to be kept, as the end of a job does."""
        summary = self.temp / "summary.md"
        self.summary = summary.read_text() if summary.exists() else ""
        for key, path in self.unsaved:
            if path.exists():
                self.forge.caches[key] = self.forge.folder / "caches" / key
                self.forge.caches[key].parent.mkdir(exist_ok=True)
                path.rename(self.forge.caches[key])


def as_list(value):
    return value if isinstance(value, list) else [value]


def combinations(matrix):
    """What the jobs of a matrix are given: one way to differ is all that is needed here."""
    assert len(matrix) < 2, matrix
    return [{name: value} for name, values in matrix.items() for value in values] or [{}]


def expanded(text, context):
    return re.sub(r"\$\{\{(.*?)\}\}", lambda found: spelled(evaluated(found[1], context, True)), text)


def spelled(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def truth(condition, context, is_well):
    """Whether a step runs; one that says nothing of it does where all went well before."""
    says_so = any(name in condition for name in ("always()", "success()", "cancelled()"))
    return bool(evaluated(condition.removeprefix("${{").removesuffix("}}"), context, is_well)) and (says_so or is_well)


def evaluated(expression, context, is_well):
    code = re.sub(r"'[^']*'|[A-Za-z][\w.-]*(?:\(\))?|!(?!=)|&&|\|\|", lambda found: word(found[0], context, is_well),
                  expression)
    return eval(code.strip())  # noqa: S307


def word(text, context, is_well):
    if text.startswith("'"):
        return text
    known = {"always()": "True", "success()": str(is_well), "cancelled()": "False", "!": " not ", "&&": " and ",
             "||": " or "}
    return known.get(text) or repr(looked_up(text, context))


def looked_up(path, context):
    value = context
    for name in path.split("."):
        value = value.get(name, "") if isinstance(value, dict) else ""
    return value
