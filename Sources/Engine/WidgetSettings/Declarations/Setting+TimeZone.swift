import Foundation

extension Setting where Value == String {
  /// A time zone identifier.
  package static var timeZone: Self {
    Setting(
      "timeZone", option: SettingOption("--time-zone", "--timezone", value: "NAME"), isTold: true,
      .text("a time zone", example: "Europe/Berlin") { TimeZone(identifier: $0) != nil },
      usual: "UTC", help: "the time zone of clocks and calendars")
  }
}
