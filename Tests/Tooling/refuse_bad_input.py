"""Walks bad input end to end through `vitrine build`: what is said, how it ends, what it leaves.

    python3 Tests/Tooling/refuse_bad_input.py VITRINE

Whatever the input: no crash of the tool, no picture that is not XML, no file outside the output
folder, no half-written gallery. Prints “N passed, N failed”.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.dom.minidom

ROOT = pathlib.Path(__file__).resolve().parents[2]
INPUTS = ROOT / "Tests/Fixtures/bad-input"

# Input folder, exit code, widgets drawn (None: no gallery is left), what standard error or the gallery must
# say.
CASES = [
    ("missing-folder", 2, None, [r"error: .*missing-folder.* \[input-not-found\]"]),
    ("no-widgets", 4, None, [r"error: No Swift file .* declares a Widget.* \[no-widgets-found\]"]),
    ("broken-settings", 2, None, [r"vitrine\.json.*error: .*\[settings-unreadable\]"]),
    ("does-not-compile", 3, 0, [
        r"^Widgets\.swift:6: error: cannot convert .*\[does-not-compile\]",
        r"^Widgets\.swift:7: error: cannot convert .*\[does-not-compile\]"]),
    ("broken-catalog", 3, 1, [
        r"^Assets\.xcassets/Brand\.colorset/Contents\.json: error: .*\[broken-asset\]",
        r"^Assets\.xcassets/Logo\.imageset/logo\.png: error: .*\[unknown-image-format\]",
        r"^Localizable\.xcstrings: error: .*\[broken-strings\]",
        r"^Widgets\.swift:\d+: error: .*“Brand”.*\[unknown-color\]"]),
    ("duplicate-kinds", 3, 2, [r"^Widgets\.swift:\d+: error: .*\"same\".*\[duplicate-kind\]"]),
    ("hostile-texts", 0, 1, [
        r"^Widgets\.swift:\d+: warning: .*<script>.*\\u\{1B\}.*\[unknown-symbol\]",
        r"^Widgets\.swift:\d+: warning: .*\[unknown-image\]"]),
    ("odd-drawings", 3, 6, [
        r"^Widgets\.swift:18: warning: .*\[invalid-frame\]",
        r"In nan, infinite, negative\.",
        r"^Widgets\.swift:\d+: error: .*\[views-too-deep\]",
        r"^Widgets\.swift:94: error: .*“NoSuchPhoto”.*\[unknown-image\]",
        r"^Widgets\.swift:95: warning: .*“heart\.fil”.*\[unknown-symbol\]\n.*“heart\.fill”",
        r"^Widgets\.swift:96: error: .*“NoSuchColour”.*\[unknown-color\]"]),
    ("hostile-numbers", 3, 8, [
        r"^Widgets\.swift:\d+: warning: layoutPriority is not a number.*\[invalid-number\]",
        r"^Widgets\.swift:\d+: warning: zIndex is not a number.*\[invalid-number\]",
        r"The minimum of an adaptive GridItem is 0\.0, for which 1\.0 is used\..*\[invalid-number\]",
        r"gridCellColumns is \d+, for which 1000 is used\..*\[invalid-number\]",
        r"lineSpacing is not a number",
        r"A date of Text is no date.*\[invalid-date\]",
        r"A text of more than 20000 bytes is cut.*\[text-too-long\]",
        r"error: ForEach has more than 20000 elements.*\[too-many-elements\]",
        r"A value of Chart has numbers.*\[invalid-number\]",
        r"… and \d+ more of invalid-number .*; the gallery has them all",
        r"The timeline for systemSmall has a date.*\[invalid-date\]",
        r"Nothing at all is drawn on the card\..*\[nothing-drawn\]"]),
    ("odd-timelines", 3, 5, [
        r"^Widgets\.swift:\d+: warning: .*\[empty-timeline\]",
        r"^Widgets\.swift:\d+: warning: .*\[unsorted-timeline\]",
        r"^Widgets\.swift:\d+: error: .*\[provider-gave-up\]",
        r"^Widgets\.swift:32: error: .*The provider gave up.*\[widget-crashed\]",
        r"^Widgets\.swift:\d+: error: .*\[widget-timeout\]"]),
    ("odd-sizes", 3, 3, [
        r"^Widgets\.swift:\d+: warning: .*200000 entries; 100 are.*\[long-timeline\]",
        r"^Widgets\.swift:\d+: warning: .*more than 30 MB.*\[memory-limit\]",
        r"^Widgets\.swift:\d+: error: .*\[provider-timeout\]",
        r"^Widgets\.swift:\d+: error: .*\[widget-out-of-memory\]"]),
    ("missing-modules", 3, 2, [
        r"^Widgets\.swift:\d+: warning: `AbsentCharts` is not at hand.*\[module-not-available\]",
        r"names of modules that are not at hand are made from their use.*AbsentNetwork \(\d+\)",
        r"A view needs LineChart\(points:_:\).*\[missing-view\]"]),
    ("traps-in-init", 3, 12, [r"^Widgets\.swift:30: error: .*\[widget-crashed\]"]),
    ("deep-crashes", 3, 12, [r"^Widgets\.swift:30: error: .*\[widget-crashed\]"]),
]

# Of widgets that fail: what the id says behind the target (the kind, where the code spells it), line of Widgets.swift and what the gallery says of them. All others of
# these inputs are drawn.
FAILURES = {
    "traps-in-init": [
        ("TrapsInBody", 37, "describing TrapsInBody: Fatal error: Index out of range"),
        ("provider", 82, "rendering the placeholder and snapshot and timeline of provider for systemSmall: Fatal error: no database"),
        ("stores", 100, "describing TrapsAndStores: Fatal error: nobody is signed in"),
        ("Widgets-preview-Broken", 73, "describing Widgets preview 2: Fatal error: no preview data"),
    ],
    "missing-modules": [
        ("asking", 77, "Session(host:port:).rule(id:) is missing, and missing-modules needs it while rendering the timeline of asking for systemSmall."),
    ],
    "deep-crashes": [
        ("index", 30, "Fatal error: Index out of range"),
        ("precondition", 34, "Precondition failed: rows must not be empty"),
        ("unwrapping", 39, "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
        ("recursion", 43, "endless recursion"),
        ("number", 47, "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN"),
        ("exclusivity", 51, "Simultaneous accesses to a variable, of which one changes it"),
        ("overflow", 61, "arithmetic overflow"),
        ("cast", 65, "Could not cast value of type 'Swift.Int' to 'Swift.String'."),
        ("range", 69, "Fatal error: Range requires lowerBound <= upperBound"),
        ("sorting", 80, "Fatal error: Index out of range"),
        ("message", 110, "Fatal error: Two lines: the second"),
        ("signal", 134, "it was told to end (signal 15)"),
    ],
}

# Likewise of widgets that are drawn without what ends the program.
LOSSES = {
    "traps-in-init": [
        ("init", 30, "describing TrapsInInit.init: Fatal error: no group container"),
        ("leaves", 41, "ended with code 0 while describing Exits.init."),
        ("hangs", 49, "stopped after 5 s while describing Hangs.init."),
    ],
}


def build(tool, folder, output):
    # What is too large must be found before the time is up, on a slow and busy machine as well.
    seconds = "20" if folder == "odd-sizes" else "5"
    command = [tool, "build", str(INPUTS / folder), "-o", str(output), "--time-limit", seconds, "--quiet"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800)


def picture_problems(path):
    """What is wrong with a picture as a file, whatever it shows."""
    text = path.read_text(encoding="utf-8")
    try:
        document = xml.dom.minidom.parseString(text.encode())
    except Exception as error:
        return [f"is not XML: {error}"]
    problems = [f"has <{name}>" for name in ("script", "style", "foreignObject")
                if document.getElementsByTagName(name)]
    problems += [f"has {word!r} for a number" for word in ("nan", "inf")
                 if re.search(rf'="[^"]*(?<![a-z]){word}(?![a-z])[^"]*"', re.sub(r'data-n="[^"]*"|href="[^"]*"', "", text))]
    return problems


def failure_problems(manifest, expected, losses):
    """What is wrong with how the gallery speaks of widgets that fail."""
    failed = [widget["id"] for widget in manifest["widgets"] if widget["failed"]]
    problems = []
    if failed != [name for name, _, _ in expected]:
        problems.append(f"calls {failed} failed")
    for name, line, words in expected + losses:
        said = [found for found in manifest["diagnostics"]
                if found.get("render") == name and found["severity"] == "error"]
        if [(found["file"], found["line"]) for found in said] != [("Widgets.swift", line)]:
            problems.append(f"names {[found.get('line') for found in said]} for {name}, not {line}")
        problems += [f"says {found['message']!r} of {name}" for found in said
                     if not found["message"].endswith(words)]
    drawn = {render["widget"] for render in manifest["renders"]}
    problems += [f"does not draw {widget['id']}" for widget in manifest["widgets"]
                 if not widget["failed"] and widget["id"] not in drawn]
    return problems


def told(output):
    """The problems in the gallery, which has those that the terminal only counts."""
    manifest = output / "manifest.json"
    if not manifest.exists():
        return ""
    found = json.loads(manifest.read_text())["diagnostics"]
    return "".join(f"\n{one.get('file')}:{one.get('line')}: {one['severity']}: {one['message']} [{one['rule']}]"
                   for one in found)


def gallery_problems(output, widgets):
    """What is wrong with what the build left."""
    if widgets is None:
        return ["left a gallery although nothing could be drawn"] if output.exists() else []
    manifest = json.loads((output / "manifest.json").read_text())
    problems = []
    if len(manifest["widgets"]) != widgets:
        problems.append(f"has {len(manifest['widgets'])} widgets, not {widgets}")
    for widget in manifest["widgets"]:
        if not widget.get("source", {}).get("line"):
            problems.append(f"does not say where {widget['id']} is declared")
    for diagnostic in manifest["diagnostics"]:
        if "file" not in diagnostic:
            problems.append(f"says {diagnostic['rule']} without a position")
        if diagnostic.get("file", "").startswith("/"):
            problems.append(f"names a path of this machine: {diagnostic['file']}")
    for picture in sorted(output.rglob("*.svg")):
        problems += [f"{picture.relative_to(output)} {what}" for what in picture_problems(picture)]
    for tree in sorted(output.rglob("*.tree.json")):
        json.loads(tree.read_text())
    if not (output / "index.html").exists():
        problems.append("has no index.html")
    if "<script>alert" in (output / "index.html").read_text():
        problems.append("index.html holds the widget's text as markup")
    return problems


def main():
    tool = sys.argv[1]
    passed, failures = 0, []
    with tempfile.TemporaryDirectory() as root:
        root = pathlib.Path(root)
        for folder, code, widgets, sayings in CASES:
            output = root / folder / "gallery"
            output.parent.mkdir()
            done = build(tool, folder, output)
            problems = [] if done.returncode == code else [f"ended with {done.returncode}, not {code}"]
            words = done.stderr + told(output)
            problems += [f"did not say {saying}" for saying in sayings
                         if not re.search(saying, words, re.M)]
            problems += gallery_problems(output, widgets)
            if folder in FAILURES:
                manifest = json.loads((output / "manifest.json").read_text())
                problems += failure_problems(manifest, *(
                    [(f"{folder}/{name}", *rest) for name, *rest in table.get(folder, [])] for table in (FAILURES, LOSSES)))
            beside = sorted(path.name for path in output.parent.iterdir() if path != output)
            if beside:
                problems.append(f"left {beside} beside the gallery")
            if problems:
                failures += [f"{folder} {problem}" for problem in dict.fromkeys(problems)]
                failures.append(done.stderr.strip())
            else:
                passed += 1
    for failure in failures:
        print(failure)
    failed = len(CASES) - passed
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
