public import Foundation
public import ViewGraph

/// A movement of fingers; never made on a picture.
@MainActor @preconcurrency public protocol Gesture {
  associatedtype Value
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// One or more taps.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// A long touch.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public nonisolated struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize { translation }
    public var predictedEndLocation: CGPoint { location }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  /// A drag of so many points at least.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

/// A value that lives as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  /// A gesture on the view.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A gesture beside those of the view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _ModifiedView { modified(InertModifier()) }
  /// A gesture before those of the view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> _ModifiedView { modified(InertModifier()) }
}
