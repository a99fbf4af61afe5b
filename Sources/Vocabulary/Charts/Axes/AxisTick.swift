public import Foundation
public import SwiftUI

public struct AxisTick: AxisMark {
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// How the length is given.
    enum Kind {
      case automatic
      case points(CGFloat)
      /// As long as the label, and so many points.
      case label(CGFloat)
    }

    let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// Points.
    public init(floatLiteral value: Double) { kind = .points(CGFloat(value)) }

    /// Points.
    public init(integerLiteral value: Int) { kind = .points(CGFloat(value)) }

    /// What suits the axis: beside the labels below the plot, none beside it.
    public static let automatic = Length(kind: .automatic)
    public static let label = Length(kind: .label(0))
    public static let longestLabel = Length(kind: .label(0))

    /// Longer than the label by so many points.
    public static func label(extendPastBy: CGFloat) -> Length {
      Length(kind: .label(extendPastBy))
    }

    /// Longer than the longest label by so many points.
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      Length(kind: .label(extendPastBy))
    }

    static func points(_ points: CGFloat) -> Length { Length(kind: .points(points)) }
  }

  /// The parts of an axis.
  public var _parts: _AxisParts

  /// - Parameters:
  ///   - centered: Whether it lies in the middle of the value's unit or category.
  ///   - stroke: As the grid line where nothing is said.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.tick(length))
    (part.isCentered, part.stroke) = (centered, stroke)
    _parts = _AxisParts([part])
  }

  /// - Parameters:
  ///   - centered: Whether it lies in the middle of the value's unit or category.
  ///   - length: Points.
  ///   - stroke: As the grid line where nothing is said.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: .points(length), stroke: stroke)
  }
}
