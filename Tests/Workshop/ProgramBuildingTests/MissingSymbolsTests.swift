import DiagnosticRecords
import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import ProgramBuilding

@Suite struct MissingSymbolsTests {
  /// What a linker that prints this lacks.
  private func names(_ output: String) throws -> [String]? {
    let folder = try TemporaryFolder(["output": output])
    let outcome = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "cat output >&2; exit 1"], folder: folder.url
    ).run()
    return MissingSymbols(outcome)?.names
  }

  private func line(_ name: String) -> String { "ld.lld: error: undefined symbol: \(name)\n" }

  @Test func findsFunctionsOfC() throws {
    let more =
      ">>> referenced by A.swift:3\n>>>   a.o:($s1AyyF)\nclang: error: linker command failed"
    #expect(
      try names(line("shot_open") + more + "\n" + line("_b2") + line("shot_open")) == [
        "_b2", "shot_open",
      ])
  }

  @Test(arguments: [
    "$s1AyyF", "a::b(int)", "_ZTV1A", "main", "__start_swift5_types", "2b", "a b",
  ])
  func leavesWhatIsNone(name: String) throws {
    #expect(try names(line("fine") + line(name)) == nil)
  }

  @Test func leavesOtherErrors() throws {
    #expect(try names("") == nil)
    #expect(try names("A.swift:1:1: error: no") == nil)
    #expect(try names(line("fine") + "ld.lld: error: unable to find library -lq\n") == nil)
  }

  /// A header may declare what the library is built without.
  @Test func aProgramIsLinkedWithoutThem() throws {
    let fake = try FakeToolchain()
    try fake.lacksSymbol("shot_open")
    let first = try fake.build()
    #expect(first.executable != nil)
    #expect(first.diagnostics.map(\.rule) == ["missing-symbol"])
    #expect(first.diagnostics.first?.message.contains("shot_open") == true)
    #expect(fake.folder.read("symbols.c")?.contains("void shot_open(void)") == true)
    let second = try fake.build()
    #expect(!second.compilerRan)
    #expect(second.diagnostics.map(\.rule) == ["missing-symbol"])
    try fake.compiles()
    try fake.folder.write("@main struct B: WidgetBundle {} // b", "widget/B.swift")
    #expect(try fake.build().diagnostics.isEmpty)
  }
}
