public import Foundation
package import LayoutEngine
import VectorDrawing
public import ViewGraph

public nonisolated struct Spacer: View, PositionedView, Sendable {
  /// The least length in points; `nil` for 8 (Facts/layout.md#spacers-and-dividers).
  public var minLength: CGFloat?
  package var position: ViewPosition?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    let least = resolver.session.length(minLength, of: "The minimum length of Spacer") ?? 8
    let node = resolver.node(
      Node(.group, "Spacer"), SpacerAlgorithm(least: least, axis: resolver.stackAxis))
    node.priority = -.infinity
    resolver.nodes.append(node)
  }
}

/// The layout of a spacer: flexible along its stack, nothing across it.
package struct SpacerAlgorithm: LayoutAlgorithm {
  let least: CGFloat
  /// The axis of the stack around it.
  let axis: Axis?

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?) -> CGFloat { max(least, offered ?? least) }
    switch axis {
    case .horizontal?: return CGSize(width: length(proposal.width), height: 0)
    case .vertical?: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  package func span(of node: LayoutNode, for proposal: ProposedViewSize) -> ProposalSpan {
    var span = ProposalSpan.none
    if let axis { span[axis.crossing] = .all }
    return span
  }

  package func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    self.axis == axis.crossing
      ? LengthRange(0, 0, minor: .all) : LengthRange(max(least, 0), .infinity, minor: .all)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    switch axis {
    case .horizontal?: ViewSpacing(zero: .horizontal)
    case .vertical?: ViewSpacing(zero: .vertical)
    case nil: .zero
    }
  }
}
