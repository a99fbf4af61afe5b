import Encodings
import Foundation
import Testing
import WidgetSettings

@Suite struct SettingValuesTests {
  private func values(_ json: [String: JSONValue]) throws -> SettingValues {
    var values = SettingValues()
    for (key, value) in json {
      try values.take(value, for: #require(SettingDeclaration.inFile(key)))
    }
    return values
  }

  @Test func `What nobody says is as usual, and what somebody says has its type`() throws {
    var values = SettingValues()
    #expect(values[.memoryLimit] == 30 && values[.locale] == "en_US" && !values.has(.locale))
    #expect(values[.platform] == nil && values[.date].instant == "2026-06-09T09:41:00Z")
    values = try self.values([
      "memoryLimit": .number(8), "platform": .string("WATCHos"), "swiftLanguageMode": .string("6"),
      "date": .string("2027-01-31T10:00:00.250+01:00"),
    ])
    #expect(values[.memoryLimit] == 8 && values[.platform] == .watchOS)
    #expect(values[.swiftLanguageMode] == 6)
    #expect(values[.date].instant == "2027-01-31T09:00:00.250Z")
  }

  @Test func `Axes have values in any spelling, each once, by either key`() throws {
    let values = try self.values([
      "variants.typeSize": .array([.string("AX3"), .string("accessibility3"), .string("large")]),
      "renderingModes": .string("tinted"),
    ])
    let size = try #require(Setting.variants(along: "typeSize"))
    let mode = try #require(Setting.variants(along: "mode"))
    #expect(values[size] == ["accessibility3", "large"] && values[mode] == ["accented"])
  }

  @Test func `What is set by type reads the same after a journey as JSON`() throws {
    var values = SettingValues()
    values[.date] = Date(timeIntervalSince1970: 86_400)
    values[.defaults] = ["standard": ["on": .bool(true)]]
    values[.stubs].modules = ["Kit": "stubs/Kit.swift"]
    values[.location] = "1,2"
    let copy = try JSONDecoder().decode(SettingValues.self, from: JSONEncoder().encode(values))
    #expect(copy == values && copy[.date] == Date(timeIntervalSince1970: 86_400))
    #expect(copy[.defaults] == ["standard": ["on": .bool(true)]] && copy[.location] == "1,2")
    #expect(copy[.stubs].modules == ["Kit": "stubs/Kit.swift"])
  }

  @Test func `Contents of Live Activities are states and what is said of them`() throws {
    func activities(_ tram: [String: JSONValue]) throws -> SettingValues {
      try values(["activities": .object(["Tram": .object(tram)])])
    }
    let state = JSONValue.object(["stop": .string("A")])
    let date = JSONValue.string("2026-06-09T10:00:00Z")
    let content = JSONValue.object([
      "state": state, "staleDate": date, "relevanceScore": .number(5),
    ])
    let found = try activities(["states": .array([state]), "contents": .array([content])])
    let contents = try #require(found[.activities]["Tram"]?.contents)
    #expect(contents.map(\.state) == [state, state])
    #expect(contents.map(\.staleDate) == [nil, date])
    #expect(contents.map(\.relevanceScore) == [nil, 5])
    let copy = try JSONDecoder().decode(SettingValues.self, from: JSONEncoder().encode(found))
    #expect(copy == found)
    for wrong in [
      ["contents": .array([.object(["relevanceScore": .number(5)])])], [:],
      ["contents": .array([.object(["state": state, "relevanceScore": .string("5")])])],
    ] as [[String: JSONValue]] {
      #expect(throws: (any Error).self) { try activities(wrong) }
    }
  }

  @Test func `Others rule over values, and programs are told only what they read`() throws {
    let file = try values(["locale": .string("de"), "responses": .object(["u": .string("f")])])
    var line = SettingValues()
    line[.locale] = "fr"
    line[.noSandbox] = true
    let both = file.overridden(by: line)
    #expect(both[.locale] == "fr" && both[.responses] == ["u": "f"] && both[.noSandbox])
    #expect(both.told[.locale] == "fr" && !both.told.has(.responses) && !both.told.has(.noSandbox))
  }

  @Test func `Files that values name are found`() throws {
    let named = try values([
      "responses": .object(["b": .string("2"), "a": .string("1")]),
      "stubs": .array([.string("S.swift")]), "exclude": .array([.string("E")]),
    ]).namedFiles
    #expect(named.map(\.setting) == ["responses", "responses", "stubs"])
    #expect(named.map(\.path) == ["1", "2", "S.swift"])
  }
}
