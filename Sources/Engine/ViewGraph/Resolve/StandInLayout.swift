package import Foundation
package import LayoutEngine

/// The layout of a stand-in: it fills what it is offered, so that the gap is seen.
package struct StandInLayout: LayoutAlgorithm {
  private let ideal: CGSize

  package init(ideal: CGSize = CGSize(width: 44, height: 44)) { self.ideal = ideal }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: size.width.isFinite ? size.width : ideal.width,
      height: size.height.isFinite ? size.height : ideal.height)
  }
}
