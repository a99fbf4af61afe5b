package import Foundation
import VectorDrawing

/// What a node answers to some proposals.
package struct MeasuredAnswer {
  package let size: CGSize
  /// The proposals that are answered so.
  package let span: ProposalSpan
}

/// The sizes a node answered. The first few, which are all that most nodes ever give, are kept in
/// place; an array is made only for more.
struct MeasureCache {
  /// The slots that are made with the node.
  private static var near: Int { 3 }

  private var count = 0
  private var first = InlineArray<3, MeasuredAnswer>(
    repeating: MeasuredAnswer(size: .zero, span: .none))
  private var more: [MeasuredAnswer] = []

  subscript(proposal: ProposedViewSize) -> MeasuredAnswer? {
    // Mutating, so that it is read where it lies: the copy would cost more than the search.
    @inline(__always) mutating get {
      for index in 0..<count where first[unchecked: index].span.contains(proposal) {
        return first[unchecked: index]
      }
      for answer in more where answer.span.contains(proposal) { return answer }
      return nil
    }
  }

  mutating func keep(_ answer: MeasuredAnswer) {
    if count < Self.near {
      first[count] = answer
      count += 1
    } else {
      if more.count >= 24 { more.removeFirst(12) }
      more.append(answer)
    }
  }
}
