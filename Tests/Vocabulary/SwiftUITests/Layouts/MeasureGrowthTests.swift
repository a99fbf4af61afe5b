import Foundation
import LayoutEngine
import SwiftUI
import TestSupport
import Testing
import VectorDrawing
import ViewGraph

/// How often leaves are measured: the speed of the layout, told without a clock.
@Suite @MainActor struct MeasureGrowthTests {
  /// Counts the questions its leaves were asked.
  private final class Count { var total = 0 }

  /// A box of a fixed size that counts.
  private nonisolated struct CountedBox: View, PrimitiveView {
    let count: Count

    @MainActor func resolve(into resolver: _ViewResolver) {
      resolver.append(Node(.group, "CountedBox"), CountedAlgorithm(count: count))
    }
  }

  private struct CountedAlgorithm: LayoutAlgorithm {
    let count: Count

    func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
      count.total += 1
      return CGSize(width: 20, height: 10)
    }
  }

  @Test func twiceTheRowsAreAtMostTwiceTheMeasurements() {
    var previous = 0
    for rows in [3, 6, 12, 24, 48, 96, 192] {
      let count = Count()
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
      if previous > 0 { #expect(count.total <= previous * 21 / 10) }
      previous = count.total
    }
  }

  @Test func aLeafIsMeasuredABoundedNumberOfTimesHoweverDeepItLies() {
    var leafCounts: [Int] = []
    for depth in [4, 8, 16, 32] {
      let (count, leaf) = (Count(), Count())
      let view = nested(depth, count, AnyView(CountedBox(count: leaf)))
      _ = LayoutProbe(view, width: 2000, height: 2000)
      leafCounts.append(leaf.total)
      #expect(count.total <= depth * 12)
    }
    #expect(leafCounts.max() ?? 0 <= 12)
  }

  private func nested(_ depth: Int, _ count: Count, _ leaf: AnyView) -> AnyView {
    if depth == 0 { return leaf }
    let inner = nested(depth - 1, count, leaf)
    if depth.isMultiple(of: 2) {
      return AnyView(
        VStack(alignment: .leading, spacing: 2) {
          CountedBox(count: count)
          inner
        }.padding(1))
    }
    return AnyView(
      HStack(spacing: 2) {
        CountedBox(count: count)
        inner
      })
  }
}
