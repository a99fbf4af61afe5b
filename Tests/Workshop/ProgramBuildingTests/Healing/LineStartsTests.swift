import Testing

@testable import ProgramBuilding

@Suite struct LineStartsTests {
  @Test func `a position is found by line and column`() {
    let lines = LineStarts(Array("ab\n\ncd".utf8))
    #expect(lines.offset(1, 1) == 0 && lines.offset(1, 2) == 1)
    #expect(lines.offset(3, 2) == 5)
  }

  @Test func `there is none where the text ends`() {
    let lines = LineStarts(Array("ab\n".utf8))
    #expect(lines.offset(2, 1) == nil && lines.offset(1, 9) == nil)
    #expect(lines.offset(0, 1) == nil && lines.offset(1, 0) == nil && lines.offset(9, 1) == nil)
    #expect(LineStarts([]).offset(1, 1) == nil)
  }
}
