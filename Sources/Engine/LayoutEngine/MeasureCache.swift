public import Foundation
import VectorDrawing

/// What a node answers to some proposals.
@usableFromInline package struct MeasuredAnswer {
  @usableFromInline package let size: CGSize
  /// The proposals that are answered so.
  @usableFromInline package let span: ProposalSpan

  @inlinable @inline(__always) package init(_ size: CGSize, _ span: ProposalSpan) {
    (self.size, self.span) = (size, span)
  }
}

/// Room beside a node for what it is asked, which is not touched before it is: for the first few
/// sizes and for the lengths along each axis.
enum AnswerRoom {
  /// How many sizes there is room for.
  static var sizes: Int { 2 }
  static var size: Int { lengths + 2 * MemoryLayout<LengthRange>.stride }
  /// Where the lengths lie.
  static var lengths: Int { sizes * MemoryLayout<MeasuredAnswer>.stride }
}

/// What a node answered. The first few sizes, which are all that most nodes ever give, are kept
/// beside the node; there is room elsewhere for more.
@usableFromInline package struct MeasureCache: ~Copyable {
  /// Room for those, nothing of which is there before it was answered.
  @usableFromInline package let first: UnsafeMutablePointer<MeasuredAnswer>
  private var more: UnsafeMutablePointer<MeasuredAnswer>?
  @usableFromInline package private(set) var count: UInt8 = 0
  private var countOfMore: UInt8 = 0
  private var (hasWidths, hasHeights) = (false, false)

  init(_ room: UnsafeMutableRawPointer) {
    first = room.assumingMemoryBound(to: MeasuredAnswer.self)
  }

  /// Forgets all.
  mutating func clear() {
    (count, countOfMore, more) = (0, 0, nil)
    (hasWidths, hasHeights) = (false, false)
  }

  /// The lengths between which the node can be made to go along an axis, as they were last asked
  /// for.
  @inline(__always) func lengths(along axis: Axis) -> LengthRange? {
    let isKnown = axis == .horizontal ? hasWidths : hasHeights
    return isKnown ? lengthRoom(axis).pointee : nil
  }

  mutating func keep(_ range: LengthRange, along axis: Axis) {
    lengthRoom(axis).initialize(to: range)
    if axis == .horizontal { hasWidths = true } else { hasHeights = true }
  }

  @inline(__always) private func lengthRoom(_ axis: Axis) -> UnsafeMutablePointer<LengthRange> {
    (UnsafeMutableRawPointer(first) + AnswerRoom.lengths)
      .assumingMemoryBound(to: LengthRange.self) + (axis == .horizontal ? 0 : 1)
  }

  /// The answer to a proposal, if it was given.
  @inlinable @inline(__always) package func answer(
    to proposal: ProposedViewSize
  ) -> UnsafeMutablePointer<MeasuredAnswer>? {
    for index in 0..<Int(count) where first[index].span.contains(proposal) { return first + index }
    return nil
  }

  /// The answer to a proposal among those that have no room beside the node.
  func seldomAnswer(to proposal: ProposedViewSize) -> MeasuredAnswer? {
    guard let more else { return nil }
    for index in 0..<Int(countOfMore) where more[index].span.contains(proposal) {
      return more[index]
    }
    return nil
  }

  @inline(__always) mutating func keep(_ answer: MeasuredAnswer, of node: LayoutNode) {
    if Int(count) == AnswerRoom.sizes { return keepElsewhere(answer, of: node) }
    (first + Int(count)).initialize(to: answer)
    count &+= 1
  }

  @inline(never) private mutating func keepElsewhere(_ answer: MeasuredAnswer, of node: LayoutNode)
  {
    let (least, most) = (4, 32)
    var known = Int(countOfMore)
    if known == most, let more {
      // The older half is forgotten.
      known = most / 2
      more.update(from: more + known, count: known)
    } else if known == 0 || known >= least && known.nonzeroBitCount == 1 {
      // What there was room for is full: twice as much.
      let room = node.room(for: max(known * 2, least), of: MeasuredAnswer.self).baseAddress!
      if let more { room.initialize(from: more, count: known) }
      more = room
    }
    (more! + known).initialize(to: answer)
    countOfMore = UInt8(known + 1)
  }
}
