import Foundation

/// A step between the numbers of an axis: 1, 2, 2.5 or 5 times a power of ten.
///
/// Apple's article "Customizing axes" shows 0…100 in steps of 25, of 50 when three values are asked
/// for, and of 25 again when four are; screenshots show 0…250 in steps of 100, 0…137 in steps of 50
/// and 0…916 in steps of 250. All of them are the step whose number of values comes closest to the
/// number asked for, the finer one of two that are equally close.
package struct NiceStep: Equatable, Sendable {
  /// How many values an axis has when nothing is asked for.
  package static let usualCount = 4

  /// Tenths of the power of ten: 10, 20, 25 or 50.
  let tenths: Int
  let exponent: Int

  private init(tenths: Int, exponent: Int) { (self.tenths, self.exponent) = (tenths, exponent) }

  /// The step between two numbers that gives closest to so many values.
  ///
  /// - Parameter rounds: Whether the axis goes on to the next whole step at both ends.
  package init(from lower: Double, to upper: Double, count: Int, rounds: Bool) {
    let length = max(upper - lower, 1e-12)
    var exponent = 0
    while Self.power(exponent) > length { exponent -= 1 }
    while Self.power(exponent + 1) <= length { exponent += 1 }
    var best = NiceStep(tenths: 10, exponent: exponent)
    var distance = Int.max
    for exponent in stride(from: exponent + 1, through: exponent - 3, by: -1) {
      for tenths in [50, 25, 20, 10] {
        // Steps of 2.5 would give fractions where whole numbers do.
        if tenths == 25, exponent == 0 { continue }
        let step = NiceStep(tenths: tenths, exponent: exponent)
        let found = step.count(from: lower, to: upper, rounds: rounds)
        if abs(found - count) <= distance { (best, distance) = (step, abs(found - count)) }
      }
    }
    self = best
  }

  /// Digits after the decimal point that every value needs.
  var fractionDigits: Int { max(0, tenths % 10 == 0 ? -exponent : 1 - exponent) }

  /// How many values there are between two numbers.
  private func count(from lower: Double, to upper: Double, rounds: Bool) -> Int {
    let size = self[1]
    let slack = 1e-9
    let first = (lower / size + (rounds ? slack : -slack)).rounded(rounds ? .down : .up)
    let last = (upper / size + (rounds ? -slack : slack)).rounded(rounds ? .up : .down)
    return abs(last - first) < 1e6 ? Int(last - first) + 1 : 1_000_000
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
  subscript(index: Int) -> Double {
    exponent >= 1
      ? Double(index * tenths) * Self.power(exponent - 1)
      : Double(index * tenths) / Self.power(1 - exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= 10 }
    return exponent >= 0 ? result : 1 / result
  }
}
