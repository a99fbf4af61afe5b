import Foundation

/// Two terms and how they are to stand to each other.
struct PredicateComparison {
  /// For which members of a collection on the left it is to hold.
  enum Quantifier {
    case none, any, all
  }

  /// Operators by their usual spelling.
  enum Operator: String {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">"
    case greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS", `in` = "IN"
    case like = "LIKE", matches = "MATCHES", between = "BETWEEN"
  }

  /// Nil for a comparison of the terms themselves.
  var quantifier: Quantifier?
  var left: PredicateTerm
  var right: PredicateTerm
  var comparator: Operator
  /// Whether letters are alike whatever their case or accents.
  var options: String.CompareOptions = []

  func holds(for object: Any?) -> Bool {
    let first = ComparedValue(left.value(for: object)).folded(options)
    let second = ComparedValue(right.value(for: object)).folded(options)
    guard let quantifier else { return holds(first, second) }
    let members = if case .collection(let members) = first { members } else { [Any]() }
    func holdsForMember(_ member: Any) -> Bool {
      holds(ComparedValue(member).folded(options), second)
    }
    return switch quantifier {
    case .any: members.contains(where: holdsForMember)
    case .all: members.allSatisfy(holdsForMember)
    case .none: !members.contains(where: holdsForMember)
    }
  }

  private func holds(_ first: ComparedValue, _ second: ComparedValue) -> Bool {
    switch comparator {
    case .equal: first.equals(second)
    case .notEqual: !first.equals(second)
    case .less: order(first, second) == .orderedAscending
    case .greater: order(first, second) == .orderedDescending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(first, second))
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(first, second))
    case .between: isBetween(first, second)
    case .in: isIn(first, second)
    case .contains: isIn(second, first)
    case .beginsWith: texts(first, second) { $0.hasPrefix($1) }
    case .endsWith: texts(first, second) { $0.hasSuffix($1) }
    case .like: texts(first, second) { fits($0, Self.expression(ofLike: $1)) }
    case .matches: texts(first, second) { fits($0, $1) }
    }
  }

  /// Nothing is neither more nor less than anything.
  private func order(_ first: ComparedValue, _ second: ComparedValue) -> ComparisonResult? {
    first.isNothing || second.isNothing ? nil : first.order(second)
  }

  private func isBetween(_ value: ComparedValue, _ limits: ComparedValue) -> Bool {
    guard case .collection(let limits) = limits, limits.count == 2,
      let low = order(ComparedValue(limits[0]).folded(options), value),
      let high = order(value, ComparedValue(limits[1]).folded(options))
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// Whether a value is among the members of a collection, or a text within another.
  private func isIn(_ value: ComparedValue, _ whole: ComparedValue) -> Bool {
    if case .collection(let members) = whole {
      return members.contains { ComparedValue($0).folded(options).equals(value) }
    }
    return texts(whole, value) { $1.isEmpty || $0.contains($1) }
  }

  private func texts(
    _ first: ComparedValue, _ second: ComparedValue, _ holds: (String, String) -> Bool
  ) -> Bool {
    guard let first = first.text, let second = second.text else { return false }
    return holds(first, second)
  }

  private func fits(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: [])
    else { return false }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: [], range: range) != nil
  }

  /// `*` stands for any characters and `?` for one.
  private static func expression(ofLike pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "*": "[\\s\\S]*"
      case "?": "[\\s\\S]"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
