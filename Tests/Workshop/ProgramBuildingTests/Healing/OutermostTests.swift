import Testing

@testable import ProgramBuilding

/// The last that can be left out.
extension HealerTests {
  private static let refusal =
    "binary operator '<' cannot be applied to operands of type 'Int' and 'String'"

  /// Files after the outermost declarations with an error went.
  private func outermost(_ marked: String, isOfLacking: Bool = true) -> String? {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    var healer = Healer(
      [
        HealedFile(
          name: "A", original: "/p/A", path: "A", bytes: Array(parts.joined().utf8))
      ], flags: [], isOfLacking: isOfLacking)
    let error = CompilerMessage(
      file: "/p/A", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, kind: "error",
      text: Self.refusal)
    guard healer.leaveOutOutermost([error, error]) else { return nil }
    #expect(healer.doubtful.map(\.text) == [Self.refusal])
    #expect(healer.parts.map(\.kind) == [.declaration])
    return String(decoding: healer.files[0].bytes, as: UTF8.self)
      .split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }.joined(separator: "\n")
  }

  @Test func `a widget that nothing heals goes, and the bundle stays`() {
    let bundle = "@main struct B: WidgetBundle {\n  var body: some Widget { W(); V() }\n}"
    let widget = "struct W: Widget {\n  var a: Int { ‸b }\n}\n"
    #expect(outermost(widget + bundle) == bundle)
    #expect(outermost(widget + bundle, isOfLacking: false) == nil)
    #expect(
      outermost("@main struct B: WidgetBundle {\n  var a: Int { ‸b }\n  let c = 1\n}")
        == "@main struct B: WidgetBundle {\n  let c = 1\n}")
    #expect(outermost("@main struct B: ‸WidgetBundle {\n}") == nil)
  }
}
