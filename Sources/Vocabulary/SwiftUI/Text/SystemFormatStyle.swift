public import Foundation
public import FoundationAdditions
import ViewGraph

/// The system's ways to show dates as they pass. The words follow Apple's documented examples; how
/// many parts are shown beside them is approximated.
public enum SystemFormatStyle {
  /// A clock that counts up or down within a range: "1:04:09".
  public struct Timer: DiscreteFormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    var chosenLocale = VitrineClock.locale

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, false, showsHours) }

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, true, showsHours) }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        LiveDateFormatter(locale: chosenLocale).string(
          timer: interval.lowerBound...interval.upperBound, now: value, countsDown: countsDown,
          showsHours: showsHours))
    }
  }

  /// A clock that counts up from a moment, with parts of seconds: "0:04.09".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    let start: Date
    let precision: Duration
    var chosenLocale = VitrineClock.locale

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) { (start, precision) = (startDate, maxPrecision) }

    public func format(_ value: Date) -> AttributedString {
      let passed = Duration.seconds(max(0, value.timeIntervalSince(start)))
      let digits = precision >= .seconds(1) ? 0 : precision >= .milliseconds(100) ? 1 : 2
      let pattern: Duration.TimeFormatStyle.Pattern =
        passed >= .seconds(3600)
        ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
        : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
      return AttributedString(passed.formatted(.time(pattern: pattern).locale(chosenLocale)))
    }
  }

  /// A date as seen from another: "in 3 hours".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    let date: Date
    var chosenLocale = VitrineClock.locale

    public init(
      to date: Date, allowedFields: Set<Date.SpanFormatStyle.Field> = [],
      maxFieldCount: Int = 2, thresholdField: Date.SpanFormatStyle.Field = .day
    ) { self.date = date }

    public func format(_ value: Date) -> AttributedString {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = chosenLocale
      return AttributedString(formatter.localizedString(for: date, relativeTo: value))
    }
  }

  /// How far a date is from another: "2 hours, 14 minutes".
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    let anchor: Date
    let fields: Set<Date.SpanFormatStyle.Field>
    let limit: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var chosenLocale = VitrineClock.locale

    public init(
      to anchor: Date,
      allowedFields: Set<Date.SpanFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, fields, limit, self.sign) = (anchor, allowedFields, maxFieldCount, sign)
    }

    /// The distance at a moment; before the anchor it is negative.
    public func format(_ value: Date) -> AttributedString {
      let style = Date.SpanFormatStyle.components(style: .wide, fields: fields)
        .fieldLimit(limit).locale(chosenLocale)
      let text = style.format(min(anchor, value)..<max(anchor, value))
      let mark: String
      if value < anchor {
        mark = sign == .never ? "" : "-"
      } else {
        mark = sign == .always() && value != anchor ? "+" : ""
      }
      return AttributedString(mark + text)
    }
  }
}

extension SystemFormatStyle.Timer: SystemDateFormat {
  var live: LiveDate? {
    var live = LiveDate(.timerInterval, interval.lowerBound, end: interval.upperBound)
    (live.countsDown, live.showsHours) = (countsDown, showsHours)
    return live
  }
}

extension SystemFormatStyle.Stopwatch: SystemDateFormat {
  /// A running clock of the gallery counts whole seconds.
  var live: LiveDate? { precision >= .seconds(1) ? LiveDate(.style(.timer), start) : nil }
}

extension SystemFormatStyle.DateReference: SystemDateFormat {
  var live: LiveDate? { nil }
}

extension SystemFormatStyle.DateOffset: SystemDateFormat {
  var live: LiveDate? { nil }
}

/// What the system's ways to show dates share.
protocol SystemDateFormat: DiscreteFormatStyle where FormatInput == Date {
  /// The language.
  var chosenLocale: Locale { get set }
  /// The date that runs in the gallery, where it can.
  var live: LiveDate? { get }
}

extension SystemDateFormat {
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.chosenLocale = locale
    return copy
  }

  /// The text changes with the second.
  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  /// The text changes with the second.
  public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}
