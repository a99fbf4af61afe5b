package import Foundation
package import LayoutEngine
import VectorDrawing

/// The layout of a label: the icon before the title, the icon's centre half a cap height above the
/// title's first baseline, and the title's baselines as its own (Facts/layout.md#labels).
package struct LabelAlgorithm: LayoutAlgorithm {
  /// The cap height of the title's font, points.
  let capHeight: CGFloat
  /// Points between icon and title (Facts/layout.md#labels).
  let gap: CGFloat = 8

  package init(capHeight: CGFloat) { self.capHeight = capHeight }

  /// Where the two lie, and with which proposals.
  private struct Plan {
    var icon = CGRect.zero
    var title = CGRect.zero
    var titleProposal: ProposedViewSize
  }

  private func plan(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Plan {
    let (icon, title) = (node.children[0], node.children[1])
    let iconSize = icon.size(proposal)
    let rest = proposal.width.map { max(0, $0 - iconSize.width - gap) }
    let offer = ProposedViewSize(width: rest, height: proposal.height)
    let titleSize = title.size(offer)
    let baseline = title.guide(VerticalAlignment.firstTextBaseline.key, offer)
    // Both measured from the line through the icon's centre.
    let (iconTop, titleTop) = (-iconSize.height / 2, capHeight / 2 - baseline)
    let top = min(iconTop, titleTop)
    var plan = Plan(titleProposal: offer)
    plan.icon = CGRect(origin: CGPoint(x: 0, y: iconTop - top), size: iconSize)
    plan.title = CGRect(
      origin: CGPoint(x: iconSize.width + gap, y: titleTop - top), size: titleSize)
    return plan
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let plan = plan(node, proposal)
    return CGSize(width: plan.title.maxX, height: max(plan.icon.maxY, plan.title.maxY))
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let plan = plan(node, proposal)
    node.children[0].assign(origin: plan.icon.origin, proposal: proposal)
    node.children[1].assign(origin: plan.title.origin, proposal: plan.titleProposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = ViewSpacing.empty
    for child in node.children { spacing.formUnion(child.spacing, edges: .vertical) }
    spacing.formUnion(node.children[0].spacing, edges: .leading)
    spacing.formUnion(node.children[1].spacing, edges: .trailing)
    return spacing
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key.isFirstTextBaseline || key.isLastTextBaseline else { return nil }
    let plan = plan(node, proposal)
    return node.children[1].explicitGuide(key, plan.titleProposal).map { plan.title.minY + $0 }
  }
}
