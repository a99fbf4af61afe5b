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
  /// All of `styles/later/`, which is loaded with `laterScript`.
  package let laterStyle: String
  /// What of `scripts/` and its folders runs when a page is opened, joined by what they import.
  package let script: String
  /// `scripts/later.js` and what it alone imports.
  package let laterScript: String
  /// All that the review page wears: both of the gallery's sheets, then `styles/review/`.
  let reviewStyle: String
  /// `scripts/review.js` and what it imports.
  let reviewScript: String
  /// `scripts/days.js` and what it imports.
  let daysScript: String
  /// The words of the pages, from `strings.json`.
  package let words: SiteWords

  /// The page that is written once per widget.
  static let widgetPage = "each-widget.html"
  /// The page that is written for reviews, and none of a gallery.
  static let reviewPage = "review.html"

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
    laterStyle = Self.joined(try Self.files(folder, "styles/later", "css"))
    let review = try Self.files(folder, "styles/review", "css")
    reviewStyle = [style, laterStyle, Self.joined(review)].joined(separator: "\n")
    let joiner = try ScriptJoiner(Self.scripts(folder))
    let scripts = joiner.scripts
    words = SiteWords(try Self.strings(folder))
    let strings = "const \(ScriptJoiner.strings) = \(words.script);\n"
    let closed = { (script: String) in "(function () {\n'use strict';\n" + script + "}());\n" }
    script = closed(strings + scripts.first)
    laterScript = scripts.later.isEmpty ? "" : closed(scripts.later)
    reviewScript = closed(strings + joiner.reviewScript)
    daysScript = closed(strings + joiner.daysScript)
  }

  private static func strings(_ folder: URL) throws -> [String: String] {
    let file = folder.appendingPathComponent("strings.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    guard let data = try? Data(contentsOf: file),
      let table = try? JSONDecoder().decode([String: String].self, from: data)
    else { throw TemplateError.unreadable(path: file.path) }
    return table
  }

  /// A page filled in, in the words of the page.
  func write(_ page: Template, _ values: [String: TemplateValue]) throws -> String {
    try page.write(values, parts: parts, words: words)
  }

  private static func joined(_ files: [(name: String, text: String)]) -> String {
    files.map { "/* \($0.name) */\n" + $0.text }.joined(separator: "\n")
  }

  /// The scripts of all folders in `scripts/`, by paths such as `scripts/model/store.js`.
  static func scripts(_ folder: URL) throws -> [(path: String, text: String)] {
    let scripts = folder.appendingPathComponent("scripts")
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: scripts.path) else {
      throw TemplateError.unreadable(path: scripts.path)
    }
    let isSeen = { (path: String) in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    return try paths.filter { $0.hasSuffix(".js") && isSeen($0) }.map {
      let file = scripts.appendingPathComponent($0)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw TemplateError.unreadable(path: file.path)
      }
      return ("scripts/" + $0, text)
    }
  }

  private static func files(
    _ folder: URL, _ subfolder: String, _ ending: String
  ) throws -> [(name: String, text: String)] {
    let whole = folder.appendingPathComponent(subfolder)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: whole.path) else {
      throw TemplateError.unreadable(path: whole.path)
    }
    return try names.filter { $0.hasSuffix("." + ending) && !$0.hasPrefix(".") }.sorted().map {
      let file = whole.appendingPathComponent($0)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw TemplateError.unreadable(path: file.path)
      }
      return ($0, text)
    }
  }
}
