"""Looks for mistakes in pictures and timelines with `vitrine check`, where there are some and where there are none.

    python3 Tests/Tooling/check_pictures.py VITRINE

Two bundles of mistakes have to fire every check exactly once, at its line, whatever the reports are written
as, and their gallery has to show all of it; the demos must raise no alarm, in every rendering mode. Prints “N passed, N failed”.
"""
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.dom.minidom

ROOT = pathlib.Path(__file__).resolve().parents[2]
MISTAKES = [ROOT / "Tests/Fixtures/mistakes", ROOT / "Tests/Fixtures/timelines"]
MODES = "fullColor,accented,vibrant,standBy,standByNight"

# What each check has to find: its rule, and what stands in the line it names.
EXPECTED = {
    "text-cut-off": 'Text("A heading that is far too long',
    "low-contrast-text": 'Text("Pale words")',
    "no-container-background": "struct NoBackground: Widget",
    "placeholder-shows-content": 'Text("Weather in ',
    "nothing-drawn": "struct Blank: Widget",
    "small-text": 'Text("Tiny words")',
    "hidden-without-colors": 'Text("White words")',
    "content-outside": 'Text("Words that leave")',
    "no-spoken-name": "Button(intent: Press())",
    "small-tap-target": 'Link("Open"',
    "link-in-small-widget": 'Link("Go"',
    "large-image": 'Image("wall")',
    "same-pictures": "struct Repeats: Widget",
    "timeline-images": "struct Album: Widget",
    "family-not-named": "struct Gap: Widget",
    "snapshot-loads": "struct Sampled: Widget",
    "timeline-ends-at-once": "struct EndingProvider",
    "reload-date-passed": "struct PassedProvider",
    "reload-too-often": "struct EagerProvider",
    "reloads-itself": "struct OwnProvider",
    "late-first-entry": "struct LateProvider",
    "equal-dates": "struct EqualProvider",
    "dense-entries": "struct DenseProvider",
    "entries-after-reload": "struct ReserveProvider",
    "never-renewed": "struct LastProvider",
    "forecast-at-end": "struct ForecastProvider",
    "shared-instant": "struct SharedProvider",
    "loads-while-asked": "struct LoadingProvider",
    "appearance-in-timeline": "struct ShadedProvider",
    "silent-without-location": "struct PlacedProvider",
    "first-widget-empty": "struct Blank: Widget",
    "kind-removed": None,
}

# A gallery of yesterday, with a kind that is gone.
PUBLISHED = {
    "format": 1, "bundles": [{"id": "timelines", "title": "timelines", "widgets": ["timelines/Gone"]}],
    "widgets": [{"id": "timelines/Gone", "kind": "Gone", "bundle": "timelines"}],
}


def check(tool, *arguments):
    command = [tool, "check", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800)


def mistake_problems(tool, folder):
    sarif, junit = folder / "report.sarif", folder / "junit.xml"
    (folder / "manifest.json").write_text(json.dumps(PUBLISHED))
    done = check(tool, *MISTAKES, "--since", folder, "--fail-on", "note", "--sarif", sarif, "--junit", junit)
    problems = [] if done.returncode == 1 else [f"ended with {done.returncode}: {done.stderr[-500:]}"]
    if not sarif.exists() or not junit.exists():
        return problems + ["no report was written"]
    run = json.loads(sarif.read_text())["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    found = [result["ruleId"] for result in run["results"]]
    if sorted(rules) != sorted(EXPECTED):
        problems.append(f"the checks are {rules}; add a mistake for each new one")
    if sorted(found) != sorted(EXPECTED):
        problems.append(f"found {found}\n{done.stdout}")
    for result in run["results"]:
        if EXPECTED.get(result["ruleId"], "") is None:
            continue
        location = result["locations"][0]["physicalLocation"]
        line = location["region"]["startLine"]
        words = (ROOT / location["artifactLocation"]["uri"]).read_text().splitlines()[line - 1]
        if EXPECTED.get(result["ruleId"], "") not in words:
            problems.append(f"{result['ruleId']} is found in line {line}: {words}")
    suites = xml.dom.minidom.parse(str(junit)).documentElement
    if suites.getAttribute("failures") != str(len(EXPECTED)):
        problems.append(f"JUnit counts {suites.getAttribute('failures')} failures")
    problems += gallery_problems(tool, folder / "gallery", run["results"])
    usual = check(tool, *MISTAKES)
    if usual.returncode != 0:
        problems.append(f"warnings end it with {usual.returncode} where errors alone should")
    return problems


def gallery_problems(tool, output, results):
    """What a gallery lacks of what was found; what is gone has no place in it."""
    subprocess.run([tool, "build", *map(str, MISTAKES), "-o", str(output)], cwd=ROOT, capture_output=True, timeout=1800)
    shown = json.loads((output / "manifest.json").read_text())["diagnostics"]
    problems = []
    for result in results:
        if EXPECTED.get(result["ruleId"], "") is None:
            continue
        location = result["locations"][0]["physicalLocation"]
        place = (result["ruleId"], location["artifactLocation"]["uri"], location["region"]["startLine"])
        found = [one for one in shown if one["rule"] == place[0]]
        if not any(place[1].endswith(one["file"]) and one["line"] == place[2] for one in found):
            problems.append(f"the gallery does not say {place}: {found}")
        for one in found:
            page = output / "w" / ("/".join(one["render"].split("/")[:2]) + ".html")
            # Names of code are elements there.
            text = html.unescape(re.sub("</?code[^>]*>", "", page.read_text()))
            if one["message"].replace("`", "") not in text:
                problems.append(f"{page.relative_to(output)} does not say “{one['message']}”")
    return problems


def demo_problems(tool, demo):
    done = check(tool, demo, "--rendering-modes", MODES, "--fail-on", "note")
    return [] if done.returncode == 0 else [f"ended with {done.returncode}\n{done.stdout}{done.stderr}"]


def main():
    tool = sys.argv[1]
    failed = passed = 0
    with tempfile.TemporaryDirectory() as folder:
        cases = [("mistakes", lambda: mistake_problems(tool, pathlib.Path(folder)))]
        for demo in sorted((ROOT / "Sources/Demos").iterdir()):
            if demo.is_dir():
                cases.append((demo.name, lambda demo=demo: demo_problems(tool, demo)))
        for name, problems in cases:
            found = problems()
            passed, failed = (passed, failed + 1) if found else (passed + 1, failed)
            print(f"{'FAILED' if found else 'ok'} {name}")
            for problem in found:
                print(f"  {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
