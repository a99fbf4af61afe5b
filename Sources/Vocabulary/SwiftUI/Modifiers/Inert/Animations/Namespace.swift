import Foundation
import VectorDrawing
public import ViewGraph

/// A scope of names.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a scope.
  public struct ID: Hashable, Sendable { init() {} }
  /// A scope of its own; all are equal here, for nothing flies.
  public init() {}
  /// The identity of the scope.
  public var wrappedValue: ID { ID() }
}
