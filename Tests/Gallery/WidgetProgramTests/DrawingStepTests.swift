import Testing

@testable import WidgetProgram

/// What is drawn in one go.
struct DrawingStepTests {
  @Test("After a loss timelines come last; before, everything in the order of the plan")
  func order() {
    let steps = (0..<2).flatMap { slot in
      DrawingStep.Question.allCases.map { DrawingStep($0, "f", instance: 0, slot: slot) }
    }
    #expect(DrawingStep.left(of: steps, begun: []) == steps)
    let left = DrawingStep.left(of: steps, begun: Set(steps.prefix(2)))
    #expect(left.map(\.question) == [.placeholder, .snapshot, .timeline, .timeline])
    #expect(left.map(\.slot) == [1, 1, 0, 1])
  }
}
