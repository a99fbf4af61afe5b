import Foundation

/// The fonts that a gallery brings along for machines with neither San Francisco nor Inter
/// (`site/fonts`): Inter, cut by scripts. Pages load them there alone
/// (`site/scripts/pictures/letters.js`).
struct GalleryFonts: Sendable {
  private(set) var fonts: [GalleryFont]
  private let licence: String

  private struct Entry: Codable {
    let name: String
    let range: String
  }

  /// Reads what `Tests/Tooling/build_fonts.py` wrote.
  init(siteFolder: URL) throws {
    let folder = siteFolder.appendingPathComponent("fonts")
    func file(_ name: String) throws -> (data: Data, path: String) {
      let path = folder.appendingPathComponent(name).path
      guard let data = FileManager.default.contents(atPath: path) else {
        throw TemplateError.unreadable(path: path)
      }
      return (data, path)
    }
    let list = try file("fonts.json")
    guard let entries = try? JSONDecoder().decode([Entry].self, from: list.data) else {
      throw TemplateError.unreadable(path: list.path)
    }
    fonts = try entries.map { entry in
      let found = try file(entry.name + ".woff2")
      guard found.data.starts(with: Data("wOF2".utf8)) else {
        throw TemplateError.unreadable(path: found.path)
      }
      return GalleryFont(name: entry.name, range: entry.range, data: found.data)
    }
    licence = String(decoding: try file("OFL.txt").data, as: UTF8.self)
  }

  /// Those of them that a gallery needs.
  func needed(for letters: ShownLetters) -> GalleryFonts {
    var needed = self
    needed.fonts.removeAll { !$0.hasAny(of: letters) }
    return needed
  }

  /// Which fonts there are and what they have, for scripts.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let entries = fonts.map { Entry(name: $0.name, range: $0.range) }
    return String(decoding: try encoder.encode(entries), as: UTF8.self)
  }

  /// Writes each font as a script, because pages opened from disk may not load font files.
  func write(to output: SiteOutput) throws {
    for font in fonts {
      try output.write(
        "(window.vitrineFonts = window.vitrineFonts || {})[" + ScriptText.literal(font.name)
          + "] = \"" + font.data.base64EncodedString() + "\";\n", "fonts/\(font.name).js")
    }
    try output.write(licence, "fonts/OFL.txt")
  }

  /// The same as blocks of a page, by id; what they hold is never run.
  func blocks() throws -> [(id: String, type: String, text: String)] {
    [
      ("vitrine-letters", "application/json", try json()),
      ("vitrine-letters-licence", "application/json", ScriptText.literal(licence)),
    ]
      + fonts.map { ("vitrine-letters-\($0.name)", "text/plain", $0.data.base64EncodedString()) }
  }
}
