public import SwiftUI

public struct AxisGridLine: AxisMark {
  /// The parts of an axis.
  public var _parts: _AxisParts

  /// - Parameters:
  ///   - centered: Whether it lies in the middle of the value's unit or category.
  ///   - stroke: Half a point wide where nothing is said, dashed where it stands upright.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var part = AxisPart(.gridLine)
    (part.isCentered, part.stroke) = (centered, stroke)
    _parts = _AxisParts([part])
  }
}
