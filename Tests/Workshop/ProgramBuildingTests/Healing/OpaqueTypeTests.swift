import Testing

@testable import ProgramBuilding

@Suite struct OpaqueTypeTests {
  private let missing = CompilerMessage(
    file: "/p/A.swift", line: 3, column: 14, kind: "error",
    text: "'Part' is not a member type of struct 'Kit.Own'")

  private func healer(_ modules: [String] = []) -> Healer {
    let text = "import Kit\nstruct A {\n  var b: Own.Part\n}"
    return Healer(
      [
        HealedFile(
          name: "A.swift", original: "/p/A.swift", path: "A.swift", bytes: Array(text.utf8))
      ], flags: [], modules: modules)
  }

  private func heal(_ healer: inout Healer, _ error: CompilerMessage) {
    let hasChanged = healer.heal([error])
    #expect(hasChanged)
  }

  private func added(_ healer: Healer) -> String? {
    healer.texts[HealedSources.addedFile].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what has the type around it is imported`() {
    var healer = healer(["Kit"])
    heal(&healer, missing)
    #expect(
      added(healer)?.hasPrefix("import FoundationAdditions\nimport Kit\n\nextension Kit.Own {\n")
        == true)
  }

  @Test func `a type that the compiler refuses is taken back`() {
    var healer = healer()
    heal(&healer, missing)
    #expect(added(healer)?.contains("\nextension Kit.Own {\n") == true)
    let refusal = CompilerMessage(
      file: "/w/\(HealedSources.addedFile)", line: 3, column: 11, kind: "error",
      text: "cannot find type 'Kit' in scope")
    heal(&healer, refusal)
    #expect(added(healer) == nil)
    heal(&healer, missing)
    #expect(added(healer) == nil)
    #expect(healer.texts["A.swift"] != nil)
  }

  @Test func `all are where the compiler does not say which`() {
    var healer = healer()
    heal(&healer, missing)
    heal(
      &healer,
      CompilerMessage(
        file: "/w/\(HealedSources.addedFile)", line: 1, column: 1, kind: "error", text: "no"))
    #expect(added(healer) == nil)
  }
}
