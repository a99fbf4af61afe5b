import Foundation
import LayoutEngine
import SwiftUI
import TestSupport

/// Facts/recordings.md#cases, spacing/*.
let spacingCases: [VectorCase] = [
  VectorCase("spacing/plain-plain") { _ in
    ["value": [distance(ViewSpacing(), ViewSpacing(), .vertical)]]
  },
  VectorCase("spacing/zero-zero") { _ in
    ["value": [distance(.zero, .zero, .vertical)]]
  },
  // Spacing is kept in reading direction, so the mirrored view has its edges swapped.
  VectorCase("spacing/rtl") { _ in
    [
      "ltr": [distance(sided(leading: 2, trailing: 3), .zero, .horizontal)],
      "rtl": [distance(sided(leading: 3, trailing: 2), .zero, .horizontal)],
    ]
  },
  VectorCase("spacing/no-common") { _ in
    ["value": [distance(.empty, .empty, .vertical)]]
  },
  VectorCase("spacing/textmetrics/asc2 desc3 lead5 px13→asc7 desc11 lead17 px23") { _ in
    let above = ViewSpacing(above: 0, below: 0, leading: 5, grid: PixelGrid(scale: 1 / 13.0))
    let below = ViewSpacing(above: 0, below: 0, leading: 17, grid: PixelGrid(scale: 1 / 23.0))
    return ["value": [distance(above, below, .vertical)]]
  },
]

private func distance(_ first: ViewSpacing, _ second: ViewSpacing, _ axis: Axis) -> Double {
  Double(first.distance(to: second, along: axis))
}

private func sided(leading: CGFloat, trailing: CGFloat) -> ViewSpacing {
  var spacing = ViewSpacing()
  (spacing.leading.plain, spacing.trailing.plain) = (leading, trailing)
  return spacing
}
