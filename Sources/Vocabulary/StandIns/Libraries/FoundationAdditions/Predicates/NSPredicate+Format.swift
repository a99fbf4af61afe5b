public import Foundation

extension NSPredicate {
  /// A predicate written as text. Arguments stand for `%@`, `%K`, `%d` and the like. One that
  /// cannot be read holds for everything, and a diagnostic says so.
  ///
  /// Foundation on Linux has the name, but marks it unavailable.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// A predicate written as text, with its arguments in an array.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    do {
      let condition = try PredicateParser.condition(format, arguments ?? [])
      self.init(block: { object, _ in condition.holds(for: object) })
    } catch {
      let problem = error as? PredicateProblem
      self.init(block: { _, _ in
        problem?.report(format)
        return true
      })
    }
  }
}
