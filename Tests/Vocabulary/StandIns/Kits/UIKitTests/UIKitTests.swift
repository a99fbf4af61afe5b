import Testing

// Files that import Testing must not import UIKit: the compiler would look for an overlay of
// Testing for our module CoreGraphics, which Linux does not have.

@MainActor @Test(arguments: colorFacts + imageFacts + drawingFacts + controllerFacts + otherFacts)
func uiKitAnswers(_ fact: UIKitFact) {
  #expect(fact.answer() == fact.expected)
}
