import Encodings
import Testing

@testable import MacroExpansion

private func message(
  _ type: String, role: String, _ syntax: String, context: String = ""
) -> JSONValue {
  .object([
    "macro": .object(["typeName": .string(type)]),
    "macroRole": .string(role),
    "discriminator": .string("$s1"),
    "syntax": .object([
      "source": .string(syntax),
      "location": .object(["fileName": .string("A.swift"), "offset": .number(100)]),
    ]),
    "lexicalContext": .array([.object(["source": .string(context)])]),
    "somethingNew": .array([.null]),
  ])
}

private func answer(_ payload: JSONValue) -> JSONValue? {
  MacroPlugin.answer(to: .object(["expandFreestandingMacro": payload]))["expandMacroResult"]
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
  #expect(squeezed(answer(payload)?["expandedSource"]?.text) == shown)
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
  #expect(squeezed(answer(payload)?["expandedSource"]?.text) == wanted)
}

@Test("A preview in a type becomes a static member of it")
func previewInType() {
  let payload = message(
    "PreviewMacro", role: "declaration", "#Preview { V() }", context: "extension V {\n}")
  let source = squeezed(answer(payload)?["expandedSource"]?.text)
  #expect(source.hasPrefix("@used @section(\"vitrine_previews\") nonisolated static let $s1"))
}

@Test("A property of a managed object reads and writes a value by its name")
func managedProperty() {
  let payload = message("ManagedMacro", role: "accessor", "@_Managed  public var `in`: Date?")
  #expect(
    squeezed(answer(payload)?["expandedSource"]?.text)
      == #"get { _managed("in") } set { setValue(newValue, forKey: "in") }"#)
}

@Test("A model conforms, and the attributes of its properties say nothing")
func model() {
  let request = MacroRequest(
    .object([
      "macroRole": .string("extension"),
      "extendedTypeSyntax": .object(["source": .string(" Outer.Drink ")]),
    ]))
  #expect(
    (try? ModelMacro.expansion(of: request))
      == "extension Outer.Drink: SwiftData.PersistentModel {}")
  let attribute = message("MarkerMacro", role: "peer", "@Attribute(.unique) var name: String")
  #expect(answer(attribute)?["expandedSource"]?.text == "")
}

@Test("A model lists what can be set, and is made of values for what has none")
func modelProperties() {
  let source = """
    @Model public final class Drink: Identifiable {
      @Attribute(.unique) private(set) var name: String
      var size = 3 { didSet { print(size) } }
      @Relationship(deleteRule: .cascade, inverse: \\Cup.drink) var cups: [Cup] = []
      @Transient var isCold = false
      let made: Date
      let kind = "d"
      static var all: [Drink] = []
      lazy var words = name.split(separator: " ")
      var isLarge: Bool { size > 3 }
      init() {}
    }
    """
  let shape = ModelShape(source)
  #expect(
    shape.isMade && shape.properties.map(\.name) == ["name", "size", "cups", "isCold", "made"])
  #expect(shape.properties.filter { !$0.hasValue }.map(\.name) == ["name", "made"])
  #expect(shape.properties.filter(\.isVariable).map(\.name) == ["name", "size", "cups"])
  #expect(shape.properties[2].inverse == #"\Cup.drink"#)
  #expect(shape.properties.map(\.deleteRule) == [nil, nil, ".cascade", nil, nil])
  #expect(shape.properties.map(\.isUnique) == [true, false, false, false, false])
  let member = message("ModelMacro", role: "member", source)
  #expect(
    squeezed(answer(member)?["expandedSource"]?.text)
      == "init(_given: SwiftData._GivenModel) throws { "
      + #"self.`name` = try _given.value("name") self.`made` = try _given.value("made") }"#)
}

@Test(
  "A model of which not all is known is not made",
  arguments: [
    "@Model class A: B { var a = 1 }", "@Model class A<T> { var a = 1 }", "@Model struct A {}",
    "@Model class A { var a: Int, b: Int }", "@MainActor @Model class A { var a: Int }",
    "@Model class A { @Odd var a: Int }", "@Model class A {\n#if DEBUG\nvar a: Int\n#endif\n}",
    "@Model class A { var (a, b) = (1, 2) }", "@Model class A { var a: Int", "",
  ])
func modelNotMade(_ source: String) {
  #expect(!ModelShape(source).isMade)
  #expect(answer(message("ModelMacro", role: "member", source))?["expandedSource"]?.text == "")
}

@Test("An actor of models gets what it works with, as public as it is itself")
func modelActor() {
  let actor = message("ModelActorMacro", role: "member", "@ModelActor public actor Writer {}")
  let text = squeezed(answer(actor)?["expandedSource"]?.text)
  #expect(text.hasPrefix("public nonisolated let modelExecutor: any SwiftData.ModelExecutor "))
  #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
  let parts = message("ModelActorPartsMacro", role: "member", "actor Writer {}")
  #expect(
    squeezed(answer(parts)?["expandedSource"]?.text)
      == "nonisolated let modelExecutor: any SwiftData.ModelExecutor"
      + " nonisolated let modelContainer: SwiftData.ModelContainer")
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

@Test("A statement ends with its line unless an operator joins the next")
func statements() {
  let source = """
    {
      @Previewable @State var a: Set<Int>
      @Previewable @State var b: Int?? = 1 +
        2
        ?? 3; @Previewable var c = !d
      !e
    }
    """
  let wanted = """
    { struct PreviewableContent: SwiftUI.View { @State var a: Set<Int> \
    @State var b: Int?? = 1 + 2 ?? 3 var c = !d var body: some SwiftUI.View { ; !e } } \
    return PreviewableContent() }
    """
  #expect(squeezed(PreviewableMacro.moved(in: source)) == wanted)
}

@Test("A mistake is reported at its position in the file")
func mistakes() {
  let payload = message("EntryMacro", role: "peer", "@Entry var a: Int")
  let diagnostic = answer(payload)?["diagnostics"]?.items.first
  #expect(diagnostic?["message"]?.text == "'a' needs a value, as its type is not optional.")
  #expect(diagnostic?["position"]?["offset"]?.integer == 111)
  let unknown = MacroPlugin.answer(to: .object(["tomorrow": .null]))
  #expect(unknown["expandMacroResult"]?["expandedSource"] == .null)
}
