/// A question to a provider with the pictures of its answer: what is drawn in one go, and lost in
/// one if it ends the program.
package struct DrawingStep: Codable, Hashable, Sendable {
  /// What is asked, what needs the least of a widget first.
  package enum Question: String, CaseIterable, Codable, Sendable {
    case placeholder, snapshot, timeline
  }

  package var question: Question
  package var family: String
  /// Index among the widget's instances.
  package var instance: Int
  /// Index among the slots of the plan.
  package var slot: Int

  package init(_ question: Question, _ family: String, instance: Int, slot: Int) {
    (self.question, self.family) = (question, family)
    (self.instance, self.slot) = (instance, slot)
  }

  /// What is left to do where some steps were begun by programs that have ended since. Then
  /// timelines come last: whatever ends the next program costs no picture that needs none.
  static func left(of steps: [DrawingStep], begun: Set<DrawingStep>) -> [DrawingStep] {
    if begun.isEmpty { return steps }
    let left = steps.filter { !begun.contains($0) }
    return Question.allCases.flatMap { question in left.filter { $0.question == question } }
  }
}
