import Encodings
import WidgetSettings

/// The page of the documentation that lists all settings.
enum SettingsPage {
  static var text: String {
    let keys = SettingDeclaration.all.filter(\.isInFile).sorted { $0.name < $1.name }
    let others = SettingDeclaration.all.filter { !$0.isInFile }
    return """
      # Settings

      What `vitrine.json` says of a project, and the command line of a run.

      ## Overview

      This page is written by `make settings` from the declarations, and a test compares them;
      `vitrine help settings` prints the same. `vitrine.json` lies in the folder of a target, or in
      that of the project for all of its targets, and holds one JSON object. Every key may be left
      out. The command line rules over it. An unknown key, or a value of another form, is an error
      with its line. Editors complete the file by `vitrine.schema.json`, which lies beside this
      page; `vitrine help settings --schema` prints it.

      ## Keys of vitrine.json

      \(keys.map(section).joined(separator: "\n\n"))

      ## Options without a key

      What belongs to a run and not to a project is said by the command line alone.

      | option | what it does |
      |---|---|
      \(others.compactMap(row).joined(separator: "\n"))
      """
  }

  /// What a setting does, in full sentences.
  static func sentences(_ declaration: SettingDeclaration) -> String {
    let end = declaration.help.hasSuffix("…") ? "" : "."
    let help = declaration.help.prefix(1).uppercased() + declaration.help.dropFirst() + end
    return declaration.details.isEmpty ? help : "\(help) \(declaration.details)"
  }

  private static func section(_ declaration: SettingDeclaration) -> String {
    var lines = ["### \(declaration.name)", "", sentences(declaration), ""]
    lines.append("- Value: \(declaration.outline.expected)")
    if let usually = declaration.usually { lines.append("- Default: \(usually)") }
    if let option = CommandOption(declaration) { lines.append("- Option: `\(option.synopsis)`") }
    if let example = declaration.outline.example {
      lines.append("- Example: `\"\(declaration.name)\": \(example.json)`")
    }
    return lines.joined(separator: "\n")
  }

  private static func row(_ declaration: SettingDeclaration) -> String? {
    CommandOption(declaration).map { "| `\($0.synopsis)` | \($0.summary) |" }
  }
}
