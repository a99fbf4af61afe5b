public import Foundation

/// What has a value for each object: a calculation, a key, a function.
///
/// Foundation on Linux has the name, but marks it unavailable.
open class NSExpression: NSObject {
  private let term: PredicateTerm

  private init(_ term: PredicateTerm) { self.term = term }

  /// An expression written as text. One that cannot be read is nil for everything, and a diagnostic
  /// says so.
  public init(format: String, _ arguments: Any...) {
    do {
      term = try PredicateParser.term(format, arguments)
    } catch {
      (error as? PredicateProblem)?.report(format)
      term = .constant(nil)
    }
  }

  public init(forConstantValue value: Any?) { term = .constant(ComparedValue.unwrapped(value)) }

  public init(forKeyPath keyPath: String) {
    term = .key(.itself, keyPath)
  }

  /// A function by its name, such as `sum:`; one that is not known is nil for everything, and a
  /// diagnostic says so.
  public init(forFunction name: String, arguments parameters: [Any]) {
    let function = name.replacing(":", with: "").lowercased()
    if PredicateTerm.functions.contains(function) {
      term = .function(function, parameters.compactMap { ($0 as? NSExpression)?.term })
    } else {
      PredicateProblem.unsupported(name).report(name)
      term = .constant(nil)
    }
  }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself) }

  /// Its value for an object. The context is of no matter here.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    term.value(for: object)
  }

  /// Whether it is about several objects at once.
  package var isAggregate: Bool {
    guard case .function(let name, _) = term else { return false }
    return ["average", "count", "max", "min", "sum"].contains(name)
  }
}
