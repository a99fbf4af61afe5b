import Foundation
import ProjectReader

/// A compiler of shell scripts that writes what it is asked for and notes that it was asked.
struct FakeToolchain {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "home/Package.swift": "name: \"vitrine\"",
      "home/Sources/Vocabulary/SwiftUI/A.swift": "// a",
      "home/Sources/Vocabulary/SwiftUIMacros/main.swift": "",
      "home/Sources/Vocabulary/StandIns/FoundationAdditions/A.swift":
        "public struct Extra {}\npublic enum VitrineClock {}\nstruct Inner {}",
      "widget/B.swift": "@main struct B: WidgetBundle {}", "widget/Info.plist": "",
    ])
    let swift = """
      while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
      mkdir -p "$scratch/debug/Modules" "$scratch/debug/SwiftUI.build"
      echo x > "$scratch/debug/SwiftUI.build/A.swift.o"
      """
    try script("swift", swift)
    try script("llvm-ar", "echo archive > \"$2\"")
    try script("swift-autolink-extract", "echo -lFoundation > \"$3\"")
    try compiles()
  }

  /// Lets `swiftc` succeed; it is slow enough for two to meet.
  func compiles() throws {
    let text = """
      while [ $# -gt 0 ]; do [ "$1" = -o ] && out=$2; shift; done
      [ -n "$out" ] || exit 0
      sleep 0.2
      printf '#!/bin/sh\\necho made\\n' > "$out"; chmod +x "$out"
      """
    try script("swiftc", text)
  }

  /// Lets `swiftc` fail with this output.
  func fails(_ output: String) throws {
    try folder.write(output, "output.txt")
    try script("swiftc", "cat \(folder.url.path)/output.txt >&2; exit 1")
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
    try script("swiftc", text)
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

  var builder: ProgramBuilder {
    ProgramBuilder(
      home: VitrineHome(folder.url.appendingPathComponent("home")),
      toolchain: Toolchain(binaries: folder.url.appendingPathComponent("bin")),
      cache: BuildCache(root: folder.url.appendingPathComponent("cache")),
      environment: ["PATH": "/usr/bin:/bin"], isBoxed: false)
  }

  /// Reads the widget anew and builds it.
  func build() throws -> BuiltProgram {
    let builder = builder
    let url = folder.url.appendingPathComponent("widget")
    let result = FolderReader.read(url, ReadRequest(modules: builder.home.modules))
    return builder.build(result.projects[0])
  }
}
