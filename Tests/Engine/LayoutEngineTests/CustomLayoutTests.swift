import Foundation
import Testing
import VectorDrawing

@testable import LayoutEngine

/// Rows of items, as wide as it is offered (Facts/recordings.md#cases, customlayout/flow).
private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint])
    -> CGSize
  {
    let width = proposal.width ?? .infinity
    let height = lay(subviews, width, &cache)
    return CGSize(width: width, height: height)
  }

  func makeCache(subviews: Subviews) -> [CGPoint] { [] }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGPoint]
  ) {
    _ = lay(subviews, bounds.width, &cache)
    for (origin, subview) in zip(cache, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func lay(_ subviews: Subviews, _ width: CGFloat, _ origins: inout [CGPoint]) -> CGFloat {
    origins = []
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + 8
      height = max(height, size.height)
    }
    return y + height
  }
}

/// Centres on a circle (customlayout/radial).
private struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 12
    let origins: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
    for (origin, subview) in zip(origins, subviews) {
      subview.place(
        at: CGPoint(x: bounds.midX + origin.0 * radius, y: bounds.midY + origin.1 * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private enum Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Downwards by priority, each indented by its value (customlayout/values).
private struct Values: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sorted = subviews.sorted { $0.priority > $1.priority }
    var size = CGSize.zero
    for (index, subview) in sorted.enumerated() {
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, own.width + subview[Indent.self])
      size.height += own.height
      if index > 0 { size.height += gap(sorted[index - 1], subview) }
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sorted = subviews.sorted { $0.priority > $1.priority }
    var y = bounds.minY
    for (index, subview) in sorted.enumerated() {
      if index > 0 { y += gap(sorted[index - 1], subview) }
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Indent.self], y: y), proposal: .unspecified)
      y += subview.dimensions(in: .unspecified).height
    }
  }

  private func gap(_ a: LayoutSubview, _ b: LayoutSubview) -> CGFloat {
    a.spacing.distance(to: b.spacing, along: .vertical)
  }
}

/// Places nothing, says where its custom guide lies.
private struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { guide == VerticalAlignment(Quarter.self) ? bounds.height - 1 : nil }
}

@MainActor struct CustomLayoutTests {
  private func frames(
    _ layout: some Layout, _ children: [LayoutNode], in size: CGSize, rightToLeft: Bool = false
  ) -> [CGRect] {
    let node = LayoutNode(
      CustomLayout(layout, direction: rightToLeft ? .rightToLeft : .leftToRight), children: children
    )
    node.rightToLeft = rightToLeft
    node.place(at: .zero, proposal: ProposedViewSize(size))
    return children.map(\.frame)
  }

  /// The recorded widths of the words; frames relative to the layout's corner.
  private func words() -> [LayoutNode] {
    let sizes: [(CGFloat, CGFloat)] = [
      (25, 16), (25, 16), (35.5, 16), (27.5, 16), (25, 16), (60, 30), (18.5, 16),
    ]
    return sizes.map { Box.node($0.0, $0.1) }
  }

  @Test func `flow`() {
    let found = frames(Flow(), words(), in: CGSize(width: 160, height: 160))
    #expect(found.map(\.minX) == [0, 33, 66, 109.5, 0, 33, 101])
    #expect(found.map(\.minY) == [0, 0, 0, 0, 22, 22, 22])
  }

  @Test func `flow from right to left is mirrored by the engine`() {
    let found = frames(Flow(), words(), in: CGSize(width: 160, height: 160), rightToLeft: true)
    #expect(found.map(\.maxX) == [160, 127, 94, 50.5, 160, 127, 59])
  }

  @Test func `radial`() {
    let sizes: [(CGFloat, CGFloat)] = [(9, 16), (8.5, 16), (20, 20), (9.5, 16), (8, 16)]
    let found = frames(
      Radial(), sizes.map { Box.node($0.0, $0.1) }, in: CGSize(width: 160, height: 160))
    #expect(found.map(\.minX) == [75.5, 143.75, 70, 7.25, 76])
    #expect(found.map(\.minY) == [4, 72, 138, 72, 38])
  }

  @Test func `values, priorities and spacing are seen`() {
    let nodes = [
      Box.node(24.5, 16), Box.node(28.5, 16, priority: 1), Box.node(40, 10), Box.node(26, 16),
    ]
    nodes[1].values[ObjectIdentifier(Indent.self)] = CGFloat(20)
    nodes[2].values[ObjectIdentifier(Indent.self)] = CGFloat(8)
    let found = frames(Values(), nodes, in: CGSize(width: 240, height: 160))
    #expect(found.map(\.minX) == [0, 20, 8, 0])
    #expect(found.map(\.minY) == [24, 0, 48, 66])
  }

  @Test func `what a layout forgets is centred, and its own guides count`() {
    let found = frames(Forgetful(), [Box.node(10, 10)], in: CGSize(width: 1, height: 1))
    #expect(found == [CGRect(x: 45, y: 20, width: 10, height: 10)])
    let node = LayoutNode(CustomLayout(Forgetful()), children: [])
    #expect(node.dimensions(.zero)[VerticalAlignment(Quarter.self)] == 12.5)
    node.placesGuides = true
    #expect(node.dimensions(.zero)[VerticalAlignment(Quarter.self)] == 49)
  }

  @Test func `subviews can be sliced and picked`() {
    let nodes = words()
    let subviews = LayoutSubviews(nodes, direction: .rightToLeft)
    #expect(subviews.count == 7 && subviews[2...3].layoutDirection == .rightToLeft)
    #expect(subviews[[6, 0]].map { $0.sizeThatFits(.zero).width } == [18.5, 25])
    #expect(subviews == LayoutSubviews(nodes) && subviews[0] != subviews[1])
    #expect(LayoutSubviews([]).isEmpty)
  }
}
