import Foundation
import Testing

@testable import FoundationAdditions

/// A date some hours from the clock's 9:41 on 9 June 2026, and how a formatter writes it.
struct RelativeDateCase: Sendable {
  var hours: Double
  var locale = "en_US"
  var time = DateFormatter.Style.none
  var shown: String
}

@Test(
  "A formatter writes the days around today by their names",
  arguments: [
    RelativeDateCase(hours: 0, shown: "Today"),
    RelativeDateCase(hours: 14, shown: "Today"),
    RelativeDateCase(hours: 15, shown: "Tomorrow"),
    RelativeDateCase(hours: -10, shown: "Yesterday"),
    RelativeDateCase(hours: 48, shown: "Jun 11, 2026"),
    RelativeDateCase(hours: 0, time: .short, shown: "Today at 9:41\u{202F}AM"),
    RelativeDateCase(hours: 24, locale: "de_DE", shown: "Morgen"),
    RelativeDateCase(hours: 48, locale: "de_DE", shown: "Übermorgen"),
    RelativeDateCase(hours: 96, locale: "de_DE", shown: "13.06.2026"),
    RelativeDateCase(hours: .infinity, shown: ""),
  ])
func relativeDate(_ row: RelativeDateCase) {
  let formatter = VitrineDateFormatter()
  formatter.locale = Locale(identifier: row.locale)
  formatter.timeZone = .gmt
  formatter.dateStyle = .medium
  formatter.timeStyle = row.time
  formatter.doesRelativeDateFormatting = true
  let date = ClockSetting.defaultNow.addingTimeInterval(row.hours * 3_600)
  if row.hours.isFinite {
    #expect(formatter.string(from: date) == row.shown)
  } else {
    // What it says is Foundation's; that it answers is ours.
    _ = formatter.string(from: date)
  }
}

@Test("Only the beginning of a sentence is capitalised")
func context() {
  let formatter = VitrineDateFormatter()
  formatter.locale = Locale(identifier: "fr_FR")
  formatter.timeZone = .gmt
  formatter.dateFormat = "EEEE"
  #expect(formatter.string(from: ClockSetting.defaultNow) == "mardi")
  formatter.formattingContext = .beginningOfSentence
  #expect(formatter.string(from: ClockSetting.defaultNow) == "Mardi")
}

extension VitrineDateFormatter {
  fileprivate static var years: VitrineDateFormatter {
    let formatter = VitrineDateFormatter()
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy"
    return formatter
  }
}

@Test("Coders are told a formatter by the name that the code has for it")
func codingByName() throws {
  let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
  encoder.dateEncodingStrategy = .formatted(.years)
  decoder.dateDecodingStrategy = .formatted(.years)
  #expect(try encoder.encode([ClockSetting.defaultNow]) == Data(#"["2026"]"#.utf8))
  #expect(
    try encoder.encode(decoder.decode([Date].self, from: Data(#"["1999"]"#.utf8)))
      == Data(#"["1999"]"#.utf8))
}
