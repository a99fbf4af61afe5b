/// A step between the numbers of an axis: 1, 2 or 5 times a power of ten.
package struct NiceStep: Equatable, Sendable {
  let mantissa: Int
  let exponent: Int

  /// The smallest step that needs no more than so many intervals for a length.
  package init(length: Double, intervals: Int) {
    let raw = max(length / Double(max(1, intervals)), 1e-12) * (1 - 1e-9)
    var exponent = 0
    while Self.power(exponent) > raw { exponent -= 1 }
    while Self.power(exponent + 1) <= raw { exponent += 1 }
    for mantissa in [1, 2, 5] where Self.value(mantissa, exponent) >= raw {
      (self.mantissa, self.exponent) = (mantissa, exponent)
      return
    }
    (mantissa, self.exponent) = (1, exponent + 1)
  }

  /// The whole multiples between two numbers.
  package func ticks(from lower: Double, to upper: Double) -> [Double] {
    let size = self[1]
    let first = (lower / size - 1e-9).rounded(.up)
    let last = (upper / size + 1e-9).rounded(.down)
    guard first <= last, last - first < 1000, abs(first) < 1e15 else { return [] }
    return (Int(first)...Int(last)).map { self[$0] }
  }

  /// The whole multiple at or beyond a number.
  func rounded(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let size = self[1]
    let slack = rule == .up ? -1e-9 : 1e-9
    let index = (number / size + slack).rounded(rule)
    return abs(index) < 1e15 ? self[Int(index)] : number
  }

  /// A multiple, without the error that repeated addition would gather.
  subscript(index: Int) -> Double { Self.value(index * mantissa, exponent) }

  private static func value(_ number: Int, _ exponent: Int) -> Double {
    exponent >= 0 ? Double(number) * power(exponent) : Double(number) / power(-exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= 10 }
    return exponent >= 0 ? result : 1 / result
  }
}
