import Encodings
import WidgetSettings

/// What `vitrine help settings` prints.
enum SettingsHelp {
  /// The name by which the help knows it, beside those of commands.
  static let topic = "settings"

  static var text: String {
    let keys = SettingDeclaration.all.filter(\.isInFile).sorted { $0.name < $1.name }
    return """
      What vitrine.json may say, in the folder of a target or of its project

      It holds one JSON object; every key may be left out. The command line rules over it.
      --schema prints its JSON Schema, by which editors complete it.

      \(keys.map(entry).joined(separator: "\n\n"))

      vitrine help build lists the options that have no key.
      """
  }

  private static func entry(_ declaration: SettingDeclaration) -> String {
    let usually = declaration.usually.map { " (default \($0))" } ?? ""
    var lines = ["  \(declaration.name): \(declaration.outline.expected)\(usually)"]
    lines += wrapped(SettingsPage.sentences(declaration))
    if let example = declaration.outline.example {
      lines.append("      \"\(declaration.name)\": \(example.json)")
    }
    if let option = CommandOption(declaration) { lines.append("      \(option.synopsis)") }
    return lines.joined(separator: "\n")
  }

  /// Lines of at most 92 columns and an indent.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 98 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("      " + word)
      }
    }
    return lines
  }
}
