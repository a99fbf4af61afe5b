import Foundation

/// A part of a predicate that has a value for each object.
indirect enum PredicateTerm {
  case constant(Any?)
  /// The object itself.
  case itself
  /// The value of a path of keys of what a term gives; of a collection, those of all members.
  case key(PredicateTerm, String)
  case list([PredicateTerm])
  /// A member of a collection: a number, `FIRST`, `LAST` or `SIZE`.
  case member(PredicateTerm, PredicateTerm)
  /// `+`, `-`, `*`, `/` or `**`.
  case calculation(String, PredicateTerm, PredicateTerm)
  case function(String, [PredicateTerm])

  /// The functions that are known, in lower case; `average` and `sum` and the like take a
  /// collection or several values.
  static let functions: Set<String> = [
    "abs", "average", "canonical", "ceiling", "count", "floor", "length", "lowercase", "max",
    "min", "now", "sqrt", "sum", "trunc", "uppercase",
  ]

  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .itself: ComparedValue.unwrapped(object)
    case .key(let base, let path): NamedValue.value(of: base.value(for: object), path: path)
    case .list(let terms): terms.map { $0.value(for: object) ?? NSNull() }
    case .member(let base, let index): Self.member(base.value(for: object), index, object)
    case .calculation(let sign, let first, let second):
      Self.result(sign, first.value(for: object), second.value(for: object))
    case .function(let name, let terms):
      Self.result(of: name, terms.map { $0.value(for: object) })
    }
  }

  private static func member(_ value: Any?, _ index: PredicateTerm, _ object: Any?) -> Any? {
    guard case .collection(let members) = ComparedValue(value) else {
      return NamedValue.value(of: value, index.value(for: object) as? String ?? "")
    }
    if case .key(.itself, let word) = index {
      switch word.uppercased() {
      case "FIRST": return members.first
      case "LAST": return members.last
      case "SIZE": return members.count
      default: break
      }
    }
    guard case .integer(let index) = ComparedValue(index.value(for: object)),
      members.indices.contains(index)
    else { return nil }
    return members[index]
  }

  private static func result(_ sign: String, _ first: Any?, _ second: Any?) -> Any? {
    if case (.integer(let first), .integer(let second)) =
      (ComparedValue(first), ComparedValue(second))
    {
      let (value, overflows) =
        switch sign {
        case "+": first.addingReportingOverflow(second)
        case "-": first.subtractingReportingOverflow(second)
        case "*": first.multipliedReportingOverflow(by: second)
        case "/" where second != 0: first.dividedReportingOverflow(by: second)
        default: (0, true)
        }
      if !overflows { return value }
    }
    guard let first = ComparedValue(first).number, let second = ComparedValue(second).number
    else { return nil }
    switch sign {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "/": return first / second
    default: return pow(first, second)
    }
  }

  private static func result(of name: String, _ values: [Any?]) -> Any? {
    let first = values.first ?? nil
    let number = ComparedValue(first).number
    switch name {
    case "now": return VitrineClock.now
    case "abs": return number.map(abs)
    case "ceiling": return number.map { $0.rounded(.up) }
    case "floor": return number.map { $0.rounded(.down) }
    case "trunc": return number.map { $0.rounded(.towardZero) }
    case "sqrt": return number.map { $0.squareRoot() }
    case "length": return NamedValue.value(of: first, "length")
    case "lowercase": return ComparedValue(first).text?.lowercased()
    case "uppercase": return ComparedValue(first).text?.uppercased()
    case "canonical":
      return ComparedValue(first).text?.folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    default:
      var members = values.map { $0 ?? NSNull() }
      if values.count == 1, case .collection(let found) = ComparedValue(first) { members = found }
      return NamedValue.aggregate(name == "average" ? "avg" : name, of: members)
    }
  }
}
