import Testing

@testable import ProgramBuilding

@Suite struct CompilerMessageTests {
  @Test func whatIsWrongInAnExpansionIsWrongWhereItIsAskedFor() {
    let generated = "/tmp/swift-generated-sources/@__swiftmacro_1A1BfMm_.swift"
    let messages = CompilerMessage.all(
      """
      \(generated):1:14: error: cannot find type 'Paths' in scope
      extension E: Paths.Pathable {
      \(generated):2:1: note: in expansion of macro 'Inner' here
      /p/A.swift:6:3: note: in expansion of macro 'Pathable' on enum 'E' here
      /p/A.swift:9:1: error: no
      """)
    let errors = messages.filter { !$0.isNote }
    #expect(errors.map(\.file) == ["/p/A.swift", "/p/A.swift"])
    #expect(errors.map(\.line) == [6, 9])
    #expect(errors.map(\.column) == [3, 1])
    #expect(errors.map(\.isOfMacro) == [true, false])
  }
}
