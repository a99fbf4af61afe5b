package import Foundation
package import LayoutEngine
package import Typesetting
package import VectorDrawing

/// The layout of a text (Facts/layout.md#text).
package struct TextAlgorithm: LayoutAlgorithm {
  package let block: TextBlock

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    block.layout(width: proposal.width, height: proposal.height).size
  }

  package func ignoredAxes(of node: LayoutNode, for proposal: ProposedViewSize) -> Axis.Set {
    block.ignoresHeight(width: proposal.width) ? .vertical : []
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let isWidth = axis == .horizontal
    let range = isWidth ? block.widthRange() : block.heightRange(width: minor)
    return LengthRange(range.lowerBound, range.upperBound, ignoresMinor: isWidth)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    guard let spacing = block.spacing else { return ViewSpacing() }
    return ViewSpacing(
      above: spacing.above, below: spacing.below, leading: spacing.betweenTexts,
      grid: PixelGrid(scale: block.options.pixelsPerPoint))
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isFirstTextBaseline {
      return block.layout(width: proposal.width, height: proposal.height).firstBaseline
    }
    if key.isLastTextBaseline {
      return block.layout(width: proposal.width, height: proposal.height).lastBaseline
    }
    return nil
  }
}
