"""Writes the list of rules and the page about them from the declarations beside the code that raises them.

    python3 Tests/Tooling/build_rules.py           # writes site/rules.json and the page
    python3 Tests/Tooling/build_rules.py --check   # says whether both are true: N passed, N failed

The tool is not linked with the modules that widget code imports, whose rules it lists too; so the list is
data, read where it is asked for.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = ROOT / "site/rules.json"
PAGE = ROOT / "Sources/Vocabulary/SwiftUI/SwiftUI.docc/Rules.md"
HEADINGS = ROOT / "Sources/Gallery/GalleryTool/Rules/RuleList.swift"
CODES = ROOT / "Sources/Gallery/GalleryTool/ExitCode.swift"
SEVERITIES = ["error", "warning", "note"]
LITERAL = r'"(?:[^"\\]|\\.)*"'
TEXT = rf"{LITERAL}(?:\s*\+\s*{LITERAL})*"
START = re.compile(r"static let (\w+) = Rule\(")
SHAPE = re.compile(
    rf'\s*("[a-z0-9-]+"), fault: \.(\w+), \.(\w+),\s*(standIn: true,\s*)?({TEXT}),\s*why: ({TEXT}),\s*remedy: ({TEXT})\)')


def words(text):
    """What literals joined by plus signs say."""
    return "".join(json.loads(part) for part in re.findall(LITERAL, text))


def faults():
    """Whose fault something can be: a heading, what it means, and the exit code of an error. The tool says the same."""
    text = CODES.read_text()
    numbers = dict(re.findall(r"case (\w+) = (\d+)", text))
    codes = {
        fault: numbers[code]
        for group, code in re.findall(r"case ((?:\.\w+(?:, )?)+): return \.(\w+)", text)
        for fault in re.findall(r"\w+", group)}
    found = re.findall(r'case \.(\w+): "([^":]+): ([^"]+)"', HEADINGS.read_text())
    return {fault: (heading, meaning, codes[fault]) for fault, heading, meaning in found}


def declared():
    """Every rule of the sources, by fault, severity and id; and what is wrong with declarations."""
    rules, problems = [], []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        text = path.read_text()
        for start in START.finditer(text):
            position = f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, start.start()) + 1}"
            shape = SHAPE.match(text, start.end())
            if not shape:
                if not path.name == "Rule.swift":
                    problems.append(
                        f"{position}: write {start[1]} as in Sources/Engine/DiagnosticRecords/Rule.swift, with plain literals.")
                continue
            name, fault, severity, stand_in, title, why, remedy = shape.groups()
            rules.append({
                "id": words(name), "fault": fault, "severity": severity, "standIn": bool(stand_in),
                "title": words(title), "why": words(why), "remedy": words(remedy)})
    order = list(faults())
    rules.sort(key=lambda rule: (order.index(rule["fault"]), SEVERITIES.index(rule["severity"]), rule["id"]))
    return rules, problems


def listed(rules):
    """One rule a line, so that a change is a line of a difference."""
    return "[\n" + ",\n".join(json.dumps(rule, ensure_ascii=False) for rule in rules) + "\n]\n"


def page(rules):
    out = [
        "# Rules", "", "What Vitrine can find wrong, whose fault it is and what to do about it.", "", "## Overview", "",
        "This page is written by `make rules` from the declarations and proved by the tests. `vitrine rules`",
        "lists the same, `vitrine rules ID` tells all of one. A rule in **bold** draws a stand-in: something else,",
        "visibly, in place of what the code asks for.", ""]
    for fault, (heading, meaning, code) in faults().items():
        own = [rule for rule in rules if rule["fault"] == fault]
        if not own:
            continue
        end = f"An error ends with the exit code {code}."
        out += [f"## {heading}", "", f"{meaning[0].upper()}{meaning[1:]}. {end}", "", "| rule | | what is wrong | why it matters | what to do |", "|---|---|---|---|---|"]
        for rule in own:
            name = f"**`{rule['id']}`**" if rule["standIn"] else f"`{rule['id']}`"
            cells = [name, rule["severity"], rule["title"], rule["why"], rule["remedy"]]
            out.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        out.append("")
    return "\n".join(out)


def main():
    rules, problems = declared()
    files = {LIST: listed(rules), PAGE: page(rules)}
    if "--check" not in sys.argv[1:]:
        if problems:
            sys.exit("\n".join(problems))
        for path, text in files.items():
            path.write_text(text)
        return
    for path, text in files.items():
        if not path.exists() or path.read_text() != text:
            problems.append(f"{path.relative_to(ROOT)} is not what the declarations say: run `make rules`.")
    for problem in problems:
        print(problem)
    print(f"{len(rules) + len(files) - len(problems)} passed, {len(problems)} failed")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
