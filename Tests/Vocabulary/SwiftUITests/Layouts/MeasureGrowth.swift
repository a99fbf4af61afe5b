import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import VectorDrawing
import ViewGraph

/// Trees of boxes that count how often they are measured.
@MainActor enum MeasureGrowth {
  /// How often the boxes of a list of so many rows are measured in all.
  static func rows(_ rows: Int) -> Int {
    let count = MeasuredCount()
    let list = VStack(spacing: 2) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack {
          CountedBox(count: count)
          Spacer()
          CountedBox(count: count).padding(2)
        }
      }
    }
    _ = LayoutProbe(list.frame(width: 300), width: 400, height: 4000)
    return count.total
  }

  /// How often the box inside so many stacks is measured.
  static func leaf(below depth: Int) -> Int {
    let count = MeasuredCount()
    let view = nested(depth, AnyView(CountedBox(count: count)))
    _ = LayoutProbe(view, width: 2000, height: 2000)
    return count.total
  }

  /// How many sizes are asked of algorithms for stacks within each other, in just the height they
  /// need, with a label in each that breaks where it has no room.
  static func measurements(below depth: Int) -> Int {
    let view = broken(depth).padding(8)
    let height = LayoutProbe.node(view).size(ProposedViewSize(width: 1000, height: nil)).height
    let before = MeasureCount.total
    _ = LayoutProbe(view, width: 1000, height: height)
    return MeasureCount.total - before
  }

  private static func broken(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(BreakingBox()) }
    if depth.isMultiple(of: 2) {
      return AnyView(
        VStack(alignment: .leading, spacing: 2) {
          BreakingBox()
          broken(depth - 1)
        }.padding(1))
    }
    return AnyView(
      HStack(spacing: 2) {
        BreakingBox()
        if depth % 4 == 3 { Spacer() }
        broken(depth - 1)
      })
  }

  private static func nested(_ depth: Int, _ leaf: AnyView) -> AnyView {
    if depth == 0 { return leaf }
    let inner = nested(depth - 1, leaf)
    let label = CountedBox(count: MeasuredCount())
    if depth.isMultiple(of: 2) {
      return AnyView(
        VStack(alignment: .leading, spacing: 2) {
          label
          inner
        }.padding(1))
    }
    return AnyView(
      HStack(spacing: 2) {
        label
        inner
      })
  }
}

/// How often boxes were measured.
private final class MeasuredCount { var total = 0 }

/// A box of a fixed size that counts.
private nonisolated struct CountedBox: View, PrimitiveView {
  let count: MeasuredCount

  @MainActor func resolve(into resolver: _ViewResolver) {
    resolver.append(Node(.group, "CountedBox"), CountedAlgorithm(count: count))
  }
}

private struct CountedAlgorithm: LayoutAlgorithm {
  let count: MeasuredCount

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    count.total += 1
    return CGSize(width: 20, height: 10)
  }
}

/// A box of one line, or of three where it is not offered the width; as many as fit.
private nonisolated struct BreakingBox: View, PrimitiveView {
  @MainActor func resolve(into resolver: _ViewResolver) {
    resolver.append(Node(.group, "BreakingBox"), BreakingAlgorithm())
  }
}

private struct BreakingAlgorithm: LayoutAlgorithm {
  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let width = min(proposal.width ?? 20, 20)
    let height: CGFloat = width < 20 ? 30 : 10
    return CGSize(width: width, height: min(height, max(10, proposal.height ?? height)))
  }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    axis == .horizontal
      ? LengthRange(0, 20, minor: .all)
      : answeredLengths(of: node, along: axis, crossing: minor)
  }
}
