import Testing

@testable import WidgetHost

@MainActor @Suite struct UnitLedgerTests {
  @Test func `Units are numbered in order, and followed from beginning to end`() {
    let ledger = UnitLedger()
    var heard: [String] = []
    ledger.follow = { unit, isOver in heard.append("\(unit.key) \(unit.name) \(isOver)") }
    ledger.widget("A") { ledger.widget("B") { #expect(ledger.unit?.name == "B") } }
    ledger.widget("C") {}
    #expect(
      heard == [
        "widget-0 A false", "widget-1 B false", "widget-1 B true", "widget-0 A true",
        "widget-2 C false", "widget-2 C true",
      ])
    #expect(ledger.unit == nil)
  }

  @Test func `What is to be passed over is not touched and keeps its number`() {
    let ledger = UnitLedger()
    ledger.skipped = ["widget-1", "preview-0"]
    var made: [String] = []
    for name in ["A", "B", "C"] {
      ledger.widget(name) { made.append("\(name) \(ledger.unit?.number ?? -1)") }
    }
    #expect(made == ["A 0", "C 2"])
    #expect(ledger.attempt(DescribedUnit(.preview, 0, name: "")) { 1 } == nil)
    #expect(ledger.attempt(DescribedUnit(.preview, 1, name: "")) { 1 } == 1)
  }

  @Test func `One group of units is made with its parts and what it makes, and the bundle`() {
    let ledger = UnitLedger()
    ledger.only = "widget-1"
    var made: [String] = []
    for name in ["A", "B", "C"] {
      ledger.widget(name) {
        made.append(name)
        ledger.part("init") { made.append("\(name).init") }
        _ = ledger.attempt(DescribedUnit(.widget, 7, name: "inner")) { made.append("inner") }
      }
    }
    #expect(made == ["B", "B.init", "inner"])
    #expect(ledger.attempt(DescribedUnit(.bundle, 0, name: "")) { 1 } == 1)
    ledger.only = "preview-A.swift"
    let previews = ["A.swift", "B.swift", "A.swift"].enumerated().map {
      ledger.attempt(DescribedUnit(.preview, $0, name: "", file: $1)) { 1 }
    }
    #expect(previews == [1, nil, 1])
  }

  @Test func `A part is left out of its unit alone`() {
    let ledger = UnitLedger()
    ledger.skipped = ["widget-0.recommendations"]
    var found: [Int?] = []
    for name in ["A", "B"] {
      ledger.widget(name) { found.append(ledger.part("recommendations") { 1 }) }
    }
    #expect(found == [nil, 1])
    #expect(ledger.part("recommendations") { 2 } == 2)
  }
}
