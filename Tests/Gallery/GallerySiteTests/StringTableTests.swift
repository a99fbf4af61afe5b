import Foundation
import Testing

@testable import GallerySite

@Suite struct StringTableTests {
  /// The texts that scripts show: t`…` with what is put in as `{0}`, `{1}`, and `plural(…, '…')`.
  static func keys(of script: String) -> Set<String> {
    var keys: Set<String> = []
    for match in script.matches(of: /\bplural\([^']*?'([a-z ]+)'\)/) {
      keys.formUnion(["{0} \(match.1)", "{0} \(match.1)s"])
    }
    for match in script.matches(of: /\bt`/) {
      keys.insert(key(script[match.range.upperBound...]))
    }
    return keys
  }

  private static func key(_ rest: Substring) -> String {
    var key = ""
    var depth = 0
    var count = 0
    var before: Character = " "
    for character in rest {
      if depth == 0, character == "`" { break }
      if depth == 0, character == "{", before == "$" {
        key.removeLast()
        key += "{\(count)}"
        count += 1
        depth = 1
      } else if depth > 0 {
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
      } else {
        key.append(character)
      }
      before = character
    }
    return key
  }

  /// The texts of a page or part, `{{"…"}}`, and of the code that fills them in.
  private static func keys(ofPage text: String) -> Set<String> {
    Set(text.matches(of: /\x7B\x7B"([^"]*)"/).map { String($0.1) })
  }

  private static func keys(ofCode text: String) -> Set<String> {
    var keys = Set(text.matches(of: /words\("([^"]*)"/).map { String($0.1) })
    for match in text.matches(of: /plural\([^"]*?"([a-z ]+)"\)/) {
      keys.formUnion(["{0} \(match.1)", "{0} \(match.1)s"])
    }
    return keys
  }

  private static func texts(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  @Test func `Every text of the pages is in the table, and no other`() throws {
    let site = SiteFixture.templates
    var shown: Set<String> = []
    for (_, text) in try SiteTemplates.scripts(site) {
      shown.formUnion(Self.keys(of: LeanScript.text(text)))
    }
    for folder in ["pages", "parts"] {
      let texts = try Self.texts(site.appendingPathComponent(folder))
      shown.formUnion(texts.flatMap(Self.keys(ofPage:)))
    }
    let code = "Sources/Gallery/GallerySite"
    let folder = site.deletingLastPathComponent().appendingPathComponent(code)
    let fromCode = try Self.texts(folder).flatMap(Self.keys(ofCode:))
    #expect(fromCode.contains("Never reloads"))
    shown.formUnion(fromCode)
    let file = SiteFixture.templates.appendingPathComponent("strings.json")
    let table = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    #expect(shown.subtracting(table.keys).sorted() == [])
    #expect(Set(table.keys).subtracting(shown).sorted() == [])
    #expect(shown.count > 150)
  }

  @Test func `A page without scripts has words of its own in the table's language`() throws {
    let words = SiteWords(["Page {0} of {1}": "{1} – {0}. Seite", "{0} file": "{0} Datei"])
    let page = try Template(#"<b>{{"Page {0} of {1}" here all}} {{"Now"}}</b>"#, name: "x.html")
    let made = try page.write(["here": "2", "all": "<9>"], words: words)
    #expect(made == "<b>&lt;9&gt; – 2. Seite Now</b>")
    let file = words.plural(1, "file")
    #expect(file == "1 Datei")
    #expect(words.said("{x} {7}", ["a"]) == "{x} {7}")
  }

  @Test func `No text of a page is outside of the table`() throws {
    for folder in ["pages", "parts"] {
      let texts = try Self.texts(SiteFixture.templates.appendingPathComponent(folder))
      for text in texts {
        // What is between elements, without tags of the template.
        let bare = text.replacing(/\{\{.*?\}\}/, with: "").replacing(/<[^>]*>/, with: "")
        let letters = bare.filter(\.isLetter)
        #expect(letters == "", "\(bare)")
      }
    }
  }

  @Test func `A text with values in it is listed with their marks`() {
    let script = "t`Only ${Math.round({a: 1}.a)} of ${list}` + plural(2, 'picture') + t`Now`"
    #expect(Self.keys(of: script) == ["Only {0} of {1}", "{0} picture", "{0} pictures", "Now"])
  }
}
