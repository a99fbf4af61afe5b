public import Foundation

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  private let node: KeptNode?
  let proposal: ProposedViewSize

  package init(size: CGSize, node: LayoutNode?, proposal: ProposedViewSize) {
    (width, height) = (size.width, size.height)
    (self.node, self.proposal) = (node.map(KeptNode.init), proposal)
  }

  /// Where the guide lies, points from the leading edge; its default where nobody set it.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// Where the guide lies, points from the top; its default where nobody set it.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// Where the guide was set to lie, points; `nil` where nobody set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where the guide was set to lie, points; `nil` where nobody set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.node == rhs.node
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    node?.known?.explicitGuide(key, proposal)
  }

  private func value(_ key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.defaultValue(for: CGSize(width: width, height: height))
  }
}
