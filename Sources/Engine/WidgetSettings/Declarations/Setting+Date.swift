import Encodings
package import Foundation

extension Setting where Value == Date {
  /// The instant that counts as the present. Unless somebody says otherwise a fixed one, so that
  /// galleries do not change with the clock.
  package static var date: Self {
    Setting(
      "date", option: SettingOption("--date", value: "TIME"), isTold: true, .instant,
      usual: Date(timeIntervalSince1970: 1_780_998_060), help: "the moment that counts as now",
      details: "A widget finds no other clock.")
  }
}

extension SettingForm where Value == Date {
  /// An instant, ISO 8601.
  static var instant: SettingForm {
    SettingForm(
      SettingOutline(
        "an instant", example: .string("2027-01-31T08:00:00Z"),
        schema: ["type": .string("string"), "format": .string("date-time")]),
      read: { $0.text.flatMap(Date.init(instant:)) }, write: { .string($0.instant) })
  }
}

extension Date {
  /// Reads an instant as `vitrine.json` and the command line spell it; fractions of seconds may
  /// stand in it, and an offset instead of the `Z`.
  package init?(instant text: String) {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = try? style.parse(text) else { return nil }
    self = date
  }

  /// The spelling that `init(instant:)` reads; with milliseconds where there are any.
  package var instant: String {
    let isWhole = timeIntervalSince1970.rounded() == timeIntervalSince1970
    return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }
}
