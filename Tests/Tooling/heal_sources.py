"""Draws projects that need names nobody has, end to end through `vitrine build`.

    python3 Tests/Tooling/heal_sources.py VITRINE

What is left out must be as small as possible, named with its places, and found out only once. Prints
“N passed, N failed”.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
INPUTS = ROOT / "Tests/Fixtures/healing"

# Input, exit code, widgets drawn, pictures that there must be, what must be said.
CASES = [
    ("drawn", 0, ["drawn"], ["snapshot", "placeholder", "entry-0"], [
        r"^Widgets\.swift:\d+: warning: `@NoSuchWrapper` is missing; .* 1 attribute: .*\[missing-name\]",
        r"`Text\.noSuchModifier` is missing; .* 1 modifier: Widgets\.swift:22\.",
        r"`NoSuchView` is missing; .* 1 view: Widgets\.swift:23\.",
        r"`NoSuchTracker` is missing; .* 1 closure: Widgets\.swift:27\.",
        r"`NoSuchWidget` is missing; .* 1 declaration: Widgets\.swift:45\.",
        r"`NoSuchClass` is missing; .* 1 conformance: Cache\.swift:3\.",
        r"`NoSuchClient` is missing; ",
        r"`NoSuchFactory` is missing; .* 1 value: Cache\.swift:5\.",
        r"`NoSuchHash` is missing; .* 2 values: Cache\.swift:10, Cache\.swift:13\.",
        r"warning: A view needs NoSuchView, .*\[missing-view\]"]),
    ("brought", 0, ["brought"], ["snapshot", "placeholder", "entry-0"], [
        r"`Color\(brandHex:opacity:\)` is missing; .* with a made one: Widgets\.swift:35\.",
        r"`Date\.weekdayWord` is missing; .* with a made one: Widgets\.swift:36\.",
        r"`Date\.holiday` is missing; .* with a made one: Widgets\.swift:37",
        r"`~~>` is missing; .* with a made one: ",
        r"`ShapeStyle\.brand` is missing; .* with a made one: Widgets\.swift:34\.",
        r"`Text\.glowing` is missing; .* without 1 modifier.*: Widgets\.swift:34",
        r"`@Tracked` is missing; .* 1 attribute: "]),
    ("lacking", 0, ["lacking"], ["snapshot", "placeholder", "entry-0"], []),
    ("apart", 0, ["apart"], ["snapshot", "placeholder", "entry-0"], []),
    ("narrowed", 0, ["narrowed"], ["snapshot", "placeholder", "entry-0"], [
        r"narrowed does not compile here as a whole; 3 of its declarations are left out, .* \[unneeded-code\]",
        r"`NoSuchAuthor` is missing; .*: Screens\.swift:8\."]),
    ("reached", 3, ["reached"], ["snapshot", "placeholder"], [
        r"^Widgets\.swift:13: error: NoSuchHash is missing, and reached needs it while rendering "
        r"the timeline of reached for systemSmall\. \[missing-name-reached\]"]),
]


def build(tool, folder, output):
    command = [tool, "build", str(INPUTS / folder), "-o", str(output), "--schemes", "light"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800)


def problems(tool, case, output):
    folder, code, widgets, states, patterns = case
    result = build(tool, folder, output)
    found = [] if result.returncode == code else [f"ends with {result.returncode}, not {code}"]
    if not (output / "manifest.json").exists():
        return found + ["makes no gallery:\n" + result.stderr]
    manifest = json.loads((output / "manifest.json").read_text())
    if [widget["kind"] for widget in manifest["widgets"]] != widgets:
        found.append(f"has the widgets {[widget['id'] for widget in manifest['widgets']]}")
    ids = " ".join(render["id"] for render in manifest["renders"])
    found += [f"has no picture of {state}" for state in states if state not in ids]
    said = "\n".join(
        f"{entry.get('file')}:{entry.get('line')}: {entry['severity']}: {entry['message']} [{entry['rule']}]"
        for entry in manifest["diagnostics"])
    found += [f"does not say {pattern!r}" for pattern in patterns
              if not re.search(pattern, said, re.MULTILINE)]
    if found:
        found.append(said)
    again = build(tool, folder, output)
    if "compile" in again.stdout and float(re.search(r"compile ([\d.]+) s", again.stdout)[1]) > 4:
        found.append("is healed again:\n" + again.stdout)
    return found


def main():
    tool = str((ROOT / sys.argv[1]).resolve())
    failed = 0
    for case in CASES:
        with tempfile.TemporaryDirectory() as folder:
            found = problems(tool, case, pathlib.Path(folder) / "gallery")
        failed += bool(found)
        for problem in found:
            print(f"{case[0]} {problem}")
    print(f"{len(CASES) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
