import Testing

/// One guess finds a modifier: the file of its name, or Apple's group that inert ones lie in.
@Suite struct ModifierRules {
  private static let inert = "Sources/Vocabulary/SwiftUI/Modifiers/Inert"

  private let files = SourceTree.standard.swift.filter { $0.lies(in: "Sources/Vocabulary/SwiftUI") }

  @Test func everyModifierStandsInTheFileOfItsName() {
    var offences: [Offence] = []
    for file in files where !file.lies(in: Self.inert) {
      let stem = file.stem.split(separator: "+")[0]
      for modifier in DeclaredModifiers.find(in: file) where capitalised(modifier.name) != stem {
        offences.append(
          Offence(
            file.path, line: modifier.line,
            "Move \(modifier.name) to Modifiers/<Family>/\(capitalised(modifier.name)).swift."))
      }
    }
    expectKept("modifier-files", offences)
  }

  @Test func onlyModifiersThatChangeNoPictureAreInert() {
    var offences: [Offence] = []
    for file in files where file.lies(in: Self.inert) {
      for modifier in DeclaredModifiers.find(in: file) where !modifier.isInert {
        offences.append(
          Offence(
            file.path, line: modifier.line,
            "\(modifier.name) draws: move it to a file \(capitalised(modifier.name)).swift.")
        )
      }
    }
    expectKept("inert-modifiers", offences)
  }

  /// A modifier of which every overload changes nothing is not told from those that draw by its
  /// file, so it lies with its like.
  @Test func modifiersThatChangeNoPictureLieTogether() {
    var drawn: Set<String> = []
    var inert: [(modifier: DeclaredModifiers.Modifier, path: String)] = []
    for file in files where !file.lies(in: Self.inert) {
      for modifier in DeclaredModifiers.find(in: file) {
        if modifier.isInert {
          inert.append((modifier, file.path))
        } else {
          drawn.insert(modifier.name)
        }
      }
    }
    let offences = inert.filter { !drawn.contains($0.modifier.name) }.map {
      Offence(
        $0.path, line: $0.modifier.line,
        "\($0.modifier.name) changes nothing: move it to Modifiers/Inert/<Apple's group>.swift.")
    }
    expectKept("inert-modifiers", offences)
  }

  /// Each rule reads some modifiers, so that none holds for want of any.
  @Test func modifiersAreFound() {
    let found = files.map { (path: $0.path, count: DeclaredModifiers.find(in: $0).count) }
    #expect(found.reduce(0) { $0 + $1.count } > 300)
    #expect(found.contains { $0.path.hasPrefix(Self.inert) && $0.count > 1 })
  }

  private func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
