import DiagnosticRecords
import Foundation
import ProgramBuilding
import TestSupport
import Testing

/// Healing that takes a large part of what compiling may take.
@Suite struct HealingTimeTests {
  /// A compiler that refuses a file whenever it gets it, and takes a second of the processor's time
  /// where it only looks for errors.
  private func fake(limit: Int) throws -> FakeToolchain {
    let fake = try FakeToolchain()
    try fake.folder.write("{\"compileLimit\": \(limit)}", "widget/vitrine.json")
    try fake.folder.write("func f() -> Int { Far.one }", "widget/C.swift")
    let works = try #require(fake.folder.read("swiftc.sh"))
    let error = "\(fake.folder.url.path)/widget/C.swift:1:19: error: cannot find 'Far' in scope"
    try fake.folder.write(error, "error.txt")
    let text = """
      case "$*" in */Sources/C.swift*)
        cat '\(fake.folder.url.path)/error.txt' >&2
        case "$*" in *-typecheck*)
          sh -c 'ulimit -c 0; ulimit -t 1; while :; do :; done' 2>/dev/null;;
        esac
        exit 1;;
      esac
      \(works)
      """
    try fake.folder.write(text, "swiftc.sh")
    return fake
  }

  @Test func `the time of looking at healed code counts, and more goes with each error then`()
    throws
  {
    let fake = try fake(limit: 2)
    let built = try fake.build()
    #expect(built.executable != nil)
    #expect(built.diagnostics.map(\.rule) == ["missing-name", "healing-cut-short"])
    // It was looked at twice before the file went; modules were asked for the name.
    #expect(fake.log.filter { $0 == "swiftc" }.count == 6)
  }
}
