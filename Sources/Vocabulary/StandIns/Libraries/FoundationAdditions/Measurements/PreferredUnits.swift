import Foundation

/// Turns a measurement into the unit that people in a region expect.
enum PreferredUnits {
  /// The value and unit symbol in which `locale` tells a measurement meant for `usage`.
  static func converted(
    _ value: Double, _ unit: Unit, locale: Locale, usage: String
  ) -> (value: Double, unit: Unit) {
    guard let dimension = unit as? Dimension else { return (value, unit) }
    let system = locale.measurementSystem
    guard let target = target(for: dimension, value, system: system, usage: usage) else {
      return (value, unit)
    }
    let converted = Measurement(value: value, unit: dimension).converted(to: target)
    return (converted.value, converted.unit)
  }

  /// The unit of large values among those in which `locale` tells a measurement meant for `usage`.
  static func unit<UnitType>(
    _ type: UnitType.Type, locale: Locale, usage: MeasurementFormatUnitUsage<UnitType>
  ) -> UnitType {
    let base = type.baseUnit()
    let found = target(for: base, 1e6, system: locale.measurementSystem, usage: usage.name)
    return found as? UnitType ?? base
  }

  private static func target(
    for unit: Dimension, _ value: Double, system: Locale.MeasurementSystem, usage: String
  ) -> Dimension? {
    let base = Measurement(value: abs(value), unit: unit)
    switch unit {
    case is UnitTemperature:
      return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case let unit as UnitLength:
      let meters = Measurement(value: abs(value), unit: unit).converted(to: .meters).value
      return length(meters, system: system, usage: usage)
    case let unit as UnitMass:
      let grams = Measurement(value: abs(value), unit: unit).converted(to: .grams).value
      return mass(grams, system: system, usage: usage)
    case is UnitSpeed:
      return system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case let unit as UnitVolume:
      let liters = Measurement(value: base.value, unit: unit).converted(to: .liters).value
      if system == .us { return liters < 1 ? UnitVolume.fluidOunces : UnitVolume.gallons }
      return liters < 1 ? UnitVolume.milliliters : UnitVolume.liters
    case is UnitEnergy where ["food", "workout"].contains(usage):
      return UnitEnergy.kilocalories
    default:
      return nil
    }
  }

  /// Breaks as in CLDR's unit preferences for "default", "road", "person-height", "rainfall" and
  /// "snowfall".
  private static func length(
    _ meters: Double, system: Locale.MeasurementSystem, usage: String
  ) -> UnitLength {
    if usage == "rainfall" { return system == .us ? .inches : .millimeters }
    if usage == "snowfall" { return system == .us ? .inches : .centimeters }
    if system == .metric {
      if usage == "person" { return .centimeters }
      return meters >= 900 ? .kilometers : meters >= 1 ? .meters : .centimeters
    }
    if usage == "person" { return .inches }
    if usage == "road", system == .uk { return meters >= 800 ? .miles : .yards }
    return meters >= 800 ? .miles : meters >= 0.3048 ? .feet : .inches
  }

  private static func mass(
    _ grams: Double, system: Locale.MeasurementSystem, usage: String
  ) -> UnitMass {
    if system == .us { return grams >= 453.592 || usage == "person" ? .pounds : .ounces }
    return grams >= 1000 || usage == "person" ? .kilograms : .grams
  }
}
