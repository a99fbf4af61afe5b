import Foundation
import Testing
import VectorDrawing

@testable import LayoutEngine

/// One above the other, no higher than a limit.
private struct Limited: LimitedLayout {
  let limit: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: min(limit, height(subviews)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func cutOff(subviews: Subviews) -> CutOff? {
    CutOff(height: height(subviews), limit: limit)
  }

  private func height(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
  }
}

@MainActor struct CutOffTests {
  private func limited(_ limit: CGFloat, _ heights: [CGFloat]) -> LayoutNode {
    LayoutNode(
      CustomLayout(Limited(limit: limit)), children: heights.map { Box.node(10, $0) })
  }

  @Test func `a layout answers what it cuts off, from half a point on`() {
    func cut(_ heights: [CGFloat]) -> [CutOff] {
      let node = limited(30, heights)
      node.place(at: .zero, proposal: .unspecified)
      return node.cutOffs
    }
    #expect(cut([20, 10]).isEmpty)
    #expect(cut([20, 10.5]).isEmpty)
    let found = cut([20, 25])
    #expect(found.map(\.height) == [45] && found.map(\.limit) == [30])
  }

  @Test func `answers are those of the placed nodes below, from the top down`() {
    let inner = limited(8, [9])
    let outer = LayoutNode(
      CustomLayout(Limited(limit: 5)),
      children: [inner, LayoutNode(Inset(amount: 1), children: [limited(3, [4])])])
    #expect(outer.cutOffs.isEmpty)
    outer.place(at: .zero, proposal: .unspecified)
    #expect(outer.cutOffs.map(\.limit) == [5, 8, 3])
    let hidden = LayoutNode(Answer(answer: .zero), children: [limited(3, [4])])
    hidden.place(at: .zero, proposal: .unspecified)
    #expect(hidden.cutOffs.isEmpty)
  }
}
