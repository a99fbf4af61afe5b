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

  @Test func `a locale without a language can be used for anything`() {
    let locale = VitrineClock.locale(named: "⟨language⟩")
    #expect(String(format: "%.1f", locale: locale, 1.5) == "1.5")
    #expect("a".compare("b", locale: locale) == .orderedAscending)
    #expect(DateFormatter.dateFormat(fromTemplate: "y", options: 0, locale: locale) == "y")
    #expect(VitrineClock.locale(named: "de_DE").identifier == "de_DE")
  }

  @Test func `a language that is known stays`() {
    let date = VitrineDateFormatter()
    date.locale = Locale(identifier: "de_DE")
    #expect(date.locale.identifier == "de_DE")
  }
}
