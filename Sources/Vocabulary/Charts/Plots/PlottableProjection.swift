public import SwiftUI

public struct PlottableProjection<DataElement, Value: Plottable> {
  /// The value of an element.
  let project: (DataElement) -> PlottedValue

  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { PlottableProjection { PlottedValue($0[keyPath: keyPath].datum) } }

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(labelKey), keyPath) }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(verbatim: String(label)), keyPath) }
}
