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
    if key == "$schema" { return }
    guard let declaration = SettingDeclaration.inFile(key) else { return misplaced(key) }
    let keys = SettingDeclaration.keys(in: key)
    if keys.isEmpty { return take(value, declaration) }
    guard let members = value.members else { return wrong(key, declaration.outline.inFile) }
    for member in members.keys.sorted() {
      let path = "\(key).\(member)"
      guard let declaration = SettingDeclaration.inFile(path) else {
        unknown(path, "`\(member)` in `\(key)` of \(file) is not a setting.", among: keys)
        continue
      }
      // A key of its own rules over a member.
      if !settings.values.has(declaration) { take(members[member] ?? .null, declaration) }
    }
  }

  private mutating func take(_ value: JSONValue, _ declaration: SettingDeclaration) {
    let key = declaration.name
    do throws(SettingFault) {
      try settings.values.take(value, for: declaration)
    } catch {
      switch error {
      case .form: wrong(key, declaration.outline.inFile)
      case .unknown(let words):
        for unknown in words {
          report(
            .settingsWrongValue, "`\(key)` in \(file) cannot be \u{201C}\(unknown.word)\u{201D}.",
            hint: unknown.problem, line: lines[key])
        }
      }
    }
  }

  /// A key that is none: another is meant, or it belongs on the command line.
  private mutating func misplaced(_ key: String) {
    let option = SettingDeclaration.all.first { $0.name == key }?.option
    guard let option else {
      return unknown(
        key, "`\(key)` in \(file) is not a setting.", among: SettingDeclaration.keys())
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
