public import Foundation

extension DateFormatter {
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// That of Mac OS X 10.4 and later; nothing else is known here.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set { _ = newValue }
  }
}
