public import SwiftUI

/// The part of an element that a plot shows, with its name.
public struct PlottableProjection<DataElement, Value: Plottable> {
  /// The value of an element.
  let project: (DataElement) -> PlottedValue

  /// A named property.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { PlottableProjection { PlottedValue($0[keyPath: keyPath].datum) } }

  /// A named property.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(labelKey), keyPath) }

  /// A named property.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(verbatim: String(label)), keyPath) }
}
