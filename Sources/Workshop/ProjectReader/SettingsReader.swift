package import DiagnosticRecords
package import Foundation
import ResourceCatalogs
import SourcePreparing

/// Reads `vitrine.json`, naming every entry that is unknown or of the wrong kind. Each is an error:
/// what somebody has asked for is not drawn otherwise without a word.
package struct SettingsReader {
  package private(set) var settings = ProjectSettings()
  package private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  private var lines = SettingsLines([])

  /// Reads a folder's settings.
  ///
  /// - Parameter name: the file's path for diagnostics.
  /// - Returns: nil if there are none.
  static func read(in folder: URL, named name: String) -> SettingsReader? {
    let file = folder.appendingPathComponent(ProjectSettings.fileName)
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    if let data = try? Data(contentsOf: file) { return SettingsReader(data, file: name) }
    return attributes.map { _ in SettingsReader(unreadable: name) }
  }

  private init(unreadable name: String) {
    file = name
    report(
      .error, "settings-unreadable", "`\(name)` is there but cannot be read.",
      hint: "Check its permissions, and where it leads if it is a link.")
  }

  /// - Parameters:
  ///   - data: the file's contents.
  ///   - file: its path for diagnostics.
  package init(_ data: Data, file: String) {
    self.file = file
    do {
      let value = try JSONDecoder().decode(JSONValue.self, from: data)
      guard let members = value.members else {
        report(.error, "settings-unreadable", "`\(file)` must hold one JSON object.")
        return
      }
      lines = SettingsLines([UInt8](data))
      for (path, line) in lines.repeated {
        report(
          .error, "settings-wrong-value", "`\(path)` is in \(file) twice; only one can count.",
          line: line)
      }
      for key in members.keys.sorted() { read(key, members[key] ?? .null) }
    } catch {
      report(
        .error, "settings-unreadable", "`\(file)` is not valid JSON.",
        hint: "Look for a missing comma, quote or bracket; comments are not allowed.",
        line: Self.line(of: data))
    }
  }

  /// Where the parser gave up.
  private static func line(of data: Data) -> Int? {
    do throws(LooseValue.Failure) {
      _ = try LooseValue.json([UInt8](data))
      return nil
    } catch {
      let place = error.problem.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
      return place.map { 1 + data.prefix($0).count { $0 == 10 } }
    }
  }

  private mutating func read(_ key: String, _ value: JSONValue) {
    switch key {
    case "date": readDate(value)
    case "locale": readLocale(value)
    case "timeZone": readTimeZone(value)
    case "calendar": readCalendar(value)
    case "device": settings.device = text(key, value)
    case "platform": readPlatform(value)
    case "defaults": settings.defaults = suites(value)
    case "responses":
      settings.responses = table(key, value, "URLs with file names") { $0.text }
    case "variants": readVariants(value)
    case "renderingModes": settings.renderingModes = list(key, value)
    case "location": readLocation(value)
    case "locationAuthorization": readAuthorization(value)
    case "memoryLimit": readMemoryLimit(value)
    case "stubs": readStubs(value)
    case "exclude": settings.exclude = list(key, value)
    case "sources": settings.sources = list(key, value)
    case "flags": settings.flags = list(key, value)
    case "swiftLanguageMode": readLanguageMode(value)
    case "$schema": break
    default: unknown(key, "`\(key)` in \(file) is not a setting.", among: Self.known)
    }
  }

  private static let known = [
    "calendar", "date", "defaults", "device", "exclude", "flags", "locale", "location",
    "locationAuthorization", "memoryLimit", "platform", "renderingModes", "responses", "sources",
    "stubs", "swiftLanguageMode", "timeZone", "variants",
  ]

  private mutating func unknown(_ path: String, _ message: String, among known: [String]) {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let near = NearestNames.find(name, among: known, limit: 1)
    let meant = near.first.map { "Did you mean `\($0)`? " } ?? ""
    report(
      .error, "settings-wrong-value", message,
      hint: "\(meant)Known: \(known.joined(separator: ", ")).", line: lines.lines[path])
  }

  private mutating func readLocale(_ value: JSONValue) {
    guard let name = text("locale", value) else { return }
    guard LocaleName.isKnown(name) else {
      return wrong("locale", "a language and region such as \"de_DE\"")
    }
    settings.locale = name
  }

  private mutating func readCalendar(_ value: JSONValue) {
    guard let name = text("calendar", value) else { return }
    if name == "gregorian" {
      settings.calendar = name
    } else {
      wrong("calendar", "\"gregorian\", the one calendar that is drawn")
    }
  }

  private static let axes = ["family", "mode", "scheme", "state"]

  private mutating func readVariants(_ value: JSONValue) {
    settings.variants = table("variants", value, "axes with lists of values") { $0.texts }
    for axis in settings.variants.keys.sorted() where !Self.axes.contains(axis) {
      unknown(
        "variants.\(axis)", "`\(axis)` in `variants` of \(file) is no axis.", among: Self.axes)
    }
    for axis in settings.variants.keys.sorted() where settings.variants[axis]?.isEmpty == true {
      wrong("variants.\(axis)", "a list of at least one value")
    }
  }

  private mutating func readLocation(_ value: JSONValue) {
    let numbers = value.text?.split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard let numbers, numbers.count == 2, !numbers.contains(nil) else {
      return wrong("location", "a place such as \"52.52,13.405\"")
    }
    settings.location = value.text
  }

  private mutating func readAuthorization(_ value: JSONValue) {
    let words: [JSONValue] = if case .array(let several) = value { several } else { [value] }
    let states = words.map { $0.text.flatMap(LocationAuthorization.init) }
    guard !states.isEmpty, !states.contains(nil) else {
      let known = LocationAuthorization.allCases.map(\.rawValue).joined(separator: ", ")
      return wrong("locationAuthorization", "one or a list of \(known)")
    }
    // Each is drawn once, however often it is named.
    settings.locationAuthorizations = LocationAuthorization.allCases.filter(states.contains)
  }

  private mutating func readMemoryLimit(_ value: JSONValue) {
    guard case .number(let size) = value, size > 0, size <= 1_000_000 else {
      return wrong("memoryLimit", "a number of megabytes")
    }
    settings.memoryLimit = size
  }

  private mutating func readDate(_ value: JSONValue) {
    guard let date = text("date", value) else { return }
    guard (try? Date.ISO8601FormatStyle().parse(date)) != nil else {
      return wrong("date", "an instant such as \"2026-06-09T09:41:00Z\"")
    }
    settings.date = date
  }

  private mutating func readTimeZone(_ value: JSONValue) {
    guard let name = text("timeZone", value) else { return }
    guard TimeZone(identifier: name) != nil else {
      return wrong("timeZone", "a time zone such as \"Europe/Berlin\"")
    }
    settings.timeZone = name
  }

  private mutating func readPlatform(_ value: JSONValue) {
    settings.platform = value.text.flatMap(TargetPlatform.init(named:))
    if settings.platform == nil { wrong("platform", "iOS, watchOS, macOS, visionOS or tvOS") }
  }

  private mutating func readLanguageMode(_ value: JSONValue) {
    switch value {
    case .number(5), .string("5"): settings.swiftLanguageMode = 5
    case .number(6), .string("6"): settings.swiftLanguageMode = 6
    default: wrong("swiftLanguageMode", "5 or 6")
    }
  }

  /// A list of files, or an object of modules.
  private mutating func readStubs(_ value: JSONValue) {
    if value.members == nil {
      settings.stubs = list("stubs", value)
    } else {
      settings.stubModules = table("stubs", value, "modules with files or folders") { $0.text }
    }
  }

  private mutating func suites(_ value: JSONValue) -> [String: [String: JSONValue]] {
    table("defaults", value, "suite names with objects") { $0.members }
  }

  private mutating func text(_ key: String, _ value: JSONValue) -> String? {
    if value.text == nil { wrong(key, "a text") }
    return value.text
  }

  private mutating func list(_ key: String, _ value: JSONValue) -> [String] {
    if value.texts == nil { wrong(key, "a list of texts") }
    return value.texts ?? []
  }

  private mutating func table<Element>(
    _ key: String, _ value: JSONValue, _ expected: String, _ read: (JSONValue) -> Element?
  ) -> [String: Element] {
    let members = value.members ?? [:]
    let result = members.compactMapValues(read)
    if value.members == nil || result.count != members.count {
      wrong(key, "an object of \(expected)")
    }
    return result
  }

  private mutating func wrong(_ key: String, _ expected: String) {
    report(
      .error, "settings-wrong-value", "`\(key)` in \(file) must be \(expected).",
      line: lines.lines[key])
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, hint: String? = nil,
    line: Int? = nil
  ) {
    diagnostics.append(
      Diagnostic(severity, rule, message, hint: hint, file: file, line: line))
  }
}
