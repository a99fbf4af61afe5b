import FoundationAdditions
import Testing

/// Lets each test collect the reports of stand-ins for itself: others run beside it.
struct OwnDiagnostics: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await HostDiagnostics.$collection.withValue(HostDiagnostics.Collection()) {
      try await function()
    }
  }
}
