public import Foundation
public import ViewGraph

/// A movement of fingers; never made on a picture.
@MainActor @preconcurrency public protocol Gesture {
  associatedtype Value
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// The gesture; the closure is never called, so that the state keeps its first value.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// A touch of so many seconds within so many points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public nonisolated struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Where the fingers are, points.
    public var location: CGPoint
    /// Where the drag began, points.
    public var startLocation: CGPoint
    /// How far the fingers moved, points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far the fingers have moved: no movement is predicted.
    public var predictedEndTranslation: CGSize { translation }
    /// Where the fingers are: no movement is predicted.
    public var predictedEndLocation: CGPoint { location }
  }
  /// A drag of so many points at least.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  /// The value without a gesture, which is all a picture shows.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}
