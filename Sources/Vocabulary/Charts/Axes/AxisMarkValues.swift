public import Foundation

public struct AxisMarkValues {
  /// How the values are given.
  enum Kind {
    case automatic(AutomaticAxisValues)
    case stride(Double)
    case dates(DateStep)
    case list([_ChartDatum])
  }

  let kind: Kind
  /// Whether a domain of numbers goes on to the next value at either end; nothing where it is the
  /// chart's to choose.
  var (roundsLower, roundsUpper): (Bool?, Bool?) = (nil, nil)

  init(_ kind: Kind, _ roundsLower: Bool? = nil, _ roundsUpper: Bool? = nil) {
    (self.kind, self.roundsLower, self.roundsUpper) = (kind, roundsLower, roundsUpper)
  }

  public static var automatic: AxisMarkValues { AxisMarkValues(.automatic(AutomaticAxisValues())) }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(AutomaticAxisValues(count: desiredCount)), roundLowerBound, roundUpperBound)
  }

  /// What suits the data, about so many, not closer to each other than a distance.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    let values = AutomaticAxisValues(count: desiredCount, minimum: minimumStride.datum.number)
    return AxisMarkValues(.automatic(values), roundLowerBound, roundUpperBound)
  }

  public static func stride<P: Plottable>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.stride(step.datum.number ?? 1), roundLowerBound, roundUpperBound)
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(.dates(.asked(component, count))) }
}

/// How many values are wanted and how far apart at least.
struct AutomaticAxisValues {
  var count: Int?
  var minimum: Double?
}
