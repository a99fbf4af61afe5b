/// Which elements of two pictures are the same one.
///
/// Elements of a view are matched in their order so that they have as much in common as possible
/// (a longest common subsequence, weighted by likeness); of what is left, equal elements have
/// moved.
struct ElementMatch {
  /// An element then and now.
  struct Pair {
    let old: Int
    let new: Int
    /// Whether it is in another place of the tree.
    var isMoved = false
  }

  private let old: ElementTree
  private let new: ElementTree
  /// Outer elements before inner ones.
  private(set) var pairs: [Pair] = []
  /// Elements that are no more, none in another of them.
  private(set) var removed: [Int] = []
  /// Elements that are new, none in another of them.
  private(set) var added: [Int] = []

  init(_ old: ElementTree, _ new: ElementTree) {
    (self.old, self.new) = (old, new)
    match(lists: old.roots, new.roots)
    findMoved()
  }

  private mutating func match(lists one: [Int], _ other: [Int]) {
    let aligned = ElementAlignment(one, other) { old[$0].likeness(to: new[$1]) }
    removed += aligned.removed
    added += aligned.added
    for (former, now) in aligned.pairs { match(former, now) }
  }

  private mutating func match(_ former: Int, _ now: Int, isMoved: Bool = false) {
    pairs.append(Pair(old: former, new: now, isMoved: isMoved))
    let layers = LayerMatch(old[former], new[now])
    for (one, other) in layers.pairs {
      match(lists: old[former].layers[one].others, new[now].layers[other].others)
    }
    match(lists: old[former].children, new[now].children)
  }

  /// Elements that are gone in one place and there in another, the largest first.
  private mutating func findMoved() {
    var gone = removed.flatMap { below($0, old) }
    var come = added.flatMap { below($0, new) }
    var moved: [(Int, Int)] = []
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    let bySize = { (one: Int, other: Int, tree: ElementTree) -> Bool in
      (-tree[one].words.count, one) < (-tree[other].words.count, other)
    }
    gone.sort { bySize($0, $1, old) }
    come.sort { bySize($0, $1, new) }
    for former in gone where !taken.old.contains(former) && !old[former].words.isEmpty {
      let same = come.first {
        !taken.new.contains($0) && new[$0].content == old[former].content
      }
      guard let same else { continue }
      moved.append((former, same))
      taken.old.formUnion(below(former, old))
      taken.new.formUnion(below(same, new))
    }
    let former = Set(moved.map(\.0))
    let now = Set(moved.map(\.1))
    removed.removeAll { former.contains($0) }
    added.removeAll { now.contains($0) }
    for (one, other) in moved { match(one, other, isMoved: true) }
  }

  /// An element and all in it.
  private func below(_ element: Int, _ tree: ElementTree) -> [Int] {
    [element] + tree[element].inner.flatMap { below($0, tree) }
  }

  /// Elements of today that have moved, and all in them.
  var carried: Set<Int> {
    Set(pairs.filter(\.isMoved).flatMap { below($0.new, new) })
  }

  /// Elements of a new one that were there before, in another place.
  func moved(into element: Int) -> [Pair] {
    let inside = Set(below(element, new))
    return pairs.filter { $0.isMoved && inside.contains($0.new) }
  }

  /// Elements of one that is no more that are elsewhere now.
  func moved(outOf element: Int) -> [Pair] {
    let inside = Set(below(element, old))
    return pairs.filter { $0.isMoved && inside.contains($0.old) }
  }
}

extension TreeElement {
  /// How likely two elements are the same one, from 0 to 1; 0 where they can not be.
  func likeness(to other: TreeElement) -> Double {
    if whole == other.whole { return 1 }
    if content == other.content { return 0.98 }
    if node.type != other.node.type {
      // Of another type, but with the same in it: a row that has become a column.
      let shared = words.isEmpty || children.isEmpty ? 0 : Self.shared(words, other.words)
      return shared > 0.8 ? 0.5 * shared : 0
    }
    if children.isEmpty, other.children.isEmpty {
      return words == other.words ? 0.9 : 0.5
    }
    return 0.4 + 0.5 * Self.shared(words, other.words)
  }

  /// The share of two sorted lists that is in both.
  private static func shared(_ one: [Int], _ other: [Int]) -> Double {
    if one.isEmpty, other.isEmpty { return 1 }
    var (first, second, count) = (0, 0, 0)
    while first < one.count, second < other.count {
      if one[first] == other[second] {
        (first, second, count) = (first + 1, second + 1, count + 1)
      } else if one[first] < other[second] {
        first += 1
      } else {
        second += 1
      }
    }
    return 2 * Double(count) / Double(one.count + other.count)
  }
}
