public import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
}

/// What a number counts. Factors are those of the International System and of the avoirdupois
/// pound.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// What is counted, e.g. `mass`; units of the same can be turned into each other.
  let dimension: String
  /// How many of the basic unit one is.
  let factor: Double
  /// What is added after that, for temperatures.
  let offset: Double

  init(_ unitString: String, _ dimension: String, _ factor: Double = 1, offset: Double = 0) {
    (self.unitString, self.dimension) = (unitString, dimension)
    (self.factor, self.offset) = (factor, offset)
  }

  /// Units of the same sign are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }

  public override var hash: Int { unitString.hashValue }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      unitString + "/" + unit.unitString, dimension + "/" + unit.dimension, factor / unit.factor)
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      unitString + "·" + unit.unitString, dimension + "·" + unit.dimension, factor * unit.factor)
  }

  /// A unit by its sign, or two of them by `/`; stops the program where the sign is not known, as
  /// Apple's does.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/").map { part in
      guard let unit = Self.known.first(where: { $0.unitString == part }) else {
        fatalError("HealthKit knows no unit \(part).")
      }
      return unit
    }
    guard let first = parts.first else { fatalError("A unit needs a sign.") }
    let unit = parts.dropFirst().reduce(first) { $0.unitDivided(by: $1) }
    self.init(unit.unitString, unit.dimension, unit.factor, offset: unit.offset)
  }

  private static let known: [HKUnit] = [
    .count(), .percent(), .gram(), gramUnit(with: .kilo), gramUnit(with: .milli), .pound(),
    .ounce(), .stone(), .meter(), meterUnit(with: .kilo), meterUnit(with: .centi), .mile(),
    .foot(), .inch(), .yard(), .liter(), literUnit(with: .milli), .second(), .minute(), .hour(),
    .day(), .joule(), .kilocalorie(), .degreeCelsius(), .degreeFahrenheit(), .kelvin(),
    .millimeterOfMercury(), literUnit(with: .deci), secondUnit(with: .milli), .internationalUnit(),
  ]
}
