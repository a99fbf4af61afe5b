public import Foundation
public import SwiftUI

/// A value with its name, to be placed on an axis.
public struct PlottableValue<Value: Plottable> {
  /// What the value is called.
  let label: Text
  /// Where it lies.
  package let plotted: PlottedValue

  private init(_ label: Text, _ plotted: PlottedValue) {
    (self.label, self.plotted) = (label, plotted)
  }

  /// A named value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, PlottedValue(value.datum))
  }

  /// A named value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), PlottedValue(value.datum))
  }

  /// A named value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(verbatim: String(label)), PlottedValue(value.datum))
  }
}

extension PlottableValue where Value == Date {
  /// A named value.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(label, PlottedValue(value.datum, unit: unit))
  }

  /// A named value.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), PlottedValue(value.datum, unit: unit))
  }

  /// A named value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(Text(verbatim: String(label)), PlottedValue(value.datum, unit: unit))
  }
}

/// A value of a mark, with the unit of the calendar it fills.
package struct PlottedValue {
  package var datum: _ChartDatum
  package var unit: Calendar.Component?

  init(_ datum: _ChartDatum, unit: Calendar.Component? = nil) {
    (self.datum, self.unit) = (datum, unit)
  }

  /// The span on a continuous scale: a point unless the value fills a unit.
  package func span(_ calendar: Calendar) -> ClosedRange<Double>? {
    guard let number = datum.number else { return nil }
    guard let unit, case .date(let date) = datum.kind,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return number...number }
    return interval.start
      .timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
  }
}
