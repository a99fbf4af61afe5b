import FoundationAdditions
package import Testing

/// Lets each test collect the reports of stand-ins for itself: others run beside it.
package struct OwnDiagnostics: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package init() {}

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await HostDiagnostics.$collection.withValue(HostDiagnostics.Collection()) {
      try await function()
    }
  }
}
