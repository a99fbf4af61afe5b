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

  @Test func `Every text of the scripts is in the table, and no other`() throws {
    let folder = SiteFixture.templates.appendingPathComponent("scripts")
    var shown: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      shown.formUnion(Self.keys(of: SiteTemplates.withoutRemarks(text)))
    }
    let file = SiteFixture.templates.appendingPathComponent("strings.json")
    let table = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    #expect(shown.subtracting(table.keys).sorted() == [])
    #expect(Set(table.keys).subtracting(shown).sorted() == [])
    #expect(shown.count > 150)
  }

  @Test func `A text with values in it is listed with their places`() {
    let script = "t`Only ${Math.round({a: 1}.a)} of ${list}` + plural(2, 'picture') + t`Now`"
    #expect(Self.keys(of: script) == ["Only {0} of {1}", "{0} picture", "{0} pictures", "Now"])
  }
}
