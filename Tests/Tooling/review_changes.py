"""Tries a review from end to end: record, edit, verify, accept some, verify, accept the rest, verify.

    python3 Tests/Tooling/review_changes.py VITRINE

Works on a copy of a small project, as a team would: with groups, decisions, shards, revisions and other
people's files. Prints “N passed, N failed”.
"""
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from report_formats import check_formats
from reviewed_project import COLOUR, EDITS, FONT, Project
from score import Score


def journey(make, check):
    project = make()
    check("records", project.record() == 0, project.said)
    check("what was recorded is verified", project.verify() == 0, project.said)
    project.edit(*EDITS)
    check("three edits end with 1", project.verify() == 1, project.said)
    check("three edits are three groups", sorted(project.words()) == [
        "colour blue → red in 2 elements", "row “Lunch” added after row “Breakfast”",
        "“Breakfast”: font size 22 → 26, font weight semibold → bold"], project.words())
    groups = {group["words"][0][:6]: group for group in project.results()["groups"]}
    check("a colour is one group in both schemes", len(groups["colour"]["items"]) == 20, groups["colour"])
    before = project.state("snapshots")
    check("one group is accepted", project.run("approve", "--group", groups["colour"]["id"]) == 0, project.said)
    changed = {path for path, data in project.state("snapshots").items() if before.get(path) != data}
    check("nothing else is", all("reminder" in path for path in changed - {"snapshots.json"}), sorted(changed)[:5])
    check("two groups are left", project.verify() == 1 and len(project.words()) == 2, project.words())
    report = project.written(".vitrine/report")
    project.verify()
    kept = [path for path, time in project.written(".vitrine/report").items() if report.get(path) == time]
    check("a report that is the same is not written again", len(kept) == len(report), len(report) - len(kept))
    check("one picture is accepted", project.run("approve", "Meals/meals/systemSmall/light/entry-0") == 0)
    check("a family is accepted", project.run("approve", "Meals/meals/systemSmall") == 0
          and "19 accepted" not in project.said and "1 were before" in project.said, project.said)
    check("nothing is accepted that is nowhere", project.run("approve", "Meals/none") == 4, project.said)
    check("the rest is accepted", project.run("approve", "--all") == 0, project.said)
    check("and verified", project.verify() == 0 and "0 changed" not in project.said, project.said)
    recorded = project.state("snapshots")
    check("which is what recording gives", project.record() == 0 and project.state("snapshots") == recorded,
          [path for path, data in project.state("snapshots").items() if recorded.get(path) != data][:3])


def only_changed(make, check):
    """What nothing changed of is known from the record, without compiler and cache."""
    project = make()
    project.record()
    away = dict(XDG_CACHE_HOME=str(project.folder / "cache"))
    code = project.verify("--only", "changed", **away)
    check("nothing is compiled of what is as it was", code == 0 and " unchanged" in project.said
          and not (project.folder / "cache").exists(), project.said)
    told = project.results()["unchanged"]
    project.verify()
    check("the record tells all that a run would", project.results()["unchanged"] == told, len(told))
    project.verify("--only", "changed", "--locale", "de_DE")
    check("other settings are drawn", "Drawing" in project.said, project.said)
    snapshot = project.folder / "snapshots/Meals/next-meal/systemSmall/light/entry-0.svg"
    was = snapshot.read_text()
    snapshot.write_text(was + "<!-- mine -->")
    check("a snapshot that was edited is seen", project.verify("--only", "changed") == 1
          and "1 changed" in project.said, project.said)
    snapshot.write_text(was)
    project.edit(COLOUR)
    project.verify("--families", "systemSmall")
    project.run("approve", "--all")
    check("what was not asked about is drawn", project.verify("--only", "changed") == 1, project.said)
    project.run("approve", "--all")
    check("what was accepted whole is known", project.verify("--only", "changed", **away) == 0
          and not (project.folder / "cache").exists(), project.said)
    check("nothing is recorded anew", project.record("--only", "changed") == 0
          and "0 snapshots written" in project.said, project.said)
    (project.folder / project.name / "Meals.entitlements").write_text(
        '<plist version="1.0"><dict><key>com.apple.developer.default-data-protection</key>'
        "<string>NSFileProtectionComplete</string></dict></plist>")
    project.verify("--only", "changed")
    check("an entitlement is something that changed", "Drawing" in project.said, project.said)
    check("another word is refused", project.verify("--only", "chosen") == 2, project.said)


def decisions(make, check):
    project = make()
    project.record()
    project.edit(*EDITS)
    project.verify()
    record = (project.folder / ".vitrine/report/results.json").read_bytes()
    items = [item["id"] for item in project.results()["items"]]
    accepted = items[:7]
    given = {"format": 1, "record": hashlib.sha256(record).hexdigest()[:16],
             "decisions": {name: "accept" if name in accepted else "reject" for name in items}}
    path = project.folder / "decisions.json"
    path.write_text(json.dumps(given))
    check("decisions are carried out", project.run("approve", "--decisions", "decisions.json") == 0, project.said)
    project.verify()
    check("and no others", [item["id"] for item in project.results()["items"]] == items[7:])
    check("decisions on another report are refused", project.run("approve", "--decisions", "decisions.json") == 2
          and "decided on another report" in project.said, project.said)
    path.write_text("[]")
    check("no decisions are refused", project.run("approve", "--decisions", "decisions.json") == 2, project.said)


def stale(make, check):
    project = make()
    project.record()
    project.edit(FONT)
    project.verify()
    snapshot = project.folder / "snapshots/Meals/next-meal/systemSmall/light/entry-0.svg"
    snapshot.write_text(snapshot.read_text() + "<!-- mine -->")
    before = project.state("snapshots")
    check("a snapshot that changed since is not replaced", project.run("approve", "--all") == 2
          and "report-outdated" in project.said, project.said)
    check("nor anything else", project.state("snapshots") == before)
    project.verify()
    picture = next((project.folder / ".vitrine/report/changed").rglob("*.new.svg"))
    picture.write_text("<svg/>")
    check("a report that was edited is not accepted", project.run("approve", "--all") == 2
          and "report-incomplete" in project.said, project.said)
    check("nor anything of it", project.state("snapshots") == before)


def behaviour(make, check):
    project = make()
    project.record()
    project.edit(FONT, ("policy: .atEnd", "policy: .never"), ("What there is to eat today.", "What to eat today."))
    check("a policy is under review", project.verify() == 1, project.said)
    check("in words, of all widgets and of one", sorted(project.words()) == [
        "description “What there is to eat today.” → “What to eat today.” and policy .atEnd → .never",
        "policy .atEnd → .never", "“Breakfast”: font size 22 → 26, font weight semibold → bold",
    ], project.words())
    check("it is accepted by itself", project.run("approve", "Meals/next-meal/widget.json") == 0
          and project.said.startswith("1 accepted"), project.said)
    check("so it is of the families asked for", project.verify("--families", "systemSmall") == 1
          and project.words() and all("systemMedium" not in words for words in project.words()), project.said)
    project.run("approve", "--all")
    check("accepting these leaves the others", project.verify() == 1
          and all("systemMedium" in words for words in project.words()), project.words())
    check("and can be accepted", project.run("approve", "--all") == 0 and project.verify() == 0, project.said)


def flickering(make, check):
    project = make()
    project.edit(("let entries = [0, 3600]", "let entries = [0, Double(abs(\"meal\".hashValue % 9000) + 1)]"))
    check("dates that are others each time are called so", project.record() == 1
          and "not the same twice: Meals/meals/widget.json" in project.said, project.said)
    check("and not recorded", not list((project.folder / "snapshots").rglob("widget.json")))
    project = make(recording=True)
    project.edit(("let entries = [0, 3600]", "let entries = [0, Double(abs(\"meal\".hashValue % 9000) + 1)]"))
    check("nor accepted", project.verify() == 1 and project.run("approve", "--all") == 1, project.said)
    check("but said", "entry 2 at" in " ".join(project.words()) and all(
        item["change"] == "not-the-same-twice" for item in project.results()["items"] if item["kind"] == "behaviour"),
        project.words())
    project = make(recording=True)
    project.edit(("let entries = [0, 3600]", "let entries = [0, told()]"))
    source = next(path for path in project.folder.rglob("*.swift") if "told()" in path.read_text())
    source.write_text(source.read_text() + """
func told() -> Double {
  // So it is where something is drawn the second time.
  if ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] == nil { fatalError("not again") }
  return 7200
}
""")
    check("what is told once and not again is not the same twice", project.verify() == 1 and "told once" in
          " ".join(project.words()) and all(item["change"] == "not-the-same-twice" for item in project.results()["items"]),
          f"{project.words()} {project.said}")


def renaming(make, check):
    project = make()
    project.record()
    project.edit(('kind: "next-meal"', 'kind: "coming-meal"'))
    project.verify()
    changes = {item["change"] for item in project.results()["items"] if item["kind"] == "picture"}
    check("a widget that is called otherwise is known", changes == {"renamed"}, changes)
    check("its kind is under review", any("kind “next-meal” → “coming-meal”" in words for words in project.words()),
          project.words())
    check("and renamed by accepting", project.run("approve", "--all") == 0 and project.verify() == 0
          and not (project.folder / "snapshots/Meals/next-meal").exists(), project.said)


def shards(make, check):
    project = make()
    project.record()
    # With a rename between parts, too.
    project.edit(*EDITS, ('kind: "reminder"', 'kind: "alarm"'), ("policy: .atEnd", "policy: .never"))
    whole = project.verify("--report", "whole")
    for count in (1, 2, 7):
        parts = [f"part-{number}" for number in range(1, count + 1)]
        for number, part in enumerate(parts, 1):
            shutil.rmtree(project.folder / part, ignore_errors=True)
            project.verify("--shard", f"{number}/{count}", "--report", part)
        shutil.rmtree(project.folder / "merged", ignore_errors=True)
        code = project.run("merge", *parts, "-o", "merged")
        one, other = project.state("whole"), project.state("merged")
        check(f"{count} parts are the whole, byte for byte", code == whole and one == other,
              [path for path in one | other if one.get(path) != other.get(path)][:4])
    project.edit(FONT[::-1])
    project.verify("--filter", "next", "--report", "other")
    check("only parts of one run are merged", project.run("merge", "nothing", "whole") == 2, project.said)
    recorded = make()
    for number in (1, 2):
        recorded.record("--shard", f"{number}/2")
    check("parts record what the whole records", recorded.state("snapshots") == make(recording=True).state("snapshots"))


def modes(make, check):
    project = make()
    check("nothing is recorded in mode never", project.record("--mode", "never") == 1
          and not (project.folder / "snapshots").exists(), project.said)
    project.record("--families", "systemSmall")
    project.edit(FONT)
    before = project.state("snapshots")
    check("what is missing is recorded", project.record("--mode", "missing") == 0, project.said)
    after = project.state("snapshots")
    check("and nothing else", all(after[path] == data for path, data in before.items()
                                  if path.endswith((".svg", ".tree.json"))) and len(after) > len(before))
    check("what differs stays under review", project.verify() == 1 and len(project.words()) == 1, project.words())
    check("what failed is recorded", project.record("--mode", "failed") == 0 and project.verify() == 0, project.said)
    check("an unknown mode is refused", project.record("--mode", "some") == 2, project.said)


def minding(make, check):
    project = make()
    project.record("--families", "systemSmall")
    check("what is new ends with 1", project.verify() == 1, project.said)
    check("but not where it is not minded", project.verify("--fail-on", "changed,removed") == 0, project.said)
    check("and does where it is", project.verify("--fail-on", "added") == 1, project.said)
    check("changes can be let pass", project.verify("--exit-zero-on-changes") == 0, project.said)
    check("an unknown change is refused", project.verify("--fail-on", "some") == 2, project.said)
    project.record()
    orphan = project.folder / "snapshots/Meals/old/entry-0.svg"
    orphan.parent.mkdir()
    orphan.write_text("<svg/>")
    (project.folder / "snapshots/README.md").write_text("mine")
    check("a file that is no picture's ends with 1", project.verify() == 1 and "snapshots-orphaned" in project.said,
          project.said)
    check("unless it is not minded", project.verify("--fail-on", "changed") == 0, project.said)
    check("it is taken away, and nothing else", project.run("clean", "--snapshots", "snapshots") == 0
          and not orphan.parent.exists() and (project.folder / "snapshots/README.md").exists()
          and project.verify() == 0, project.said)
    check("a filter takes nothing away", project.run(
        "clean", "--snapshots", "snapshots", project.name, "--filter", "meals") == 2 and project.verify() == 0,
        project.said)
    project.edit(("    Reminder()\n", ""))
    check("snapshots of widgets that are no more are taken away",
          project.run("clean", "--snapshots", "snapshots", project.name) == 0 and project.verify() == 0, project.said)


def comparing(make, check):
    project = make()
    git = lambda *words: subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words],
                                        cwd=project.folder, check=True, capture_output=True)
    project.record()
    git("init", "-q")
    git("add", "snapshots")
    git("commit", "-qm", "snapshots")
    project.edit(FONT)
    project.run("build", project.name, "-o", "gallery")
    check("snapshots and a gallery are compared", project.run("compare", "snapshots", "gallery") == 1
          and len(project.words()) == 1, project.said)
    check("a revision and a gallery are", project.run("compare", "HEAD", "gallery") == 1, project.said)
    check("a revision and a folder of today are", project.run("compare", "HEAD:snapshots", "snapshots") == 0,
          project.said)
    check("what is nothing is refused", project.run("compare", "nobody", "gallery") == 2
          and project.run("compare", "--", "-x", "gallery") == 2, project.said)
    project.record()
    check("a revision and what was recorded since are", project.run("compare", "HEAD", "snapshots") == 1, project.said)
    check("a comparison with snapshots can be accepted", project.run("compare", "snapshots", "gallery") == 0)


def versions(make, check):
    project = make()
    project.record()
    index = project.folder / "snapshots/snapshots.json"
    text = index.read_text()
    index.write_text(re.sub(r'"generator":"vitrine [^"]*"', '"generator":"vitrine 0.0.1"', text))
    check("an older version alone is no difference", project.verify() == 0
          and "drawn by vitrine 0.0.1" in project.said, project.said)
    for name in ("systemSmall/light/entry-0", "systemSmall/dark/entry-0"):
        picture = project.folder / f"snapshots/Meals/next-meal/{name}.svg"
        picture.write_text(picture.read_text().replace("Breakfast", "Breakfasts"))
    check("what it drew otherwise is one group", project.verify() == 1
          and project.words() == ["Vitrine draws it otherwise; the code is as it was"], project.words())
    project.edit(COLOUR)
    check("where the code has changed, too, nobody knows", project.verify() == 1
          and "there it may be either" in project.said and len(project.words()) == 2, project.words())
    project.run("approve", "--all")
    check("what is accepted is of this version", '"generator":"vitrine 0.0.1"' not in index.read_text()
          and project.verify() == 0, project.said)


def hostile(make, check):
    project = make()
    project.record()
    project.edit(FONT)
    project.verify()
    path = project.folder / ".vitrine/report/results.json"
    results = project.results()
    item = results["items"][0]
    item["lines"], item["new"]["file"] = "../../../planted.diff", "../../snapshots/snapshots.json"
    path.write_text(json.dumps(results))
    check("a record that leads elsewhere is shown", project.run("merge", ".vitrine/report", "-o", "shown") == 1,
          project.said)
    check("and plants nothing", not list(project.folder.rglob("planted*")) and not list(
        project.folder.parent.glob("planted*")))
    check("but not accepted", project.run("approve", "--all") == 2 and "is no path" in project.said, project.said)
    check("nor merged", project.run("merge", ".vitrine/report", "shown", "-o", "both") == 2, project.said)
    path.write_text('{"format": 99}')
    check("a newer report is refused", project.run("approve", "--all") == 2 and "format 99" in project.said, project.said)


def elsewhere(make, check):
    reports = []
    for _ in range(2):
        project = make()
        project.record()
        project.edit(*EDITS)
        project.verify()
        reports.append(project.state(".vitrine/report"))
    check("two copies in different folders give the same report", reports[0] == reports[1],
          [path for path in reports[0] if reports[0][path] != reports[1].get(path)][:3])
    check("the JUnit file is well-formed, with files and attachments",
          "[[ATTACHMENT|changed/" in reports[0]["junit.xml"].decode()
          and all(case.get("file") and case.get("time") for case in
                  xml.etree.ElementTree.fromstring(reports[0]["junit.xml"]).iter("testcase")))
    results = json.loads(reports[0]["results.sarif"])["runs"][0]["results"]
    places = [result["locations"][0]["physicalLocation"] for result in results]
    check("SARIF names the lines of the widgets", len(results) == 3 and all(
        (project.folder / place["artifactLocation"]["uri"]).is_file() and place["region"]["startLine"] > 1
        for place in places), places)
    notes = reports[0]["annotations.txt"].decode().splitlines()
    check("so do annotations", len(notes) == 3 and all(
        re.fullmatch(r"::warning file=Meals/Meals\.swift,line=\d+,title=[^:]+::.+ \(\d+\)", note) for note in notes),
        notes)
    project.run("merge", ".vitrine/report", "-o", "published", "--report-url", "https://example.org/r/")
    check("a summary shows pictures of a published report",
          'src="https://example.org/r/changed/Meals/' in (project.folder / "published/summary.md").read_text())


def main():
    score = Score()
    tool = sys.argv[1]
    with tempfile.TemporaryDirectory() as scratch:
        count = 0

        def make(recording=False):
            nonlocal count
            count += 1
            folder = pathlib.Path(scratch).resolve() / f"{count}"
            folder.mkdir()
            project = Project(tool, folder)
            if recording:
                project.record()
            return project

        for part in (journey, only_changed, decisions, stale, behaviour, flickering, renaming, shards, modes, minding, comparing, versions, hostile, elsewhere):
            part(make, lambda name, ok, detail="": score.check(f"{part.__name__}: {name}", ok, detail))
        check_formats(tool, pathlib.Path(scratch), score)
    score.end()


if __name__ == "__main__":
    main()
