"""Moves and damages a copy of the build cache, end to end through `vitrine build`.

    python3 Tests/Tooling/heal_cache.py VITRINE

Our compiled modules are taken from the cache in use to another folder; nothing there may need them
compiled again. Then names and encodings of sources that trip compilers, and modules in C. Prints
“N passed, N failed”.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEMO = ROOT / "Sources/Demos/Caffeine"
ONE = ["--families", "small", "--schemes", "light", "--states", "snapshot", "--quiet"]

WIDGET = """import SwiftUI
import WidgetKit
@main struct Names: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "names", provider: Provider()) { _ in VStack { %s } }
  }
}
struct Entry: TimelineEntry { var date = Date() }
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry() }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry()], policy: .never))
  }
}
"""
VIEW = 'import SwiftUI\nstruct V%d: View { var body: some View { Text("%d") } }\n'
NAMES = [
    "-O.swift", "@file.swift", "a b'c\"d$e\\f.swift", "new\nline.swift", "tab\there.swift",
    "x" * 240 + ".swift", "e\u0301.swift", ("d" * 100 + "/") * 2 + "e" * 100 + ".swift",
    "#sharp%20.swift",
]


def build(tool, folder, cache, output):
    return subprocess.run(
        [tool, "build", "--quiet", *ONE, "-o", str(output), "--", str(folder)], cwd=ROOT,
        env={**os.environ, "VITRINE_CACHE": str(cache)}, capture_output=True, text=True,
        errors="replace", timeout=1200)


def write(folder, sources):
    """Puts texts where their paths say."""
    for name, text in sources.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def only(folder, pattern):
    found = sorted(folder.glob(pattern))
    assert found, f"no {pattern} in {folder}"
    return found[0]


def check_cache(tool, root):
    """Yields a name and an objection, empty if there is none."""
    used = pathlib.Path(os.environ.get("VITRINE_CACHE")
                        or pathlib.Path(os.environ.get("XDG_CACHE_HOME")
                                        or pathlib.Path.home() / ".cache") / "vitrine")
    first = build(tool, DEMO, used, root / "first")
    yield "the cache in use works", "" if first.returncode == 0 else first.stderr
    newest = max(used.glob("*/sdk-*/contents.txt"), key=lambda file: file.parent.stat().st_mtime)
    compiler, cache = newest.parent.parent, root / "a cache elsewhere"
    home = cache / compiler.name
    shutil.copytree(newest.parent, home / newest.parent.name)

    def again(name):
        run = build(tool, DEMO, cache, root / "again")
        objection = "" if run.returncode == 0 and not run.stderr else run.stderr or "no word"
        if list(home.glob("work-*/scratch")):
            objection += "our modules were compiled again"
        return name, objection

    yield again("a cache that was moved is used")
    headers, program = only(home, "headers-*"), only(home, "programs/*/Bundle/Caffeine")
    program.write_bytes(b"")
    yield again("an emptied program is made again")
    program.write_bytes((program.read_bytes() or b"x")[:100_000])
    yield again("a program cut short is made again")
    # Of another folder, and then cut short: the compiler refuses to read either.
    shutil.rmtree(headers)
    shutil.copytree(only(compiler, "headers-*"), headers)
    shutil.rmtree(program.parents[1])
    yield again("headers of another folder are made again")
    for file in headers.rglob("*.pcm"):
        file.write_bytes(file.read_bytes()[:5000])
    shutil.rmtree(program.parents[1])
    yield again("headers cut short are made again")
    for file in only(home, "programs/*/Objects").glob("*.o"):
        file.write_bytes(b"")
    program.unlink()
    yield again("emptied objects are made again")
    freed = subprocess.run(
        [tool, "clean"], env={**os.environ, "VITRINE_CACHE": str(cache)}, capture_output=True,
        text=True)
    yield "clean leaves nothing", freed.stderr + ("it is there" if cache.exists() else "")


def check_names(tool, root, cache):
    views = "; ".join(f"V{index}()" for index in range(len(NAMES)))
    folder = root / "-names \"of\" $files\n\\"
    encodings = [("BOM", b"\xef\xbb\xbf%s", 0, ""), ("CRLF", b"%s", 0, ""), ("CR", b"%s", 0, ""),
                 ("UTF-16", b"%s", 3, "is UTF-16"), ("Latin-1", b"%s", 3, "invalid UTF-8")]
    for index, name in enumerate(NAMES):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(VIEW % (index, index))
    (folder / "Widget.swift").write_text(WIDGET % views)
    run = build(tool, folder, cache, root / "names")
    yield "odd names are only names", "" if run.returncode == 0 else run.stderr
    for name, form, code, words in encodings:
        text = WIDGET % 'Text("caf\u00e9")'
        text = text.replace("\n", {"CRLF": "\r\n", "CR": "\r"}.get(name, "\n"))
        bytes_ = text.encode({"UTF-16": "utf-16", "Latin-1": "latin-1"}.get(name, "utf-8"))
        folder = root / name
        folder.mkdir()
        (folder / "Widget.swift").write_bytes(form % bytes_)
        run = build(tool, folder, cache, root / "encoded")
        is_right = run.returncode == code and words in run.stderr
        yield f"{name} ends with {code}", "" if is_right else f"{run.returncode}: {run.stderr}"


def check_headers(tool, root, cache):
    """Modules are made anew beside those in C, whose maps lead out of the cache."""
    folder = root / "tea"
    sources = {
        "Package.swift": """// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Tea",
  targets: [
    .systemLibrary(name: "CTea"),
    .target(name: "Tea", dependencies: ["CTea"]),
  ])
""",
        "Sources/CTea/module.modulemap": "module CTea [system] { header \"tea.h\" export * }\n",
        "Sources/CTea/tea.h": "static inline int cups(void) { return 3; }\n",
    }
    write(folder, sources)
    widget = folder / "Sources/Tea/Widget.swift"
    widget.parent.mkdir()
    steps = [("for the first time", "CTea", "cups()", "Pot(1)"),
             ("after a change", "CTea", "cups()", "Pot(1, lid: 2)"),
             ("without the module in C", "Foundation", "3", "Pot(2, lid: 3, size: 4)")]
    for name, module, number, value in steps:
        text = WIDGET % f'Text("\\({number})"); Text({value}.name)'
        widget.write_text(f"import {module}\nimport Kit\n" + text)
        if module == "Foundation":
            (folder / "Package.swift").write_text("".join(
                line for line in sources["Package.swift"].splitlines(True) if "CTea\")," not in line)
                .replace('["CTea"]', "[]"))
        run = build(tool, folder, cache, root / "poured")
        yield f"what is missing is made beside C, {name}", "" if run.returncode == 0 else run.stderr


def check_later(tool, root, cache):
    """What an earlier build has left of a module is not offered to those that it is built upon."""
    folder = root / "layers"
    sources = {
        "Package.swift": """// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "Layers",
  targets: [
    .target(name: "Below"),
    .target(name: "Above", dependencies: ["Below"]),
    .target(name: "Layers", dependencies: ["Above", "Below"]),
  ])
""",
        "Sources/Above/Above.swift": "import Below\npublic struct Lamp { public init() {} }\n",
        "Sources/Layers/Widget.swift": "import Above\nimport Below\n" + WIDGET % "Text(lit())",
    }
    below = "public func lit() -> String { %s }\nfunc lamp(_ lamp: Lamp) -> Int { 1 }\n"
    for step, value in [("for the first time", '"On"'), ("after a change", '"Off"')]:
        sources["Sources/Below/Below.swift"] = below % value
        write(folder, sources)
        run = build(tool, folder, cache, root / "lit")
        manifest = root / "lit/manifest.json"
        text = manifest.read_text() if manifest.exists() else ""
        objection = "" if run.returncode == 0 else run.stderr
        if '"subject" : "Lamp"' not in text or "files-left-out" in text:
            objection += "what only a later module has is not told as missing\n"
        yield f"modules do without later ones, {step}", objection


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        default = os.environ.get("VITRINE_CACHE", "")
        for name, objection in [*check_cache(tool, root), *check_names(tool, root, default),
                                *check_headers(tool, root, default),
                                *check_later(tool, root, default)]:
            passed, failed = passed + (not objection), failed + bool(objection)
            print(f"{'ok ' if not objection else '!! '} {name}" + (f"\n{objection}" if objection else ""))
    print(f"heal_cache: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
