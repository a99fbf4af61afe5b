extension Shadow {
  /// Where the user lives.
  static let regions: [Shadow] = [
    .member("Locale", "current", "static var current: Locale { VitrineClock.locale }"),
    .member(
      "Locale", "autoupdatingCurrent",
      "static var autoupdatingCurrent: Locale { VitrineClock.locale }"),
    .member(
      "Locale", "init(identifier:)",
      "init(identifier: String) { self = VitrineClock.locale(named: identifier) }"),
    .member("TimeZone", "current", "static var current: TimeZone { VitrineClock.timeZone }"),
    .member(
      "TimeZone", "autoupdatingCurrent",
      "static var autoupdatingCurrent: TimeZone { VitrineClock.timeZone }"),
    .member("Calendar", "current", "static var current: Calendar { VitrineClock.calendar }"),
    .member(
      "Calendar", "autoupdatingCurrent",
      "static var autoupdatingCurrent: Calendar { VitrineClock.calendar }"),
  ]
}
