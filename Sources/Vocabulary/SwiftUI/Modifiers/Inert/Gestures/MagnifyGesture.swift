public import Foundation
public import VectorDrawing

public nonisolated struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public nonisolated struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    public var velocity: CGFloat
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public nonisolated struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public nonisolated struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var startAnchor: UnitPoint
    /// Where it began, points.
    public var startLocation: CGPoint
    public var velocity: Angle
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public nonisolated struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
