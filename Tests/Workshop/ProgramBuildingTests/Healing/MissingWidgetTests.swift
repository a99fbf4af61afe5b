import Testing

extension HealerTests {
  private static let scope = "cannot find 'Far' in scope"

  private func bundle(_ code: String, of type: String = "WidgetBundle") -> String {
    "@main struct B: \(type) {\n  var body: some Widget {\n\(code)\n  }\n}"
  }

  @Test func `a bundle does without a widget that is not there`() {
    let found = healed(bundle("    ‸Far()\n    Near()"), Self.scope)
    #expect(found.text == bundle("    \n    Near()"))
    #expect(found.parts == ["declaration Far"])
    #expect(
      healed(bundle("    if a {\n      ‸Far()\n    }\n    Near()"), Self.scope).text
        == bundle("    if a {\n      \n    }\n    Near()"))
  }

  @Test func `its only widget may be what is not there, and where more goes with an error too`() {
    #expect(healed(bundle("    ‸Far()"), Self.scope).text == bundle("    "))
    let coarse = healed(bundle("    Near()\n    ‸Far()"), Self.scope, coarsely: true)
    #expect(coarse.text == bundle("    Near()\n    "))
  }

  @Test func `what is no list of a bundle stays one`() {
    #expect(
      healed(bundle("    return ‸Far().body\n    Near()"), Self.scope).text.contains("Never"))
    #expect(healed(bundle("    ‸Far()", of: "Other"), Self.scope).text.contains("Never"))
  }
}
