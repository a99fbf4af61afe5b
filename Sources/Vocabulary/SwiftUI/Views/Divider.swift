package import Foundation
package import LayoutEngine
import ResourceCatalogs
package import VectorDrawing
public import ViewGraph

public nonisolated struct Divider: View, PositionedView, Sendable {
  package var position: ViewPosition?

  /// One pixel thick, in the system's separator colour.
  public init() {}

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let environment = resolver.environment
    let line = FilledFrame(.color(Color(.system(.separator)).rgba(in: environment)))
    resolver.append(
      Node(.shape(line), "Divider"),
      DividerAlgorithm(
        isVertical: resolver.stackAxis == .horizontal, thickness: environment.pixelLength))
  }
}

/// One pixel thick, as long as it may be (Facts/layout.md#spacers-and-dividers).
package struct DividerAlgorithm: LayoutAlgorithm {
  let isVertical: Bool
  /// Points.
  let thickness: CGFloat

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let size = proposal.sane.replacingUnspecifiedDimensions()
    return isVertical
      ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
  }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    ProposalSpan(width: isVertical ? .all : .none, height: isVertical ? .none : .all)
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    (axis == .horizontal) == isVertical
      ? LengthRange(thickness, thickness, minor: .all)
      : LengthRange(0, .infinity, minor: .all)
  }
}
