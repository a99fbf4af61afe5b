import Encodings
import Foundation
import ProjectReader
import WidgetSettings

/// Values of user defaults that a project gives in `vitrine.json`, put where Foundation reads them.
///
/// What JSON cannot say is an object with one key: `{"$date": "2026-06-09T09:41:00Z"}`,
/// `{"$base64": "…"}` for data, `{"$json": …}` for data that holds JSON.
struct DefaultsFixture: Sendable {
  /// Suite → key → value; `standard` is the program's own.
  let suites: [String: [String: JSONValue]]

  /// - Parameters:
  ///   - configuration: the program's `XDG_CONFIG_HOME`.
  ///   - program: the program, beside which lies its property list.
  func write(to configuration: URL, for program: URL) throws {
    guard !suites.isEmpty else { return }
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    for suite in suites.keys.sorted() {
      let values = (suites[suite] ?? [:]).compactMapValues(Self.value)
      let data = try PropertyListXML.data(values)
      for name in suite == "standard" ? Self.ownNames(program) : [suite] {
        // A suite is one file; no name may lead out of the folder.
        let file = name.replacing("/", with: "_") + ".plist"
        try data.write(to: configuration.appendingPathComponent(file))
      }
    }
  }

  /// The names under which a program's own defaults may be kept.
  private static func ownNames(_ program: URL) -> [String] {
    let list = program.deletingLastPathComponent().appendingPathComponent("Info.plist")
    let values = (try? Data(contentsOf: list)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let identifier = values?["CFBundleIdentifier"] as? String
    return [program.lastPathComponent] + (identifier.map { [$0] } ?? [])
  }

  /// A value as property lists know it; nil for what they do not.
  static func value(_ json: JSONValue) -> Any? {
    switch json {
    case .null: return nil
    case .bool(let value): return value
    case .number(let value): return Int(exactly: value).map { $0 as Any } ?? value
    case .string(let text): return text
    case .array(let values): return values.compactMap(value)
    case .object(let members):
      if members.count == 1, let (key, content) = members.first, key.hasPrefix("$") {
        return special(key, content)
      }
      return members.compactMapValues(value)
    }
  }

  private static func special(_ key: String, _ content: JSONValue) -> Any? {
    switch (key, content) {
    case ("$date", .string(let text)): return Date(instant: text)
    case ("$base64", .string(let text)): return Data(base64Encoded: text)
    case ("$json", _):
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try? encoder.encode(content)
    default: return nil
    }
  }
}
