import Foundation
import Testing
import VectorDrawing

@testable import LayoutEngine

/// Facts/layout.md#combined-guides, Facts/layout.md#alignment-guides.
@MainActor struct GuideTests {
  @Test(
    arguments: [
      (HorizontalAlignment.leading.key, 0.0), (HorizontalAlignment.center.key, 20),
      (HorizontalAlignment.trailing.key, 40), (VerticalAlignment.top.key, 0),
      (VerticalAlignment.center.key, 10), (VerticalAlignment.bottom.key, 20),
      (VerticalAlignment.firstTextBaseline.key, 20), (VerticalAlignment.lastTextBaseline.key, 20),
      (VerticalAlignment(Quarter.self).key, 5),
    ] as [(AlignmentKey, Double)])
  func `a plain view has the guides of its size`(key: AlignmentKey, expected: Double) {
    let node = Box.node(40, 20)
    #expect(Double(node.guide(key, .unspecified)) == expected)
    #expect(node.explicitGuide(key, .unspecified) == nil)
  }

  /// The guides of the children; what the container says.
  @Test(
    arguments: [
      (VerticalAlignment.firstTextBaseline.key, [3, 8], 3),
      (VerticalAlignment.lastTextBaseline.key, [3, 8], 8),
      (VerticalAlignment(Quarter.self).key, [1, 3, 5], 3),
      (VerticalAlignment.center.key, [1, 3], nil),
      (HorizontalAlignment.trailing.key, [1], nil), (VerticalAlignment(Quarter.self).key, [], nil),
    ] as [(AlignmentKey, [Double], Double?)])
  func `a container passes its children's guides on`(
    key: AlignmentKey, values: [Double], expected: Double?
  ) {
    let children = values.map { Guided.node([key: CGFloat($0)]) } + [Box.node(10, 10)]
    let row = LayoutNode(Row(), children: children)
    #expect(row.explicitGuide(key, .unspecified).map(Double.init) == expected)
  }

  @Test func `a modifier forwards the guide of its child, moved by its offset`() {
    let key = VerticalAlignment.firstTextBaseline.key
    let node = LayoutNode(Inset(amount: 6), children: [Guided.node([key: 4])])
    let dimensions = node.dimensions(.unspecified)
    #expect(dimensions[.firstTextBaseline] == 10 && dimensions[explicit: .firstTextBaseline] == 10)
    #expect(dimensions[explicit: HorizontalAlignment.center] == nil && dimensions[.bottom] == 22)
    #expect(dimensions == node.dimensions(.unspecified))
  }
}
