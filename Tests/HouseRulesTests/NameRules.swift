import Foundation
import Testing

/// A path says what lies there, on every file system.
@Suite struct NameRules {
  private let tree = SourceTree.standard

  @Test func pathsHaveNoSpaces() {
    let offences = tree.paths.filter { $0.contains(where: \.isWhitespace) && !isFixture($0) }
      .map { Offence($0, "Rename it without spaces.") }
    expectKept("spaces", offences)
  }

  @Test func noTwoPathsDifferOnlyInCase() {
    var seen: [String: String] = [:]
    var offences: [Offence] = []
    for path in tree.paths {
      if let other = seen.updateValue(path, forKey: path.lowercased()), other != path {
        offences.append(Offence(path, "Rename it: \(other) differs only in case."))
      }
    }
    expectKept("case", offences)
  }

  @Test func nothingHasANameThatSaysNothing() {
    let words = Pattern("(Utils?|Utilit(y|ies)|Helpers?|Manager|Common|Misc)$")
    var offences: [Offence] = []
    // Apple's own names are not ours to choose, nor are those of strangers.
    for file in tree.swift
    where !file.lies(in: "Sources/Demos") && !file.lies(in: "Sources/Vocabulary") {
      let parts = file.path.dropLast(6).split(separator: "/").flatMap { $0.split(separator: "+") }
      if parts.contains(where: { words.matches(String($0)) }) {
        offences.append(Offence(file.path, "Name it after what is in it."))
      }
      for type in DeclaredTypes.names(in: file) where words.matches(type.name) {
        offences.append(Offence(file.path, line: type.line, "Rename \(type.name)."))
      }
    }
    expectKept("empty-names", offences)
  }

  /// A file is named after a type in it or a family of them (`ButtonStyles`), or `Type+Topic`; in
  /// the folder of modifiers, after a modifier in it.
  @Test func filesAreNamedAfterWhatIsInThem() {
    let free = ["main.swift", "Package.swift", "Exports.swift", "EntryPoint.swift"]
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources") && !free.contains(file.name) {
      let stem = String(file.stem.split(separator: "+")[0])
      let words = DeclaredTypes.names(in: file).map(\.name)
      let extended = DeclaredTypes.extended(in: file)
      let fits =
        words.contains(stem) || extended.contains(stem) || holdsModifiers(file)
        || words.contains { $0 == "_" + stem || $0 + "s" == stem || isFamily(stem, of: $0) }
      if fits { continue }
      let known = (words + extended).prefix(3).joined(separator: ", ")
      offences.append(
        Offence(file.path, "Name the file after a type in it (\(known)) or split it."))
    }
    expectKept("file-names", offences)
  }

  /// Whether `ButtonStyles` may hold `PlainButtonStyle`.
  private func isFamily(_ plural: String, of type: String) -> Bool {
    plural.hasSuffix("s") && type.hasSuffix(plural.dropLast())
  }

  /// A family of modifiers, such as `Padding.swift`, extends `View` or `Text` only.
  private func holdsModifiers(_ file: SourceTree.File) -> Bool {
    file.path.contains("/Modifiers/") && DeclaredTypes.extended(in: file).contains("View")
  }

  private func isFixture(_ path: String) -> Bool { path.hasPrefix("Tests/Fixtures/") }
}
