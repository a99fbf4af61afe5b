import Foundation
public import Typesetting
public import ViewGraph

/// A length that grows with the text size a person prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>:
  DynamicProperty, EnvironmentReader
{
  private let base: Value
  private let style: Font.TextStyle
  private var factor: CGFloat = 1

  /// A length that grows as the font of a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// A length that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the text size of the view; the given one at the usual size.
  public var wrappedValue: Value { base * Value(factor) }

  package mutating func connect(_ environment: EnvironmentValues) {
    let context = environment.core.fontContext
    factor = FontLibrary.shared.scaleFactor(of: style, in: context)
  }
}
