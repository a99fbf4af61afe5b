public import Foundation

/// Foundation's formatter of dates, which begins with the locale and zone of the gallery. Widget
/// code finds it as `DateFormatter`, the same in all of its modules.
open class VitrineDateFormatter: DateFormatter, @unchecked Sendable {
  /// Of Apple's contexts only `.beginningOfSentence` changes a text; what the others do differs
  /// from language to language.
  open var formattingContext: Formatter.Context = .unknown

  /// One that the machine has no language for formats in none.
  open override var locale: Locale! {
    get { super.locale }
    set { super.locale = newValue?.formattable }
  }

  /// A formatter of the gallery's locale and zone.
  public override init() {
    super.init()
    locale = VitrineClock.locale
    timeZone = VitrineClock.timeZone
  }

  /// A formatter of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Foundation's formatter on Linux takes no notice of `doesRelativeDateFormatting`; this one
  /// writes "Today at 9:41 AM".
  open override func string(from date: Date) -> String {
    let text = relativeText(date) ?? super.string(from: date)
    return formattingContext == .beginningOfSentence ? text.withCapital : text
  }

  /// A date in the gallery's locale and zone.
  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = VitrineDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// The text with the day's name in place of its date; nil where the day has none.
  private func relativeText(_ date: Date) -> String? {
    guard doesRelativeDateFormatting, dateStyle != .none, let name = dayName(of: date) else {
      return nil
    }
    if timeStyle == .none { return name }
    let day = VitrineDateFormatter()
    (day.locale, day.timeZone, day.calendar) = (locale, timeZone, calendar)
    day.dateStyle = dateStyle
    return super.string(from: date).replacingOccurrences(of: day.string(from: date), with: name)
  }

  /// "Today", and the other days around it that the language has a word for: a word without a
  /// number in it.
  private func dayName(of date: Date) -> String? {
    guard date.timeIntervalSince(VitrineClock.now).magnitude < 4 * 86_400 else { return nil }
    var days = Calendar(identifier: .gregorian)
    days.timeZone = timeZone
    let now = days.startOfDay(for: VitrineClock.now)
    let distance = days.dateComponents([.day], from: now, to: days.startOfDay(for: date)).day ?? 0
    guard abs(distance) <= 2 else { return nil }
    let words = RelativeDateTimeFormatter()
    words.dateTimeStyle = .named
    words.locale = locale
    let name = words.dayName(distance)
    return name.contains { $0.isNumber } ? nil : name.withCapital
  }
}

extension String {
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
