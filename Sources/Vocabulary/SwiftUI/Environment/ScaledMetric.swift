import Foundation
public import Typesetting
public import ViewGraph

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>:
  DynamicProperty, EnvironmentReader
{
  private let base: Value
  private let style: Font.TextStyle
  private var factor: CGFloat = 1

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(factor) }

  package mutating func connect(_ environment: EnvironmentValues) {
    let context = environment.core.fontContext
    factor = FontLibrary.shared.scaleFactor(of: style, in: context)
  }
}
