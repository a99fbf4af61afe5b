package import DiagnosticRecords
package import Foundation
import ResourceCatalogs
import WidgetSettings

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
      .settingsUnreadable, "`\(name)` is there but cannot be read.",
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
        report(.settingsUnreadable, "`\(file)` must hold one JSON object.")
        return
      }
      lines = SettingsLines([UInt8](data))
      for (path, line) in lines.repeated {
        report(
          .settingsWrongValue, "`\(path)` is in \(file) twice; only one can count.",
          line: line)
      }
      for key in members.keys.sorted() { read(key, members[key] ?? .null) }
    } catch {
      report(
        .settingsUnreadable, "`\(file)` is not valid JSON.",
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
    case "variants": readVariants(value)
    case "renderingModes": settings.renderingModes = list(key, value)
    case "locationAuthorization": readAuthorization(value)
    case "$schema": break
    default: readSetting(key, value)
    }
  }

  private mutating func readSetting(_ key: String, _ value: JSONValue) {
    guard let declaration = SettingDeclaration.inFile(key) else { return misplaced(key) }
    do throws(SettingFault) {
      try settings.values.take(value, for: declaration)
    } catch {
      switch error {
      case .form: wrong(key, declaration.outline.inFile)
      case .unknown(let word, let problem):
        report(
          .settingsWrongValue, "`\(key)` in \(file) cannot be \u{201C}\(word)\u{201D}.",
          hint: problem, line: lines.lines[key])
      }
    }
  }

  /// A key that is none: another is meant, or it belongs on the command line.
  private mutating func misplaced(_ key: String) {
    let option = SettingDeclaration.all.first { $0.name == key }?.option
    guard let option else {
      return unknown(
        key, "`\(key)` in \(file) is not a setting.", among: SettingDeclaration.keys)
    }
    report(
      .settingsWrongValue,
      "`\(key)` in \(file) is not a setting of projects but of runs.",
      hint: "Say it on the command line: \(option.names[0]).", line: lines.lines[key])
  }

  private mutating func unknown(_ path: String, _ message: String, among known: [String]) {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let near = NearestNames.find(name, among: known, limit: 1)
    let meant = near.first.map { "Did you mean `\($0)`? " } ?? ""
    report(
      .settingsWrongValue, message,
      hint: "\(meant)Known: \(known.joined(separator: ", ")).", line: lines.lines[path])
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
      .settingsWrongValue, "`\(key)` in \(file) must be \(expected).",
      line: lines.lines[key])
  }

  private mutating func report(
    _ rule: Rule, _ message: String, hint: String? = nil, line: Int? = nil
  ) {
    diagnostics.append(
      Diagnostic(rule, message, hint: hint, file: file, line: line))
  }
}

extension Rule {
  static let settingsUnreadable = Rule(
    "settings-unreadable", fault: .input, .error, "vitrine.json cannot be read",
    why: "What is to be drawn, and how, is written there.",
    remedy: "Look for a missing comma, quote or bracket, and check its permissions; comments "
      + "are not allowed.")
  package static let settingsWrongValue = Rule(
    "settings-wrong-value", fault: .input, .error,
    "A setting of vitrine.json is not known or cannot have that value",
    why: "What was asked for would not be drawn.",
    remedy: "Correct the line that is named; what is possible is listed with it.")
}
