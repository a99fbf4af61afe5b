import DiagnosticRecords
import Testing

@testable import ProgramBuilding

/// What a module at hand declares, and files name without importing it.
@Suite struct LostImportTests {
  private static let having = [
    "Place": Set(["Maps", "Kit"]), "Text": ["Kit", "Views"], "Date": ["Foundation"],
  ]

  /// - Parameter other: another file of the module.
  private func healer(_ text: String, other: String = "") -> Healer {
    Healer(
      [("A.swift", text), ("B.swift", other)].map {
        HealedFile(name: $0, original: "/p/\($0)", path: $0, bytes: Array($1.utf8))
      }, flags: [], modules: ["Kit", "Maps", "Views"],
      modulesHaving: { names in Self.having.filter { names.contains($0.key) } })
  }

  private func heal(
    _ text: String, other: String = "", _ errors: (line: Int, column: Int, text: String)...
  ) -> Healer {
    var healer = healer(text, other: other)
    _ = healer.heal(
      errors.map {
        CompilerMessage(
          file: "/p/A.swift", line: $0.line, column: $0.column, kind: "error", text: $0.text)
      })
    return healer
  }

  private func text(_ healer: Healer) -> String {
    String(decoding: healer.files[0].bytes, as: UTF8.self)
  }

  @Test func `the module that most files import is imported, and no type is made`() {
    let healed = heal(
      "import Umbrella\nfunc f(_ a: Place) {}", other: "import Maps",
      (2, 13, "cannot find type 'Place' in scope"))
    #expect(text(healed) == "import Maps; import Umbrella\nfunc f(_ a: Place) {}")
    #expect(healed.texts[HealedSources.addedFile] == nil)
    #expect(healed.parts.isEmpty && healed.doubtful.isEmpty)
    let said = healed.addedImports.map(\.diagnostic)
    #expect(said.map(\.rule) == ["import-added"])
    #expect(said.first?.line == 2)
    #expect(said.first?.message.hasPrefix("Place is named without") == true)
  }

  @Test func `all that a file lacks are imported at once, as other files do`() {
    let healed = heal(
      "func f(_ a: Place) { Text() }", other: "internal import Views\nimport Maps",
      (1, 13, "cannot find type 'Place' in scope"), (1, 22, "cannot find 'Text' in scope"))
    #expect(
      text(healed) == "import Maps; internal import Views; func f(_ a: Place) { Text() }")
    #expect(healed.addedImports.count == 2)
  }

  @Test func `a file without imports gets Foundation from its framework`() {
    let healed = heal("enum A { case b(Date) }", (1, 17, "cannot find type 'Date' in scope"))
    #expect(text(healed) == "import Foundation; enum A { case b(Date) }")
  }

  @Test(arguments: [
    ("import Maps\nimport Kit\nfunc f(_ a: Place) {}", "what it imports does not help"),
    ("struct B {}\n\nfunc f(_ a: Other) {}", "nobody declares it"),
  ])
  func `else a type is made`(code: String, _: String) {
    let name = code.contains("Place") ? "Place" : "Other"
    let healed = heal(code, other: "import Maps", (3, 13, "cannot find type '\(name)' in scope"))
    #expect(text(healed) == code)
    #expect(healed.texts[HealedSources.addedFile] != nil)
  }

  @Test func `what a file gets may help against its other errors`() {
    let healed = heal(
      "func f(_ a: Place) {\n  g(a.shown)\n}", other: "import Maps",
      (1, 13, "cannot find type 'Place' in scope"),
      (2, 7, "value of type 'Text' has no member 'shown'"))
    #expect(text(healed) == "import Maps; func f(_ a: Place) {\n  g(a.shown)\n}")
    #expect(healed.parts.isEmpty)
  }

  @Test func `each module is asked in a file of its own`() {
    let sources = ImportProbe.sources(["A", "B"], ["Kit", "Maps"])
    #expect(sources.map(\.name) == ["Probe0.swift", "Probe1.swift"])
    #expect(
      String(decoding: sources[1].bytes, as: UTF8.self)
        == "import Maps\nprivate func probe() {\n  _ = `A`\n  _ = `B`\n}\n")
  }
}
