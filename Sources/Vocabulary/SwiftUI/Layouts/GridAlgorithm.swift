package import Foundation
package import LayoutEngine
import VectorDrawing
import ViewGraph

/// The layout of a grid (Facts/layout.md#grids).
package struct GridAlgorithm: LayoutAlgorithm {
  let alignment: Alignment
  let columnGap: CGFloat?
  let rowGap: CGFloat?

  package init(alignment: Alignment, columnGap: CGFloat?, rowGap: CGFloat?) {
    self.alignment = alignment
    self.columnGap = columnGap.flatMap { abs($0) <= RenderSession.longest ? $0 : nil }
    self.rowGap = rowGap.flatMap { abs($0) <= RenderSession.longest ? $0 : nil }
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let plan = GridPlan(self, node.children, proposal)
    return CGSize(width: plan.width, height: plan.height)
  }

  package func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    let offer = ProposedViewSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    let plan = GridPlan(self, node.children, offer)
    var y: CGFloat = 0
    for (index, row) in plan.rows.enumerated() {
      if index > 0 { y += plan.rowGaps[index - 1] }
      let height = plan.heights[index]
      if let algorithm = row.algorithm as? GridRowAlgorithm {
        algorithm.size = CGSize(width: plan.width, height: height)
        algorithm.placements = plan.placements(
          row, algorithm.alignment ?? alignment.vertical, height)
        row.invalidate()
        row.assign(
          origin: CGPoint(x: 0, y: y), proposal: ProposedViewSize(algorithm.size))
      } else {
        let space = ProposedViewSize(width: plan.width, height: height)
        row.align(alignment, in: CGSize(width: plan.width, height: height), proposal: space)
        row.assign(origin: CGPoint(x: row.origin.x, y: row.origin.y + y), proposal: space)
      }
      y += height
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var spacing = ViewSpacing.empty
    for row in node.children { spacing.formUnion(row.spacing) }
    return node.children.isEmpty ? .zero : spacing
  }
}
