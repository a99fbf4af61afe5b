import Foundation
import MadeFromUse
import Testing

/// What texts say that are made in ways that could not be had.
@Suite struct MadeTextTests {
  @Test(
    arguments: [
      ("lunch", "lunch"), (1234, "1,234"), (UInt8(7), "7"), (2.5, "2.5"), (Float(0.5), "0.5"),
      (Decimal(3), "3"), (Made(madePath: "Kit.name"), "⟨Kit.name⟩"), ([1], "⟨Text(_:)⟩"),
    ] as [(any Sendable, String)])
  func `a text of a value says the value`(value: any Sendable, words: String) {
    #expect(madeWords(value, "Text(_:)") == words)
  }

  @Test func `nothing is no value`() {
    #expect(madeWords(nil, "Text(_:)") == "⟨Text(_:)⟩")
    #expect(madeWords(Int?.none as Any, "Text(_:)") == "⟨Text(_:)⟩")
    #expect(madeWords(Int?.some(3) as Any, "Text(_:)") == "3")
  }
}
