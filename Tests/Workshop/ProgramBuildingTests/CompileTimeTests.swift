import DiagnosticRecords
import Testing

@testable import ProgramBuilding

@Suite struct CompileTimeTests {
  @Test func `it is over at twice the limit`() {
    let time = CompileTime(limit: 100)
    #expect(time.used == 0 && !time.isOver)
    time.add(120)
    #expect(time.usedForHealing == 0)
    time.add(30, isHealing: true)
    #expect(time.used == 1.5 && !time.isOver)
    #expect(time.usedForHealing == 0.3)
    time.add(50)
    #expect(time.isOver && time.usedForHealing == 0.3)
  }

  @Test func `a compiler may take what is left`() {
    let time = CompileTime(limit: 100)
    #expect(time.wallLimit(240) == 240)
    time.add(170)
    #expect(time.wallLimit(240) == 90)
    time.add(500)
    #expect(time.wallLimit(240) == 30)
  }

  @Test func `who is given up is told how to allow more`() {
    let time = CompileTime(limit: 1)
    time.add(2.5)
    let said = Diagnostic.compilingGivenUp("Kit", time)
    #expect(said.message.contains("Kit") && said.message.contains("2 s"))
    #expect(said.hint?.contains("--compile-limit") == true)
  }
}
