import CatalogueManifest
package import Foundation

/// The site's folder, read: pages, parts, and the one style sheet and one script made of many.
package struct SiteTemplates: Sendable {
  /// The pages in name order; each becomes a file of its name.
  package let pages: [Template]
  /// The parts by name, without `.html`.
  package let parts: [String: Template]
  /// All of `styles/`, in name order.
  package let style: String
  /// All of `scripts/`, in name order, in a scope of their own, without their comments.
  package let script: String
  /// The words of the pages, from `strings.json`.
  package let words: SiteWords

  /// The page that is written once per widget.
  static let widgetPage = "each-widget.html"

  /// Reads `pages/`, `parts/`, `styles/` and `scripts/`.
  package init(folder: URL) throws {
    pages = try Self.files(folder, "pages", "html").map { try Template($0.text, name: $0.name) }
    var parts: [String: Template] = [:]
    for file in try Self.files(folder, "parts", "html") {
      parts[String(file.name.dropLast(".html".count))] = try Template(
        file.text, name: "parts/" + file.name)
    }
    self.parts = parts
    style = Self.joined(try Self.files(folder, "styles", "css"))
    let scripts = Self.joined(
      try Self.files(folder, "scripts", "js").map { ($0.name, Self.withoutRemarks($0.text)) })
    words = SiteWords(try Self.strings(folder))
    let strings = "const STRINGS = \(words.script);\n"
    script = "(function () {\n'use strict';\n" + strings + scripts + "}());\n"
  }

  private static func strings(_ folder: URL) throws -> [String: String] {
    let file = folder.appendingPathComponent("strings.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    guard let data = try? Data(contentsOf: file),
      let table = try? JSONDecoder().decode([String: String].self, from: data)
    else { throw TemplateError.unreadable(path: file.path) }
    return table
  }

  /// A script without lines that are nothing but a remark: readers of the source have them, readers
  /// of a gallery need not wait for them.
  static func withoutRemarks(_ script: String) -> String {
    var isInside = false
    return script.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let text = line.drop { $0 == " " }
      if isInside || text.hasPrefix("/*") {
        isInside = !text.hasSuffix("*/")
        return false
      }
      return !text.isEmpty && !text.hasPrefix("//")
    }.joined(separator: "\n") + "\n"
  }

  /// A page filled in, in the words of the page.
  func write(_ page: Template, _ values: [String: TemplateValue]) throws -> String {
    try page.write(values, parts: parts, words: words)
  }

  private static func joined(_ files: [(name: String, text: String)]) -> String {
    files.map { "/* \($0.name) */\n" + $0.text }.joined(separator: "\n")
  }

  private static func files(
    _ folder: URL, _ subfolder: String, _ ending: String
  ) throws -> [(name: String, text: String)] {
    let place = folder.appendingPathComponent(subfolder)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
      throw TemplateError.unreadable(path: place.path)
    }
    return try names.filter { $0.hasSuffix("." + ending) && !$0.hasPrefix(".") }.sorted().map {
      let file = place.appendingPathComponent($0)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw TemplateError.unreadable(path: file.path)
      }
      return ($0, text)
    }
  }
}
