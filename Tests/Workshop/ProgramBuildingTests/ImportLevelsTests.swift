import SourcePreparing
import Testing

@testable import ProgramBuilding

@Suite struct ImportLevelsTests {
  private func levels(_ text: String) -> ImportLevels {
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []))
    let result = SourcePreparer(conditions: conditions).prepare(Array(text.utf8), path: "/A.swift")
    return ImportLevels([result.facts])
  }

  private let file = Array(
    ("import FoundationAdditions\nimport Combine\n"
      + "#sourceLocation(file: \"A\", line: 1)\nimport Combine\n").utf8)

  @Test(arguments: ["public", "package", "internal", "fileprivate", "private"])
  func `ours get a level of access where the module's files state one`(level: String) {
    let levels = levels("@preconcurrency \(level) import Combine\n")
    #expect(
      String(decoding: levels.prepared(file), as: UTF8.self)
        == "import FoundationAdditions\npublic import Combine\n"
        + "#sourceLocation(file: \"A\", line: 1)\nimport Combine\n")
    #expect(
      levels.generated("import Combine\n\nimport Other\n")
        == "public import Combine\n\nimport Other\n")
  }

  @Test func `where they state none they stay`() {
    let levels = levels("import Combine\nimport Foundation\nprivate struct A {}")
    #expect(levels.prepared(file) == file)
    #expect(levels.generated("import Combine\n") == "import Combine\n")
  }
}
