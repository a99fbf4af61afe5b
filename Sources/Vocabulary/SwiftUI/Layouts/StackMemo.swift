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
  /// How long each child turned out and where its guide lies, while the stack is arranged.
  var places: [(length: CGFloat, guide: CGFloat)] = []
  /// The length proposed to each child, from the last call of `share`.
  private var offers: [CGFloat?] = []

  private var question: ProposedViewSize?
  private var claims: [Claim] = []
  /// The minor length the claims and the order were found for.
  private var claimsMinor: CGFloat??
  private var order: [Int] = []

  /// What a child brings to the sharing.
  private struct Claim {
    let priority: Double
    let range: LengthRange
  }

  init(gaps: [CGFloat], count: Int) {
    self.gaps = gaps
    gapSum = gaps.reduce(0, +)
    places.reserveCapacity(count)
    offers.reserveCapacity(count)
    if count > 1 {
      claims.reserveCapacity(count)
      order.reserveCapacity(count)
    }
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
      offers.append(contentsOf: repeatElement(nil, count: children.count))
      return offers
    }
    if children.count == 1 {
      offers.append(max(length, 0))
      return offers
    }
    offers.append(contentsOf: repeatElement(0, count: children.count))
    sort(children, axis, minor)
    distribute(length - gapSum, minor, axis, among: children)
    return offers
  }

  private func distribute(
    _ length: CGFloat, _ minor: CGFloat?, _ axis: Axis, among children: [LayoutNode]
  ) {
    var available = length
    let top = claims[order[0]].priority
    for index in order where claims[index].priority < top {
      available -= claims[index].range.least
    }
    var start = 0
    while start < order.count {
      let priority = claims[order[start]].priority
      var end = start
      while end < order.count, claims[order[end]].priority == priority { end += 1 }
      if start > 0 {
        // What was held back for this group is its own now.
        for index in order[start..<end] { available += claims[index].range.least }
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
    if let known = claimsMinor, known == minor { return }
    claimsMinor = .some(minor)
    claims.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    for (index, child) in children.enumerated() {
      claims.append(
        Claim(priority: child.priority, range: child.lengths(along: axis, crossing: minor)))
      var place = index
      order.append(index)
      while place > 0, comes(order[place], before: order[place - 1]) {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private func comes(_ a: Int, before b: Int) -> Bool {
    if claims[a].priority != claims[b].priority { return claims[a].priority > claims[b].priority }
    let (mine, other) = (claims[a].range, claims[b].range)
    if mine.most.isInfinite, other.most.isInfinite { return mine.least > other.least }
    return mine.flexibility < other.flexibility
  }
}
