import FilePaths
import Testing

@Suite struct SideBySideTests {
  @Test func `Answers are in order, and the first error counts`() throws {
    #expect(try sideBySide(Array(0..<50)) { $0 * 2 } == (0..<50).map { $0 * 2 })
    struct Wrong: Error, Equatable { var number: Int }
    #expect(throws: Wrong(number: 3)) {
      try sideBySide(Array(0..<9)) { if $0 > 2 { throw Wrong(number: $0) } }
    }
  }
}
