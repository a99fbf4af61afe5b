public import Foundation
public import VectorDrawing

/// Lengths that may be proposed along an axis and are answered alike: all between two, and perhaps
/// the ideal one, which is asked for by proposing none.
@usableFromInline package struct LengthSpan: Equatable {
  @usableFromInline package var least: CGFloat
  @usableFromInline package var most: CGFloat
  @usableFromInline package var holdsIdeal: Bool

  @inlinable @inline(__always) package init(_ least: CGFloat, _ most: CGFloat, holdsIdeal: Bool) {
    (self.least, self.most, self.holdsIdeal) = (least, most, holdsIdeal)
  }

  /// Every length.
  @inlinable @inline(__always) package static var all: LengthSpan {
    LengthSpan(-.infinity, .infinity, holdsIdeal: true)
  }
  /// No length: nothing is known beyond what was asked.
  @inlinable @inline(__always) package static var none: LengthSpan {
    LengthSpan(.infinity, -.infinity, holdsIdeal: false)
  }

  /// Every length from one on, and the ideal one; none where there is no such length.
  @inlinable @inline(__always) package init(from least: CGFloat?) {
    self = least.map { LengthSpan($0, .infinity, holdsIdeal: true) } ?? .none
  }

  @inlinable @inline(__always) package func contains(_ length: CGFloat?) -> Bool {
    if let length { length >= least && length <= most } else { holdsIdeal }
  }

  @inlinable @inline(__always) package mutating func formIntersection(_ other: LengthSpan) {
    (least, most) = (max(least, other.least), min(most, other.most))
    holdsIdeal = holdsIdeal && other.holdsIdeal
  }

  /// The span with a length more, and all between that and the others.
  @inlinable @inline(__always) package func including(_ length: CGFloat?) -> LengthSpan {
    var span = self
    if let length {
      (span.least, span.most) = (min(least, length), max(most, length))
    } else {
      span.holdsIdeal = true
    }
    return span
  }

  /// The span of one who asks with its own length where it is proposed none.
  @inlinable @inline(__always) package func asking(_ own: CGFloat, insteadOf proposal: CGFloat?)
    -> LengthSpan
  {
    if contains(own) { return self }
    return proposal == nil ? .none : LengthSpan(least, most, holdsIdeal: false)
  }

  /// The span of one who proposes what is left of its own proposal, and nothing below 0.
  @inlinable package func inset(by inset: CGFloat) -> LengthSpan {
    // What is left grows with what there is. A bound that rounding has moved out of reach is none.
    var (low, high) = (least <= 0 ? -.infinity : least + inset, most + inset)
    if low.isFinite, low - inset < least { low = .infinity }
    if high.isFinite, high - inset > most { high = -.infinity }
    return LengthSpan(low, high, holdsIdeal: holdsIdeal)
  }
}

/// Proposals that a node answers alike: with the same size and the same guides.
@usableFromInline package struct ProposalSpan: Equatable {
  @usableFromInline package var width: LengthSpan
  @usableFromInline package var height: LengthSpan

  @inlinable @inline(__always) package init(width: LengthSpan, height: LengthSpan) {
    (self.width, self.height) = (width, height)
  }

  /// Every proposal.
  @inlinable @inline(__always) package static var all: ProposalSpan {
    ProposalSpan(width: .all, height: .all)
  }
  /// Nothing is known beyond what was asked.
  @inlinable @inline(__always) package static var none: ProposalSpan {
    ProposalSpan(width: .none, height: .none)
  }

  @inlinable @inline(__always) package subscript(axis: Axis) -> LengthSpan {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable @inline(__always) package func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  @inlinable @inline(__always) package mutating func formIntersection(_ other: ProposalSpan) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }

  /// The span with a proposal more.
  @inlinable @inline(__always) package func including(_ proposal: ProposedViewSize) -> ProposalSpan
  {
    ProposalSpan(width: width.including(proposal.width), height: height.including(proposal.height))
  }
}
