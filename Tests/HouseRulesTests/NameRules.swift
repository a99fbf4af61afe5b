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

  /// One name is one thing: what two modules need lies in one below both.
  @Test func noTwoTypesBelowTheVocabularyHaveOneName() {
    let folders = [
      "Sources/Engine", "Sources/Workshop", "Sources/Gallery", "Sources/Vocabulary/SwiftUIMacros",
    ]
    var seen: [String: String] = [:]
    var offences: [Offence] = []
    for file in tree.swift where folders.contains(where: { file.lies(in: $0) }) {
      for type in DeclaredTypes.outermost(in: file) {
        guard let other = seen.updateValue(file.path, forKey: type.name) else { continue }
        offences.append(
          Offence(
            file.path, line: type.line,
            """
            \(other) declares \(type.name) too: if they are one thing, leave one in a \
            module below both (Encodings, for what bytes and texts are written as), else name one \
            after what it is.
            """))
      }
    }
    expectKept("type-names", offences)
  }

  /// A file is named after a type, modifier, function or value in it, a family of types
  /// (`ButtonStyles`), or `Type+Topic`; one of inert modifiers after Apple's group of them.
  @Test func filesAreNamedAfterWhatIsInThem() {
    let free = ["main.swift", "Package.swift", "Exports.swift", "EntryPoint.swift"]
    var offences: [Offence] = []
    for file in tree.swift where file.lies(in: "Sources") && !free.contains(file.name) {
      let stem = String(file.stem.split(separator: "+")[0])
      let words = DeclaredTypes.names(in: file).map(\.name)
      let extended = DeclaredTypes.extended(in: file)
      let fits =
        (words + extended).contains { $0 == stem || $0 == "_" + stem }
        || words.contains { $0 + "s" == stem || isFamily(stem, of: $0) }
        || DeclaredTypes.topLevel(in: file).contains { name in
          capitalised(String(name.drop { $0 == "_" })) == stem
        }
        || holdsModifiers(file, stem)
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

  /// Whether `Padding` holds `padding`, or the file lies with the inert modifiers of a group.
  private func holdsModifiers(_ file: SourceTree.File, _ stem: String) -> Bool {
    let names = DeclaredModifiers.find(in: file).map(\.name)
    return names.contains { capitalised($0) == stem }
      || file.path.contains("/Modifiers/Inert/") && !names.isEmpty
  }

  private func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private func isFixture(_ path: String) -> Bool { path.hasPrefix("Tests/Fixtures/") }
}
