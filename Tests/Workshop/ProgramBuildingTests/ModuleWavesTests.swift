import Testing

@testable import ProgramBuilding

/// Which modules are compiled at the same time.
@Suite struct ModuleWavesTests {
  @Test func `those that import one another wait`() {
    let modules = [("A", []), ("B", ["A"]), ("C", []), ("D", ["A", "B"])]
    #expect(ModuleWaves(modules).groups == [[0, 2], [1], [3]])
    #expect(ModuleWaves([]).groups == [])
  }

  @Test func `circles and strangers hold nothing up`() {
    #expect(ModuleWaves([("A", ["B"]), ("B", ["A", "Z"])]).groups == [[0], [1]])
  }

  @Test func `answers are in order, and the first error counts`() throws {
    #expect(try sideBySide(50) { $0 * 2 } == (0..<50).map { $0 * 2 })
    struct Wrong: Error, Equatable { var number: Int }
    #expect(throws: Wrong(number: 3)) {
      try sideBySide(9) { if $0 > 2 { throw Wrong(number: $0) } }
    }
  }
}
