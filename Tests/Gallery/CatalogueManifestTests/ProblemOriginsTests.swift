import CatalogueManifest
import DiagnosticRecords
import Testing

/// Which problems are the user's own.
struct ProblemOriginsTests {
  private func diagnostic(_ subject: String?, file: String? = "A.swift") -> Diagnostic {
    Diagnostic(.sample, as: .error, "No.", file: file, subject: subject)
  }

  @Test func `What names a missing thing is told from what follows`() {
    var item = MissingItem(program: "App", kind: .name, name: "Tea")
    let known = ProblemOrigins([item])
    #expect(known.origin(of: diagnostic("Tea")) == .missing(.name))
    #expect(known.origin(of: diagnostic("")) == .consequence)
    #expect(known.origin(of: diagnostic("Milk")) == .own)
    #expect(known.origin(of: diagnostic(nil)) == .own)
    item.positions = [.init(file: "A.swift", line: 2, left: "error")]
    let refused = ProblemOrigins([item])
    #expect(refused.origin(of: diagnostic(nil)) == .consequence)
    #expect(refused.origin(of: diagnostic(nil, file: nil)) == .own)
  }
}
