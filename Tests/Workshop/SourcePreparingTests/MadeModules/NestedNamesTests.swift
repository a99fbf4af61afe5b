import Testing

@testable import SourcePreparing

/// Names that code finds in the types around it.
extension MadeModulesTests {
  @Test(arguments: [
    ("enum L10n { enum AppIntent {} }", false), ("protocol AppIntent {}", true),
    ("extension L10n { struct AppIntent {} }", false),
  ])
  func `what a protocol of ours gives is not made beside a nested type of its name`(
    own: String, isMade: Bool
  ) {
    let lines = Self.lines("\(own)\nstruct I: AppIntent { @Parameter(title: \"a\") var a: Thing? }")
    #expect(lines.contains { $0.contains(" Thing ") })
    #expect(lines.contains { $0.contains(" Parameter") } == isMade)
  }

  @Test(arguments: [
    "struct O { struct N { var a: Parameter? } }",
    "struct O { class N {}\nclass M: N { var a: Parameter? } }",
  ])
  func `a nested type gives its code nothing that it does not have`(code: String) {
    #expect(Self.lines(code).contains { $0.contains(" Parameter") })
  }
}
