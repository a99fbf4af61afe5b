package import Foundation
import VectorDrawing

/// What a node answers to some proposals.
package struct MeasuredAnswer {
  package let size: CGSize
  /// The proposals that are answered so.
  package let span: ProposalSpan
}

/// The sizes a node answered. The first few, which are all that most nodes ever give, are kept
/// beside the node; an array is made only for more.
package struct MeasureCache: ~Copyable {
  /// How many lie beside the node.
  static var near: Int { 3 }

  package private(set) var count = 0
  /// Room for those, nothing of which is there before it was answered.
  package let first: UnsafeMutablePointer<MeasuredAnswer>
  private var more: [MeasuredAnswer]?

  init(_ room: UnsafeMutablePointer<MeasuredAnswer>) { first = room }

  /// Forgets all.
  mutating func clear() { (count, more) = (0, nil) }

  /// The answer to a proposal, if it was given.
  @inlinable @inline(__always) package func answer(
    to proposal: ProposedViewSize
  ) -> UnsafeMutablePointer<MeasuredAnswer>? {
    for index in 0..<count where first[index].span.contains(proposal) { return first + index }
    return nil
  }

  /// The answer to a proposal among those that have no room beside the node.
  @inline(__always) func seldomAnswer(to proposal: ProposedViewSize) -> MeasuredAnswer? {
    more?.first { $0.span.contains(proposal) }
  }

  mutating func keep(_ answer: MeasuredAnswer) {
    if count < Self.near {
      (first + count).initialize(to: answer)
      count += 1
      return
    }
    var answers = more ?? []
    more = nil
    if answers.count >= 24 { answers.removeFirst(12) }
    answers.append(answer)
    more = answers
  }
}
