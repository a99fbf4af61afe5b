import SourcePreparing
import Testing

@testable import ProgramBuilding

/// Which module a missing name is said to be of.
extension HealerTests {
  @Test func `what is missing is named with the one module that can have it`() {
    let found = healed(
      "import Kit\nfunc f() {\n  g(‸Hash.of(1))\n}", "cannot find 'Hash' in scope", made: ["Kit"])
    #expect(found.parts == ["value Kit.Hash"])
    let other = healed(
      "import Kit\nfunc f() -> Int { g(a.‸b.c) }", "failed to produce diagnostic for expression",
      made: ["Kit"])
    #expect(other.parts == ["value a.b.c (Kit)"])
  }

  @Test func `of several modules a name is of the one that begins as it does`() {
    let code = "import FirebaseCore\nimport RealmSwift\nfunc f() {\n  g(‸Hash.of(1))\n}"
    func parts(_ name: String) -> [String] {
      healed(
        code.replacing("Hash", with: name), "cannot find '\(name)' in scope",
        made: ["FirebaseCore", "RealmSwift"]
      ).parts
    }
    #expect(parts("FIRApp") == ["value FirebaseCore.FIRApp"])
    #expect(parts("Hash") == ["value Hash"])
  }

  @Test func `of several modules a name is of the one that all its files import`() {
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), flags: [])
    let files = ["import A\nimport B\nHash()", "import B\nHash()", "import A\nOther()"].map {
      HealedFile(name: "F.swift", original: "/p/F.swift", path: "F.swift", bytes: Array($0.utf8))
        .outline(conditions)
    }
    let cause = MissingCause(made: ["A", "B"], outlines: files)
    #expect(cause.qualified("Hash", in: files[0]) == "B.Hash")
    #expect(cause.qualified("Other", in: files[0]) == "A.Other")
    #expect(cause.qualified("None", in: files[0]) == "None")
  }

  /// The compiler does not say the name of what `@Environment` reads.
  @Test(arguments: [
    ("‸@Environment(\\.brand) var brand", "no exact matches in call to initializer "),
    ("@Environment(‸\\.brand) var brand: Int", "cannot infer key path type from context; x"),
    (
      "‸@Environment(\\.brand) private var brand: Int",
      "initializer 'init(_:)' requires that 'Int' be a class type"
    ),
  ])
  func `what the environment lacks is named`(code: String, message: String) {
    let found = healed("struct V {\n  \(code)\n}", message, made: [])
    #expect(found.parts.allSatisfy { $0.hasSuffix(" EnvironmentValues.brand") })
    #expect(!found.parts.isEmpty)
    let other = healed("struct V {\n  let a = ‸A(\\.brand)\n}", message, made: [])
    #expect(!other.parts.contains { $0.hasSuffix(" EnvironmentValues.brand") })
  }
}
