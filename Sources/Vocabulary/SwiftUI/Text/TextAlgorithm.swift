import Foundation
import LayoutEngine
import Typesetting
import VectorDrawing

/// The layout of a text (Facts/layout.md#text).
struct TextAlgorithm: LayoutAlgorithm {
  let block: TextBlock

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    block.size(width: proposal.width, height: proposal.height)
  }

  func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    let room = block.room(width: proposal.width, height: proposal.height)
    return ProposalSpan(width: LengthSpan(from: room.width), height: LengthSpan(from: room.height))
  }

  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    if let line = block.line(in: proposal.width) {
      let widths = LengthSpan(line.least, .infinity, holdsIdeal: true)
      return MeasuredAnswer(line.size, ProposalSpan(width: widths, height: .all))
    }
    let size = size(of: node, for: proposal)
    return MeasuredAnswer(size, span(of: node, for: proposal))
  }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    if axis == .vertical {
      if let line = block.line(in: minor) {
        let widths = LengthSpan(line.least, .infinity, holdsIdeal: true)
        return LengthRange(line.size.height, line.size.height, minor: widths)
      }
      let (range, room) = (block.heightRange(width: minor), block.room(width: minor))
      return LengthRange(range.lowerBound, range.upperBound, minor: LengthSpan(from: room.width))
    }
    // Paragraphs that a height has no room for may be the wider ones.
    let isOneLine = block.options.isWidthFlexible || block.room(width: nil).height == -.infinity
    let range = block.widthRange()
    return LengthRange(range.lowerBound, range.upperBound, minor: isOneLine ? .all : .none)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    guard let spacing = block.spacing else { return ViewSpacing() }
    return ViewSpacing(
      above: spacing.above, below: spacing.below, leading: spacing.betweenTexts,
      grid: PixelGrid(scale: block.options.pixelsPerPoint))
  }

  func explicitGuide(
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
