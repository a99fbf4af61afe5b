import Foundation

/// The sizes a node answered. The first few proposals, which are all that most nodes ever meet, are
/// kept in place; an array is made only for more.
struct MeasureCache {
  private struct Entry {
    let key: Key
    let size: CGSize
  }

  /// A proposal by its bits, so that comparing is cheap; no length has the bits of `nil`.
  private struct Key: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? .max
      height = proposal.height.map { Double($0).bitPattern } ?? .max
    }
  }

  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?
  private var more: [Entry] = []

  subscript(proposal: ProposedViewSize) -> CGSize? {
    // Mutating, so that it is read where it lies: the copy would cost more than the search.
    mutating get {
      let key = Key(proposal)
      guard let first else { return nil }
      if first.key == key { return first.size }
      guard let second else { return nil }
      if second.key == key { return second.size }
      guard let third else { return nil }
      if third.key == key { return third.size }
      guard let fourth else { return nil }
      if fourth.key == key { return fourth.size }
      for entry in more where entry.key == key { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = Entry(key: Key(proposal), size: newValue)
      if first == nil {
        first = entry
      } else if second == nil {
        second = entry
      } else if third == nil {
        third = entry
      } else if fourth == nil {
        fourth = entry
      } else {
        if more.count >= 24 { more.removeFirst(12) }
        more.append(entry)
      }
    }
  }
}
