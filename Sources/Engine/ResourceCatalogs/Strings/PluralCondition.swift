/// The properties of a number that plural rules ask about (Unicode TR 35, plural operands).
struct PluralOperands {
  /// The absolute value.
  var n: Double
  /// The integer digits.
  var i: Double
  /// How many fraction digits are visible.
  var v: Double
  /// The visible fraction digits as a number.
  var f: Double

  /// The operands of a number printed as short as possible.
  init(_ number: Double) {
    n = abs(number)
    i = n.rounded(.down)
    (v, f) = (0, 0)
    guard n != i, n < 1e15 else { return }
    let digits = "\(n)".split(separator: ".").last ?? ""
    guard let fraction = Double(digits), digits.allSatisfy(\.isNumber) else { return }
    v = Double(digits.count)
    f = fraction
  }

  /// The value of an operand by its letter; nil for an unknown one.
  func value(_ letter: Character) -> Double? {
    switch letter {
    case "n": n
    case "i": i
    case "v", "w": v  // printed as short as possible, a fraction has no trailing zeros
    case "f", "t": f
    case "c", "e": 0  // compact numbers such as 1M do not occur in format strings
    default: nil
    }
  }
}

/// A condition in CLDR's notation, e.g. `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralCondition: Sendable {
  /// One comparison.
  private struct Relation: Sendable {
    var operand: Character
    var modulus: Double?
    var isEqual: Bool
    var ranges: [ClosedRange<Double>]

    func holds(for operands: PluralOperands) -> Bool {
      guard var value = operands.value(operand) else { return false }
      if let modulus { value = value.truncatingRemainder(dividingBy: modulus) }
      // A range means the whole numbers in it.
      let isIn = ranges.contains {
        $0.contains(value) && (value == value.rounded() || $0.lowerBound == $0.upperBound)
      }
      return isIn == isEqual
    }
  }

  /// Alternatives, each of relations that must all hold.
  private var alternatives: [[Relation]]

  /// Reads a condition; nil if it is not one.
  init?(_ text: String) {
    alternatives = []
    for alternative in text.split(separator: " or ", omittingEmptySubsequences: false) {
      var relations: [Relation] = []
      for part in alternative.split(separator: " and ", omittingEmptySubsequences: false) {
        guard let relation = Self.relation(part) else { return nil }
        relations.append(relation)
      }
      alternatives.append(relations)
    }
  }

  /// Whether the condition is met.
  func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }

  /// `i % 10 = 2..4,7`: an operand, perhaps a modulus, a comparison, numbers or ranges.
  private static func relation(_ text: Substring) -> Relation? {
    var words = text.split(separator: " ")
    guard words.count == 3 || words.count == 5, let operand = words[0].first,
      words[0].count == 1, PluralOperands(0).value(operand) != nil
    else { return nil }
    var modulus: Double?
    if words.count == 5 {
      guard words[1] == "%", let number = Double(words[2]), number > 0 else { return nil }
      modulus = number
      words.removeSubrange(1...2)
    }
    guard words[1] == "=" || words[1] == "!=" else { return nil }
    var ranges: [ClosedRange<Double>] = []
    for item in words[2].split(separator: ",") {
      let ends = item.split(separator: "..").map { Double($0) }
      guard let low = ends.first ?? nil, let high = ends.last ?? nil, low <= high,
        ends.count <= 2
      else { return nil }
      ranges.append(low...high)
    }
    guard !ranges.isEmpty else { return nil }
    return Relation(
      operand: operand, modulus: modulus, isEqual: words[1] == "=", ranges: ranges)
  }
}
