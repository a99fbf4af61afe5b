import Foundation

/// The sizes a node answered. The first few proposals, which are all that most nodes ever meet, are
/// kept in place; an array is made only for more.
struct MeasureCache {
  private struct Entry {
    let width: UInt64
    let height: UInt64
    let size: CGSize
  }

  /// The places that are made with the node.
  private static var near: Int { 8 }

  private var count = 0
  private var first = InlineArray<8, Entry>(repeating: Entry(width: 0, height: 0, size: .zero))
  private var more: [Entry] = []

  subscript(proposal: ProposedViewSize) -> CGSize? {
    // Mutating, so that it is read where it lies: the copy would cost more than the search.
    @inline(__always) mutating get {
      let (width, height) = (Self.key(proposal.width), Self.key(proposal.height))
      for index in 0..<count {
        if first[unchecked: index].width == width, first[unchecked: index].height == height {
          return first[unchecked: index].size
        }
      }
      for entry in more where entry.width == width && entry.height == height { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = Entry(
        width: Self.key(proposal.width), height: Self.key(proposal.height), size: newValue)
      if count < Self.near {
        first[count] = entry
        count += 1
      } else {
        if more.count >= 24 { more.removeFirst(12) }
        more.append(entry)
      }
    }
  }

  /// A length by its bits, so that comparing is cheap; no length has the bits of `nil`.
  @inline(__always) private static func key(_ length: CGFloat?) -> UInt64 {
    length.map { Double($0).bitPattern } ?? .max
  }
}
