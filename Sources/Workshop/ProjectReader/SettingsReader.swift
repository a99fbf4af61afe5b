package import DiagnosticRecords
import Encodings
package import Foundation
import ResourceCatalogs
import WidgetSettings

/// Reads `vitrine.json`, naming every entry that is unknown or of the wrong kind. Each is an error:
/// what somebody has asked for is not drawn otherwise without a word.
package struct SettingsReader {
  package private(set) var settings = ProjectSettings()
  package private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  /// On which lines the file has its members.
  private var lines: [String: Int] = [:]

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
    do throws(JSONDocument.Failure) {
      let document = try JSONDocument([UInt8](data))
      guard let members = document.value.members else {
        report(.settingsUnreadable, "`\(file)` must hold one JSON object.")
        return
      }
      lines = document.lines
      for (path, line) in document.repeated {
        report(
          .settingsWrongValue, "`\(path)` is in \(file) twice; only one can count.",
          line: line)
      }
      for key in members.keys.sorted() { read(key, members[key] ?? .null) }
    } catch {
      report(
        .settingsUnreadable, "`\(file)` is not valid JSON.",
        hint: "Look for a missing comma, quote or bracket; comments are not allowed.",
        line: error.line)
    }
  }

  private mutating func read(_ key: String, _ value: JSONValue) {
    switch key {
    case "variants": readVariants(value)
    case "renderingModes": readVariant("mode", value, key: key)
    case "locationAuthorization": readVariant("location", value, key: key)
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
          hint: problem, line: lines[key])
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
      hint: "Say it on the command line: \(option.names[0]).", line: lines[key])
  }

  private mutating func unknown(_ path: String, _ message: String, among known: [String]) {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let near = NearestNames.find(name, among: known, limit: 1)
    let meant = near.first.map { "Did you mean `\($0)`? " } ?? ""
    report(
      .settingsWrongValue, message,
      hint: "\(meant)Known: \(known.joined(separator: ", ")).", line: lines[path])
  }

  /// Which axes and values there are is looked at by those who know them.
  private mutating func readVariants(_ value: JSONValue) {
    let variants = table("variants", value, "axes with lists of values") { Optional($0) }
    for axis in variants.keys.sorted() where settings.variants[axis] == nil {
      readVariant(axis, variants[axis] ?? .null, key: "variants.\(axis)")
    }
  }

  /// The values of an axis: a list, or one. A key of its own rules over `variants`.
  private mutating func readVariant(_ axis: String, _ value: JSONValue, key: String) {
    guard let words = value.text.map({ [$0] }) ?? value.texts, !words.isEmpty else {
      return wrong(key, "a list of at least one value")
    }
    settings.variants[axis] = VariantSetting(words, key: key, line: lines[key])
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
      line: lines[key])
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
