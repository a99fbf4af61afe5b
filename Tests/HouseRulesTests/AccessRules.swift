import Foundation
import Testing

/// `public` means: Apple documents something of that name.
@Suite struct AccessRules {
  private let tree = SourceTree.standard

  @Test func theGalleryAndTheWorkshopHaveNothingPublic() {
    var offences: [Offence] = []
    for file in tree.swift
    where file.lies(in: "Sources/Gallery") || file.lies(in: "Sources/Workshop") {
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
    let keyword = Pattern(
      #"\bpublic (?:\w+ )*?(?:struct|class|enum|protocol|actor|typealias) (\w+)"#)
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources/Engine") {
      for match in keyword.matches(in: file.source) {
        let name = match.parts[1]
        if name.hasPrefix("_") || names.contains(name) { continue }
        offences.append(
          Offence(
            file.path, line: match.line,
            "Say package, or add \(name) to AppleNames.txt if Apple documents it."))
      }
    }
    expectKept("engine-access", offences)
  }

  @Test func everyTypeHasADocComment() {
    let type = Pattern(
      #"^ *(?:public |package |final |nonisolated |indirect |@\w+ )*"#
        + #"(?:struct|class|enum|protocol|actor) (?!var |func |subscript)\w.*$"#)
    expectKept(
      "type-comments", undocumented(type, "Say in a sentence what the type is.") { _ in true })
  }

  @Test func everyPublicDeclarationHasADocComment() {
    let declaration = Pattern(
      #"^.*\bpublic (?:static |nonisolated |mutating |final |indirect |class |isolated )*"#
        + #"(?:struct|class|enum|protocol|actor|func|var|let|init|subscript|typealias)\b.*$"#)
    // What a protocol of Apple's asks for is documented there.
    let witness = Pattern(
      #"\b(?:var (?:body|description|defaultValue|id|layoutDirectionBehavior"#
        + #"|displayRepresentation)\b"#
        + #"|func (?:==|hash\(into|path\(in|encode\(to|makeBody|resolve\(|_)|\binit\(from"#
        + #"|init\((?:string|integer|float|nil|array)Literal)"#)
    expectKept(
      "public-comments",
      undocumented(declaration, "Say in a sentence what it does, with units.") {
        !witness.matches($0)
      })
  }

  private func undocumented(
    _ pattern: Pattern, _ remedy: String, where counts: (String) -> Bool
  ) -> [Offence] {
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources") && !file.lies(in: "Sources/Demos") {
      for match in pattern.matches(in: file.source) where counts(match.parts[0]) {
        if !isDocumented(file, match.line - 1) {
          offences.append(Offence(file.path, line: match.line, remedy))
        }
      }
    }
    return offences
  }

  /// Whether a doc comment stands above; attributes in between may take several lines.
  private func isDocumented(_ file: SourceTree.File, _ index: Int) -> Bool {
    var above = index - 1
    var open = 0
    while above >= 0 {
      let line = file.lines[above].drop { $0 == " " }
      if line.hasPrefix("///") { return true }
      open += line.count { $0 == ")" } - line.count { $0 == "(" }
      if open == 0, !line.hasPrefix("@"), !line.hasPrefix("#if") { return false }
      above -= 1
    }
    return false
  }

  private func publicLines(of file: SourceTree.File) -> [Int] {
    Pattern(#"\bpublic (?!import)"#).matches(in: file.source).map(\.line)
  }
}
