public import Foundation
public import VectorDrawing
import ViewGraph

/// Which gestures a gesture leaves alone.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Makes one from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// One gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures are.
  public enum Value {
    /// In the first.
    case first(First.Value)
    /// In the second.
    case second(First.Value, Second.Value?)
  }
  init() {}
}

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both.
  public struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }
  init() {}
}

/// The first of two gestures that is made.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the one made.
  public enum Value {
    /// The first was made.
    case first(First.Value)
    /// The second was made.
    case second(Second.Value)
  }
  init() {}
}

extension Gesture {
  /// Another gesture after this one.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture() }
  /// Another gesture with this one.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture() }
  /// Another gesture where this one is not made.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture() }
}

/// Two fingers moved apart, in the older spelling.
public nonisolated struct MagnificationGesture: Gesture {
  /// How much larger.
  public typealias Value = CGFloat
  /// The gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers moved apart.
public nonisolated struct MagnifyGesture: Gesture {
  /// How far the fingers are.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How much larger.
    public var magnification: CGFloat
    /// Where it began, in units of the view.
    public var startAnchor: UnitPoint
    /// Where it began, points.
    public var startLocation: CGPoint
    /// How fast, per second.
    public var velocity: CGFloat
  }
  /// The gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers turned, in the older spelling.
public nonisolated struct RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle
  /// The gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers turned.
public nonisolated struct RotateGesture: Gesture {
  /// How far the fingers are.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// Where it began, in units of the view.
    public var startAnchor: UnitPoint
    /// Where it began, points.
    public var startLocation: CGPoint
    /// How fast, per second.
    public var velocity: Angle
  }
  /// The gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Taps at a place.
public nonisolated struct SpatialTapGesture: Gesture {
  /// Where.
  public struct Value: Equatable, Sendable {
    /// Points.
    public var location: CGPoint
  }
  /// So many taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
