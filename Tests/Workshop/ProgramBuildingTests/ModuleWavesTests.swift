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
}
