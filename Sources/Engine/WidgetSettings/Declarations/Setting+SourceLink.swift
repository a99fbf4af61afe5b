import Encodings
import Foundation

extension Setting where Value == String? {
  /// The address of a line of the code, with `{path}`, `{line}` and `{revision}` in it.
  package static var sourceLink: Self {
    Setting(
      "sourceLink",
      .text(
        "an address with {path} in it that opens a page (http, https) or an editor",
        example: "vscode://file/home/me/App/{path}:{line}", isOne: leadsToCode),
      help: "what the gallery's links to the code look like",
      details: """
        `{path}` stands for the file, from the input on, `{line}` for the line in it, and \
        `{revision}` for what `--revision` says: \
        `https://github.com/me/App/blob/{revision}/{path}#L{line}`. Where nothing is said, or no \
        revision that is asked for, files and lines are plain text.
        """)
  }

  /// The schemes of editors that open a file at a line.
  private static let schemes = [
    "http", "https", "vscode", "vscode-insiders", "vscodium", "cursor", "windsurf", "zed", "xcode",
    "idea", "jetbrains", "txmt", "subl", "nova", "bbedit", "mvim",
  ]

  private static func leadsToCode(_ text: String) -> Bool {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    return schemes.contains(scheme) && scheme.count < text.count && text.contains("{path}")
  }
}
