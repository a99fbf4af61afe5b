/// Two lists of elements laid beside each other so that what stands beside each other has as much
/// in common as can be, all in order.
struct ElementAlignment {
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// More comparisons than these are not worth their time: what begins and ends alike is matched,
  /// and of the rest as many as there are, in order.
  private static let most = 250_000

  /// - Parameter likeness: 0 where two elements can not be the same, else at most 1.
  init(_ old: [Int], _ new: [Int], likeness: (Int, Int) -> Double) {
    var head = 0
    while head < min(old.count, new.count), likeness(old[head], new[head]) == 1 { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      likeness(old[old.count - 1 - tail], new[new.count - 1 - tail]) == 1
    { tail += 1 }
    pairs = zip(old[..<head], new[..<head]).map { ($0, $1) }
    align(Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]), likeness)
    pairs += zip(old.suffix(tail), new.suffix(tail)).map { ($0, $1) }
  }

  private mutating func align(
    _ old: [Int], _ new: [Int], _ likeness: (Int, Int) -> Double
  ) {
    if old.isEmpty || new.isEmpty || old.count * new.count > Self.most {
      let count = min(old.count, new.count)
      pairs += zip(old, new).filter { likeness($0, $1) > 0 }.map { ($0, $1) }
      let known = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
      removed += old.filter { count == 0 || !known.0.contains($0) }
      added += new.filter { count == 0 || !known.1.contains($0) }
      return
    }
    // The most that the rests of both lists can have in common, from each position on.
    let width = new.count + 1
    var best = [Double](repeating: 0, count: (old.count + 1) * width)
    var alike = [Double](repeating: 0, count: old.count * new.count)
    for one in old.indices.reversed() {
      for other in new.indices.reversed() {
        let likeness = likeness(old[one], new[other])
        alike[one * new.count + other] = likeness
        let skipped = max(best[(one + 1) * width + other], best[one * width + other + 1])
        let together = likeness > 0 ? likeness + best[(one + 1) * width + other + 1] : 0
        best[one * width + other] = max(skipped, together)
      }
    }
    var (one, other) = (0, 0)
    while one < old.count, other < new.count {
      let likeness = alike[one * new.count + other]
      let here = best[one * width + other]
      if likeness > 0, here == likeness + best[(one + 1) * width + other + 1] {
        pairs.append((old[one], new[other]))
        (one, other) = (one + 1, other + 1)
      } else if here == best[(one + 1) * width + other] {
        removed.append(old[one])
        one += 1
      } else {
        added.append(new[other])
        other += 1
      }
    }
    removed += old[one...]
    added += new[other...]
  }
}

/// Which modifiers of two elements are the same one: those of the same type, in order.
struct LayerMatch {
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// The views themselves, the last of their layers, are always a pair.
  init(_ old: TreeElement, _ new: TreeElement) {
    let types = (old.layers.dropLast().map(\.node.type), new.layers.dropLast().map(\.node.type))
    let aligned = ElementAlignment(Array(types.0.indices), Array(types.1.indices)) {
      types.0[$0] == types.1[$1] ? 1 : 0
    }
    pairs = aligned.pairs + [(types.0.count, types.1.count)]
    (removed, added) = (aligned.removed, aligned.added)
  }
}
