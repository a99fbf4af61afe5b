import Testing

@testable import MacroExpansion

private func message(
  _ type: String, role: String, _ syntax: String, context: String = ""
) -> JSONValue {
  .object([
    .init("macro", .object([.init("typeName", .string(type))])),
    .init("macroRole", .string(role)),
    .init("discriminator", .string("$s1")),
    .init(
      "syntax",
      .object([
        .init("source", .string(syntax)),
        .init(
          "location",
          .object([
            .init("fileName", .string("A.swift")),
            .init("offset", .number(100)),
          ])),
      ])),
    .init("lexicalContext", .array([.object([.init("source", .string(context))])])),
    .init("somethingNew", .array([.null])),
  ])
}

private func answer(_ payload: JSONValue) -> JSONValue? {
  MacroPlugin.answer(to: .object([.init("expandFreestandingMacro", payload)]))["expandMacroResult"]
}

private func squeezed(_ text: String?) -> String {
  (text ?? "none").split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

@Test(
  "An entry becomes a key and accessors",
  arguments: [
    (
      "@Entry var a = 1", "EnvironmentValues",
      "private struct __Key_a: SwiftUI.EnvironmentKey { static let defaultValue = 1 }"
    ),
    (
      "/// a var b\n@Entry public var size: [Int: Int] = [1: 2]", "EnvironmentValues",
      """
      private struct __Key_size: SwiftUI.EnvironmentKey { \
      static var defaultValue: [Int: Int] { [1: 2] } }
      """
    ),
    (
      "@Entry var note: String?", "Transaction",
      """
      private struct __Key_note: SwiftUI.TransactionKey { \
      static var defaultValue: String? { nil } }
      """
    ),
    (
      "@Entry var f: Int?", "FocusedValues",
      "private struct __Key_f: SwiftUI.FocusedValueKey { typealias Value = Int }"
    ),
    (
      "@Entry var `in`: Bool = false", "ContainerValues",
      """
      private struct __Key_in: SwiftUI.ContainerValueKey { \
      static var defaultValue: Bool { false } }
      """
    ),
  ])
func entryKey(_ source: String, _ container: String, _ shown: String) {
  let payload = message("EntryMacro", role: "peer", source, context: "extension \(container)")
  #expect(squeezed(answer(payload)?["expandedSource"]?.string) == shown)
}

@Test("A preview becomes a record of the section")
func previewRecord() {
  let payload = message(
    "PreviewMacro", role: "declaration", "@available(iOS 17, *)\n#Preview(\"#Preview\") { V() }")
  let wanted = """
    @available(iOS 17, *) @used @section("vitrine_previews") \
    nonisolated let $s113PreviewRecordfMu_: ( \
    UInt, @convention(c) (UnsafeMutableRawPointer) -> Void ) = ( #line, { collector in \
    SwiftUI._registerPreview(collector, #fileID, #line) { SwiftUI.Preview("#Preview") { V() } } } )
    """
  #expect(squeezed(answer(payload)?["expandedSource"]?.string) == wanted)
}

@Test("A property of a managed object reads and writes a value by its name")
func managedProperty() {
  let payload = message("ManagedMacro", role: "accessor", "@_Managed  public var `in`: Date?")
  #expect(
    squeezed(answer(payload)?["expandedSource"]?.string)
      == #"get { _managed("in") } set { setValue(newValue, forKey: "in") }"#)
}

@Test("A model conforms, and the attributes of its properties say nothing")
func model() {
  let request = MacroRequest(
    .object([
      .init("macroRole", .string("extension")),
      .init("extendedTypeSyntax", .object([.init("source", .string(" Outer.Drink "))])),
    ]))
  #expect(
    (try? ModelMacro.expansion(of: request))
      == "extension Outer.Drink: SwiftData.PersistentModel {}")
  let attribute = message("MarkerMacro", role: "peer", "@Attribute(.unique) var name: String")
  #expect(answer(attribute)?["expandedSource"]?.string == "")
}

@Test("Previewable variables move into a view around the rest")
func previewable() {
  let source = """
    ("x") {
      @Previewable @State var a = [1,
        2]
      @Previewable @State var b = f
        .g()
      Text("{\\(a)")
    }
    """
  let wanted = """
    ("x") { struct PreviewableContent: SwiftUI.View { @State var a = [1, 2] @State var b = f .g() \
    var body: some SwiftUI.View { Text("{\\(a)") } } return PreviewableContent() }
    """
  #expect(squeezed(PreviewableMacro.moved(in: source)) == wanted)
  #expect(PreviewableMacro.moved(in: "{ Text(\"a\") }") == "{ Text(\"a\") }")
}

@Test("A mistake is reported at its place in the file")
func mistakes() {
  let payload = message("EntryMacro", role: "peer", "@Entry var a: Int")
  let diagnostic = answer(payload)?["diagnostics"]?.elements.first
  #expect(diagnostic?["message"]?.string == "'a' needs a value, as its type is not optional.")
  #expect(diagnostic?["position"]?["offset"]?.integer == 111)
  let unknown = MacroPlugin.answer(to: .object([.init("tomorrow", .null)]))
  #expect(unknown["expandMacroResult"]?["expandedSource"] == .null)
}

@Test(
  "JSON survives a round trip, and nonsense is refused",
  arguments: [
    #"{"a":[1,-2.5,true,false,null],"b":"q\"\\\n\u0001é😀"}"#, "[]", "{}", #""""#,
  ])
func roundTrip(_ text: String) {
  #expect(JSONValue(parsing: Array(text.utf8))?.encoded == text)
}

@Test(
  "Malformed JSON is refused",
  arguments: ["", "{", "[1,", "tru", "{\"a\"}", "1 2", "\"\\u12", "[1}"])
func refusal(_ text: String) {
  #expect(JSONValue(parsing: Array(text.utf8)) == nil)
}

@Test("Escaped surrogates become one character")
func surrogates() {
  #expect(JSONValue(parsing: Array(#""\ud83d\ude00""#.utf8)) == .string("😀"))
}
