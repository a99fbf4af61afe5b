import Foundation
import LayoutEngine
import VectorDrawing

/// What a stack keeps of one node: the gaps, and how it last shared its length. A stack is arranged
/// right after it was measured for the same proposal, so the last answer is mostly the next one
/// too.
final class StackMemo {
  /// The gaps between neighbours, points.
  let gaps: [CGFloat]
  let gapSum: CGFloat
  /// The length proposed to each child, from the last call of `share`.
  private var offers: [CGFloat?] = []

  private var question: ProposedViewSize?
  private var ranges: [LengthRange] = []
  /// The minor length the ranges and the order were found for.
  private var rangesMinor: CGFloat??
  private var order: [Int] = []

  init(gaps: [CGFloat]) {
    self.gaps = gaps
    gapSum = gaps.reduce(0, +)
  }

  /// The length to propose to each child (facts/layout-rules.md §2.2 and §2.3).
  func share(
    _ length: CGFloat?, _ minor: CGFloat?, _ axis: Axis, among children: [LayoutNode]
  ) -> [CGFloat?] {
    let question = ProposedViewSize(axis, length, crossing: minor)
    if self.question == question { return offers }
    self.question = question
    offers.removeAll(keepingCapacity: true)
    guard let length else {
      for _ in children { offers.append(nil) }
      return offers
    }
    if children.count == 1 {
      offers.append(max(length, 0))
      return offers
    }
    for _ in children { offers.append(0) }
    sort(children, axis, minor)
    distribute(length - gapSum, minor, axis, among: children)
    return offers
  }

  private func distribute(
    _ length: CGFloat, _ minor: CGFloat?, _ axis: Axis, among children: [LayoutNode]
  ) {
    var available = length
    let top = children[order[0]].priority
    for index in order where children[index].priority < top { available -= ranges[index].least }
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      if start > 0 {
        // What was held back for this group is its own now.
        for index in order[start..<end] { available += ranges[index].least }
      }
      for position in start..<end {
        let child = children[order[position]]
        let offer = max(0, available / CGFloat(end - position))
        offers[order[position]] = offer
        available -= child.size(ProposedViewSize(axis, offer, crossing: minor))[axis]
      }
      start = end
    }
  }

  /// High priority first, then the least flexible; ties in source order.
  private func sort(_ children: [LayoutNode], _ axis: Axis, _ minor: CGFloat?) {
    if let known = rangesMinor, known == minor { return }
    rangesMinor = .some(minor)
    ranges.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    for (index, child) in children.enumerated() {
      ranges.append(child.lengths(along: axis, crossing: minor))
      var place = index
      order.append(index)
      while place > 0, comes(order[place], before: order[place - 1], children) {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private func comes(_ a: Int, before b: Int, _ children: [LayoutNode]) -> Bool {
    if children[a].priority != children[b].priority {
      return children[a].priority > children[b].priority
    }
    let (mine, other) = (ranges[a], ranges[b])
    if mine.most.isInfinite, other.most.isInfinite { return mine.least > other.least }
    return mine.flexibility < other.flexibility
  }
}
