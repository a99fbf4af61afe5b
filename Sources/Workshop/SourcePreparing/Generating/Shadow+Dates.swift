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
      "Date.RelativeFormatStyle", "init(presentation:unitsStyle:)",
      """
      init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) {
          self.init(
            presentation: presentation, unitsStyle: unitsStyle, locale: VitrineClock.locale,
            calendar: VitrineClock.calendar, capitalizationContext: .unknown)
        }
      """),
    .style(
      "Date.RelativeFormatStyle", "relative(presentation:unitsStyle:)",
      """
      static func relative(
          presentation: Self.Presentation, unitsStyle: Self.UnitsStyle = .wide
        ) -> Self {
          Self(presentation: presentation, unitsStyle: unitsStyle)
        }
      """),
    .member(
      "Date.AnchoredRelativeFormatStyle", "init(anchor:presentation:unitsStyle:)",
      """
      init(
          anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = .numeric,
          unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
        ) {
          self.init(
            anchor: anchor, presentation: presentation, unitsStyle: unitsStyle,
            locale: VitrineClock.locale, calendar: VitrineClock.calendar,
            capitalizationContext: .unknown)
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
