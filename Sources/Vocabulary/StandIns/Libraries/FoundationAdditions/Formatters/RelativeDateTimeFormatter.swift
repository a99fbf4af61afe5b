public import Foundation

open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full
    case spellOut
    case short
    case abbreviated
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  /// Where in a sentence the text stands; it changes nothing here.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that counts; nil restores the clock's.
  open var calendar: Calendar! = VitrineClock.calendar
  /// The language; nil restores the clock's.
  open var locale: Locale! = VitrineClock.locale

  open func localizedString(from components: DateComponents) -> String {
    let parts = TimeUnit.allCases.map { TimeUnitText.Part($0.value(in: components), $0) }
    return text(parts.first { $0.value != 0 } ?? .init(0, .second))
  }

  /// The text for a distance in seconds; negative is the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = VitrineClock.now
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let components = countingCalendar.dateComponents(
      Set(TimeUnit.allCases.map(\.component)), from: reference, to: date)
    return localizedString(from: components)
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: VitrineClock.now) }
  }

  /// The text for a number of days, none included: "today".
  func dayName(_ days: Int) -> String { text(.init(days, .day)) }

  private var countingCalendar: Calendar { calendar ?? VitrineClock.calendar }

  /// Foundation's relative style rounds to a unit of its own choice; given an exact number of
  /// the unit chosen here, it can only name that number.
  private func text(_ part: TimeUnitText.Part) -> String {
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: shifted(anchor, by: part), allowedFields: [part.unit.relativeField],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: relativeUnitsStyle,
      locale: locale ?? VitrineClock.locale, calendar: Self.plainCalendar)
    return style.format(anchor)
  }

  /// The anchored style tells where its anchor lies as seen from its input.
  private func shifted(_ date: Date, by part: TimeUnitText.Part) -> Date {
    Self.plainCalendar.date(byAdding: part.unit.component, value: part.value, to: date) ?? date
  }

  private static let plainCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private var relativeUnitsStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension TimeUnit {
  fileprivate var relativeField: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
