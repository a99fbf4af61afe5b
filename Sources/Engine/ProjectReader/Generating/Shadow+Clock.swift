extension Shadow {
  /// The present.
  static let clock: [Shadow] = [
    .member("Date", "now", "static var now: Date { VitrineClock.now }"),
    .member("Date", "init()", "init() { self = VitrineClock.now }"),
    .member(
      "Date", "init(timeIntervalSinceNow:)",
      "init(timeIntervalSinceNow seconds: TimeInterval) { self = VitrineClock.now + seconds }"),
    .member(
      "Date", "timeIntervalSinceNow",
      "var timeIntervalSinceNow: TimeInterval { timeIntervalSince(VitrineClock.now) }"),
    .member(
      "Calendar", "isDateInToday(_:)",
      "func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: VitrineClock.now) }"),
    .member("Calendar", "isDateInYesterday(_:)", day("isDateInYesterday", offset: -1)),
    .member("Calendar", "isDateInTomorrow(_:)", day("isDateInTomorrow", offset: 1)),
  ]

  /// Where the user lives.
  static let places: [Shadow] = [
    .member("Locale", "current", "static var current: Locale { VitrineClock.locale }"),
    .member(
      "Locale", "autoupdatingCurrent",
      "static var autoupdatingCurrent: Locale { VitrineClock.locale }"),
    .member("TimeZone", "current", "static var current: TimeZone { VitrineClock.timeZone }"),
    .member(
      "TimeZone", "autoupdatingCurrent",
      "static var autoupdatingCurrent: TimeZone { VitrineClock.timeZone }"),
    .member("Calendar", "current", "static var current: Calendar { VitrineClock.calendar }"),
    .member(
      "Calendar", "autoupdatingCurrent",
      "static var autoupdatingCurrent: Calendar { VitrineClock.calendar }"),
  ]

  private static func day(_ name: String, offset: Int) -> String {
    """
    func \(name)(_ date: Date) -> Bool {
        guard let day = self.date(byAdding: .day, value: \(offset), to: VitrineClock.now)
        else { return false }
        return isDate(date, inSameDayAs: day)
      }
    """
  }
}
