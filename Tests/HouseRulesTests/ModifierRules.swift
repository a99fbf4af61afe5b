import Testing

/// One guess finds a modifier: the file of its name, or Apple's group that inert ones lie in.
@Suite struct ModifierRules {
  private let files = SourceTree.standard.swift.filter { $0.lies(in: "Sources/Vocabulary") }

  @Test func everyModifierStandsInTheFileOfItsName() {
    var offences: [Offence] = []
    for file in files where !liesWithInert(file) {
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
    for file in files where liesWithInert(file) {
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
    // A module draws what another of the same name does not.
    var drawn: Set<[String]> = []
    var inert: [(modifier: DeclaredModifiers.Modifier, path: String, name: [String])] = []
    for file in files where !liesWithInert(file) {
      for modifier in DeclaredModifiers.find(in: file) {
        let name = [ModuleGraph.standard.owner(of: file.path)?.name ?? "", modifier.name]
        if modifier.isInert {
          inert.append((modifier, file.path, name))
        } else {
          drawn.insert(name)
        }
      }
    }
    let offences = inert.filter { !drawn.contains($0.name) }.map {
      Offence(
        $0.path, line: $0.modifier.line,
        "\($0.modifier.name) changes nothing: move it to Modifiers/Inert/<Apple's group>.swift.")
    }
    expectKept("inert-modifiers", offences)
  }

  /// Each rule reads some modifiers, so that none holds for want of any.
  @Test func modifiersAreFound() {
    for (module, least) in [("SwiftUI", 300), ("Charts", 40), ("WidgetKit", 10)] {
      let own = files.filter { $0.lies(in: "Sources/Vocabulary/" + module) }
      let found = own.map {
        (isInert: liesWithInert($0), count: DeclaredModifiers.find(in: $0).count)
      }
      #expect(found.reduce(0) { $0 + $1.count } > least)
      #expect(found.contains { $0.isInert && $0.count > 1 })
    }
  }

  private func liesWithInert(_ file: SourceTree.File) -> Bool {
    file.path.contains("/Modifiers/Inert/")
  }

  private func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
