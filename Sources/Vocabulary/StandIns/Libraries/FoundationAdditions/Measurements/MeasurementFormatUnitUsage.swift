public import Foundation

/// What a measurement is about, which decides the unit people expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  let name: String

  /// Nothing in particular.
  public static var general: Self { Self(name: "general") }
  /// The unit as given.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's temperature.
  public static var person: Self { Self(name: "person") }
  /// The air's temperature.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's dimensions.
  public static var person: Self { Self(name: "person") }
  /// A person's height.
  public static var personHeight: Self { Self(name: "person") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// Rainfall.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snowfall.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of training.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The wind's speed.
  public static var wind: Self { Self(name: "wind") }
}
