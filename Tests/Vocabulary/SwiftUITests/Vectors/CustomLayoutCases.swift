import Foundation
import SwiftUI

/// Facts/recordings.md#cases, customlayout/*.
let customLayoutCases: [VectorCase] = [
  .frames("customlayout/flow") {
    FlowLayout {
      Text("One").named("one")
      Text("Two").named("two")
      Text("Three").named("three")
      Text("Four").named("four")
      Text("Five").named("five")
      box(60, 30).named("box")
      Text("Six").named("six")
    }.named("flow").frame(width: 160)
  },
  .frames("customlayout/radial") {
    RadialLayout {
      Text("A").named("a")
      Text("B").named("b")
      box(20, 20).named("c")
      Text("D").named("d")
      Text("E").named("e")
    }.frame(width: 160, height: 160).named("radial")
  },
  .frames("customlayout/values") {
    IndentingLayout {
      Text("Low").named("low")
      Text("High").named("high").layoutPriority(1).layoutValue(key: Indent.self, value: 20)
      box(40, 10).named("bar").layoutValue(key: Indent.self, value: 8)
      Text("Last").named("last")
    }.named("values")
  },
]

/// Rows of items 8 apart, 6 below each other.
private struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    return CGSize(width: width, height: origins(subviews, width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (origin, subview) in zip(origins(subviews, bounds.width).points, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func origins(_ subviews: Subviews, _ width: CGFloat) -> (
    points: [CGPoint], height: CGFloat
  ) {
    var points: [CGPoint] = []
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
      points.append(CGPoint(x: x, y: y))
      x += size.width + 8
      height = max(height, size.height)
    }
    return (points, y + height)
  }
}

/// Centres on a circle, the fifth half way up.
private struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 12
    let directions: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
    for (origin, subview) in zip(directions, subviews) {
      subview.place(
        at: CGPoint(x: bounds.midX + origin.0 * radius, y: bounds.midY + origin.1 * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Downwards by priority, each indented by its value.
private struct IndentingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    walk(subviews) { subview, y in
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width + subview[Indent.self])
      size.height = y + own.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    walk(subviews) { subview, y in
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + y),
        proposal: .unspecified)
    }
  }

  private func walk(_ subviews: Subviews, _ visit: (LayoutSubview, CGFloat) -> Void) {
    let sorted = subviews.sorted { $0.priority > $1.priority }
    var y: CGFloat = 0
    for (index, subview) in sorted.enumerated() {
      if index > 0 {
        y += sorted[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      }
      visit(subview, y)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}
