import BuildCaching
import Foundation
import ProcessRunning
import ProgramBuilding
import ProjectReader
import TestSupport
import Testing

/// A compiler of shell scripts that writes what it is asked for and notes that it was asked.
struct FakeToolchain {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "home/Package.swift": "name: \"vitrine\"",
      "home/Sources/Vocabulary/SwiftUI/A.swift": "// a",
      "home/Sources/Vocabulary/SwiftUIMacros/main.swift": "",
      "home/Sources/Vocabulary/StandIns/Libraries/FoundationAdditions/A.swift":
        "public struct Extra {}\npublic enum VitrineClock {}\nstruct Inner {}",
      "widget/B.swift": "@main struct B: WidgetBundle {}", "widget/Info.plist": "",
    ])
    let swift = """
      while [ $# -gt 0 ]; do
        [ "$1" = --scratch-path ] && scratch=$2; [ "$1" = --product ] && product=$2; shift
      done
      mkdir -p "$scratch" && cd "$scratch"
      mkdir -p debug/Modules debug/SwiftUI.build "debug/$product.product"
      echo x > debug/SwiftUI.build/A.swift.o
      echo "$PWD/debug/SwiftUI.build/A.swift.o" > "debug/$product.product/Objects.LinkFileList"
      echo "$VITRINE_MODULES" > wanted.txt
      """
    try script("swift", swift)
    try script("llvm-ar", "echo archive > \"$2\"")
    try script("swift-autolink-extract", "echo -lFoundation > \"$3\"")
    // What it does lies beside it: another compiler would have to make everything anew.
    try script("swiftc", ". '\(folder.url.path)/swiftc.sh'")
    try compiles()
  }

  /// Lets `swiftc` succeed; it is slow enough for two to meet.
  func compiles() throws {
    let text = """
      while [ $# -gt 0 ]; do
        [ "$1" = -o ] && out=$2; [ "$1" = -emit-module-path ] && echo x > "$2"
        [ "$1" = -output-file-map ] && map=$2; shift
      done
      if [ -z "$out" ]; then
        sed -n 's/.*"object" : "\\(.*\\)".*/\\1/p' "$map" | sed 's,[\\],,g' |
          while read -r object; do echo x > "$object"; done
        exit 0
      fi
      sleep 0.2
      printf '#!/bin/sh\\necho made\\n' > "$out"; chmod +x "$out"
      """
    try folder.write(text, "swiftc.sh")
  }

  /// Lets `swiftc` fail with this output.
  func fails(_ output: String) throws {
    try folder.write(output, "output.txt")
    try folder.write("cat '\(folder.url.path)/output.txt' >&2; exit 1", "swiftc.sh")
  }

  /// Lets the linker lack a symbol until it is given an object of `clang`, which keeps its source.
  func lacksSymbol(_ name: String) throws {
    let works = try #require(folder.read("swiftc.sh"))
    let error = "ld.lld: error: undefined symbol: \(name)"
    let fails = "*-emit-executable*) echo '\(error)' >&2; exit 1;;"
    try folder.write("case \"$*\" in */symbols.o*) ;; \(fails) esac\n\(works)", "swiftc.sh")
    let clang = """
      for source in "$@"; do :; done
      cp "$source" '\(folder.url.path)/symbols.c'
      while [ $# -gt 0 ]; do [ "$1" = -o ] && echo x > "$2"; shift; done
      """
    try script("clang", clang)
  }

  /// Lets every module that is asked for be there.
  func compilesWantedModules() throws {
    let text = """
      for module in $VITRINE_MODULES; do
        mkdir -p "debug/$module.build"
        echo x > "debug/Modules/$module.swiftmodule"
        echo x > "debug/$module.build/A.swift.o"
        echo "$PWD/debug/$module.build/A.swift.o"
      done > "debug/$product.product/Objects.LinkFileList"
      """
    let works = try #require(folder.read("bin/swift"))
    try folder.write(works + text + "\n", "bin/swift", executable: true)
  }

  /// Lets `swiftc` lack a type in the third line of the widget, and in questions to modules, until
  /// one is imported that is there.
  func lacks(_ type: String, importing module: String) throws {
    let works = try #require(folder.read("swiftc.sh"))
    let text = """
      case "$*" in *"-module-name VitrineProbe"*)
        for file in Sources/*; do
          grep -q '^import \(module)$' "$file" ||
            echo "$PWD/$file:3:7: error: cannot find '\(type)' in scope" >&2
        done
        exit 1;;
      esac
      if ! grep -q 'import \(module)' Sources/*; then
        cat '\(folder.url.path)/output.txt' >&2; exit 1
      fi
      \(works)
      """
    try folder.write(
      "\(folder.url.path)/widget/B.swift:3:12: error: cannot find type '\(type)' in scope",
      "output.txt")
    try folder.write(text, "swiftc.sh")
  }

  /// Lets `swiftc` fail with this output until a file is gone, and succeed then.
  func fails(_ output: String, while file: String) throws {
    try folder.write(output, "output.txt")
    let (path, words) = (folder.url.path + "/" + file, folder.url.path + "/output.txt")
    let works = try #require(folder.read("swiftc.sh"))
    let text = "[ -e '\(path)' ] && { cat '\(words)' >&2; exit 1; }\n\(works)"
    try folder.write(text, "swiftc.sh")
  }

  /// Lets `swiftc` fail with this output where it is told to compile Swift 6.
  func failsInSwift6(_ output: String) throws {
    try compiles()
    let works = try #require(folder.read("swiftc.sh"))
    try folder.write(output, "output.txt")
    let fails = "cat '\(folder.url.path)/output.txt' >&2; exit 1"
    try folder.write("case \"$*\" in *'-swift-version 6'*) \(fails);; esac\n\(works)", "swiftc.sh")
  }

  /// Lets `swiftc` refuse these files of the widget whenever it is given one of them.
  func refuses(_ names: [String]) throws {
    let root = folder.url.path + "/widget"
    let lines = names.map { name in
      "case \"$*\" in */Sources/\(name)*) echo '\(root)/\(name):1:1: error: no \(name)' >&2;"
        + " bad=1;; esac"
    }
    let text = """
      \(lines.joined(separator: "\n"))
      [ -z "$bad" ] || exit 1
      while [ $# -gt 0 ]; do [ "$1" = -o ] && out=$2; shift; done
      [ -n "$out" ] || exit 0
      printf '#!/bin/sh\\n' > "$out"; chmod +x "$out"
      """
    try folder.write(text, "swiftc.sh")
  }

  private func script(_ name: String, _ text: String) throws {
    let log = folder.url.path + "/log"
    try folder.write(
      "#!/bin/sh\necho \(name) >> \(log)\n\(text)\n", "bin/\(name)", executable: true)
  }

  /// The tools called so far.
  var log: [String] {
    (folder.read("log") ?? "").split(separator: "\n").map(String.init)
  }

  /// Paths in the test's folder of what the cache holds under a name that begins like this.
  func cached(_ prefix: String) throws -> [String] {
    let compiler = try #require(
      try names("cache").first { $0.count == 12 && !$0.hasPrefix("C") })
    return try names("cache/" + compiler).filter { $0.hasPrefix(prefix) }
      .map { "cache/\(compiler)/\($0)" }
  }

  /// Names in a folder of the test's folder, sorted.
  func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(path).path
    ).sorted()
  }

  var builder: ProgramBuilder {
    ProgramBuilder(
      home: VitrineHome(folder.url.appendingPathComponent("home")),
      toolchain: Toolchain(binaries: folder.url.appendingPathComponent("bin")),
      cache: BuildCache(root: folder.url.appendingPathComponent("cache")),
      environment: ["PATH": "/usr/bin:/bin"], isBoxed: false)
  }

  /// Lets archives be copies of a file.
  func archives(from file: String) throws {
    try script("llvm-ar", "cp '\(folder.url.path)/\(file)' \"$2\"")
  }

  /// Reads the widget anew.
  func project() throws -> WidgetProject {
    let url = folder.url.appendingPathComponent("widget")
    return try #require(
      FolderReader.read(url, ReadRequest(modules: builder.home.modules)).projects.first)
  }

  /// Reads the widget anew and builds it.
  func build() throws -> BuiltProgram { builder.build(try project()) }
}
