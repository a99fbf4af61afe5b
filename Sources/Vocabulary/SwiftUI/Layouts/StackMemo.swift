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
    /// How long it turned out, while the stack is arranged.
    var length: CGFloat = 0
    /// Where its guide lies, while the stack is arranged.
    var guide: CGFloat = 0
  }

  var parts: [Part]
  let gapSum: CGFloat
  /// The axes that the last answer does not depend on.
  private(set) var ignoredAxes: Axis.Set = []

  /// What the parts were last offered for.
  private var question: ProposedViewSize?
  /// Whether the offers would be the same whatever were proposed across.
  private var ignoresMinor = false
  /// The minor length the ranges and the order were found for.
  private var rangesMinor: CGFloat??
  /// The parts in the order they are offered space.
  private var order: [Int] = []

  init(_ children: [LayoutNode], gap: (Int) -> CGFloat) {
    let last = children.count - 1
    parts = children.indices.map {
      Part(priority: children[$0].priority, gap: $0 < last ? gap($0) : 0)
    }
    gapSum = parts.reduce(0) { $0 + $1.gap }
  }

  /// Finds the length to propose to each child (Facts/layout.md#stacks).
  func share(_ proposal: ProposedViewSize, _ axis: Axis, among children: [LayoutNode]) {
    if let question, question[axis] == proposal[axis],
      ignoresMinor || question[axis.crossing] == proposal[axis.crossing]
    {
      return
    }
    (question, ignoresMinor) = (proposal, false)
    guard let length = proposal[axis] else {
      for index in parts.indices { parts[index].offer = nil }
      return
    }
    if parts.count == 1 {
      parts[0].offer = max(length, 0)
      return
    }
    sort(children, axis, proposal[axis.crossing])
    distribute(length - gapSum, proposal[axis.crossing], axis, among: children)
  }

  /// Notes which axes none of the children's answers depend on.
  func settle(_ ignored: Axis.Set, _ axis: Axis) {
    ignoredAxes = ignored
    let isShared = question?[axis] != nil && parts.count > 1
    ignoresMinor =
      ignored.contains(Axis.Set(axis.crossing))
      && (!isShared || parts.allSatisfy { $0.range.ignoresMinor })
    if !ignoresMinor { ignoredAxes.remove(Axis.Set(axis.crossing)) }
  }

  private func distribute(
    _ length: CGFloat, _ minor: CGFloat?, _ axis: Axis, among children: [LayoutNode]
  ) {
    var available = length
    let top = parts[order[0]].priority
    for index in order where parts[index].priority < top {
      available -= parts[index].range.least
    }
    var start = 0
    while start < order.count {
      let priority = parts[order[start]].priority
      var end = start + 1
      while end < order.count, parts[order[end]].priority == priority { end += 1 }
      if start > 0 {
        // What was held back for this group is its own now.
        for index in order[start..<end] { available += parts[index].range.least }
      }
      for position in start..<end {
        let index = order[position]
        let offer = max(0, available / CGFloat(end - position))
        parts[index].offer = offer
        available -= children[index].size(ProposedViewSize(axis, offer, crossing: minor))[axis]
      }
      start = end
    }
  }

  /// High priority first, then the least flexible; ties in source order.
  private func sort(_ children: [LayoutNode], _ axis: Axis, _ minor: CGFloat?) {
    if let known = rangesMinor {
      if known == minor || parts.allSatisfy({ $0.range.ignoresMinor }) { return }
    }
    rangesMinor = .some(minor)
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(parts.count)
    if parts.count > Self.few {
      for index in parts.indices {
        parts[index].range = children[index].lengths(along: axis, crossing: minor)
      }
      order = parts.indices.sorted {
        comes($0, before: $1) || (!comes($1, before: $0) && $0 < $1)
      }
      return
    }
    for index in parts.indices {
      parts[index].range = children[index].lengths(along: axis, crossing: minor)
      var slot = index
      order.append(index)
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
