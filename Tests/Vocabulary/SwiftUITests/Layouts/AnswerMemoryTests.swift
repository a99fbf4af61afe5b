import Testing

// Files that import Testing must not import SwiftUI (see LayoutVectorTests.swift).

@MainActor @Test func whatATreeAnswersDoesNotDependOnWhatItWasAskedBefore() {
  for seed in 0..<120 {
    if let difference = AnswerMemory.difference(seed) { Issue.record("\(seed): \(difference)") }
  }
}
