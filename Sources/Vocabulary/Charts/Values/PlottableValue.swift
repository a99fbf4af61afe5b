public import Foundation
public import SwiftUI

public struct PlottableValue<Value: Plottable> {
  /// What the value is called.
  let label: Text
  /// Where it lies.
  package let plotted: PlottedValue

  private init(_ label: Text, _ plotted: PlottedValue) {
    (self.label, self.plotted) = (label, plotted)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, PlottedValue(value.datum))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), PlottedValue(value.datum))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(verbatim: String(label)), PlottedValue(value.datum))
  }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label, PlottedValue(range.lowerBound.datum, upTo: range.upperBound.datum))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  {
    .value(Text(labelKey), range)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    .value(Text(verbatim: String(label)), range)
  }

  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(label, range.lowerBound..<range.upperBound)
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue { .value(Text(labelKey), range.lowerBound..<range.upperBound) }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    .value(Text(verbatim: String(label)), range.lowerBound..<range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(label, PlottedValue(value.datum, unit: unit))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), PlottedValue(value.datum, unit: unit))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(Text(verbatim: String(label)), PlottedValue(value.datum, unit: unit))
  }
}
