public import Foundation

/// Foundation's formatter of dates, which begins with the locale and zone of the gallery. Widget
/// code finds it as `DateFormatter`, the same in all of its modules.
open class VitrineDateFormatter: DateFormatter, @unchecked Sendable {
  /// A formatter of the gallery's locale and zone.
  public override init() {
    super.init()
    locale = VitrineClock.locale
    timeZone = VitrineClock.timeZone
  }

  /// A formatter of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A date in the gallery's locale and zone.
  open override class func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = VitrineDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}
