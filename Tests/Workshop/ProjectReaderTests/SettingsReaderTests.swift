import DiagnosticRecords
import Encodings
import Foundation
import ProjectReader
import SourcePreparing
import TestSupport
import Testing
import WidgetSettings

@Suite struct SettingsReaderTests {
  private static let twoWrong = ["settings-wrong-value", "settings-wrong-value"]

  private static let cases: [(String, [String])] = [
    ("{}", []),
    ("{\"date\": \"2026-06-09T09:41:00Z\", \"timeZone\": \"Europe/Berlin\"}", []),
    ("{\"variants\": {\"family\": [\"small\"], \"scheme\": \"dark\"}, \"platform\": \"ios\"}", []),
    ("{\"variants\": {\"locale\": [1], \"mode\": []}}", twoWrong),
    ("{\"locale\": \"nonsense\", \"calendar\": \"buddhist\"}", twoWrong),
    ("{\"locale\": \"de\", \"locale\": \"fr\"}", ["settings-wrong-value"]),
    ("{\"defaults\": {\"group.a\": {\"n\": 1, \"on\": true, \"l\": [null]}}}", []),
    ("{", ["settings-unreadable"]), ("[]", ["settings-unreadable"]),
    ("{\"colour\": 1, \"date\": 3}", twoWrong),
    ("{\"date\": \"tomorrow\"}", ["settings-wrong-value"]),
    ("{\"timeZone\": \"Mars/Base\"}", ["settings-wrong-value"]),
    ("{\"platform\": \"amiga\"}", ["settings-wrong-value"]),
    ("{\"defaults\": {\"a\": 1}}", ["settings-wrong-value"]),
    ("{\"location\": \"52.52,13.405\", \"locationAuthorization\": \"widgets\"}", []),
    ("{\"location\": \"Berlin\"}", ["settings-wrong-value"]),
    ("{\"locationAuthorization\": [\"never\", \"always\"]}", []),
    ("{\"locationAuthorization\": []}", ["settings-wrong-value"]),
    ("{\"memoryLimit\": 45.5, \"renderingModes\": [\"accented\"]}", []),
    ("{\"memoryLimit\": -1}", ["settings-wrong-value"]),
    ("{\"exclude\": [1]}", ["settings-wrong-value"]),
    ("{\"swiftLanguageMode\": 4}", ["settings-wrong-value"]),
    ("{\"jobs\": 4}", ["settings-wrong-value"]),
  ]

  @Test(arguments: cases)
  func namesEveryMistake(json: String, rules: [String]) {
    let reader = SettingsReader(Data(json.utf8), file: "vitrine.json")
    #expect(reader.diagnostics.map(\.rule) == rules)
    #expect(reader.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `Says on which line and what was meant`() {
    let json = """
      {
        "locale": "de\\"_{}", "variants": {
          "a": [], "family": ["x", {"y": 1}],
          "Scheme": "dark" },
        "timezone": "UTC"
      }
      """
    let found = SettingsReader(Data(json.utf8), file: "vitrine.json").diagnostics
    #expect(found.map { $0.line ?? 0 } == [2, 5, 4, 3, 3])
    let words = found.compactMap(\.hint).joined()
    #expect(words.contains("Did you mean `timeZone`?"))
    let run = SettingsReader(Data("{\"jobs\": 4}".utf8), file: "vitrine.json").diagnostics
    #expect(run.first?.hint == "Say it on the command line: --jobs." && run.first?.line == 1)
    let broken = SettingsReader(Data("{\n  \"date\" 1\n}".utf8), file: "vitrine.json")
    #expect(broken.diagnostics.first?.line == 2)
  }

  @Test func `A file that is there but cannot be read is no missing one`() throws {
    let folder = try TemporaryFolder([
      "vitrine.json/inner": "", "A.swift": "@main struct A: Widget {}",
    ])
    let request = ReadRequest(modules: ModuleAvailability(offered: []))
    let rules = FolderReader.read(folder.url, request).diagnostics.map(\.rule)
    #expect(rules.contains("settings-unreadable"))
  }

  @Test func readsEveryKind() throws {
    let json = """
      {"flags": ["A"], "swiftLanguageMode": 6, "variants": {"locale": "de"},
       "defaults": {"standard": {"on": true, "n": 2}}, "responses": {"https://a": "a.json"}}
      """
    let settings = SettingsReader(Data(json.utf8), file: "vitrine.json").settings
    #expect(settings[.flags] == ["A"])
    #expect(settings[.swiftLanguageMode] == 6)
    let languages = try #require(Setting.variants(along: "locale"))
    #expect(settings[languages] == ["de"])
    #expect(settings[.defaults] == ["standard": ["on": .bool(true), "n": .number(2)]])
    #expect(settings[.responses] == ["https://a": "a.json"])
  }
}
