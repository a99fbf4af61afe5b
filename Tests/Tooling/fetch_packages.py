"""Draws a project with remote packages, whose repositories it makes itself, through `vitrine build`.

    python3 Tests/Tooling/fetch_packages.py VITRINE

No network is needed: git is told to find the addresses of packages in a folder, and one that is far away
is on a port of this machine where nobody listens. Prints “N passed, N failed”.
"""
import json
import os
import pathlib
import shutil
import stat
import subprocess
import sys
import tempfile
import time

CACHE = pathlib.Path(os.environ.get("VITRINE_CACHE") or pathlib.Path(
    os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "vitrine")
FAR = "https://127.0.0.1:1/far.git"
NEAR = "https://packages.invalid/"

# Greeter is code for Linux too, though its manifest offers it on a Mac only; it has resources, imports C and C++ and a
# library of the system, of which it calls what that does not have, and needs Words, one of whose files imports what
# nobody has, and another C that only Apple's systems compile. Words has resources of every kind, some of the same
# names, and a macro.
GREETER = {
    "Package.swift": """// swift-tools-version:5.9
import PackageDescription
var products: [Product] = []
#if os(macOS)
  products.append(.library(name: "Greeter", targets: ["Greeter"]))
#endif
let package = Package(
  name: "Greeter", defaultLocalization: "en", products: products,
  dependencies: [.package(url: "WORDS", from: "1.0.0")],
  targets: [
    .target(
      name: "Greeter", dependencies: ["System", "CTally", .product(name: "Words", package: "words")],
      resources: [.process("Resources"), .copy("Tables")]),
    .systemLibrary(name: "System"),
    .target(name: "CTally", cSettings: [.define("BONUS", to: "1")]),
  ])
""",
    "Sources/Greeter/Greeter.swift": """import CSystem
import CTally
import Foundation
import Words
public enum Greeter {
  public static var text: String {
    "\\(Words.hello) \\(tally(2, 3)) \\(system) \\(spoken) \\(told) \\(Words.found) \\(#shout("loud"))"
  }
  static var spoken: String { NSLocalizedString("key", bundle: .module, comment: "") }
  static var told: String {
    let file = Bundle.module.url(forResource: "t", withExtension: "txt", subdirectory: "Tables")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
  }
  public static func absent() -> Int32 { in_no_library_at_all() }
}
""",
    "Sources/Greeter/Resources/en.lproj/Localizable.strings": "\"key\" = \"spoken\";\n",
    "Sources/Greeter/Tables/t.txt": "told",
    "Sources/System/module.modulemap": "module CSystem [system] {\n  header \"shim.h\"\n  link \"c\"\n  export *\n}\n",
    "Sources/System/shim.h": "#include <stdlib.h>\nint in_no_library_at_all(void);\n",
    "Sources/Greeter/System.swift": """#if os(Linux)
let system = "here"
#else
import NetworkExtension
let system = NEVPNManager.shared().localizedDescription ?? ""
#endif
""",
    "Sources/CTally/include/tally.h": "int tally(int first, int second);\n",
    "Sources/CTally/tally.c":
        "#include <tally.h>\nint bonus(void);\n"
        "int tally(int first, int second) { return first + second + BONUS * bonus(); }\n",
    "Sources/CTally/bonus.cpp":
        "#include <string>\nextern \"C\" int bonus() { return (int)std::string(\"1\").size(); }\n",
}
WORDS = {
    "Package.swift": """// swift-tools-version:5.9
import CompilerPluginSupport
import PackageDescription
let package = Package(
  name: "Words", products: [.library(name: "Words", targets: ["Words"])],
  dependencies: [.package(url: "https://far.invalid/swift-syntax", from: "600.0.0")],
  targets: [
    .target(name: "Words", dependencies: ["CApple", "Wand"], resources: [.process("t.txt")]), .target(name: "CApple"),
    .macro(name: "Wand", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
  ])
""",
    "Sources/Wand/Wand.swift": """import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros
struct Shout: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    node.arguments.first.map { "\\($0.expression).uppercased()" } ?? ""
  }
}
@main struct Plugin: CompilerPlugin { let providingMacros: [any Macro.Type] = [Shout.self] }
""",
    "Sources/Words/Words.swift": """import CoreData
import SwiftUI
@freestanding(expression) public macro shout(_ text: String) -> String = #externalMacro(module: "Wand", type: "Shout")
public enum Words {
  public static let hello = "hello"
  public static var found: String {
    let model = Bundle.module.url(forResource: "Notes", withExtension: "momd").flatMap(NSManagedObjectModel.init)
    let entities = model?.entities.compactMap(\\.name).joined() ?? "none"
    let file = Bundle.module.url(forResource: "t", withExtension: "txt")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
    let resource = LocalizedStringResource("key", bundle: .module)
    let words = [String(localized: "key", bundle: #bundle), String(localized: resource), String(localized: .Own.ownKey)]
    let isThere = UIColor(named: "Brand", in: .module, compatibleWith: nil) != nil
    return (words + [text, entities, "\\(Note.self)", "\\(isThere)"]).joined(separator: " ")
  }
  public static var brand: Color { Color(.brand) }
}
""",
    "Sources/Words/t.txt": "written",
    "Sources/Words/en.lproj/Localizable.strings": "\"key\" = \"worded\";\n",
    "Sources/Words/Own.xcstrings": json.dumps({"sourceLanguage": "en", "version": "1.1", "strings": {"own.key": {
        "extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "owned"}}}}}}),
    "Sources/Words/Media.xcassets/Brand.colorset/Contents.json": json.dumps({"colors": [{
        "idiom": "universal", "color": {"color-space": "srgb", "components": {
            "red": "1", "green": "0.5", "blue": "0", "alpha": "1"}}}]}),
    "Sources/Words/Data/Notes.xcdatamodeld/Notes.xcdatamodel/contents":
        '<model><entity name="Note" representedClassName="Note" codeGenerationType="class"/></model>',
    "Sources/Words/Apple.swift": "import CApple\npublic func apple() -> Int32 { seed() }\n",
    "Sources/CApple/include/seed.h": "int seed(void);\n",
    "Sources/CApple/seed.c": "#include <TargetConditionals.h>\nint seed(void) { return TARGET_OS_IOS; }\n",
    "Sources/Words/Bad.swift": "import NoSuchModule\npublic func bad() { NoSuch.thing() }\n",
}
# What of Words does not compile here is mended in a newer version.
NEWER = {
    "Package.swift": WORDS["Package.swift"].replace("\"CApple\", ", "").replace(" .target(name: \"CApple\"),", ""),
    "Sources/Words/Words.swift": WORDS["Sources/Words/Words.swift"].replace("hello = \"hello\"", "hello = \"newer\""),
    **{path: None for path in WORDS if "Apple" in path or "seed" in path or "Bad" in path},
}
WIDGET = """import Greeter
import SwiftUI
import WidgetKit
import Words

struct Entry: TimelineEntry { let date: Date }
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}
@main struct Greeting: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "greeting", provider: Provider()) { _ in
      Text(Greeter.text + (Thread.isMainThread ? " main" : "")).foregroundStyle(.black).containerBackground(Words.brand, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
"""
REFERENCE = """REF = {isa = XCRemoteSwiftPackageReference; repositoryURL = "ADDRESS"; requirement = {
  kind = upToNextMajorVersion; minimumVersion = 1.0.0;};};
DEP = {isa = XCSwiftPackageProductDependency; package = REF; productName = Greeter;};
"""
PROJECT = """// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 60; objects = {
""" + REFERENCE + """
ROOT = {isa = PBXProject; mainGroup = GROUP; buildConfigurationList = PL; targets = (T);
  packageReferences = (REF);};
PL = {isa = XCConfigurationList; buildConfigurations = (PC);};
PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
GROUP = {isa = PBXGroup; sourceTree = "<group>"; children = (F);};
F = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>";};
B = {isa = PBXBuildFile; fileRef = F;};
PH = {isa = PBXSourcesBuildPhase; files = (B);};
TL = {isa = XCConfigurationList; buildConfigurations = (TC);};
TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = W;};};
T = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension";
  buildPhases = (PH); buildConfigurationList = TL; packageProductDependencies = (DEP);};
}; rootObject = ROOT; }
"""


def git(folder, *words):
    """Runs git in a folder, as nobody in particular."""
    done = subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.hooksPath=/dev/null", *words],
        cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def commit(folder, files, tag):
    """Writes files into a repository, or removes them, and commits that under a tag; the commit."""
    for path, text in files.items():
        file = folder / path
        if text is None:
            file.unlink()
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    if not (folder / ".git").exists():
        git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", tag)
    git(folder, "tag", tag)
    return git(folder, "rev-parse", "HEAD")


class Bench:
    """A folder with repositories and projects that use them, and what came of drawing these."""

    def __init__(self, tool, folder):
        self.tool, self.folder = str(pathlib.Path(tool).resolve()), folder
        self.passed = self.failed = 0
        self.notes = ""
        self.words = folder / "words"
        self.greeter = folder / "greeter"
        self.words.mkdir()
        self.greeter.mkdir()
        self.settings = folder / "gitconfig"
        self.settings.write_text(f'[url "file://{folder}/"]\n\tinsteadOf = {NEAR}\n')
        self.revisions = {
            "words": commit(self.words, WORDS, "1.0.0"),
            "greeter": commit(self.greeter, {
                path: text.replace("WORDS", NEAR + "words") for path, text in GREETER.items()}, "1.0.0"),
        }
        self.newer = commit(self.words, NEWER, "1.1.0")

    def project(self, name, *urls, pinned=True):
        """Writes a project with a package of each address; the pins are those of the first versions."""
        folder = self.folder / name
        (folder / "App.xcodeproj").mkdir(parents=True)
        text = PROJECT
        for number, url in enumerate(urls[1:]):
            more = REFERENCE.replace("REF", f"REF{number}").replace("ADDRESS", url)
            more = more.replace("DEP", f"DEP{number}").replace("= Greeter", f"= Other{number}")
            text = text.replace("REF = {", more + "REF = {").replace("(REF);", f"(REF{number}, REF);")
            text = text.replace("(DEP);", f"(DEP{number}, DEP);")
        (folder / "App.xcodeproj/project.pbxproj").write_text(
            text.replace("ADDRESS", urls[0] if urls else NEAR + "greeter"))
        (folder / "W.swift").write_text(WIDGET)
        if pinned:
            pins = folder / "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm"
            pins.mkdir(parents=True)
            (pins / "Package.resolved").write_text(json.dumps({"version": 2, "pins": [
                {"identity": name, "location": NEAR + name,
                 "state": {"revision": revision, "version": "1.0.0"}}
                for name, revision in self.revisions.items()]}))
        return folder

    def draw(self, project, *options, path=None):
        """Builds a gallery; its code, what was said, the texts of the pictures, and seconds."""
        out = self.folder / (project.name + "-out")
        start = time.monotonic()
        variables = dict(os.environ, GIT_CONFIG_GLOBAL=str(self.settings), **({"PATH": path} if path else {}))
        done = subprocess.run(
            [self.tool, "build", project, "-o", out, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", env=variables, timeout=900)
        trees = "".join(file.read_text() for file in sorted(out.rglob("*.tree.json"))) if out.exists() else ""
        notes = out / "manifest.json"
        self.notes = notes.read_text() if notes.exists() else ""
        shutil.rmtree(out, ignore_errors=True)
        return done.returncode, done.stdout, trees, time.monotonic() - start

    def expect(self, what, holds, words=""):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}\n{words}")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        bench = Bench(sys.argv[1], folder)
        try:
            run(bench, folder)
        finally:
            for revision in [bench.newer, *bench.revisions.values()]:
                for entry in (CACHE / "packages").glob("*-" + revision):
                    shutil.rmtree(entry, ignore_errors=True)
    print(f"{bench.passed} passed, {bench.failed} failed")
    sys.exit(1 if bench.failed else 0)


def compiled():
    """When the object files of the packages were written, by path."""
    modules = ["CTally", "Greeter", "Words"]
    return {file: file.stat().st_mtime_ns for name in modules
            for file in CACHE.glob(f"*/programs/*/Libraries/{name}/**/*.o")}


def run(bench, folder):
    pinned = bench.project("pinned")
    code, said, trees, _ = bench.draw(pinned)
    bench.expect("a pinned project is drawn", code == 0 and "hello 6 here spoken told" in trees, said)
    bench.expect("views are drawn on the main thread", "loud main" in trees.lower(), said + trees)
    bench.expect("each package has its own resources", "told worded worded owned written Note Note true" in trees
                 and "unknown-color" not in bench.notes, said + trees)
    bench.expect("macros of packages are expanded", "LOUD" in trees and "macros-not-made" not in said, said + trees)
    bench.expect("what no library has costs its callers only", "missing-symbol" in bench.notes
                 and "in_no_library_at_all" in bench.notes and "(system)" not in bench.notes, said)
    bench.expect("it is as pinned", "not-pinned" not in said, said)
    bench.expect("a file costs no more than the names that it lacks", "Bad.swift" in said and "module-not-available" in said, said)
    bench.expect("so does C for Apple's systems", "Apple.swift" in said and "[clang-code-left-out]" in said
                 and "'TargetConditionals.h' file not found" in said, said)
    bench.expect("files are called after their package", "words/Sources/Words/Bad.swift" in said
                 and "/packages/" not in said, said)

    objects = compiled()
    code, said, trees, _ = bench.draw(pinned)
    bench.expect("a second run compiles nothing", code == 0 and "hello 6 here" in trees
                 and objects and objects == compiled(), said)

    loose = bench.project("loose", pinned=False)
    code, said, trees, _ = bench.draw(loose)
    bench.expect("without pins the newest version is drawn", code == 0 and "newer 6 here" in trees, said)
    bench.expect("that is said", "words 1.1.0 of 1.0.0 up to 2.0.0. [packages-not-pinned]" in said, said)

    far = bench.project("far", FAR, pinned=False)
    code, said, _, seconds = bench.draw(far)
    bench.expect("a machine that is not reached is named", "[package-not-reached]" in said and FAR in said, said)
    bench.expect("it costs seconds", seconds < 60, f"{seconds:.0f} s")
    code, said, _, _ = bench.draw(far, "--offline")
    bench.expect("--offline is an error without the package", code == 2 and "[package-not-at-hand]" in said, said)
    code, said, _, _ = bench.draw(far, "--no-fetch")
    bench.expect("--no-fetch does without", "package-not" not in said and FAR in said, said)

    silent = folder / "silent"
    silent.mkdir()
    (silent / "git").write_text("#!/bin/sh\nexec sleep 1000\n")
    (silent / "git").chmod(stat.S_IRWXU)
    code, said, _, seconds = bench.draw(far, path=f"{silent}:{os.environ['PATH']}")
    bench.expect("a git that hangs is ended", "did not answer within" in said and seconds < 70, said)

    store = folder / "store"
    store.mkdir()
    for name in ["words", "greeter"]:
        shutil.move(folder / name, store / name)
        shutil.move(store / name / ".git", store / f"{name}.git")
        shutil.rmtree(store / name)
    code, said, trees, _ = bench.draw(pinned, "--offline")
    bench.expect("the cache serves without the repositories", code == 0 and "hello 6 here" in trees, said)
    code, said, trees, _ = bench.draw(loose, "--offline", "--packages", store)
    bench.expect("--packages serves repositories", code == 0 and "newer 6 here" in trees, said)

    mark = folder / "pwned"
    # What is no address at all is not even asked for.
    hostile = [
        f"ext::sh -c touch% {mark}%/greeter", f"--upload-pack=touch {mark};/second",
        f"ssh://-oProxyCommand=touch%20{mark}/third", "file:///../../fourth"]
    code, said, _, _ = bench.draw(bench.project("hostile", *hostile, pinned=False))
    bench.expect("addresses with orders in them are not handed to git", not mark.exists()
                 and said.count("git may not be given such an address") == 2, said)


if __name__ == "__main__":
    main()
