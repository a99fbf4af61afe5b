public import Foundation

/// Foundation's formatter of numbers, which begins with the locale of the gallery. Widget code
/// finds it as `NumberFormatter`, the same in all of its modules.
open class VitrineNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// A formatter of the gallery's locale.
  public override init() {
    super.init()
    locale = VitrineClock.locale
  }

  /// A formatter of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
