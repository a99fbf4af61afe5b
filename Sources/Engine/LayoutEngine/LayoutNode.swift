package import Foundation
package import VectorDrawing

/// The name of the engine for `_LayoutNode`.
package typealias LayoutNode = _LayoutNode

/// A node of the layout: its algorithm, its children, what it has measured, where it lies.
///
/// Layout is done in reading direction (leading is left); `rightToLeft` nodes mirror their children
/// when positions become final. What a node is and draws is a matter of those who make them
/// (`ViewNode`), who can add to an open class only; nothing of it is for widget code.
open class _LayoutNode {
  package final let algorithm: any LayoutAlgorithm
  package final var children: LayoutChildren
  /// Larger gets space first; 0 by default (Facts/layout.md#priority).
  package final var priority: Double = 0
  /// Higher is painted later among siblings; nothing to the layout.
  package final var zIndex: Double = 0
  /// Whether this node or one below may place an alignment guide itself.
  package final var placesGuides = false
  /// Whether those may be guides of a frame, such as its centre.
  private final let placesFrameGuides: Bool
  package final var rightToLeft = false
  /// Called when the final frame is known and the children are not yet placed; makes the children
  /// that depend on the frame (`GeometryReader`).
  package final var onPlace: ((LayoutNode) -> Void)?

  /// The origin in the parent, before mirroring.
  package final private(set) var origin = CGPoint.zero
  /// The proposal the parent placed it with.
  package final private(set) var proposal = ProposedViewSize(width: nil, height: nil)
  /// Whether the parent placed it at all.
  package final private(set) var isPlaced = false
  /// The final frame, in the coordinates of the picture.
  package final private(set) var frame = CGRect.zero

  /// What the algorithm wants to remember between its calls.
  package final var memo: AnyObject?

  /// Apart, as few nodes have any.
  private final var valueBox: ValueBox?

  private final class ValueBox {
    let values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private final var measured = MeasureCache()
  private final var arrangedFor: ProposedViewSize?
  /// The lengths between which the node can be made to go, as they were last asked for.
  private final var widths: LengthRange?
  private final var heights: LengthRange?
  /// Apart, as it is large and only asked of what lies in a stack.
  private final var spacingCache: SpacingAnswer?

  private final class SpacingAnswer {
    let spacing: ViewSpacing
    init(_ spacing: ViewSpacing) { self.spacing = spacing }
  }

  package init(
    _ algorithm: consuming any LayoutAlgorithm, children: consuming LayoutChildren = .none
  ) {
    // Asked before it is kept, so that it is not copied.
    var (places, placesFrame) = (false, algorithm.placesFrameGuides)
    children.each { child in
      if child.placesGuides { places = true }
      if child.placesFrameGuides { placesFrame = true }
    }
    (placesGuides, placesFrameGuides) = (places, placesFrame)
    (self.algorithm, self.children) = (algorithm, children)
  }

  package convenience init(_ algorithm: any LayoutAlgorithm, children: [LayoutNode]) {
    self.init(algorithm, children: LayoutChildren(children))
  }
}

extension LayoutNode {
  /// Values of `layoutValue(key:value:)`.
  package var values: [ObjectIdentifier: Any] {
    get { valueBox?.values ?? [:] }
    set { valueBox = newValue.isEmpty ? nil : ValueBox(newValue) }
  }

  /// Takes over what shows through a node around another: the order among those painted, and the
  /// layout values.
  package func adoptTraits(of child: LayoutNode) {
    zIndex = child.zIndex
    valueBox = child.valueBox
  }

  /// The child of a modifier.
  @inline(__always) package var only: LayoutNode { children.only }

  /// The size answered to a proposal, measured once per proposal.
  package func size(_ proposal: ProposedViewSize) -> CGSize { answer(proposal).size }

  /// The size answered to a proposal, and which others are answered so.
  package func answer(_ proposal: ProposedViewSize) -> MeasuredAnswer {
    if let known = measured[proposal] { return known }
    // NaN equals nothing, not even what is in the cache.
    if proposal.hasNaN { return answer(proposal.withoutNaN) }
    MeasureCount.total &+= 1
    let size = algorithm.size(of: self, for: proposal).sane
    let span = algorithm.span(of: self, for: proposal).including(proposal)
    let answer = MeasuredAnswer(size: size, span: span)
    measured.keep(answer)
    return answer
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self, proposal: proposal)
  }

  /// The lengths answered to 0 and ∞ along an axis.
  package func lengths(along axis: Axis, crossing minor: CGFloat?) -> LengthRange {
    let known = axis == .horizontal ? widths : heights
    if let known, known.minor.contains(minor) { return known }
    var range = algorithm.lengths(of: self, along: axis, crossing: minor)
    range.minor = range.minor.including(minor)
    if axis == .horizontal { widths = range } else { heights = range }
    return range
  }

  package var spacing: ViewSpacing {
    if let known = spacingCache { return known.spacing }
    let spacing = algorithm.spacing(of: self)
    spacingCache = SpacingAnswer(spacing)
    return spacing
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    places(key) ? algorithm.explicitGuide(key, of: self, for: proposal) : nil
  }

  /// Whether this node or one below may place a guide.
  package func places(_ key: AlignmentKey) -> Bool {
    placesGuides && (placesFrameGuides || !key.isFrameGuide)
  }

  /// The guide of the node when it is given a proposal.
  package func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    guide(key, proposal, size(proposal))
  }

  /// The guide of the node when it is given a proposal, where its answer is known.
  package func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize
  ) -> CGFloat {
    explicitGuide(key, proposal) ?? key.defaultValue(for: size)
  }

  /// Arranges the children for a proposal, unless they already are.
  package func arrange(_ proposal: ProposedViewSize) {
    if arrangedFor != proposal { arrange(proposal, in: size(proposal)) }
  }

  private func arrange(_ proposal: ProposedViewSize, in size: CGSize) {
    children.each { $0.isPlaced = false }
    algorithm.arrange(self, in: size, for: proposal)
    arrangedFor = proposal
  }

  /// Says where a child goes in its parent and with which proposal.
  package func assign(origin: CGPoint, proposal: ProposedViewSize) {
    if origin.x.isFinite, origin.y.isFinite {
      self.origin = origin
    } else {
      Self.strays &+= 1
      self.origin = CGPoint(
        x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
    self.proposal = proposal.withoutNaN
    isPlaced = true
  }

  /// How often a child was put nowhere, so that a layout of widget code can be named for it.
  nonisolated(unsafe) static var strays = 0

  /// Forgets what was measured, after the children changed.
  package func invalidate() {
    measured = MeasureCache()
    (arrangedFor, widths, heights, spacingCache, memo) = (nil, nil, nil, nil, nil)
  }

  /// Makes the positions of the node and everything below it final. `origin` is in the picture.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    isPlaced = true
    let proposal = proposal.withoutNaN
    self.proposal = proposal
    let answer = self.size(proposal)
    let size = answer.bounded
    // Sums of origins stay numbers that a pixel can be found for.
    let origin = origin.bounded
    frame = CGRect(origin: origin, size: size)
    if let onPlace {
      onPlace(self)
      arrange(proposal)
    } else if arrangedFor != proposal {
      arrange(proposal, in: answer)
    }
    // By index, as a closure would need more of the stack for each level.
    for index in children.indices where children[index].isPlaced {
      let child = children[index]
      var x = child.origin.x
      if rightToLeft { x = size.width - x - child.size(child.proposal).bounded.width }
      child.place(
        at: CGPoint(x: origin.x + x, y: origin.y + child.origin.y), proposal: child.proposal)
    }
  }
}

/// How often anything was measured: the benchmark of the layout that needs no clock.
package enum MeasureCount {
  nonisolated(unsafe) package static var total = 0
}
