import Foundation
import Testing

/// Every number has a reason that can be read in the repository: citations lead to sections of
/// `Sources/Facts`, and no section is kept that nothing rests on.
@Suite struct FactRules {
  private static let tree = SourceTree.standard
  private static let folder = "Sources/Facts/"

  /// Where a section is cited: a file and a line, counted from 1.
  struct Citation: Hashable {
    var path: String
    var line: Int
    /// `layout.md#frames`.
    var section: String
  }

  @Test func everyCitationLeadsToASection() {
    let sections = Self.sections
    let offences = Self.citations.filter { !sections.contains($0.section) }.map {
      Offence(
        $0.path, line: $0.line,
        "There is no section \($0.section) in \(Self.folder): write it, or cite the right one.")
    }
    expectKept("unknown-facts", offences)
  }

  @Test func everySectionIsCited() {
    let cited = Set(Self.citations.map(\.section))
    let offences = Self.sections.subtracting(cited).sorted().map { section in
      let file = section.prefix { $0 != "#" }
      return Offence(
        Self.folder + file, "Nothing cites #\(section.dropFirst(file.count + 1)): remove it.")
    }
    expectKept("unused-facts", offences)
  }

  @Test func headingsAndCitationsAreFound() {
    let text = "# Fonts\n\n## San Francisco's line\n\ntext\n\n## Line heights\n"
    #expect(Self.sections(text, of: "f.md") == ["f.md#san-franciscos-line", "f.md#line-heights"])
    let comment = "let a = 1\n/// Rounded (Facts/f.md#line-heights), see Facts/f.md#none.\n"
    #expect(
      Self.citations(comment, in: "A.swift") == [
        Citation(path: "A.swift", line: 2, section: "f.md#line-heights"),
        Citation(path: "A.swift", line: 2, section: "f.md#none"),
      ])
  }

  /// All sections, as they are cited.
  private static var sections: Set<String> {
    let files = tree.paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".md") }
    return Set(
      files.flatMap { sections(SourceTree.text($0), of: String($0.dropFirst(folder.count))) })
  }

  /// The headings of the second level, in lower case with hyphens.
  static func sections(_ text: String, of file: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { heading in
      let words = heading.dropFirst(3).lowercased().replacing(" ", with: "-")
      return file + "#" + words.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  private static var citations: [Citation] {
    let endings = [".swift", ".md", ".json", ".tsv", ".js", ".py", ".css"]
    let files = tree.paths.filter { path in
      !path.hasPrefix(folder) && path != "Tests/HouseRulesTests/FactRules.swift"
        && endings.contains(where: path.hasSuffix)
    }
    return files.flatMap { citations(SourceTree.text($0), in: $0) }
  }

  static func citations(_ text: String, in path: String) -> [Citation] {
    guard text.contains("Facts/") else { return [] }
    var found: [Citation] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for match in line.matches(of: /\bFacts\/([a-z-]+\.md#[a-z0-9-]+)/) {
        found.append(Citation(path: path, line: index + 1, section: String(match.1)))
      }
    }
    return found
  }
}
