import Synchronization

/// What was worked out before: the pictures of an entry differ in colours and sizes, seldom in
/// words, and formatting a date takes longer than setting it. Questions that are equal must have
/// answers of the same bytes: strings are asked for by theirs.
final class KnownAnswers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let answers = Mutex<[Question: Answer]>([:])
  /// Beyond so many it begins anew; widgets that need more are no slower than without it.
  private static var limit: Int { 1024 }

  func answer(_ question: Question, _ make: (Question) -> Answer) -> Answer {
    if let known = answers.withLock({ $0[question] }) { return known }
    let answer = make(question)
    answers.withLock {
      if $0.count == Self.limit { $0.removeAll(keepingCapacity: true) }
      $0[question] = answer
    }
    return answer
  }
}
