import Foundation
import SwiftUI

/// Something drawn at a value of an axis.
struct AxisEntry {
  /// The value, and the range to the next one.
  let value: PlottedValue
  /// The number of the value on its axis, from 0.
  let index: Int
  var part: AxisPart
  let side: AxisSide
  let preset: AxisMarkPreset
  var label: AnyView?
  /// Of the level label, in points.
  var size = CGSize.zero

  /// The room the label takes as it lies, in points.
  var lyingSize: CGSize {
    part.orientation.degrees == nil ? size : CGSize(width: size.height, height: size.width)
  }

  var isLabel: Bool { label != nil }
}
