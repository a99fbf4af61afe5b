public import Foundation
public import VectorDrawing

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
