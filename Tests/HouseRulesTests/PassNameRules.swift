import Testing

/// One word means one thing: what is called *place* belongs to the pass (`Sources/README.md`).
@Suite struct PassNameRules {
  private static let pass = "Sources/Engine/LayoutEngine"

  /// A name with the word in it; of names between backticks, which are sentences, nothing.
  private static let names = Pattern(
    #"`[^`\n]* [^`\n]*`|(func +)?\b(\w*(?:(?<![A-Za-z])place[sd]?|Place[sd]?)(?![a-z])\w*)(\()?"#)
  private static let declarations = Pattern(#"\b(?:func|var|let) +(\w+)"#)

  /// Apple's, which nobody can rename.
  private static let apples: Set<String> = ["openInPlace", "placeName"]

  private let tree = SourceTree.standard

  @Test func onlyThePassIsNamedSo() {
    let files = tree.swift.filter { !$0.lies(in: "Sources/Demos") }
    let known = Set(
      files.filter { $0.lies(in: Self.pass) }
        .flatMap { Self.declarations.matches(in: $0.source) }.map { $0.parts[1] })
    var offences: [Offence] = []
    for file in files where !file.lies(in: Self.pass) {
      for match in Self.names.matches(in: file.source) {
        let (name, isDeclared, isCalled) =
          (match.parts[2], !match.parts[1].isEmpty, !match.parts[3].isEmpty)
        if name.isEmpty { continue }
        let isPlain = name == "place" || name == "places"
        if Self.apples.contains(name) || known.contains(name), !isPlain || isCalled && !isDeclared {
          continue
        }
        offences.append(Offence(file.path, line: match.line, remedy(name)))
      }
    }
    expectKept("pass-names", offences)
  }

  @Test func noPathIsNamedSo() {
    let offences = tree.paths.compactMap { path -> Offence? in
      if path.hasPrefix("Tests/Fixtures/") || path.hasPrefix("Sources/Demos/") { return nil }
      let name = path.split(separator: "/").last ?? ""
      let found = Self.names.matches(in: SourceLines(String(name))).first
      return found.map { Offence(path, remedy($0.parts[2])) }
    }
    expectKept("pass-names", offences)
  }

  private func remedy(_ name: String) -> String {
    "Rename \(name): only the pass places. On disk it is a path, folder or file, in a source a "
      + "position, in a list an index or slot, of a widget or device a location."
  }
}
