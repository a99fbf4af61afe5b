public import Foundation
import VectorDrawing

/// What a node of the layout is: the bytes that a `LayoutNode` leads to.
@usableFromInline package struct LayoutRecord: ~Copyable {
  /// The age of the arena it lies in; 0 once that is gone.
  var age: UInt64
  /// The node that was made before it in the arena.
  let previous: UnsafeMutablePointer<LayoutRecord>?
  /// Ends what the node stands for, whose bytes follow those of the node; nil where it stands for
  /// nothing.
  @usableFromInline package let subjectEnd: SubjectEnd?

  let algorithm: KeptAlgorithm
  @usableFromInline package var children: LayoutChildren
  @usableFromInline package var priority: Double = 0
  @usableFromInline package var zIndex: Double = 0
  @usableFromInline package var placesGuides = false
  @usableFromInline package var placesFrameGuides = false
  @usableFromInline package var rightToLeft = false
  @usableFromInline package var isPlaced = false
  /// Whether the children are arranged, and for which proposal.
  var isArranged = false
  var arrangedFor = ProposedViewSize.unspecified

  @usableFromInline package var origin = CGPoint.zero
  @usableFromInline package var proposal = ProposedViewSize.unspecified
  @usableFromInline package var frame = CGRect.zero

  @usableFromInline package var measured: MeasureCache

  var memo: AnyObject?
  /// Apart, as few nodes have any of it.
  var extras: Extras?

  /// What few nodes have.
  final class Extras {
    var onPlace: ((LayoutNode) -> Void)?
    var values: [ObjectIdentifier: Any] = [:]
    var spacing: ViewSpacing?
  }
}

/// The algorithm of a node. It cannot be copied, so that it is asked where it lies.
struct KeptAlgorithm: ~Copyable {
  let value: any LayoutAlgorithm

  @inline(__always) var placesFrameGuides: Bool { value.placesFrameGuides }

  @inline(__always) func answer(
    of node: LayoutNode, for proposal: ProposedViewSize
  ) -> MeasuredAnswer {
    value.answer(of: node, for: proposal)
  }

  @inline(__always) func arrange(
    _ node: LayoutNode, in size: CGSize, for proposal: ProposedViewSize
  ) {
    value.arrange(node, in: size, for: proposal)
  }

  @inline(__always) func lengths(
    of node: LayoutNode, along axis: Axis, crossing minor: CGFloat?
  ) -> LengthRange {
    value.lengths(of: node, along: axis, crossing: minor)
  }

  @inline(__always) func spacing(of node: LayoutNode) -> ViewSpacing { value.spacing(of: node) }

  @inline(__always) func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    value.explicitGuide(key, of: node, for: proposal)
  }
}

/// Ends what a node stands for, at the address where it lies. A function of C, as it lies in every
/// node and captures nothing.
@usableFromInline package typealias SubjectEnd = @convention(c) (UnsafeMutableRawPointer) -> Void
