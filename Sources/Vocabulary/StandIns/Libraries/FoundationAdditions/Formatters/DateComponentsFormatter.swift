public import Foundation

open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; in the positional style, also two digits for every unit.
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units that may appear; the empty set stands for all that make sense.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that counts; nil restores the clock's.
  open var calendar: Calendar? = VitrineClock.calendar
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction. It has none.
  open var allowsFractionalUnits = false
  /// The most units that may appear; 0 sets no limit.
  open var maximumUnitCount = 0
  /// Whether a small largest unit is told in the next smaller one. It is not.
  open var collapsesLargestUnit = false
  /// Whether "About" comes first; in English only.
  open var includesApproximationPhrase = false
  /// Whether "remaining" comes last; in English only.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text stands; it changes nothing here.
  open var formattingContext: Formatter.Context = .unknown

  open func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  open func string(from start: Date, to end: Date) -> String? {
    let counting = calendar ?? VitrineClock.calendar
    return span(counting.dateComponents(Set(units.map(\.component)), from: start, to: end))
  }

  open func string(from components: DateComponents) -> String? {
    let counting = calendar ?? VitrineClock.calendar
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for value: Any?) -> String? {
    if let components = value as? DateComponents { return string(from: components) }
    return (value as? TimeInterval).flatMap { string(from: $0) }
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [TimeUnit] {
    let allowed = TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
    return allowed.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : allowed
  }

  private func span(_ components: DateComponents) -> String {
    let locale = calendar?.locale ?? VitrineClock.locale
    let writer = ComponentSpanWriter(
      style: unitsStyle, zeros: zeroFormattingBehavior, limit: maximumUnitCount, locale: locale)
    var text = writer.text(units.map { .init($0.value(in: components), $0) })
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
}

extension TimeUnit {
  fileprivate var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
