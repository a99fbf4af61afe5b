extension Shadow {
  /// Dates as text: Foundation's own defaults follow this machine's locale, calendar and zone.
  static let dates: [Shadow] = [
    .member("Date.FormatStyle", "init()", "init() { self.init(date: nil, time: nil) }"),
    .member(
      "Date.FormatStyle", "init(date:time:)",
      """
      init(date: DateStyle? = nil, time: TimeStyle? = nil) {
          self.init(
            date: date, time: time, locale: VitrineClock.locale,
            calendar: VitrineClock.calendar, timeZone: VitrineClock.timeZone)
        }
      """),
    .style(
      "Date.FormatStyle", "dateTime",
      "static var dateTime: Date.FormatStyle { Date.FormatStyle(date: nil, time: nil) }"),
    .member(
      "Date", "formatted()",
      """
      func formatted() -> String {
          formatted(Date.FormatStyle(date: .numeric, time: .shortened))
        }
      """),
    .member(
      "Date", "formatted(date:time:)",
      """
      func formatted(
          date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
        ) -> String {
          formatted(Date.FormatStyle(date: date, time: time))
        }
      """),
    .member(
      "Date", "formatted(_:)",
      """
      func formatted(_ style: Date.RelativeFormatStyle) -> String {
          Date.AnchoredRelativeFormatStyle(
            anchor: self, allowedFields: style.allowedFields, presentation: style.presentation,
            unitsStyle: style.unitsStyle, locale: VitrineClock.locale,
            calendar: VitrineClock.calendar, capitalizationContext: style.capitalizationContext
          ).format(VitrineClock.now)
        }
      """),
    range(
      "formatted()", "func formatted() -> String {", "Date.IntervalFormatStyle.DateStyle.numeric",
      "Date.IntervalFormatStyle.TimeStyle.shortened"),
    range(
      "formatted(date:time:)",
      """
      func formatted(
          date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
        ) -> String {
      """, "date", "time"),
    .member(
      "Duration", "formatted()",
      """
      func formatted() -> String {
          Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: VitrineClock.locale)
            .format(self)
        }
      """),
  ]

  private static func range(
    _ name: String, _ head: String, _ date: String, _ time: String
  ) -> Shadow {
    Shadow(
      type: "Range", name: name,
      code: """
        nonisolated extension Range where Bound == Date {
          @usableFromInline \(head)
            Date.IntervalFormatStyle(
              date: \(date), time: \(time), locale: VitrineClock.locale,
              calendar: VitrineClock.calendar, timeZone: VitrineClock.timeZone
            ).format(self)
          }
        }
        """)
  }
}
