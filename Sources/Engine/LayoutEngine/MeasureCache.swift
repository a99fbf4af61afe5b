package import Foundation
package import VectorDrawing

/// What a node answers to a proposal.
package struct MeasuredAnswer {
  package let size: CGSize
  /// The axes along which every other proposal would have been answered the same.
  package let ignoredAxes: Axis.Set
}

/// The sizes a node answered. The first few proposals, which are all that most nodes ever meet, are
/// kept in place; an array is made only for more.
struct MeasureCache {
  private struct Entry {
    let width: Key
    let height: Key
    let answer: MeasuredAnswer

    static let none = Entry(
      width: Key(), height: Key(), answer: MeasuredAnswer(size: .zero, ignoredAxes: []))
  }

  /// A length by its bits, so that comparing is cheap; no length has the bits of `nil`.
  private struct Key {
    var bits: UInt64 = 0
    /// The bits that count: none where the answer does not depend on the length.
    var mask: UInt64 = .max

    @inline(__always) static func bits(_ length: CGFloat?) -> UInt64 {
      length.map { Double($0).bitPattern } ?? .max
    }

    /// 0 where a length is the key's.
    @inline(__always) func difference(_ other: UInt64) -> UInt64 { (bits ^ other) & mask }
  }

  /// The slots that are made with the node.
  private static var near: Int { 4 }

  private var count = 0
  private var first = InlineArray<4, Entry>(repeating: .none)
  private var more: [Entry] = []

  subscript(proposal: ProposedViewSize) -> MeasuredAnswer? {
    // Mutating, so that it is read where it lies: the copy would cost more than the search.
    @inline(__always) mutating get {
      let (width, height) = (Key.bits(proposal.width), Key.bits(proposal.height))
      for index in 0..<count
      where first[unchecked: index].width.difference(width)
        | first[unchecked: index].height.difference(height) == 0
      {
        return first[unchecked: index].answer
      }
      for entry in more
      where entry.width.difference(width) | entry.height.difference(height) == 0 {
        return entry.answer
      }
      return nil
    }
  }

  mutating func keep(_ answer: MeasuredAnswer, for proposal: ProposedViewSize) {
    let entry = Entry(
      width: Key(
        bits: Key.bits(proposal.width), mask: answer.ignoredAxes.contains(.horizontal) ? 0 : .max),
      height: Key(
        bits: Key.bits(proposal.height), mask: answer.ignoredAxes.contains(.vertical) ? 0 : .max),
      answer: answer)
    if count < Self.near {
      first[count] = entry
      count += 1
    } else {
      if more.count >= 24 { more.removeFirst(12) }
      more.append(entry)
    }
  }
}
