public import Foundation

extension NSPredicate {
  /// A predicate written as text. It is not read here: it holds for everything, and a note says so
  /// when it is asked.
  ///
  /// Foundation on Linux has the name, but marks it unavailable. Arguments stand for `%@`.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(block: { _, _ in Self.passed(format) })
  }

  /// A predicate written as text, with its arguments in an array; it holds for everything.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(block: { _, _ in Self.passed(format) })
  }

  private static func passed(_ format: String) -> Bool {
    HostDiagnostics.reportInert(
      "NSPredicate", "the format “\(format)” is not read, so that everything fits it",
      hint: "Use NSPredicate(block:), or filter in Swift.")
    return true
  }
}
