import DiagnosticRecords
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@MainActor struct VitrineMissingViewTests {
  private func said(_ name: String) -> Diagnostic? {
    let session = LayoutProbe.makeSession { _ in }
    _ = _ViewResolver(environment: EnvironmentValues(session: session))
      .single(_VitrineMissingView(name, "A.swift", 3))
    return session.outcome.diagnostics.first
  }

  @Test func `it names what is missing, with its place`() {
    let missing = said("Feed")
    #expect(missing?.rule == "missing-view" && missing?.subject == "Feed")
    #expect(missing?.file == "A.swift" && missing?.line == 3)
    #expect(missing?.message.contains("needs Feed, which is not at hand") == true)
  }

  @Test func `it says what the compiler says where nothing is missing`() {
    let error = said("error: extra argument 'a' in call")
    #expect(error?.subject == nil && error?.hint == nil && error?.line == 3)
    #expect(
      error?.message.hasSuffix(
        "does not compile; a labelled box stands for it: "
          + "extra argument 'a' in call") == true)
  }
}
