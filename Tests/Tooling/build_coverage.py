"""Writes the coverage page from the public symbols of the modules that widget code imports.

    python3 Tests/Tooling/build_coverage.py           # writes the page
    python3 Tests/Tooling/build_coverage.py --check   # says whether it is true: N passed, N failed

The modules must be built (`swift build`). What changes nothing or is refused is read off the sources
and proved by the samples in Tests/Usage; what is approximated or absent is in coverage.tsv, and an
absent name must not compile.
"""
import json
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/Coverage.md"
BUILT = ROOT / ".build/debug/Modules"
DATA = pathlib.Path(__file__).with_name("coverage.tsv")
TARGET = f"{platform.machine()}-unknown-linux-gnu"

# A module as widget code names it, and the modules whose public names it hands on.
MODULES = {
    "SwiftUI": ["SwiftUI", "ViewGraph", "LayoutEngine", "VectorDrawing", "Typesetting"],
    "WidgetKit": ["WidgetKit"],
    "AppIntents": ["AppIntents"],
    "Intents": ["Intents"],
    "ActivityKit": ["ActivityKit"],
    "Charts": ["Charts"],
}
# Stand-ins, by the folder they lie in. What Linux's Foundation lacks has no name in widget code.
STANDINS = {
    path.name: path.parent.name for path in sorted((ROOT / "Sources/Vocabulary/StandIns").glob("*/*"))
    if path.name != "FoundationAdditions"
}
SORTS = {
    "Libraries": "They answer as Apple's do; stores are in memory and begin empty.",
    "Kits": "What widgets use of them works or is drawn.",
    "Inert": "Their data or service is not there: they answer with nothing.",
}
TYPES = {
    "swift.struct": "struct", "swift.enum": "enum", "swift.class": "class",
    "swift.protocol": "protocol", "swift.typealias": "typealias",
    "swift.macro": "macro", "swift.func": "function",
}
INERT = "changes nothing in a picture"
REFUSED = "refused, as WidgetKit does (`view-not-allowed-in-widgets`)"


def headers():
    """Where the modules in C are that ours are built upon."""
    return [word for path in sorted((ROOT / "Sources").glob("*/*/include/module.modulemap"))
            for word in ("-I", str(path.parent))]


def graphs(module, folder):
    """The symbols of a module and its extensions of other modules, from what was compiled."""
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", TARGET, "-I", str(BUILT), *headers(),
         "-output-dir", str(folder), "-minimum-access-level", "public",
         "-include-spi-symbols", "-skip-synthesized-members"], check=True)
    symbols = []
    for path in sorted(folder.glob(f"{module}.symbols.json")) + sorted(folder.glob(f"{module}@*.json")):
        symbols += json.loads(path.read_text())["symbols"]
    return symbols


def remark(symbol):
    """The first paragraph of a doc comment, fit for a table."""
    lines = symbol.get("docComment", {}).get("lines", [])
    words = []
    for line in lines:
        text = line["text"].strip()
        if not text or text.startswith("- "):
            break
        words.append(text)
    # Links lead to symbols of the module that the comment is in, which the page is not.
    text = re.sub(r" *\(Facts/[^)]*\)", "", " ".join(words)).replace("``", "`")
    return text.strip().rstrip(".:;").replace("|", "\\|")


def is_inert(symbol):
    """Whether the declaration does nothing but hand the view on."""
    location = symbol.get("location")
    if not location:
        return False
    path = ROOT / ("Sources/" + location["uri"].split("/Sources/", 1)[1])
    lines = path.read_text().splitlines()[location["position"]["line"]:][:16]
    body = []
    for line in lines:
        body.append(line)
        if re.search(r"\}$", line):
            break
    text = "\n".join(body)
    still = "modified(InertModifier())" in text or "modified(ReportModifier(uncalled:" in text
    return still or bool(re.search(r"\{\s*self\s*\}", text))


def refused():
    """The views that a prohibited sign stands for."""
    names = set()
    for path in sorted((ROOT / "Sources/Vocabulary/SwiftUI/Views/Refused").glob("*.swift")):
        names |= set(re.findall(r'refusedName: String \{ "(\w+)" \}', path.read_text()))
    return names


def data():
    rows = []
    for line in DATA.read_text().splitlines():
        if line and not line.startswith("#"):
            rows.append(line.split("\t"))
    return rows


def unavailable():
    """Names that are declared only to say why they cannot be there."""
    found = {}
    pattern = re.compile(
        r'@available\(\*, unavailable, message: "([^"]*)"\)\s*(?:@\w+\s*)*public (?:nonisolated )?'
        r"(?:struct|enum|protocol|class|func|static func|static var|var) (\w+)")
    for path in sorted((ROOT / "Sources/Vocabulary").rglob("*.swift")):
        for message, name in pattern.findall(path.read_text()):
            if name not in ("wrappedValue", "projectedValue"):
                found[name] = message
    return found


def tables(modules, folder):
    """Per module: its types and its modifiers of views, each with what is said of them."""
    result = {}
    for name, parts in modules.items():
        types, modifiers = {}, {}
        for part in parts:
            for symbol in graphs(part, folder):
                kind, path = symbol["kind"]["identifier"], symbol["pathComponents"]
                if path[0].startswith("_") or path[-1].startswith("_"):
                    continue
                if len(path) == 1 and kind in TYPES:
                    types.setdefault(path[0].split("(")[0], (TYPES[kind], remark(symbol)))
                elif len(path) == 2 and path[0] == "View" and kind == "swift.method":
                    base = path[1].split("(")[0]
                    count, text, inert = modifiers.get(base, (0, "", True))
                    modifiers[base] = (
                        count + 1, text or remark(symbol), inert and is_inert(symbol))
        result[name] = (types, modifiers)
    return result


def page():
    rows, refusals, signs = data(), unavailable(), refused()
    approximated = {(r[1], r[2]): r[3] for r in rows if r[0] == "approximated"}

    def status(module, name, text, inert=False):
        if (module, name) in approximated:
            return "approximated: " + approximated[module, name]
        if name in signs:
            return REFUSED
        return INERT if inert else text

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        all_tables = tables(MODULES, folder)
        stand_ins = tables({name: [name] for name in STANDINS}, folder)
    out = [
        "# Coverage", "", "What is there, what is approximated, and what is not.", "", "## Overview", "",
        "This page is written by `make coverage` from the public symbols and proved by the tests. What",
        "is not in these tables is a compiler error on your own line; what compiles but cannot be drawn",
        "is a labelled box in the picture and a diagnostic. The last column says what differs, or what our",
        "doc comments add to Apple's; empty means: as Apple's.", ""]
    for module, (types, modifiers) in all_tables.items():
        out += [f"## {module}", ""]
        absent = [r for r in rows if r[0] == "absent" and r[1] == module]
        near = sum(1 for key in approximated if key[0] == module)
        out += [
            f"{len(types)} types and {len(modifiers)} modifiers of views; {near} of these approximated,"
            f" {len(absent)} known to be missing.", ""]
        if types:
            out += ["| type | kind | |", "|---|---|---|"]
            for name in sorted(types, key=lambda n: (n.lower(), n)):
                kind, text = types[name]
                out.append(f"| `{name}` | {kind} | {status(module, name, text)} |")
            out.append("")
        if modifiers:
            out += ["| modifier | forms | |", "|---|--:|---|"]
            for name in sorted(modifiers, key=lambda n: (n.lower(), n)):
                count, text, inert = modifiers[name]
                out.append(f"| `{name}` | {count} | {status(module, name, text, inert)} |")
            out.append("")
        if absent:
            out += ["| not there | instead |", "|---|---|"]
            out += [f"| `{r[2]}` | {r[4]} |" for r in absent] + [""]
    out += ["## Unavailable on purpose", "", "| name | what the compiler says |", "|---|---|"]
    out += [f"| `{name}` | {refusals[name]} |" for name in sorted(refusals)] + [""]
    out += ["## Stand-ins", "", "Small parts of other modules, as widget code needs them.", ""]
    for sort, text in SORTS.items():
        out += [f"### {sort}", "", text, "", "| module | types |", "|---|---|"]
        for module, (types, _) in stand_ins.items():
            names = ", ".join(f"`{n}`" for n in sorted(types, key=lambda n: (n.lower(), n)))
            if STANDINS[module] == sort and names:
                out.append(f"| {module} | {names} |")
        out.append("")
    return "\n".join(out), all_tables, rows


def compiles(rows):
    """The absent names that compile after all."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        files = {}
        for index, row in enumerate(rows):
            path = folder / f"Absent{index}.swift"
            imports = "".join(f"import {name}\n" for name in dict.fromkeys(["SwiftUI", row[1]]))
            # Each line in a scope of its own, so that names do not meet.
            path.write_text(f"{imports}@MainActor func absent{index}() {{\n{row[3]}\n}}\n")
            files[path.name] = row
        # What must compile, so that a fault of the set-up does not pass for a missing name.
        (folder / "Present.swift").write_text('import SwiftUI\nlet present = Text("a")\n')
        done = subprocess.run(
            ["swiftc", "-typecheck", "-continue-building-after-errors", "-module-name", "Absent",
             "-I", str(BUILT), *headers(), "-Xfrontend", "-disable-cross-import-overlays",
             *map(str, sorted(folder.glob("*.swift")))], capture_output=True, text=True)
        failed = set(re.findall(r"(\w+\.swift):\d+:\d+: error:", done.stdout + done.stderr))
        if "Present.swift" in failed or not failed:
            sys.exit(f"The compiler could not be asked:\n{done.stderr}")
        wrong = [row for name, row in files.items() if name not in failed]
    return wrong


def check():
    text, all_tables, rows = page()
    problems, count = [], 1
    if not PAGE.exists() or PAGE.read_text() != text:
        problems.append("The coverage page is not what the symbols say: run `make coverage`.")
    sources = "\n".join(p.read_text() for p in sorted((ROOT / "Sources").rglob("*.swift")))
    for row in rows:
        count += 1
        if row[0] == "approximated":
            types, modifiers = all_tables.get(row[1], ({}, {}))
            if row[2] not in types and row[2] not in modifiers:
                problems.append(f"{row[1]} has no {row[2]}: take it out of {DATA.name}.")
            if len(row) < 4 or not row[3]:
                problems.append(f"{row[2]} is approximated without a reason.")
            for rule in re.findall(r"`([a-z-]+)`", row[3]):
                if f'"{rule}"' not in sources:
                    problems.append(f"{row[2]} names the diagnostic {rule}, which nothing reports.")
        elif row[0] != "absent" or len(row) != 5:
            problems.append(f"A row of {DATA.name} is neither approximated nor absent: {row}")
    for row in compiles([r for r in rows if r[0] == "absent"]):
        problems.append(f"{row[1]}.{row[2]} compiles: take it out of {DATA.name}.")
    for problem in problems:
        print(problem)
    print(f"{max(0, count - len(problems))} passed, {len(problems)} failed")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    PAGE.write_text(page()[0])
