import Foundation
import LayoutEngine
import VectorDrawing

/// What a stack keeps of one node: the gaps, and how it last shared its length. A stack is arranged
/// right after it was measured for the same proposal, so the last answer is mostly the next one
/// too.
final class StackMemo {
  /// Up to so many are put in order one by one, which is quicker as they mostly are in it.
  private static let few = 64

  /// What is known of one child.
  struct Part {
    /// Larger gets space first.
    let priority: Double
    /// The gap to the next child, points; 0 after the last.
    let gap: CGFloat
    /// The lengths the child can be made to go to.
    var range = LengthRange(0, 0)
    /// The length proposed to it, from the last call of `share`.
    var offer: CGFloat?
    /// Among how many was shared what was left when it was offered its length.
    var sharers: CGFloat = 1
    /// What of the stack's length was not left then, points.
    var before: CGFloat = 0
    /// How long it turned out, while the stack is arranged.
    var length: CGFloat = 0
    /// Where its guide lies, while the stack is arranged.
    var guide: CGFloat = 0
  }

  /// Beside the node, as is the order: the parts are asked and changed one by one.
  let parts: UnsafeMutableBufferPointer<Part>
  let gapSum: CGFloat
  /// Whether all children get space at the same time.
  let isOfOnePriority: Bool
  /// The proposals that the last answer holds for.
  private(set) var span = ProposalSpan.none

  /// What the parts were last offered for.
  private var question: ProposedViewSize?
  /// What may be proposed across for the offers to be the same.
  private var minors = LengthSpan.none
  /// The minor length the ranges and the order were found for.
  private var rangesMinor: CGFloat??
  /// The parts in the order they are offered space.
  private let order: UnsafeMutableBufferPointer<Int>

  init(_ node: LayoutNode, gap: (Int) -> CGFloat) {
    let children = node.children
    let count = children.count
    parts = node.room(for: count, of: Part.self)
    order = node.room(for: count, of: Int.self)
    var (sum, isOfOnePriority): (CGFloat, Bool) = (0, true)
    for index in 0..<count {
      let part = Part(
        priority: children[index].priority, gap: index < count - 1 ? gap(index) : 0)
      parts.initializeElement(at: index, to: part)
      order.initializeElement(at: index, to: index)
      sum += part.gap
      if part.priority != parts[0].priority { isOfOnePriority = false }
    }
    (gapSum, self.isOfOnePriority) = (sum, isOfOnePriority)
  }

  /// Finds the length to propose to each child (Facts/layout.md#stacks).
  func share(_ proposal: ProposedViewSize, _ axis: Axis, among children: LayoutChildren) {
    if let question, question[axis] == proposal[axis],
      minors.contains(proposal[axis.crossing])
    {
      return
    }
    (question, minors) = (proposal, LengthSpan.none.including(proposal[axis.crossing]))
    guard let length = proposal[axis] else {
      for index in parts.indices { parts[index].offer = nil }
      return
    }
    if parts.count == 1 {
      (parts[0].offer, parts[0].sharers, parts[0].before) = (max(length, 0), 1, 0)
      return
    }
    sort(children, axis, proposal[axis.crossing])
    distribute(length - gapSum, proposal[axis.crossing], axis, among: children)
  }

  /// The lengths of the stack for which a child is offered one of a span, if those that were
  /// offered theirs before it answer as they did.
  func lengths(offering span: LengthSpan, to index: Int) -> LengthSpan {
    if span.least <= 0, span.most == .infinity {
      return LengthSpan(-.infinity, .infinity, holdsIdeal: span.holdsIdeal)
    }
    if span.least == .infinity, span.most == -.infinity { return span }
    let part = parts[index]
    func length(_ offer: CGFloat, _ side: CGFloat) -> CGFloat {
      let length = offer * part.sharers + part.before
      if !length.isFinite { return side * .infinity }
      // Offers grow with the length, but for what is lost when they are rounded.
      let most = length.magnitude + part.before.magnitude + gapSum.magnitude
      return length + side * 8 * CGFloat(parts.count) * most.ulp
    }
    return LengthSpan(
      span.least <= 0 ? -.infinity : length(span.least, 1),
      span.most == .infinity ? .infinity : length(span.most, -1), holdsIdeal: span.holdsIdeal)
  }

  /// Notes which proposals the answer holds for: those for which the children's hold.
  func settle(_ along: LengthSpan, _ across: LengthSpan, _ axis: Axis, breadth: CGFloat) {
    guard let question else { return }
    let minor = question[axis.crossing]
    var across = across
    let isShared = question[axis] != nil && parts.count > 1
    if isShared { for part in parts { across.formIntersection(part.range.minor) } }
    minors = across.including(minor)
    // Without a length across, the children are put with the stack's own.
    across = across.asking(breadth, insteadOf: minor)
    span = ProposalSpan(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
    if question[axis] == nil { span[axis] = .none }
  }

  private func distribute(
    _ length: CGFloat, _ minor: CGFloat?, _ axis: Axis, among children: LayoutChildren
  ) {
    var (available, before) = (length, gapSum)
    let top = parts[order[0]].priority
    for index in order where parts[index].priority < top {
      available -= parts[index].range.least
      before += parts[index].range.least
    }
    var start = 0
    while start < order.count {
      let priority = parts[order[start]].priority
      var end = start + 1
      while end < order.count, parts[order[end]].priority == priority { end += 1 }
      if start > 0 {
        // What was held back for this group is its own now.
        for index in order[start..<end] {
          available += parts[index].range.least
          before -= parts[index].range.least
        }
      }
      for position in start..<end {
        let index = order[position]
        let sharers = CGFloat(end - position)
        let offer = max(0, available / sharers)
        (parts[index].offer, parts[index].sharers, parts[index].before) = (offer, sharers, before)
        let taken = children[index].size(ProposedViewSize(axis, offer, crossing: minor))[axis]
        available -= taken
        before += taken
      }
      start = end
    }
  }

  /// High priority first, then the least flexible; ties in source order.
  private func sort(_ children: LayoutChildren, _ axis: Axis, _ minor: CGFloat?) {
    if let known = rangesMinor {
      if known == minor || parts.allSatisfy({ $0.range.minor.contains(minor) }) { return }
    }
    rangesMinor = .some(minor)
    if parts.count > Self.few {
      for index in parts.indices {
        parts[index].range = children[index].lengths(along: axis, crossing: minor)
      }
      let sorted = parts.indices.sorted {
        comes($0, before: $1) || (!comes($1, before: $0) && $0 < $1)
      }
      _ = order.update(fromContentsOf: sorted)
      return
    }
    for index in parts.indices {
      parts[index].range = children[index].lengths(along: axis, crossing: minor)
      var slot = index
      order[index] = index
      while slot > 0, comes(order[slot], before: order[slot - 1]) {
        order.swapAt(slot, slot - 1)
        slot -= 1
      }
    }
  }

  private func comes(_ a: Int, before b: Int) -> Bool {
    if parts[a].priority != parts[b].priority { return parts[a].priority > parts[b].priority }
    let (mine, other) = (parts[a].range, parts[b].range)
    if mine.most.isInfinite, other.most.isInfinite { return mine.least > other.least }
    return mine.flexibility < other.flexibility
  }
}
