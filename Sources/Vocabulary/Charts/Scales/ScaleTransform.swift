import Foundation

/// How a scale bends a number before it becomes a position.
package enum ScaleTransform: Hashable, Sendable {
  case linear
  /// By the logarithm; numbers that are not above zero have no position.
  case log
  /// By a power of the distance from zero.
  case power(Double)
  /// By the logarithm of the distance from zero, straight within so much of it.
  case symmetricLog(Double)

  /// The bent number.
  func bent(_ number: Double) -> Double? {
    switch self {
    case .linear: return number
    case .log: return number > 0 ? Foundation.log(number) : nil
    case .power(let exponent):
      let size = exponent == 0.5 ? abs(number).squareRoot() : Foundation.pow(abs(number), exponent)
      return number < 0 ? -size : size
    case .symmetricLog(let slope):
      let size = Foundation.log(1 + abs(number) * slope)
      return number < 0 ? -size : size
    }
  }

  /// The number that was bent.
  func straightened(_ bent: Double) -> Double {
    switch self {
    case .linear: return bent
    case .log: return Foundation.exp(bent)
    case .power(let exponent):
      let size = exponent == 0.5 ? bent * bent : Foundation.pow(abs(bent), 1 / exponent)
      return bent < 0 ? -size : size
    case .symmetricLog(let slope):
      let size = (Foundation.exp(abs(bent)) - 1) / slope
      return bent < 0 ? -size : size
    }
  }

  /// The powers of ten between two numbers, those of both signs and zero where the scale has them;
  /// nothing where round steps do.
  func ticks(from lower: Double, to upper: Double) -> [Double]? {
    switch self {
    case .linear, .power: return nil
    case .log: return lower > 0 ? Self.powers(from: lower, to: upper) : []
    case .symmetricLog:
      let first = 1.0
      let above = upper >= first ? Self.powers(from: max(first, lower), to: upper) : []
      let below = lower <= -first ? Self.powers(from: max(first, -upper), to: -lower) : []
      return below.reversed().map { -$0 } + (lower <= 0 && upper >= 0 ? [0] : []) + above
    }
  }

  private static func powers(from lower: Double, to upper: Double) -> [Double] {
    var power = 1.0
    while power > lower { power /= 10 }
    while power < lower * (1 - 1e-9) { power *= 10 }
    var powers: [Double] = []
    while power <= upper * (1 + 1e-9), powers.count < 400 {
      powers.append(power)
      power *= 10
    }
    return powers
  }
}
