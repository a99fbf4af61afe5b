public import Foundation
public import SwiftUI

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  /// The parts of an axis.
  public var _parts: _AxisParts

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.gridLine)
    (part.isCentered, part.stroke) = (centered, stroke)
    _parts = _AxisParts([part])
  }
}

/// A short line from the plot to its label.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: CGFloat

    private init(points: CGFloat) { self.points = points }
    public init(floatLiteral value: Double) { points = value }
    public init(integerLiteral value: Int) { points = CGFloat(value) }

    /// What suits the data.
    public static let automatic = Length(points: 4)
    public static let label = Length(points: 16)
    public static let longestLabel = Length(points: 16)
    public static func label(extendPastBy: CGFloat) -> Length { Length(points: 16 + extendPastBy) }
  }

  /// The parts of an axis.
  public var _parts: _AxisParts

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.tick(length.points))
    (part.isCentered, part.stroke) = (centered, stroke)
    _parts = _AxisParts([part])
  }

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.tick(length))
    (part.isCentered, part.stroke) = (centered, stroke)
    _parts = _AxisParts([part])
  }
}
