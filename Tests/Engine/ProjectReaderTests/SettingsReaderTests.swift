import DiagnosticRecords
import Foundation
import ProjectReader
import Testing

@Suite struct SettingsReaderTests {
  private static let cases: [(String, [String])] = [
    ("{}", []),
    ("{\"date\": \"2026-06-09T09:41:00Z\", \"timeZone\": \"Europe/Berlin\"}", []),
    (
      "{\"variants\": {\"locale\": [\"de\", \"ar\"], \"device\": \"x\"}, \"platform\": \"ios\"}", []
    ),
    ("{\"defaults\": {\"group.a\": {\"n\": 1, \"on\": true, \"l\": [null]}}}", []),
    ("{", ["settings-unreadable"]), ("[]", ["settings-unreadable"]),
    ("{\"colour\": 1, \"date\": 3}", ["settings-unknown-key", "settings-wrong-value"]),
    ("{\"date\": \"tomorrow\"}", ["settings-wrong-value"]),
    ("{\"timeZone\": \"Mars/Base\"}", ["settings-wrong-value"]),
    ("{\"platform\": \"amiga\"}", ["settings-wrong-value"]),
    ("{\"defaults\": {\"a\": 1}}", ["settings-wrong-value"]),
    ("{\"location\": \"52.52,13.405\", \"locationAuthorization\": \"widgets\"}", []),
    ("{\"location\": \"Berlin\"}", ["settings-wrong-value"]),
    ("{\"locationAuthorization\": [\"never\", \"always\"]}", []),
    ("{\"locationAuthorization\": \"maybe\"}", ["settings-wrong-value"]),
    ("{\"locationAuthorization\": []}", ["settings-wrong-value"]),
    ("{\"memoryLimit\": 45.5, \"renderingModes\": [\"accented\"]}", []),
    ("{\"memoryLimit\": -1}", ["settings-wrong-value"]),
    ("{\"exclude\": [1]}", ["settings-wrong-value"]),
    ("{\"swiftLanguageMode\": 4}", ["settings-wrong-value"]),
  ]

  @Test(arguments: cases)
  func namesEveryMistake(json: String, rules: [String]) {
    let reader = SettingsReader(Data(json.utf8), file: "vitrine.json")
    #expect(reader.diagnostics.map(\.rule) == rules)
  }

  @Test func readsEveryKind() {
    let json = """
      {"flags": ["A"], "swiftLanguageMode": 6, "variants": {"locale": "de"},
       "defaults": {"standard": {"on": true, "n": 2}}, "responses": {"https://a": "a.json"}}
      """
    let settings = SettingsReader(Data(json.utf8), file: "vitrine.json").settings
    #expect(settings.flags == ["A"])
    #expect(settings.swiftLanguageMode == 6)
    #expect(settings.variants == ["locale": ["de"]])
    #expect(settings.defaults == ["standard": ["on": .bool(true), "n": .number(2)]])
    #expect(settings.responses == ["https://a": "a.json"])
  }
}
