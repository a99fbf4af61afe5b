"""Runs what the README and the page on reviews say of continuous integration, line by line, our own action with it, and
the tutorial.

    python3 Tests/Tooling/run_recipes.py VITRINE

Steps of others (checkout, cache, upload) are played by `forge.py`; everything that is ours runs as it is written. The
README's job runs three times as on three new machines that share a cache: first, with nothing changed, and after an edit
that changes pictures, of which the workflow with parts, GitLab's jobs and Jenkins's pipeline tell then. Prints “N passed,
N failed”.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

from forge import Forge
from score import Score

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURE = ROOT / "Tests/Fixtures/one-widget"
TUTORIAL = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/Tutorial.md"
REVIEWS = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/Reviews.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)


def recipes():
    """The blocks of code in the README's chapter on continuous integration, by language."""
    chapter = (ROOT / "README.md").read_text().split("### In continuous integration")[1].split("\n## ")[0]
    return FENCE.findall(chapter)


def pull_request(repository, number="0001"):
    """What the forge tells of a pull request, made in a repository."""
    return {"sha": number, "repository": "team/app", "repository_owner": "team", "ref": "refs/pull/7/merge", "token": "t",
            "run_number": number, "event": {"number": 7, "repository": {"name": "app"},
                                            "pull_request": {"head": {"repo": {"full_name": repository}}}}}


def check_parts(check, forge, workflow):
    """The workflow with parts, pages and a comment, where pictures have changed."""
    forge.make_pages()
    machines = forge.play(workflow, pull_request("team/app"))
    check("every job runs, and as often as its matrix says",
          {name: len(of) for name, of in machines.items()}
          == {"installation": 1, "verify": 2, "review": 1, "comment": 1}, machines)
    review = machines["review"][0]
    check("only the review fails", [name for name, of in machines.items() if not all(one.is_well for one in of)]
          == ["review"], "".join(one.words for of in machines.values() for one in of))
    check("parts leave telling to the whole", not any("::warning" in one.words or one.summary
                                                      for one in machines["verify"]))
    check("nothing is installed again", not any("rm -rf" in text and "stage" in text for one in machines["verify"]
                                                for text in one.ran))
    check("it annotates lines and summarises", "::warning file=App/Widgets/Widget.swift,line=" in review.words
          and "pictures differ" in review.summary, review.words)

    def published(number):
        shown = forge.folder / f"shown-{number}"
        subprocess.run(["git", "clone", "-q", "-b", "gh-pages", forge.pages, shown], check=True, capture_output=True)
        comment = (forge.folder / "comment.md").read_text()
        addresses = re.findall(r'src="https://team\.github\.io/app/([^"]+)"', comment)
        check("each picture of the comment is on the pages", addresses and all((shown / path).is_file()
              for path in addresses), comment)
        return shown

    check("the report is on the pages", (published("0001") / "review/7/0001/index.html").is_file())
    jobs = dict(workflow, jobs={name: workflow["jobs"][name] for name in ("review", "comment")})
    forge.play(jobs, pull_request("team/app", "0002"))
    check("a later one is there instead", [path.name for path in (published("0002") / "review/7").iterdir()] == ["0002"])
    said = (forge.folder / "gh.txt").read_text().splitlines()
    check("one comment is written and then changed", len(said) == 4 and "issues/7/comments --field" in said[1]
          and "PATCH repos/team/app/issues/comments/17" in said[3], said)
    stranger = forge.play(jobs, pull_request("somebody/app", "0003"))
    check("a fork gets a summary without addresses, and no comment", list(stranger) == ["review"]
          and "pictures differ" in stranger["review"][0].summary
          and "https://" not in stranger["review"][0].summary, stranger)


def check_gitlab(check, jobs, folder, environment):
    """Runs the jobs of GitLab in one folder, where artifacts of earlier jobs lie."""
    codes = {}
    for name in ("verify", "review", "pages"):
        job = jobs[name]
        for number in range(1, job.get("parallel", 1) + 1):
            given = dict(environment, CI_PROJECT_DIR=str(folder), CI_NODE_INDEX=str(number),
                         CI_NODE_TOTAL=str(job.get("parallel", 1)))
            for key, value in job.get("variables", {}).items():
                given[key] = value.replace("$CI_PROJECT_DIR", str(folder))
            for part in ("script", "after_script"):
                done = run_lines("\n".join(job.get(part, [])), folder, given)
                codes.setdefault(f"{name} {part}", []).append(done.returncode)
    check("GitLab ends as the review does", codes == {
        "verify script": [0, 0], "verify after_script": [0, 0], "review script": [1], "review after_script": [0],
        "pages script": [0], "pages after_script": [0]}, codes)
    kept = [path for name in ("verify", "review", "pages") for path in jobs[name]["artifacts"]["paths"]]
    kept.append(jobs["review"]["artifacts"]["reports"]["junit"])
    check("GitLab finds what it keeps", all(list(folder.glob(path)) for path in kept), kept)
    attached = attachments(folder)
    check("and what is attached to tests, from the project", attached and all((folder / path).is_file()
          for path in attached), attached)


def check_jenkins(check, text, folder, environment):
    """Runs the lines of the shell in a pipeline of Jenkins."""
    lines = re.findall(r"^ *sh '(.*)'$", text, re.M)
    given = dict(environment, WORKSPACE=str(folder), HOME=str(folder))
    codes = [run_lines(line.replace("\\\\", "\\"), folder, given).returncode for line in lines]
    check("Jenkins verifies, and then mends paths", codes == [1, 0], codes)
    attached = attachments(folder)
    check("whole paths are attached", attached and all(path.startswith("/") and pathlib.Path(path).is_file()
          for path in attached), attached)
    check("it reads what is there", all((folder / path).is_file() for path in re.findall(r"testResults: '(.*?)'", text)))


def attachments(folder):
    """The paths that a JUnit file names."""
    return re.findall(r"\[\[ATTACHMENT\|(.*?)\]\]", (folder / "junit.xml").read_text())


def run_lines(text, folder, environment):
    return subprocess.run(["bash", "-eo", "pipefail", "-c", text], cwd=folder, env=environment, capture_output=True,
                          text=True)


def main():
    score = Score()
    check = score.check

    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        app = folder / "app"
        forge = Forge(folder / "forge", app, tool)
        shutil.copytree(FIXTURE, app / "App/Widgets")
        subprocess.run([tool, "record", "App/Widgets", "--snapshots", "Snapshots"], cwd=app, check=True,
                       capture_output=True)
        jobs = [job for kind, text in recipes() if kind == "yaml"
                for job in yaml.safe_load(text)["jobs"].values()]
        check("there is a recipe", jobs)

        def play(job, revision):
            return forge.machine(job, {}, {"github": {"sha": revision}})

        first = play(jobs[0], "first")
        check("the job passes", first.is_well, first.words)
        check("the gallery is there to be kept",
              first.uploads and all((path / "index.html").exists() for path in first.uploads), first.words)
        check("the outputs say so", first.outputs["gallery"] == "gallery" and first.outputs["exit-code"] == "0",
              first.outputs)
        check("an installation was made", any(".ci/stage" in text and "rm -rf" in text for text in first.ran))
        again = play(jobs[0], "again")
        check("it passes again", again.is_well, again.words)
        check("the installation is not made again", not any("rm -rf" in text for text in again.ran))
        check("nothing is compiled or drawn", "Compiling" not in again.words.replace("Compiling Widgets …", "")
              and "Drawing" not in again.words, again.words)
        reviews = FENCE.findall(REVIEWS.read_text())
        small, parts, gitlab = [yaml.safe_load(text) for kind, text in reviews if kind == "yaml"]
        reviewed = play(small["jobs"]["widgets"], "reviewed")
        check("the job of the reviews passes", reviewed.is_well and reviewed.uploads, reviewed.words)
        # Where nothing differs all lines end with 0.
        team = folder / "team"
        shutil.copytree(app, team)
        source = next((app / "App/Widgets").rglob("*.swift"))
        text = source.read_text()
        changed = re.sub(r'Text\("', 'Text("Other ', text, count=1)
        assert text != changed
        source.write_text(changed)
        edited = play(jobs[0], "edited")
        check("a picture that changed fails the job", not edited.is_well and edited.outputs["exit-code"] == "1",
              edited.words)
        check("with a report", edited.outputs["report"] == ".vitrine/report", edited.outputs)
        check("and a gallery", edited.uploads and (edited.uploads[0] / "index.html").exists(), edited.words)
        check_parts(check, forge, parts)

        program = next(path for key, path in forge.caches.items() if "-work-" not in key)
        work = [path for key, path in forge.caches.items() if "-work-" in key][-1]
        path = os.pathsep.join([str(program / "bin"), os.environ["PATH"]])
        environment = dict(first.environment, PATH=path, VITRINE_CACHE=str(work))

        def try_lines(title, blocks, folder):
            for text in [text for kind, text in blocks if kind == "sh"]:
                done = run_lines(text, folder, environment)
                # A shard may have nothing to draw.
                check(f"{title}: {text}", done.returncode in (0, 4), done.stderr)

        try_lines("the README", recipes(), app)
        try_lines("the reviews", reviews, team)
        check_gitlab(check, gitlab, app, environment)
        check_jenkins(check, next(text for kind, text in reviews if kind == "groovy"), app, environment)
        fresh = folder / "fresh"
        shutil.copytree(FIXTURE, fresh / "App/Widgets")
        try_lines("the tutorial", FENCE.findall(TUTORIAL.read_text()), fresh)
        check("the tutorial ends with snapshots", list((fresh / "Snapshots").rglob("*.svg")))
    score.end()


if __name__ == "__main__":
    main()
