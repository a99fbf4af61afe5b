import Foundation
import Testing

/// `public` means: Apple documents something of that name.
@Suite struct AccessRules {
  private let tree = SourceTree.standard

  @Test func theGalleryHasNothingPublic() {
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources/Gallery") {
      for line in publicLines(of: file) {
        offences.append(Offence(file.path, line: line, "Say package: Apple has no such name."))
      }
    }
    expectKept("gallery-access", offences)
  }

  /// Public types of the engine are in `AppleNames.txt`, or begin with an underscore where Swift
  /// forces a type into a public signature.
  @Test func theEngineMakesOnlyApplesNamesPublic() {
    let list = SourceTree.text("Tests/HouseRulesTests/AppleNames.txt")
    let names = Set(list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    let keyword = #/\bpublic (?:\w+ )*?(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources/Engine") {
      for (index, line) in file.code.enumerated() {
        guard let name = line.firstMatch(of: keyword)?.1, !name.hasPrefix("_") else { continue }
        if names.contains(String(name)) { continue }
        offences.append(
          Offence(
            file.path, line: index + 1,
            "Say package, or add \(name) to AppleNames.txt if Apple documents it."))
      }
    }
    expectKept("engine-access", offences)
  }

  @Test func everyTypeHasADocComment() {
    let keyword = #/^\s*(?:public |package |final |nonisolated |indirect |@\w+ )*(?:struct|class|enum|protocol|actor) \w/#
    expectKept(
      "type-comments",
      undocumented("Sources", keyword, "Say in a sentence what the type is.") { _ in true })
  }

  @Test func everyPublicDeclarationHasADocComment() {
    let keyword = #/\bpublic (?:static |nonisolated |mutating |final |indirect |class )*(?:struct|class|enum|protocol|actor|func|var|let|init|subscript|typealias)\b/#
    expectKept(
      "public-comments",
      undocumented("Sources", keyword, "Say in a sentence what it does, with units.") { line in
        // What a protocol of Apple's asks for is documented there.
        !line.contains(#/\b(body|==|hash\(into|path\(in|encode\(to|description|makeBody|defaultValue)\b/#)
      })
  }

  private func undocumented(
    _ folder: String, _ keyword: some RegexComponent, _ remedy: String,
    where counts: (Substring) -> Bool
  ) -> [Offence] {
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: folder) && !file.lies(in: "Sources/Demos") {
      for (index, line) in file.code.enumerated() where line.contains(keyword) && counts(line) {
        if !isDocumented(file, index) { offences.append(Offence(file.path, line: index + 1, remedy)) }
      }
    }
    return offences
  }

  /// Whether a doc comment stands above, attributes in between or not.
  private func isDocumented(_ file: SourceTree.File, _ index: Int) -> Bool {
    var above = index - 1
    while above >= 0 {
      let line = file.lines[above].drop { $0 == " " }
      if line.hasPrefix("///") { return true }
      if !line.hasPrefix("@") && !line.hasPrefix("#if") { return false }
      above -= 1
    }
    return false
  }

  private func publicLines(of file: SourceTree.File) -> [Int] {
    file.code.enumerated().compactMap { index, line in
      line.contains(#/\bpublic (?!import)/#) ? index + 1 : nil
    }
  }
}
