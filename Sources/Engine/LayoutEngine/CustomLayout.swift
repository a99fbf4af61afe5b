package import Foundation
import VectorDrawing

/// Runs one of Apple's `Layout`s as the algorithm of a node.
package final class CustomLayout<L: Layout>: LayoutAlgorithm {
  private let layout: L
  private let direction: LayoutDirection
  private var cache: L.Cache?
  /// Called when the layout answers with what is not a number, or places a view nowhere.
  private let noteOdd: () -> Void

  package init(
    _ layout: L, direction: LayoutDirection = .leftToRight, noteOdd: @escaping () -> Void = {}
  ) {
    (self.layout, self.direction, self.noteOdd) = (layout, direction, noteOdd)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let size = withCache(node) {
      layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1)
    }
    if size.width.isNaN || size.height.isNaN { noteOdd() }
    return size
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    // A view that its layout forgets is centred with an unspecified proposal (Apple, `Layout`).
    for child in node.children {
      let own = child.size(proposal)
      child.assign(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal)
    }
    // A container without end is given one, as pictures have: `size / 2` is a number then.
    let bounds = CGRect(origin: .zero, size: size.bounded)
    let strays = LayoutNode.strays
    withCache(node) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    if LayoutNode.strays != strays { noteOdd() }
  }

  package func cutOff(of node: LayoutNode) -> CutOff? {
    (layout as? any LimitedLayout)?
      .cutOff(subviews: LayoutSubviews(node.children, direction: direction))
  }

  package var placesFrameGuides: Bool { true }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: node.size(proposal))
    let own: CGFloat? = withCache(node) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    return own ?? combinedGuide(key, of: node, for: proposal)
  }

  private func withCache<R>(
    _ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = LayoutSubviews(node.children, direction: direction)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(subviews, &cache)
  }
}
