import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct LocaleFormattableTests {
  @Test(arguments: ["⟨language⟩", "日本", "é_FR", "💥", "", "no such language"])
  func `a language that nobody knows formats in none`(identifier: String) {
    let date = VitrineDateFormatter()
    date.locale = Locale(identifier: identifier)
    date.dateStyle = .short
    #expect(date.string(from: Date(timeIntervalSince1970: 0)).contains("1970"))
    let number = VitrineNumberFormatter()
    number.locale = Locale(identifier: identifier)
    number.numberStyle = .decimal
    #expect(number.string(from: 12.5) == "12.5")
  }

  @Test func `a language that is known stays`() {
    let date = VitrineDateFormatter()
    date.locale = Locale(identifier: "de_DE")
    #expect(date.locale.identifier == "de_DE")
  }
}
