import DiagnosticRecords
import Foundation
import ProjectReader
import TestSupport
import Testing

@testable import SourcePreparing

@Suite struct IntentDefinitionReaderTests {
  @Test func readsIntentsWithTheirTypes() throws {
    let definition = try #require(IntentFixture.definitions().all.first)
    let intent = try #require(definition.intents.first)
    #expect(definition.classNames == ["Tone", "GreetedCity", "VTGreetingIntent"])
    #expect(definition.enumerations[0].cases.map(\.rawValue) == [0, 1, 2])
    #expect(definition.objects[0].properties.map(\.name) == ["zone"])
    #expect(
      intent.parameters.map(\.name) == [
        "Name", "showsDate", "count", "share", "tone", "cities", "day", "way", "place", "person",
      ])
    let standards = intent.parameters.compactMap(\.standard)
    #expect(
      standards == [
        .text("\"World\" \\ Wörld"), .flag(true), .number(3), .number(0.25), .text("Formal"),
      ])
    #expect(intent.parameters.filter(\.hasDynamicOptions).map(\.name) == ["Name", "cities", "way"])
    #expect(intent.parameters.filter(\.hasSearch).map(\.name) == ["cities"])
    #expect(intent.response.codes.map(\.name) == ["success", "failure", "tooLoud"])
    #expect(intent.response.codes.map(\.mentioned) == [["words"], [], []])
  }

  @Test func aBinaryPropertyListSaysTheSame() throws {
    let xml = IntentFixture.bytes
    let list = try PropertyListSerialization.propertyList(from: Data(xml), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(
      IntentDefinitionReader([UInt8](binary), path: "a").definition
        == IntentDefinitionReader(xml, path: "a").definition)
  }

  /// A broken file and what is said of it.
  private static let broken: [(String, [String])] = [
    ("", ["intents-unreadable"]), ("<plist><dict><key>", ["intents-unreadable"]),
    ("{ a = 1; }", ["intents-unreadable"]),
    ("{ INIntents = ({ }, { INIntentName = \"a b\"; }); }", Array(repeating: odd, count: 2)),
    (intent("{ INIntentParameterName = x; INIntentParameterType = Wormhole; }"), [odd]),
    (intent("{ INIntentParameterName = description; }"), [odd]),
    (intent("{ INIntentParameterName = identifier; }"), [odd]),
    (intent("{ INIntentParameterName = code; INIntentParameterType = String; }"), []),
    (
      intent("{ INIntentParameterName = x; INIntentParameterEnumType = Gone; }"),
      ["intents-unknown-type"]
    ),
    (
      "{ INEnums = ({ INEnumName = E; INEnumValues = ({ INEnumValueName = a; },"
        + " { INEnumValueName = A; INEnumValueIndex = 1; }); }); }", [odd]
    ),
    ("{ INIntents = ({ INIntentName = A; }, { INIntentName = A; }); }", ["intents-repeated"]),
  ]
  private static let odd = "intents-odd-entry"

  private static func intent(_ parameter: String) -> String {
    "{ INIntents = ({ INIntentName = A; INIntentParameters = (\(parameter)); }); }"
  }

  @Test(arguments: broken)
  func saysWhatIsBroken(text: String, rules: [String]) throws {
    let folder = try TemporaryFolder(["a.intentdefinition": text])
    let file = folder.url.appendingPathComponent("a.intentdefinition")
    let definitions = IntentDefinitions([file], root: folder.url)
    #expect(definitions.diagnostics.map(\.rule) == rules)
    #expect(definitions.diagnostics.allSatisfy { $0.file == "a.intentdefinition" })
  }

  @Test(arguments: [
    (["Base", "de", "en"], "Base"), (["nb", "en"], "en"), (["nb", "de"], "de"), (["nb"], "nb"),
  ])
  func translationsAreTakenOnce(languages: [String], taken: String) throws {
    let text = "{ INIntents = ({ INIntentName = One; }); }"
    let paths = languages.map { "\($0).lproj/A.intentdefinition" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, text) }))
    let files = paths.map { folder.url.appendingPathComponent($0) }
    let definitions = IntentDefinitions(files, root: folder.url)
    #expect(definitions.all.map(\.path) == ["\(taken).lproj/A.intentdefinition"])
    #expect(definitions.diagnostics.isEmpty)
  }

  @Test func takesTheAppsDefinitionWhereTheWidgetSpeaksOfIt() throws {
    func definition(_ name: String) -> String { "{ INIntents = ({ INIntentName = \(name); }); }" }
    let folder = try TemporaryFolder([
      "App/A.swift": "@main struct A: App {}", "App/One.intentdefinition": definition("One"),
      "App/Base.lproj/Two.intentdefinition": definition("Two"),
      "App/Three.intentdefinition": definition("Three"),
      "Ext/B.swift": "import WidgetKit\n@main struct B: WidgetBundle { let i = OneIntent() }",
      "Ext/C.swift": "let two = TwoIntent()",
      "Ext/Base.lproj/Own.intentdefinition": definition("Own"),
    ])
    let modules = ModuleAvailability(offered: ["WidgetKit"])
    let project = try #require(
      FolderReader.read(folder.url, ReadRequest(modules: modules)).projects.first)
    #expect(
      project.intents.all.map(\.path) == [
        "Ext/Base.lproj/Own.intentdefinition", "App/Base.lproj/Two.intentdefinition",
        "App/One.intentdefinition",
      ])
    #expect(project.intents.all.flatMap(\.classNames) == ["OwnIntent", "TwoIntent", "OneIntent"])
  }
}
