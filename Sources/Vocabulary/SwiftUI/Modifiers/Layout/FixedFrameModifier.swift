import DiagnosticRecords
package import Foundation
package import LayoutEngine
import VectorDrawing
import ViewGraph

/// Wraps a view in a frame of a fixed size.
struct FixedFrameModifier: NodeModifier {
  private let size: OptionalSize
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    (size, self.alignment) = (OptionalSize(width, height), alignment)
  }

  var width: CGFloat? { size.width.value }
  var height: CGFloat? { size.height.value }

  func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    let session = resolver.session
    let algorithm = FixedFrameAlgorithm(
      width: session.frameLength(width), height: session.frameLength(height),
      alignment: alignment)
    return resolver.frame(node, algorithm)
  }
}

/// Answers its own lengths and aligns the child by guides (Facts/layout.md#frames).
struct FixedFrameAlgorithm: UnaryLayoutAlgorithm {
  private let own: OptionalSize
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    (own, self.alignment) = (OptionalSize(width, height), alignment)
  }

  private var width: CGFloat? { own.width.value }
  private var height: CGFloat? { own.height.value }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    answer(of: node, for: proposal).size
  }

  func answer(of node: LayoutNode, for proposal: ProposedViewSize) -> MeasuredAnswer {
    if let width, let height {
      return MeasuredAnswer(CGSize(width: width, height: height), .all)
    }
    let inner = node.only.answer(inner(proposal))
    return MeasuredAnswer(
      CGSize(width: width ?? inner.size.width, height: height ?? inner.size.height),
      ProposalSpan(
        width: width == nil ? inner.span.width : .all,
        height: height == nil ? inner.span.height : .all))
  }

  func arrange(_ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize) {
    node.only.align(alignment, in: size, proposal: inner(proposal))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    node.only.spacing.plain(on: .framed(horizontally: width != nil, vertically: height != nil))
  }

  func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    let (own, cross) = axis == .horizontal ? (width, height) : (height, width)
    if let own { return LengthRange(own, own, minor: .all) }
    var range = node.only.lengths(along: axis, crossing: cross ?? minor)
    if cross != nil { range.minor = .all }
    return range
  }
}

/// The lengths that a frame is given.
private struct OptionalSize {
  let width: OptionalLength
  let height: OptionalLength

  init(_ width: CGFloat?, _ height: CGFloat?) {
    (self.width, self.height) = (OptionalLength(width), OptionalLength(height))
  }
}

extension RenderSession {
  /// A length of a frame; one that is negative or not a finite number is said and ignored, as Apple
  /// does (Facts/layout.md#frames).
  @inline(__always) func frameLength(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return self.length(length, of: "frame") }
    return refusedFrameLength()
  }

  @inline(never) private func refusedFrameLength() -> CGFloat? {
    report(
      .invalidFrame, "A frame has a length that is negative or not finite.",
      hint: "Use a length of 0 or more; for all the space there is, use maxWidth or maxHeight.")
    return nil
  }
}

extension LayoutNode {
  /// Places the node in a frame so that their guides meet.
  package func align(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) {
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    let own = self.size(proposal)
    assign(
      origin: CGPoint(
        x: x.defaultValue(for: size) - guide(x, proposal, own),
        y: y.defaultValue(for: size) - guide(y, proposal, own)), proposal: proposal)
  }
}

extension Edge.Set {
  /// The edges whose spacing a frame replaces.
  static func framed(horizontally: Bool, vertically: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if horizontally { edges.formUnion(.horizontal) }
    if vertically { edges.formUnion(.vertical) }
    return edges
  }
}

extension Rule {
  static let invalidFrame = Rule(
    "invalid-frame", fault: .widget, .warning,
    "A frame has a length that cannot be, or limits that contradict each other",
    why: "It is ignored, as SwiftUI does.",
    remedy: "Use lengths of 0 or more, in the order minimum, ideal, maximum; for all the "
      + "space there is, use maxWidth or maxHeight.")
}
